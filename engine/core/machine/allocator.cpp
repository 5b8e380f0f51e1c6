#include "machine/allocator.hpp"

#ifdef __linux__
#include <malloc.h>
#endif

namespace hd {

bool share_one_arena() noexcept {
#ifdef __GLIBC__
    return mallopt(M_ARENA_MAX, 1) == 1;
#else
    return false;
#endif
}

} // namespace hd
