# C types of rules.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.romeo_juliet cimport board as _board
from sottovoce.games.romeo_juliet cimport cards as _cards
from sottovoce.games.romeo_juliet cimport chapter as _chapter
from sottovoce.games.romeo_juliet cimport events as _events
from sottovoce.games.romeo_juliet cimport names
from sottovoce.rules cimport constants, contract
from sottovoce.rules cimport rng as _rng


cdef class Position(contract.Position):
    cdef readonly _chapter.Chapter chapter
    cdef readonly _board.Board board
    cdef readonly _cards.Cards cards
    cdef readonly _events.Events events
    cdef readonly int first, act, scene, phase, drawing, talker, words_said
    cdef readonly int latest[2]
    cdef readonly int proposed[2]
    cdef readonly int said[16]
    cdef readonly int sealed[2]
    cdef readonly int named[2]
    cdef readonly bint mercy
    @cython.final
    cdef int _now(self) noexcept nogil
    @cython.final
    cdef void _prelude(self) noexcept nogil
    @cython.final
    cdef int _most_in_hand(self, int pile) noexcept nogil
    @cython.final
    @cython.locals(kind=int, pile=int)
    cdef void _draw_up(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, word=int)
    cdef void _rendezvous(self) noexcept nogil
    @cython.final
    cdef int _price(self) noexcept nogil
    @cython.final
    @cython.locals(word=int)
    cdef bint _has_written(self) noexcept nogil
    @cython.final
    cdef bint _decides(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(heart=int, mine=int, n=int, place=int, theirs=int)
    cdef int _talk(self, int seat, int* out) noexcept nogil
    @cython.final
    @cython.locals(price=int)
    cdef void _say(self, int seat, int action) noexcept nogil
    @cython.final
    cdef void _settle(self, int heart) noexcept nogil
    @cython.final
    cdef void _choose(self, int seat, int cards) noexcept nogil
    @cython.final
    @cython.locals(n=int, seat=int)
    cdef void _turn_up_cards(self) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void _enter(self, int seat) noexcept nogil
    @cython.final
    cdef void _go(self, int seat, int place) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void _effects(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(place=int, steps=int)
    cdef void _epilogue(self) noexcept nogil
    @cython.final
    cdef void _next_event(self) noexcept nogil
    @cython.final
    cdef void _turn_up(self, int event) noexcept nogil
    @cython.final
    cdef void _after_event(self, bint stopped) noexcept nogil
    @cython.final
    @cython.locals(kind=int)
    cdef void _ask(self) noexcept nogil
    @cython.final
    cdef int _pile_to_show(self, int seat) noexcept nogil
    @cython.final
    cdef void _seal(self, int seat, int what) noexcept nogil
    @cython.final
    @cython.locals(pile=int, what=int)
    cdef void _tell(self, int seat) noexcept nogil
    @cython.final
    cdef void _end_of_scene(self) noexcept nogil
    @cython.final
    cdef void _next_act(self) noexcept nogil
    @cython.final
    cdef void _end(self, int reason) noexcept nogil
    cdef double c_score(self, int seat) noexcept nogil
    cdef bint c_owes(self, int seat) noexcept nogil
    @cython.locals(n=int, pile=int, place=int)
    cdef int c_legal(self, int seat, int* out) noexcept nogil
    @cython.locals(kind=int)
    cdef void c_play(self, int seat, int action) noexcept nogil
    cpdef int weight(self, int seat, int action)
    cdef int c_draw(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(other=int)
    cdef void c_resample(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(n=int, seat=int, word=int)
    cdef int c_save(self, int* words) noexcept nogil
    @cython.locals(n=int, seat=int, word=int)
    cdef void c_load(self, int* words) noexcept nogil
