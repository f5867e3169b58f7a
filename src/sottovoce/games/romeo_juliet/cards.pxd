# C types of cards.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.romeo_juliet cimport chapter as _chapter
from sottovoce.games.romeo_juliet cimport hands as _hands
from sottovoce.games.romeo_juliet cimport names
from sottovoce.rules cimport bits
from sottovoce.rules cimport rng as _rng


@cython.final
cdef class Cards:
    cdef readonly _chapter.Chapter chapter
    cdef readonly int hand[4]
    cdef readonly int played[4]
    cdef readonly int put[12][4]
    cdef readonly int drew[12][4]
    cdef readonly int choice[2]
    cdef readonly int stacked[4]
    cdef readonly int order[7][4]
    cdef readonly int taken[4]
    cdef readonly int shown[12][4]
    cdef readonly int keepsake
    cdef _hands.Hands _hands
    @cython.locals(card=int, found=int, kind=int)
    cdef int first_cards(self, int seat) noexcept nogil
    cpdef bint is_first_card(self, int pile, int card)
    cpdef int in_first_pile(self, int pile) noexcept nogil
    @cython.locals(pile=int)
    cdef void begin_scene(self, int scene) noexcept nogil
    cdef bint lacks(self, int pile, int most) noexcept nogil
    cdef void take(self, int pile, int card, int scene) noexcept nogil
    @cython.locals(card=int)
    cdef int take_next(self, int pile, int scene) noexcept nogil
    @cython.locals(card=int, kind=int, n=int)
    cdef int list_pile(self, int pile, int* out) noexcept nogil
    @cython.locals(card=int)
    cdef int lowest_left(self, int pile, int kind) noexcept nogil
    @cython.locals(card=int, gone=int, n=int)
    cdef int count_in_pile(self, int pile, int kind) noexcept nogil
    cdef int draw(self, int pile, _rng.Rng rng) noexcept nogil
    @cython.locals(n=int)
    cdef int _any_of(self, int cards, _rng.Rng rng) noexcept nogil
    @cython.locals(c=int, companion=int, n=int, p=int, place=int)
    cdef int list_pairs(self, int seat, int base, int* out) noexcept nogil
    cdef bint _is_lowest_held(self, int pile, int card) noexcept nogil
    @cython.locals(card=int, n=int)
    cdef int count_in_hand(self, int pile, int kind) noexcept nogil
    @cython.locals(card=int)
    cdef int _held_card(self, int pile, int kind) noexcept nogil
    cdef void lay_open(self, int seat, int scene) noexcept nogil
    @cython.locals(card=int)
    cdef void _lay_open(self, int pile, int kind, int scene) noexcept nogil
    @cython.locals(card=int, n=int)
    cdef int list_kinds(self, int pile, int base, int* out) noexcept nogil
    cdef void show(self, int pile, int kind, int scene) noexcept nogil
    cdef int any_kind(self, int pile, _rng.Rng rng) noexcept nogil
    @cython.locals(seat=int)
    cdef void keep_chosen(self) noexcept nogil
    cdef void _keep(self, int pile, int kind) noexcept nogil
    @cython.locals(other=int, pile=int)
    cdef void resample(self, int seat, int now, bint choosing, _rng.Rng rng) noexcept nogil
    @cython.locals(place=int)
    cdef int _any_pair(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(scene=int)
    cdef void _ask_hands(self, int pile, int now) noexcept nogil
    @cython.locals(came=int, card=int, gone=int, held=int, n=int, scene=int, shown=int)
    cdef void _imagine_order(self, int pile) noexcept nogil
    cdef int _came(self, int pile, int card, int before, int n) noexcept nogil
    @cython.locals(card=int, found=int, is_better=bint, is_there=int)
    cdef int _shown_card(self, int pile, int kind, int came, int gone) noexcept nogil
    @cython.locals(card=int, last=int, n=int, other=int)
    cdef void _shuffle(self, int pile, _rng.Rng rng) noexcept nogil
    @cython.locals(a=int, b=int, m=int, n=int)
    cdef void _sort_equals(self, int pile, int last) noexcept nogil
    @cython.locals(card=int, pile=int, scene=int)
    cdef int save(self, int* words, int n) noexcept nogil
    @cython.locals(card=int, pile=int, scene=int)
    cdef int load(self, int* words, int n) noexcept nogil
