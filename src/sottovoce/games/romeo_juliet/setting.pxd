# C types of setting.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.romeo_juliet cimport names
from sottovoce.games.romeo_juliet cimport script as _script
from sottovoce.rules cimport bits, contract

cdef int PAIR_A[36]
cdef int PAIR_B[36]


cdef class Setting(contract.Position):
    cdef readonly _script.Script script
    cdef readonly int love, hate, heart
    cdef readonly int peaceless, doubled, truce, closed, idle, loveless, held, guards, in_force, rivalries, tolds
    cdef readonly bint conditional
    cdef readonly int at[11]
    cdef readonly int missives[3]
    cdef readonly int slots[16]
    cdef readonly int rivals[16]
    cdef readonly int told[96]
    @cython.final
    cdef void _move(self, int token, int place) noexcept nogil
    @cython.final
    cdef void _step(self, int token, int direction) noexcept nogil
    @cython.final
    @cython.locals(a=int, b=int, place=int)
    cdef void _swap(self, int tokens) noexcept nogil
    @cython.final
    cdef void _gain(self, int seat, int n) noexcept nogil
    @cython.final
    cdef void _lose(self, int seat, int n) noexcept nogil
    @cython.final
    @cython.locals(family=int, movable=int, n=int, pair=int, token=int)
    cdef int _uses(self, int place, int* out) noexcept nogil
    @cython.final
    @cython.locals(direction=int, pair=int)
    cdef void _use(self, int action) noexcept nogil
    @cython.final
    @cython.locals(allegory=int, capulets=bint, hateful=bint, here=int, juliet=bint, montagues=bint, n=int, romeo=bint, token=int)
    cdef int _hate_in(self, int place) noexcept nogil
    @cython.final
    @cython.locals(place=int, token=int)
    cdef int _love_grows(self) noexcept nogil
    @cython.final
    cdef bint _is_in_force(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(step=int)
    cdef void _weigh_events(self) noexcept nogil
    @cython.final
    @cython.locals(at=int, kind=int, places=int, row=int, tokens=int)
    cdef void _weigh(self, int event) noexcept nogil
    @cython.final
    @cython.locals(at=int, kind=int, other=int, token=int)
    cdef bint _holds(self, int row) noexcept nogil
    cpdef bint is_fulfilled(self, int row)
    @cython.final
    @cython.locals(step=int)
    cdef void _drift(self) noexcept nogil
    @cython.final
    @cython.locals(at=int, row=int, token=int)
    cdef void _drift_by(self, int event) noexcept nogil
    @cython.final
    cdef void _tell(self, int kind, int what, int where) noexcept nogil
