# C types of rng.py.
cimport cython

ctypedef unsigned long long word_t

cdef word_t M32, M64, STRIDE, MIX_1, MIX_2


@cython.final
cdef class Rng:
    cdef public word_t state
    @cython.locals(z=word_t)
    cpdef word_t word(self) noexcept nogil
    @cython.locals(product=word_t, uneven=word_t)
    cpdef word_t below(self, word_t n) noexcept nogil
