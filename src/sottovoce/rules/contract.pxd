# C types of contract.py: only the widths of the numbers are here.
cimport cython
from sottovoce.rules cimport names
from sottovoce.rules cimport rng as _rng

cdef _rng.word_t FNV_START, FNV_PRIME, M32, M64


cdef class Position:
    cdef readonly int seats, to_move, winners, reason
    cdef int _list[names.MOST_LEGAL]
    cdef int _words[names.MOST_WORDS]
    cdef bint owes(self, int seat) noexcept nogil
    cdef int legal(self, int seat, int* out) noexcept nogil
    cdef void play(self, int seat, int action) noexcept nogil
    cdef int how_many(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef bint allows(self, int seat, int action) noexcept nogil
    cdef int draw(self, int seat, _rng.Rng rng) noexcept nogil
    cpdef int weight(self, int seat, int action)
    cdef double score(self, int seat) noexcept nogil
    cdef void resample(self, int seat, _rng.Rng rng) noexcept nogil
    cdef int save(self, int* words) noexcept nogil
    cdef void load(self, int* words) noexcept nogil
    cdef int playout(self, _rng.Rng rng) noexcept nogil
    @cython.locals(moves=int, n=int)
    cdef int wander(self, _rng.Rng rng) noexcept nogil
    @cython.locals(n=int, i=int, h=_rng.word_t)
    cdef _rng.word_t digest(self) noexcept nogil
    @cython.locals(seat=int)
    cpdef tuple to_act(self)
    @cython.locals(n=int, i=int, actions=list)
    cpdef list legal_actions(self, int seat)
    cpdef list every_action(self, int seat)
    cpdef int choices(self, int seat)
    cpdef bint accepts(self, int seat, int action)
    cpdef int any_action(self, int seat, _rng.Rng rng)
    cpdef apply(self, int seat, int action)
    cpdef int run_out(self, _rng.Rng rng)
    cpdef double points(self, int seat)
    @cython.locals(other=Position)
    cpdef Position resampled(self, int seat, _rng.Rng rng)
    cpdef _rng.word_t fingerprint(self)
    @cython.locals(n=int, i=int)
    cpdef tuple state(self)
    @cython.locals(i=int)
    cpdef restore(self, tuple state)
    @cython.locals(other=Position)
    cpdef Position copy(self)


cdef class Playouts:
    cdef readonly long long games, moves
    cdef readonly _rng.word_t digest
    cdef readonly list wins, scores
    cdef readonly dict reasons
    cdef int _start[names.MOST_WORDS]
    @cython.locals(seat=int)
    cpdef run(self, Position position, int games, _rng.Rng rng, bint by_list=*)


cdef class Count:
    cdef readonly long long most, visited
    @cython.locals(seat=int, action=int, total=cython.longlong)
    cpdef long long run(self, Position position, int depth, bint chance) except -1
