# C types of events.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.romeo_juliet cimport cards as _cards
from sottovoce.games.romeo_juliet cimport names
from sottovoce.games.romeo_juliet cimport script as _script
from sottovoce.rules cimport bits
from sottovoce.rules cimport constants
from sottovoce.rules cimport rng as _rng


cdef class Events(_cards.Cards):
    cdef readonly int phase, turned, due, row, rows_end, deciding
    cdef readonly bint stacked_events
    cdef readonly int order_events[16]
    cdef readonly int used[64]
    cdef readonly int left[4]
    cdef void _end_of_scene(self) noexcept nogil
    @cython.final
    cdef void _next_event(self) noexcept nogil
    @cython.final
    cdef void _turn_up(self, int event) noexcept nogil
    @cython.final
    cdef void _resolve(self) noexcept nogil
    @cython.final
    @cython.locals(at=int, direction=int, kind=int, n=int, places=int, seat=int, token=int, tokens=int)
    cdef bint _carry_out(self, int row) noexcept nogil
    @cython.final
    cdef void _add_hate(self, int place, int n) noexcept nogil
    @cython.final
    cdef void _end(self, int reason) noexcept nogil
    @cython.final
    @cython.locals(one=bint, two=bint)
    cdef bint _either(self, int row, int seat, int first) noexcept nogil
    @cython.final
    @cython.locals(at=int, kind=int, n=int, seat=int, tokens=int)
    cdef bint _is_possible(self, int row) noexcept nogil
    @cython.final
    cdef bint _ask(self, int row, int seat) noexcept nogil
    @cython.final
    @cython.locals(at=int, kind=int, n=int)
    cdef int _list_decision(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(first=int)
    cdef void _decide(self, int action) noexcept nogil
    @cython.final
    @cython.locals(event=int, n=int)
    cdef int _unseen(self, int level) noexcept nogil
    @cython.final
    @cython.locals(other=int, weight=int)
    cdef int _event_weight(self, int level) noexcept nogil
    @cython.final
    @cython.locals(event=int, level=int, n=int)
    cdef int _any_event(self, _rng.Rng rng) noexcept nogil
    @cython.final
    @cython.locals(event=int, n=int, total=int)
    cdef void _shuffle_events(self, _rng.Rng rng) noexcept nogil
