# C types of cards.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.romeo_juliet cimport hands as _hands
from sottovoce.games.romeo_juliet cimport names
from sottovoce.games.romeo_juliet cimport script as _script
from sottovoce.games.romeo_juliet cimport setting as _setting
from sottovoce.rules cimport bits
from sottovoce.rules cimport rng as _rng


cdef class Cards(_setting.Setting):
    cdef readonly int act, scene, drawing
    cdef readonly int hand[4]
    cdef readonly int played[4]
    cdef readonly int put[48]
    cdef readonly int drew[48]
    cdef readonly int choice[2]
    cdef readonly int stacked[4]
    cdef readonly int order[28]
    cdef readonly int taken[4]
    cdef _hands.Hands _hands
    @cython.final
    @cython.locals(card=int, pile=int)
    cdef int _first_card(self, int seat) noexcept nogil
    cpdef bint is_first_card(self, int pile, int card)
    @cython.final
    cdef int _now(self) noexcept nogil
    @cython.final
    @cython.locals(most=int)
    cdef bint _lacks(self, int pile) noexcept nogil
    @cython.final
    cdef void _take(self, int pile, int card) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef int _lowest_left(self, int pile, int kind) noexcept nogil
    @cython.final
    @cython.locals(card=int, gone=int, n=int)
    cdef int _in_pile(self, int pile, int kind) noexcept nogil
    @cython.final
    @cython.locals(n=int)
    cdef int _nth(self, int cards, _rng.Rng rng) noexcept nogil
    @cython.final
    @cython.locals(c=int, companion=int, n=int, p=int, place=int)
    cdef int _list_cards(self, int seat, int base, int* out) noexcept nogil
    @cython.final
    @cython.locals(at=int)
    cdef bint _is_lowest_held(self, int pile, int card) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef int _held_card(self, int pile, int kind) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef void _lay_open(self, int pile, int kind) noexcept nogil
    @cython.final
    @cython.locals(companion=int, place=int)
    cdef int _any_cards(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(scene=int)
    cdef void ask_hands(self, int pile) noexcept nogil
    @cython.final
    @cython.locals(card=int, first=int, held=int, known=int, n=int, scene=int)
    cdef void _imagine_order(self, int pile) noexcept nogil
    @cython.final
    @cython.locals(at=int, card=int, last=int, n=int, other=int)
    cdef void _shuffle(self, int pile, _rng.Rng rng) noexcept nogil
    @cython.final
    @cython.locals(a=int, at=int, b=int, m=int, n=int)
    cdef void _sort_equals(self, int pile, int last) noexcept nogil
