# C types of rules.py: the rules are there, only the widths of the numbers are here.
cimport cython
from sottovoce.games.romeo_juliet cimport events as _events
from sottovoce.games.romeo_juliet cimport names
from sottovoce.games.romeo_juliet cimport script as _script
from sottovoce.rules cimport bits
from sottovoce.rules cimport constants
from sottovoce.rules cimport rng as _rng


cdef class Position(_events.Events):
    cdef readonly int first, talker, words_said
    cdef readonly int latest[2]
    cdef readonly int proposed[2]
    cdef readonly int said[16]
    @cython.final
    @cython.locals(pile=int)
    cdef void _prelude(self) noexcept nogil
    @cython.final
    @cython.locals(pile=int)
    cdef void _draw_up(self) noexcept nogil
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
    cdef void _choose(self, int seat, int cards) noexcept nogil
    @cython.final
    @cython.locals(n=int, seat=int)
    cdef void _reveal(self) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void _enter(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(lover=int)
    cdef void _go(self, int seat, int place) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void _effects(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(place=int, steps=int)
    cdef void _epilogue(self) noexcept nogil
    cdef void _end_of_scene(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int, pile=int, seat=int)
    cdef void _next_act(self) noexcept nogil
    cdef double c_score(self, int seat) noexcept nogil
    cdef bint c_owes(self, int seat) noexcept nogil
    @cython.locals(n=int)
    cdef int c_legal(self, int seat, int* out) noexcept nogil
    @cython.final
    @cython.locals(card=int, event=int, gone=int, kind=int, level=int, n=int)
    cdef int _list_chance(self, int* out) noexcept nogil
    @cython.locals(kind=int)
    cdef void c_play(self, int seat, int action) noexcept nogil
    @cython.locals(card=int, kind=int, n=int, pile=int)
    cpdef int weight(self, int seat, int action)
    @cython.locals(card=int)
    cdef int c_draw(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(other=int, pile=int)
    cdef void c_resample(self, int seat, _rng.Rng rng) noexcept nogil
    @cython.locals(card=int, event=int, n=int, pile=int, scene=int, seat=int, step=int, token=int, word=int)
    cdef int c_save(self, int* words) noexcept nogil
    @cython.locals(card=int, event=int, level=int, n=int, pile=int, scene=int, seat=int, step=int, token=int, word=int)
    cdef void c_load(self, int* words) noexcept nogil
