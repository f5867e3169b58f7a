# C types of contract.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.rules cimport constants
from sottovoce.rules cimport rng as _rng

cdef _rng.word_t FNV_START, FNV_PRIME, M32, M64


cdef class Position:
    cdef readonly int seats, to_move, winners, reason
    cdef int _list[constants.MOST_LEGAL]
    cdef int _words[constants.MOST_WORDS]
    cdef bint c_owes(self, int seat) noexcept nogil
    cdef int c_legal(self, int seat, int* out) noexcept nogil
    cdef void c_play(self, int seat, int action) noexcept nogil
    cdef int c_count(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef bint c_allows(self, int seat, int action) noexcept nogil
    cdef int c_draw(self, int seat, _rng.Rng rng) noexcept nogil
    cpdef int weight(self, int seat, int action)
    cdef double c_score(self, int seat) noexcept nogil
    cdef void c_resample(self, int seat, _rng.Rng rng) noexcept nogil
    cdef int c_save(self, int* words) noexcept nogil
    cdef void c_load(self, int* words) noexcept nogil
    cdef int c_playout(self, _rng.Rng rng) noexcept nogil
    @cython.locals(moves=int, n=int)
    cdef int c_playout_by_list(self, _rng.Rng rng) noexcept nogil
    @cython.locals(n=int, i=int, h=_rng.word_t)
    cdef _rng.word_t c_digest(self) noexcept nogil
    @cython.locals(seat=int)
    cpdef tuple to_act(self)
    @cython.locals(n=int, i=int, actions=list)
    cpdef list legal(self, int seat)
    cpdef list every_legal(self, int seat)
    cpdef int count(self, int seat)
    cpdef bint allows(self, int seat, int action)
    cpdef int draw(self, int seat, _rng.Rng rng)
    cpdef play(self, int seat, int action)
    cpdef int playout(self, _rng.Rng rng)
    cpdef double score(self, int seat)
    @cython.locals(other=Position)
    cpdef Position resample(self, int seat, _rng.Rng rng)
    cpdef _rng.word_t digest(self)
    @cython.locals(n=int, i=int)
    cpdef tuple save(self)
    @cython.locals(i=int)
    cpdef load(self, tuple state)
    @cython.locals(other=Position)
    cpdef Position copy(self)


cdef class Playouts:
    cdef readonly long long games, moves
    cdef readonly _rng.word_t digest
    cdef readonly list wins, scores
    cdef readonly dict reasons
    cdef int _start[constants.MOST_WORDS]
    @cython.locals(seat=int)
    cpdef run(self, Position position, int games, _rng.Rng rng, bint by_list=*)


cdef class Count:
    cdef readonly long long most, visited
    @cython.locals(seat=int, action=int, total=cython.longlong)
    cpdef long long run(self, Position position, int depth, bint chance) except -1
