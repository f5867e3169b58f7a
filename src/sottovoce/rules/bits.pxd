# bits.py as C; up to 64 members.
cdef extern from *:
    """
    #define sottovoce_bit(member) (1ULL << (member))
    #define sottovoce_is_single(members) (((members) & ((members) - 1)) == 0)
    """
    unsigned long long bit "sottovoce_bit"(int) noexcept nogil
    int size "__builtin_popcountll"(unsigned long long) noexcept nogil
    int lowest "__builtin_ctzll"(unsigned long long) noexcept nogil
    bint is_single "sottovoce_is_single"(unsigned long long) noexcept nogil
