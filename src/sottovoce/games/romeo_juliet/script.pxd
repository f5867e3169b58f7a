# C types of script.py.
cdef class Script:
    cdef readonly int chapter, capulets, montagues, love, hate, chapter_event
    cdef readonly tuple made_of
    cdef readonly object source
    cdef readonly int beside[12]
    cdef readonly int cards[28]
    cdef readonly int start[11]
    cdef readonly int missives[3]
    cdef readonly int levels[4]
    cdef readonly int level[64]
    cdef readonly int stays[64]
    cdef readonly int first[64]
    cdef readonly int rows[64]
    cdef readonly int effects[2304]
