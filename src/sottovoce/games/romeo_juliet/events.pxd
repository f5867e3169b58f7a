# C types of events.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.romeo_juliet cimport board as _board
from sottovoce.games.romeo_juliet cimport chapter as _chapter
from sottovoce.games.romeo_juliet cimport names
from sottovoce.rules cimport bits
from sottovoce.rules cimport rng as _rng


@cython.final
cdef class Events:
    cdef readonly _chapter.Chapter chapter
    cdef readonly _board.Board board
    cdef readonly int turned, due, row, rows_end, deciding
    cdef readonly bint stacked
    cdef readonly int order[16]
    cdef readonly int used[64]
    cdef readonly int left[4]
    cdef void finish_event(self) noexcept nogil
    cdef int _in_pile(self) noexcept nogil
    cdef void turn_up(self, int event) noexcept nogil
    cdef bint resolve(self) noexcept nogil
    @cython.locals(kind=int)
    cdef bint _carry_out(self, int row) noexcept nogil
    @cython.locals(first=int, one=bint, two=bint)
    cdef bint _either(self, int row) noexcept nogil
    @cython.locals(kind=int, n=int)
    cdef bint _is_possible(self, int row) noexcept nogil
    cdef bint _ask(self, int row) noexcept nogil
    cdef int decider(self) noexcept nogil
    @cython.locals(kind=int, n=int)
    cdef int list_decision(self, int* out) noexcept nogil
    cdef bint decide(self, int action) noexcept nogil
    @cython.locals(event=int, level=int, n=int)
    cdef int list_pile(self, int* out) noexcept nogil
    @cython.locals(event=int, n=int)
    cdef int _unseen(self, int level) noexcept nogil
    @cython.locals(level=int, other=int, weight=int)
    cdef int weight(self, int event) noexcept nogil
    @cython.locals(event=int, level=int, n=int)
    cdef int draw(self, _rng.Rng rng) noexcept nogil
    @cython.locals(event=int, n=int, total=int)
    cdef void shuffle(self, _rng.Rng rng) noexcept nogil
    @cython.locals(at=int)
    cdef int save(self, int* words, int n) noexcept nogil
    @cython.locals(at=int)
    cdef int load(self, int* words, int n) noexcept nogil
    @cython.locals(event=int, level=int, step=int)
    cdef void _recount(self) noexcept nogil
