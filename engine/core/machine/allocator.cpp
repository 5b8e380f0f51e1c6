#include "machine/allocator.hpp"

#ifdef __linux__
#include <malloc.h>
#endif

namespace hd {

bool give_memory_back() noexcept {
#ifdef __GLIBC__
    constexpr int kLarge = 128 << 10; // bytes: where it begins by itself, before it rises to 32 MiB
    return mallopt(M_MMAP_THRESHOLD, kLarge) == 1 && mallopt(M_ARENA_MAX, 1) == 1;
#else
    return false;
#endif
}

} // namespace hd
