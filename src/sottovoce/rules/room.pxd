# room.py as C.
cdef extern from *:
    """
    #include <stdlib.h>
    static double *sottovoce_doubles(long n) {
        double *room = (double *) malloc((size_t) n * sizeof(double));
        if (room == NULL) abort();
        return room;
    }
    static void sottovoce_free(double *room) { free(room); }
    """
    double* doubles "sottovoce_doubles"(long n) noexcept nogil
    void free "sottovoce_free"(double* numbers) noexcept nogil
