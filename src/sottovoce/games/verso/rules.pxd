# C types of rules.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.verso cimport backs as _backs
from sottovoce.games.verso cimport names
from sottovoce.rules cimport bits, contract
from sottovoce.rules cimport constants
from sottovoce.rules cimport rng as _rng

cdef int UP[180]
cdef int TAKES[65]
cdef int TOP_TWO[130]
cdef int HIGHEST[128]
cdef int FITTING[918]
cdef int FITTING_FROM[129]


cdef class Position(contract.Position):
    cdef readonly bint forced_flip, stacked
    cdef readonly int facing[90]
    cdef readonly int both_seen[90]
    cdef readonly int slots[126]
    cdef readonly int rows[18]
    cdef readonly int pile[90]
    cdef readonly int tokens[6]
    cdef readonly int formed[6]
    cdef readonly int reveals[32]
    cdef readonly int phase, dealt, top, left, discards, square_stands, turn, drawer, asked, n_reveals
    cdef _backs.Backs _backs
    @cython.final
    @cython.locals(card=int)
    cdef void _set_up(self) noexcept nogil
    @cython.final
    cdef void _next_card(self, int phase) noexcept nogil
    @cython.final
    @cython.locals(at=int)
    cdef void _deal(self, int lying) noexcept nogil
    @cython.final
    cdef void _uncover(self) noexcept nogil
    @cython.locals(n=int, at=int, colour=int, row=int, i=int)
    cdef int c_legal(self, int seat, int* out) noexcept nogil
    cdef void c_play(self, int seat, int action) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef void _draw(self, int seat, bint flip) noexcept nogil
    @cython.final
    cdef void _turn_over(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(slot=int)
    cdef bint _is_shown(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(slot=int)
    cdef void _place(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(at=int, card=int)
    cdef int _lift(self, int seat, int colour, int place) noexcept nogil
    @cython.final
    cdef void _discard(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(left=int, right=int, points=int)
    cdef void _bank(self, int seat, int colour, int series) noexcept nogil
    @cython.final
    @cython.locals(points=int, rest=int, card=int)
    cdef int _worth(self, int seat, int colour, int series) noexcept nogil
    @cython.final
    @cython.locals(place=int, card=int)
    cdef void _flip_highest(self, int seat, int colour) noexcept nogil
    @cython.final
    @cython.locals(stands=bint, colour=int)
    cdef void _judge_square(self, int seat) noexcept nogil
    @cython.final
    cdef void _end_of_turn(self) noexcept nogil
    @cython.final
    @cython.locals(card=int, before=int, after=int, numbers=bint)
    cdef void _other_players_turn(self) noexcept nogil
    @cython.final
    cdef void _last_banks(self) noexcept nogil
    @cython.final
    cdef void _next_last_bank(self) noexcept nogil
    @cython.final
    @cython.locals(most=int, seat=int)
    cdef void _end(self) noexcept nogil
    cdef double c_score(self, int seat) noexcept nogil
    @cython.final
    cdef int _card(self, int card) noexcept nogil
    @cython.final
    cdef void _reveal(self, int kind, int seat, int what) noexcept nogil
    cdef int c_count(self, int seat) noexcept nogil
    @cython.locals(at=int)
    cdef int c_draw(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(card=int, face=int, at=int)
    cdef void c_resample(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.final
    @cython.locals(card=int, face=int)
    cdef void _ask_backs(self) noexcept nogil
    @cython.final
    @cython.locals(at=int, other=int, lying=int)
    cdef void _shuffle(self, _rng.Rng rng) noexcept nogil
    @cython.locals(moves=int)
    cdef int c_playout(self, _rng.Rng rng) noexcept nogil
    @cython.locals(n=int, seat=int, card=int, at=int)
    cdef int c_save(self, int* words) noexcept nogil
    @cython.locals(n=int, seat=int, card=int, at=int, row=int, place=int)
    cdef void c_load(self, int* words) noexcept nogil
