# C types of rules.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.romeo_juliet cimport hands as _hands
from sottovoce.games.romeo_juliet cimport names
from sottovoce.games.romeo_juliet cimport script as _script
from sottovoce.rules cimport bits, contract
from sottovoce.rules cimport names as shared
from sottovoce.rules cimport rng as _rng

cdef int PAIR_A[36]
cdef int PAIR_B[36]


cdef class Position(contract.Position):
    cdef readonly _script.Script script
    cdef readonly int first, act, scene, love, hate, heart, talker, drawing, phase
    cdef readonly int words_said, turned, due, row, rows_end, deciding
    cdef readonly int peaceless, doubled, truce, closed, idle, loveless, held, guards, in_force, rivalries, tolds
    cdef readonly bint stacked_events, conditional
    cdef readonly int at[11]
    cdef readonly int missives[3]
    cdef readonly int latest[2]
    cdef readonly int proposed[2]
    cdef readonly int said[16]
    cdef readonly int choice[2]
    cdef readonly int hand[4]
    cdef readonly int played[4]
    cdef readonly int put[48]
    cdef readonly int drew[48]
    cdef readonly int stacked[4]
    cdef readonly int order[28]
    cdef readonly int taken[4]
    cdef readonly int order_events[16]
    cdef readonly int slots[16]
    cdef readonly int used[64]
    cdef readonly int left[4]
    cdef readonly int rivals[16]
    cdef readonly int told[96]
    cdef _hands.Hands _hands
    @cython.final
    @cython.locals(n=int, seat=int, token=int)
    cdef void _set_up(self) noexcept nogil
    @cython.final
    @cython.locals(card=int, pile=int)
    cdef int _first_card(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(pile=int)
    cdef void _prelude(self) noexcept nogil
    @cython.final
    cdef int _now(self) noexcept nogil
    @cython.final
    @cython.locals(pile=int)
    cdef void _draw_up(self) noexcept nogil
    @cython.final
    @cython.locals(most=int)
    cdef bint _lacks(self, int pile) noexcept nogil
    @cython.final
    cdef void _take(self, int pile, int card) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef int _lowest_left(self, int pile, int kind) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void _rendezvous(self) noexcept nogil
    @cython.final
    cdef int _price(self) noexcept nogil
    @cython.final
    cdef bint _decides(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(mine=int, n=int, place=int, theirs=int)
    cdef int _talk(self, int seat, int* out) noexcept nogil
    @cython.final
    cdef void _say(self, int seat, int action) noexcept nogil
    @cython.final
    cdef void _settle(self, int heart) noexcept nogil
    @cython.final
    cdef void _gain(self, int seat, int n) noexcept nogil
    @cython.final
    cdef void _lose(self, int seat, int n) noexcept nogil
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
    cdef void _choose(self, int seat, int cards) noexcept nogil
    @cython.final
    @cython.locals(n=int, seat=int)
    cdef void _reveal(self) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef void _lay_open(self, int pile, int kind) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void _enter(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(lover=int)
    cdef void _go(self, int seat, int place) noexcept nogil
    @cython.final
    cdef void _move(self, int token, int place) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void _effects(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(family=int, movable=int, n=int, pair=int, token=int)
    cdef int _uses(self, int place, int* out) noexcept nogil
    @cython.final
    @cython.locals(direction=int, pair=int)
    cdef void _use(self, int action) noexcept nogil
    @cython.final
    cdef void _step(self, int token, int direction) noexcept nogil
    @cython.final
    @cython.locals(place=int, steps=int)
    cdef void _epilogue(self) noexcept nogil
    @cython.final
    @cython.locals(allegory=int, capulets=bint, hateful=bint, here=int, juliet=bint, montagues=bint, n=int, romeo=bint, token=int)
    cdef int _hate_in(self, int place) noexcept nogil
    @cython.final
    cdef void _add_hate(self, int place, int n) noexcept nogil
    @cython.final
    @cython.locals(place=int, token=int)
    cdef int _love_grows(self) noexcept nogil
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
    @cython.locals(a=int, b=int, place=int)
    cdef void _swap(self, int tokens) noexcept nogil
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
    @cython.final
    @cython.locals(step=int)
    cdef void _drift(self) noexcept nogil
    @cython.final
    @cython.locals(at=int, row=int, token=int)
    cdef void _drift_by(self, int event) noexcept nogil
    @cython.final
    cdef void _end_of_scene(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int, pile=int, seat=int)
    cdef void _next_act(self) noexcept nogil
    @cython.final
    cdef void _end(self, int reason) noexcept nogil
    cdef double score(self, int seat) noexcept nogil
    cdef bint owes(self, int seat) noexcept nogil
    @cython.locals(n=int)
    cdef int legal(self, int seat, int* out) noexcept nogil
    @cython.final
    @cython.locals(card=int, event=int, gone=int, kind=int, level=int, n=int)
    cdef int _list_chance(self, int* out) noexcept nogil
    @cython.locals(kind=int)
    cdef void play(self, int seat, int action) noexcept nogil
    @cython.final
    cdef void _tell(self, int kind, int what, int where) noexcept nogil
    @cython.locals(card=int, kind=int, n=int, pile=int)
    cpdef int weight(self, int seat, int action)
    @cython.final
    @cython.locals(card=int, gone=int, n=int)
    cdef int _in_pile(self, int pile, int kind) noexcept nogil
    @cython.final
    @cython.locals(event=int, n=int)
    cdef int _unseen(self, int level) noexcept nogil
    @cython.final
    @cython.locals(other=int, weight=int)
    cdef int _event_weight(self, int level) noexcept nogil
    @cython.locals(card=int)
    cdef int draw(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.final
    @cython.locals(n=int)
    cdef int _nth(self, int cards, _rng.Rng rng) noexcept nogil
    @cython.final
    @cython.locals(event=int, level=int, n=int)
    cdef int _any_event(self, _rng.Rng rng) noexcept nogil
    @cython.locals(other=int, pile=int)
    cdef void resample(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(scene=int)
    cdef void ask_hands(self, int pile) noexcept nogil
    cpdef bint is_first_card(self, int pile, int card)
    cpdef bint is_fulfilled(self, int row)
    @cython.final
    @cython.locals(companion=int, place=int)
    cdef int _any_cards(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.final
    @cython.locals(card=int, first=int, held=int, known=int, n=int, scene=int)
    cdef void _imagine_order(self, int pile) noexcept nogil
    @cython.final
    @cython.locals(at=int, card=int, last=int, n=int, other=int)
    cdef void _shuffle(self, int pile, _rng.Rng rng) noexcept nogil
    @cython.final
    @cython.locals(a=int, at=int, b=int, m=int, n=int)
    cdef void _sort_equals(self, int pile, int last) noexcept nogil
    @cython.final
    @cython.locals(event=int, n=int, total=int)
    cdef void _shuffle_events(self, _rng.Rng rng) noexcept nogil
    @cython.locals(card=int, event=int, n=int, pile=int, scene=int, seat=int, step=int, token=int, word=int)
    cdef int save(self, int* words) noexcept nogil
    @cython.locals(card=int, event=int, level=int, n=int, pile=int, scene=int, seat=int, step=int, token=int, word=int)
    cdef void load(self, int* words) noexcept nogil
