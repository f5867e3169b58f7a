# C types of hands.py.
cimport cython
from sottovoce.games.romeo_juliet cimport names
from sottovoce.games.romeo_juliet cimport chapter as _chapter
from sottovoce.rules cimport bits
from sottovoce.rules cimport rng as _rng


@cython.final
cdef class Hands:
    cdef readonly long long weights[128]
    cdef long long _next[128]
    cdef int _kinds[7]
    cdef readonly int played
    @cython.locals(card=int, other=int)
    cdef void start(self, _chapter.Chapter chapter, int pile, int hand) noexcept nogil
    @cython.locals(card=int, hand=int)
    cdef void draw_one(self) noexcept nogil
    @cython.locals(hand=int)
    cdef void play(self, int card) noexcept nogil
    @cython.locals(card=int, hand=int)
    cdef void show(self, int kind) noexcept nogil
    cdef void show_all(self, int shown) noexcept nogil
    @cython.locals(card=int, hand=int)
    cdef void hold_one(self) noexcept nogil
    @cython.locals(n=int, drew=int, put=int, shown=int, held=int)
    cpdef dict all(self, _chapter.Chapter chapter, int pile, int hand, object scenes)
    @cython.locals(hand=int, total=cython.longlong)
    cdef long long total(self) noexcept nogil
    @cython.locals(hand=int, at=cython.longlong)
    cdef int pick(self, _rng.Rng rng) noexcept nogil
    @cython.locals(out=int)
    cdef bint _is_next(self, int hand, int card) noexcept nogil
    @cython.locals(n=int)
    cdef int _left(self, int hand, int card) noexcept nogil
    @cython.locals(n=int)
    cdef int _copies(self, int hand, int card) noexcept nogil
    cdef int _lowest(self, int card) noexcept nogil
    @cython.locals(hand=int, a=cython.longlong, b=cython.longlong, common=cython.longlong)
    cdef void _turn(self) noexcept nogil
