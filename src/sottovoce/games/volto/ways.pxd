# C types of ways.py.
cimport cython
from sottovoce.games.volto cimport names
from sottovoce.rules cimport rng as _rng

cdef int WHOLE_CAST, LEFTOVERS
cdef int UNIT[5]
cdef int CAST[5]

cdef int left_of(int kind, int left, int masks) noexcept nogil
@cython.locals(seen=int, kind=int)
cpdef bint is_setup(int setup) noexcept nogil


@cython.final
cdef class Ways:
    cdef readonly _rng.word_t could
    cdef int _ways[704]
    cdef int _before[704]
    cpdef int count(self, _rng.word_t could) noexcept nogil
    @cython.locals(mask=int, left=int, kind=int, of=int, total=int)
    cdef void _fill(self, _rng.word_t could) noexcept nogil
    @cython.locals(chosen=int, left=int, setup=int, mask=int, of=int, kind=int, ways=int)
    cpdef int draw(self, _rng.word_t could, _rng.Rng rng) noexcept nogil
    @cython.locals(i=int, mask=int, of=int, kind=int, total=int, left=int, before=int)
    cpdef list tally(self, _rng.word_t could)
