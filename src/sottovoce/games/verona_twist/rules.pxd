# C types of rules.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.verona_twist cimport names
from sottovoce.rules cimport bits, contract
from sottovoce.rules cimport constants
from sottovoce.rules cimport rng as _rng

ctypedef unsigned int set_t

cdef set_t CENTRE, FOLD_ROWS, FOLD_COLUMN
cdef set_t LINE_SQUARES[80]
cdef set_t NEXT_TO[20]
cdef set_t BESIDE[20]
cdef set_t SLIDES[2560]
cdef set_t JUMPS[2560]
cdef int SAME_AREA[64]

@cython.locals(taken=set_t)
cdef int line_key(int line, int square, set_t occupied) noexcept nogil
cdef set_t straight(int square, set_t occupied) noexcept nogil
cdef set_t slanting(int square, set_t occupied) noexcept nogil
cdef set_t leaping(int square, set_t occupied) noexcept nogil
cpdef set_t reach(int character, int square, set_t occupied) noexcept nogil
@cython.locals(taken=set_t)
cpdef bint is_placing(int placing) noexcept nogil


cdef class Position(contract.Position):
    cdef readonly int squares[6]
    cdef readonly set_t occupied
    cdef readonly int active, pairs, lovers, days_left, said, phase, rounds
    cdef readonly bint random_lovers, random_placement
    cdef set_t _reached[6]
    @cython.final
    @cython.locals(character=int)
    cdef void _place(self, int placing) noexcept nogil
    @cython.final
    cdef void _hide(self, int pair) noexcept nogil
    @cython.final
    cdef void _new_round(self) noexcept nogil
    @cython.locals(n=int, character=int, reached=set_t)
    cdef int c_legal(self, int seat, int* out) noexcept nogil
    cdef void c_play(self, int seat, int action) noexcept nogil
    @cython.final
    cdef void _move(self, int character, int square) noexcept nogil
    @cython.final
    @cython.locals(character=int)
    cdef bint _anyone_can_move(self) noexcept nogil
    @cython.final
    @cython.locals(inside=int, character=int)
    cdef int _in_centre(self) noexcept nogil
    @cython.final
    @cython.locals(alike=int)
    cdef void _report(self) noexcept nogil
    @cython.final
    cdef void _end_of_round(self) noexcept nogil
    @cython.final
    cdef void _end(self, int winner, int reason) noexcept nogil
    cdef int c_count(self, int seat) noexcept nogil
    cdef bint c_allows(self, int seat, int action) noexcept nogil
    @cython.final
    @cython.locals(reached=set_t)
    cdef bint _can_move(self, int character, int square) noexcept nogil
    @cython.locals(placing=int, taken=set_t, square=int)
    cdef int c_draw(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(rest=set_t)
    cdef void c_resample(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(moves=int, total=int, chosen=int, character=int, rest=set_t)
    cdef int c_playout(self, _rng.Rng rng) noexcept nogil
    @cython.locals(character=int)
    cdef int c_save(self, int* words) noexcept nogil
    @cython.locals(character=int)
    cdef void c_load(self, int* words) noexcept nogil
