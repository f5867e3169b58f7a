# C types of chapter.py.
cimport cython


@cython.final
cdef class Chapter:
    cdef readonly int rules, number, capulets, montagues, love, hate, own_event
    cdef readonly tuple made_of
    cdef readonly object source
    cdef readonly int left[6]
    cdef readonly int right[6]
    cdef readonly int cards[4][7]
    cdef readonly int start[11]
    cdef readonly int missives[3]
    cdef readonly int levels[4]
    cdef readonly int level[64]
    cdef readonly int stays[64]
    cdef readonly int first[64]
    cdef readonly int rows[64]
    cdef readonly int what[256]
    cdef readonly int who[256]
    cdef readonly int where[256]
    cdef readonly int whose[256]
    cdef readonly int how_many[256]
    cdef readonly int which_way[256]
    cdef readonly int condition[256]
    cdef readonly int one_side[256]
    cdef readonly int other_side[256]
