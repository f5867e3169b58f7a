# alloc.py as C.
cdef extern from *:
    """
    #include <stdlib.h>
    static double *sottovoce_doubles(long n) {
        double *array = (double *) malloc((size_t) n * sizeof(double));
        if (array == NULL) abort();
        return array;
    }
    static void sottovoce_free(double *array) { free(array); }
    """
    double* doubles "sottovoce_doubles"(long n) noexcept nogil
    void free "sottovoce_free"(double* array) noexcept nogil
