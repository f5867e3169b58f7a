# C types of board.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.romeo_juliet cimport chapter as _chapter
from sottovoce.games.romeo_juliet cimport names
from sottovoce.rules cimport bits

cdef int PAIR_A[36]
cdef int PAIR_B[36]


@cython.final
cdef class Board:
    cdef readonly _chapter.Chapter chapter
    cdef readonly int love, hate, heart, only
    cdef readonly int peaceless, doubled, truce, closed, idle, loveless, held, guards, in_force, rivalries, n_reveals
    cdef readonly bint conditional
    cdef readonly int at[11]
    cdef readonly int missives[3]
    cdef readonly int slots[16]
    cdef readonly int rivals[16]
    cdef readonly int reveals[96]
    cdef int _words[40]
    cdef int _ways[80]
    cdef void move(self, int token, int place) noexcept nogil
    cdef void put(self, int token, int place) noexcept nogil
    cdef void step(self, int token, int direction) noexcept nogil
    @cython.locals(a=int, b=int, place=int)
    cdef void swap(self, int tokens) noexcept nogil
    @cython.locals(held=int, lover=int)
    cpdef void enter(self, int seat, int place, int companion) noexcept nogil
    cdef void spend(self, int seat, int n) noexcept nogil
    cdef void gain(self, int seat, int n) noexcept nogil
    cdef void lose(self, int seat, int n) noexcept nogil
    @cython.locals(all_movable=int)
    cdef int movable(self, int place) noexcept nogil
    cpdef bint can_use(self, int place) noexcept nogil
    @cython.locals(movable=int, n=int, pair=int, token=int)
    cdef int list_ways(self, int place, int* out) noexcept nogil
    @cython.locals(direction=int, pair=int)
    cpdef void use(self, int action) noexcept nogil
    @cython.locals(found=int, token=int)
    cdef int who_is_at(self, int place) noexcept nogil
    @cython.locals(capulets=bint, juliet=bint, montagues=bint, romeo=bint)
    cdef bint clashes(self, int here) noexcept nogil
    @cython.locals(hateful=bint, here=int, n=int)
    cpdef int hate_in(self, int place) noexcept nogil
    cdef void add_hate(self, int place, int n) noexcept nogil
    cpdef bint is_lost(self) noexcept nogil
    cpdef int love_in(self, int place) noexcept nogil
    @cython.locals(place=int, token=int)
    cpdef int love_to_come(self) noexcept nogil
    cdef void grow_love(self, int steps) noexcept nogil
    cpdef bint nurse_is_with_juliet(self) noexcept nogil
    cpdef bint is_in_force(self, int kind) noexcept nogil
    @cython.locals(step=int)
    cdef void weigh_events(self) noexcept nogil
    @cython.locals(kind=int, places=int, row=int, tokens=int)
    cdef void _weigh(self, int event) noexcept nogil
    @cython.locals(kind=int, other=int, token=int)
    cpdef bint is_fulfilled(self, int row) noexcept nogil
    @cython.locals(step=int)
    cdef void drift(self) noexcept nogil
    @cython.locals(row=int, token=int)
    cdef void _drift_by(self, int event) noexcept nogil
    @cython.locals(kind=int, n=int, token=int, tokens=int)
    cpdef void carry_out(self, int row) noexcept nogil
    cdef void reveal(self, int kind, int what, int where) noexcept nogil
    cpdef int place_of(self, int token) noexcept nogil
    cpdef int beside(self, int place, int direction) noexcept nogil
    @cython.locals(i=int, n=int)
    cpdef list ways(self, int place)
    @cython.locals(n=int, place=int)
    cpdef int hate_to_come(self) noexcept nogil
    @cython.locals(n=int, place=int)
    cpdef int clashing_places(self) noexcept nogil
    @cython.locals(step=int, token=int)
    cdef int save(self, int* words, int n) noexcept nogil
    @cython.locals(step=int, token=int)
    cdef int load(self, int* words, int n) noexcept nogil
    @cython.locals(i=int)
    cpdef become(self, tuple words)
    @cython.locals(other=Board)
    cpdef Board copy(self)
