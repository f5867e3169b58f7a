# C types of rules.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.volto cimport names
from sottovoce.games.volto cimport ways as _ways
from sottovoce.rules cimport bits, contract
from sottovoce.rules cimport constants
from sottovoce.rules cimport rng as _rng

ctypedef unsigned long long set_t

cdef set_t STEPS[175]
cdef int NEIGHBOURS[1400]
cdef int MOVERS[2450]
cdef set_t FAR_PALACE[2]
cdef int START[20]
cdef set_t UNKNOWN, M25

@cython.locals(step=int, reached=set_t)
cdef set_t ahead(int side, int square, set_t own, set_t theirs) noexcept nogil
@cython.locals(reached=set_t)
cpdef set_t reach(int kind, int side, int square, set_t own, set_t theirs) noexcept nogil


cdef class Position(contract.Position):
    cdef readonly int kinds[20]
    cdef readonly int squares[20]
    cdef readonly int at[35]
    cdef readonly set_t held[2]
    cdef readonly set_t could[2]
    cdef readonly int damsels[2]
    cdef readonly int ready, phase, quiet, moves, taken, fell
    cdef readonly bint skipped, hidden_capturer
    cdef short _past[names.MOST_MOVES]
    cdef int _then[35]
    cdef _ways.Ways _ways
    cdef bint c_owes(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(mask=int)
    cdef void _set_up(self, int side, int setup) noexcept nogil
    @cython.final
    @cython.locals(mask=int)
    cdef void _assign(self, int side, int setup) noexcept nogil
    @cython.final
    cdef void _put(self, int mask, int square) noexcept nogil
    @cython.final
    @cython.locals(side=int)
    cdef set_t _reached(self, int mask) noexcept nogil
    @cython.locals(n=int, own=set_t, theirs=set_t, mask=int, reached=set_t, origin=int, rest=set_t)
    cdef int c_legal(self, int seat, int* out) noexcept nogil
    cdef void c_play(self, int seat, int action) noexcept nogil
    @cython.final
    cdef void _turn(self, int mask, int move) noexcept nogil
    @cython.final
    @cython.locals(side=int, square=int, other=int)
    cdef void _move(self, int mask, int move) noexcept nogil
    @cython.final
    @cython.locals(square=int)
    cdef void _lift(self, int mask) noexcept nogil
    @cython.final
    cdef void _capture(self, int mask, int other) noexcept nogil
    @cython.final
    @cython.locals(side=int)
    cdef void _end_of_turn(self, int mask) noexcept nogil
    @cython.final
    @cython.locals(rival=int)
    cdef void _next_turn(self, int side) noexcept nogil
    @cython.final
    @cython.locals(mask=int)
    cdef bint _can_move(self, int side) noexcept nogil
    @cython.final
    @cython.locals(times=int, square=int, elsewhere=int, i=int, origin=int, mask=int)
    cdef int _occurrences(self) noexcept nogil
    @cython.final
    @cython.locals(mask=int)
    cdef void _end(self, int winners, int reason) noexcept nogil
    cdef int c_count(self, int seat) noexcept nogil
    @cython.locals(mask=int, square=int, captures=bint)
    cdef bint c_allows(self, int seat, int action) noexcept nogil
    cdef int c_draw(self, int seat, _rng.Rng rng) noexcept nogil
    cpdef list every_legal(self, int seat)
    @cython.final
    @cython.locals(others=set_t)
    cdef void _narrow(self, int mask, set_t kinds) noexcept nogil
    @cython.final
    @cython.locals(found=set_t, mask=int, kinds=set_t, kind=int)
    cdef set_t _stuck(self, int side) noexcept nogil
    @cython.locals(side=int)
    cdef void c_resample(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(i=int)
    cpdef list tally(self, int side)
    cpdef int times(self)
    @cython.locals(i=int)
    cpdef list past(self)
    @cython.locals(moves=int, square=int, mask=int, tried=int)
    cdef int c_playout(self, _rng.Rng rng) noexcept nogil
    @cython.final
    @cython.locals(side=int, origin=int, kind=int, square=int)
    cdef int _tried(self, int mask, int way) noexcept nogil
    @cython.locals(mask=int, side=int, n=int, i=int, j=int, word=int)
    cdef int c_save(self, int* words) noexcept nogil
    @cython.locals(square=int, mask=int, side=int, i=int, word=int, high=set_t)
    cdef void c_load(self, int* words) noexcept nogil
