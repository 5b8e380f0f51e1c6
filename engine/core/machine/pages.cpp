#include "machine/pages.hpp"

#include <cstdint>
#include <new>
#include <utility>

#ifdef _WIN32
#define NOMINMAX
#include <windows.h>
#else
#include <sys/mman.h>
#endif

namespace hd {

namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

void *allocate(std::size_t bytes) {
#ifdef _WIN32
    return VirtualAlloc(nullptr, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
#else
    void *block = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return block == MAP_FAILED ? nullptr : block;
#endif
}

void release(void *block, std::size_t bytes) {
#ifdef _WIN32
    (void)bytes;
    VirtualFree(block, 0, MEM_RELEASE);
#else
    munmap(block, bytes);
#endif
}

} // namespace

Pages::Pages(std::size_t bytes) : block_{allocate(bytes + kHugePage)}, block_bytes_{bytes + kHugePage} {
    if (!block_) {
        throw std::bad_alloc{};
    }
    const auto address = reinterpret_cast<std::uintptr_t>(block_);
    const std::size_t gap = (kHugePage - address % kHugePage) % kHugePage;
    data_ = static_cast<char *>(block_) + gap;
#ifdef __linux__
    madvise(data_, bytes, MADV_HUGEPAGE); // fewer misses of the address cache; harmless where refused
#endif
}

Pages::~Pages() {
    if (block_) {
        release(block_, block_bytes_);
    }
}

Pages::Pages(Pages &&other) noexcept { *this = std::move(other); }

Pages &Pages::operator=(Pages &&other) noexcept {
    std::swap(data_, other.data_);
    std::swap(block_, other.block_);
    std::swap(block_bytes_, other.block_bytes_);
    return *this;
}

} // namespace hd
