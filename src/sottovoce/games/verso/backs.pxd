# C types of backs.py: the counting is there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.verso cimport names
from sottovoce.rules cimport rng as _rng
from sottovoce.rules cimport alloc

cdef int LOW[90]
cdef int HIGH[90]
cdef int UP[180]
cdef int RINGS[540]
cdef int FIRST_FACES[36]
cdef double CHOOSE[49]
cdef double UNIT

cdef double _unit(_rng.Rng rng) noexcept nogil


@cython.final
cdef class Backs:
    cdef int wanted[42]
    cdef int open[90]
    cdef double likely[180]
    cdef int _asked_wanted[42]
    cdef int _asked_open[90]
    cdef int _order[90]
    cdef int _loose[42]
    cdef int _stride[42]
    cdef int _last[42]
    cdef int _steps
    cdef int _kind[192]
    cdef int _what[192]
    cdef int _from[193]
    cdef int _size[193]
    cdef int _stride_low[192]
    cdef int _stride_high[192]
    cdef int _span_low[192]
    cdef int _span_high[192]
    cdef int _capacity
    cdef double* _ways
    cdef int _given[90]
    cdef int _spare[42]
    cdef int _bag[90]
    cdef int _bag_from[42]
    cdef int _bag_left[42]
    @cython.locals(face=int, card=int)
    cdef void start(self) noexcept nogil
    cdef void show(self, int face) noexcept nogil
    cdef void rule_out(self, int card) noexcept nogil
    @cython.locals(same=bint, face=int, card=int)
    cdef void prepare(self) noexcept nogil
    @cython.locals(ring=int, best=int, fewest=int, start=int, states=int, n=int)
    cdef void _begin_rings(self) noexcept nogil
    @cython.locals(n=int, face=int, card=int, low=int, high=int)
    cdef void _plan(self) noexcept nogil
    @cython.locals(n=int)
    cdef void _step(self, int kind, int what, int size) noexcept nogil
    cdef void _enter(self, int face) noexcept nogil
    @cython.locals(radix=int, other=int)
    cdef void _leave(self, int face) noexcept nogil
    @cython.locals(most=int, n=int, i=int, old=int, new=int, room_wanted=int, ways=cython.p_double)
    cdef void _fill(self) noexcept nogil
    @cython.locals(block=int, i=int, ways=cython.p_double)
    cdef void _add_shifted(self, int old, int new, int stride, int span, int size) noexcept nogil
    @cython.locals(face=int, stride=int, wanted=int, i=int, at=int, given=int, total=double, ways=cython.p_double)
    cdef void _shrink(self, int n, int old, int new) noexcept nogil
    @cython.locals(face=int, n=int, total=double)
    cdef double count(self) noexcept nogil
    @cython.locals(face=int, card=int, n=int)
    cdef void draw(self, _rng.Rng rng) noexcept nogil
    @cython.locals(n=int, at=int, old=int, stride=int, face=int, given=int, chosen=int, card=int, left=double,
                   weight=double, to_none=double, to_low=double, to_high=double, ways=cython.p_double)
    cdef void _draw_shared(self, _rng.Rng rng) noexcept nogil
    @cython.locals(face=int, card=int)
    cdef void _draw_loose(self, _rng.Rng rng) noexcept nogil
    @cython.locals(first=int, last=int, chosen=int, card=int)
    cdef int take(self, int face, _rng.Rng rng) noexcept nogil
    @cython.locals(all_ways=double, after=int, before=int, swapped=int, lying=int, face=int, n=int,
                   ways=cython.p_double)
    cdef void compute_likely(self) noexcept nogil
    @cython.locals(face=int, stride=int, wanted=int, i=int, at=int, given=int, share=double, spare=double,
                   ways=cython.p_double)
    cdef void _compute_at_leaving(self, int n, int after, int before, double all_ways) noexcept nogil
    @cython.locals(card=int)
    cdef void _share_among_loose(self, int face, double spare) noexcept nogil
    @cython.locals(card=int, old=int, stride_low=int, stride_high=int, i=int, to_low=double, to_high=double,
                   ways=cython.p_double)
    cdef void _compute_at_taking(self, int n, int after, int before, double all_ways) noexcept nogil
    @cython.locals(face=int, card=int)
    cpdef ask(self, list wanted, list open_cards)
    @cython.locals(lying=int)
    cpdef list odds(self)
    cpdef dict drawn(self, _rng.Rng rng)
    cpdef double total(self)
    cpdef int table_size(self)
