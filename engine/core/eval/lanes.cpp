#include "eval/lanes.hpp"

#include <algorithm>
#include <array>
#include <utility>

// One source, compiled for each kind of register by compilers that can do so for a single function. A whole
// file for newer processors could leave its copy of a shared inline function to all others.
#if defined(__x86_64__) && defined(__GNUC__)
#define HD_WIDE __attribute__((target("avx2")))
#define HD_INLINE inline __attribute__((always_inline))
#else
#define HD_WIDE
#define HD_INLINE inline
#endif

namespace hd {

namespace {

using Row = Lanes::Row;

HD_INLINE void add_all(Row more, std::int16_t *sums, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] + more[i]);
    }
}

HD_INLINE void take_all(Row less, std::int16_t *sums, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] - less[i]);
    }
}

HD_INLINE void replace_all(Row before, Row less, Row more, std::int16_t *after, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        after[i] = static_cast<std::int16_t>(before[i] - less[i] + more[i]);
    }
}

// Within 32 bits: 256 products of at most 256 and 32,767.
HD_INLINE int output_of(Row sums, Row weights, std::int16_t most, std::size_t size) {
    int total = 0;
    for (std::size_t i = 0; i < size; ++i) {
        total += std::min(std::max(sums[i], std::int16_t{0}), most) * weights[i];
    }
    return total;
}

template <std::size_t Number> struct Plain {
    static void add(Row more, std::int16_t *sums) { add_all(more, sums, 2 * Number); }
    static void take(Row less, std::int16_t *sums) { take_all(less, sums, 2 * Number); }
    static void replace(Row before, Row less, Row more, std::int16_t *after) {
        replace_all(before, less, more, after, 2 * Number);
    }
    static std::int64_t output(Row ours, Row theirs, Row weights, std::int16_t most) {
        return std::int64_t{output_of(ours, weights, most, Number)} +
               output_of(theirs, weights + Number, most, Number);
    }
};

template <std::size_t Number> struct Wide {
    HD_WIDE static void add(Row more, std::int16_t *sums) { add_all(more, sums, 2 * Number); }
    HD_WIDE static void take(Row less, std::int16_t *sums) { take_all(less, sums, 2 * Number); }
    HD_WIDE static void replace(Row before, Row less, Row more, std::int16_t *after) {
        replace_all(before, less, more, after, 2 * Number);
    }
    HD_WIDE static std::int64_t output(Row ours, Row theirs, Row weights, std::int16_t most) {
        return std::int64_t{output_of(ours, weights, most, Number)} +
               output_of(theirs, weights + Number, most, Number);
    }
};

constexpr std::size_t kSizes = kMostLanes / kLanes;
using OfSizes = std::array<Lanes, kSizes>;

template <template <std::size_t> class Kind, std::size_t... Sizes>
constexpr OfSizes of_sizes(std::index_sequence<Sizes...>) {
    return {Lanes{Kind<(Sizes + 1) * kLanes>::add, Kind<(Sizes + 1) * kLanes>::take,
                  Kind<(Sizes + 1) * kLanes>::replace, Kind<(Sizes + 1) * kLanes>::output}...};
}

constexpr OfSizes kPlain = of_sizes<Plain>(std::make_index_sequence<kSizes>{});
constexpr OfSizes kWide = of_sizes<Wide>(std::make_index_sequence<kSizes>{});

bool has_wide() {
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

} // namespace

const Lanes &plain_lanes(std::size_t number) { return kPlain[number / kLanes - 1]; }

const Lanes &lanes(std::size_t number) {
    static const OfSizes &found = has_wide() ? kWide : kPlain;
    return found[number / kLanes - 1];
}

} // namespace hd
