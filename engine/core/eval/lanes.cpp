#include "eval/lanes.hpp"

#include <algorithm>

// One source, compiled for each kind of register by compilers that can do so for a single function. A whole
// file for newer processors could leave its copy of a shared inline function to all others.
#if defined(__x86_64__) && defined(__GNUC__)
#define HD_WIDE __attribute__((target("avx2")))
#define HD_INLINE inline __attribute__((always_inline))
#else
#define HD_INLINE inline
#endif

namespace hd {

namespace {

using Numbers = Lanes::Numbers;

HD_INLINE void add_all(Numbers more, std::int16_t *sums, std::size_t size) {
    for (std::size_t i = 0; i < size / kLanes * kLanes; ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] + more[i]);
    }
}

HD_INLINE void take_all(Numbers less, std::int16_t *sums, std::size_t size) {
    for (std::size_t i = 0; i < size / kLanes * kLanes; ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] - less[i]);
    }
}

HD_INLINE void replace_all(Numbers before, Numbers less, Numbers more, std::int16_t *after,
                           std::size_t size) {
    for (std::size_t i = 0; i < size / kLanes * kLanes; ++i) {
        after[i] = static_cast<std::int16_t>(before[i] - less[i] + more[i]);
    }
}

HD_INLINE int output_of(Numbers sums, Numbers weights, std::int16_t most, std::size_t size) {
    int total = 0;
    for (std::size_t i = 0; i < size / kLanes * kLanes; ++i) {
        const std::int16_t at_least = sums[i] < 0 ? std::int16_t{0} : sums[i];
        total += (at_least > most ? most : at_least) * weights[i];
    }
    return total;
}

constexpr Lanes kPlain{[](Numbers more, std::int16_t *sums, std::size_t size) { add_all(more, sums, size); },
                       [](Numbers less, std::int16_t *sums, std::size_t size) { take_all(less, sums, size); },
                       [](Numbers before, Numbers less, Numbers more, std::int16_t *after, std::size_t size) {
                           replace_all(before, less, more, after, size);
                       },
                       [](Numbers sums, Numbers weights, std::int16_t most, std::size_t size) {
                           return output_of(sums, weights, most, size);
                       }};

#ifdef HD_WIDE

constexpr Lanes kWide{
    [](Numbers more, std::int16_t *sums, std::size_t size) HD_WIDE { add_all(more, sums, size); },
    [](Numbers less, std::int16_t *sums, std::size_t size) HD_WIDE { take_all(less, sums, size); },
    [](Numbers before, Numbers less, Numbers more, std::int16_t *after, std::size_t size)
        HD_WIDE { replace_all(before, less, more, after, size); },
    [](Numbers sums, Numbers weights, std::int16_t most, std::size_t size)
        HD_WIDE { return output_of(sums, weights, most, size); }};

#endif

} // namespace

const Lanes &plain_lanes() { return kPlain; }

const Lanes &lanes() {
#ifdef HD_WIDE
    static const Lanes &found = __builtin_cpu_supports("avx2") ? kWide : kPlain;
    return found;
#else
    return kPlain;
#endif
}

} // namespace hd
