// Sums of many numbers of 16 bits at once, in the widest registers that the processor has.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hd {

constexpr std::size_t kLanes = 32; // what there is to sum comes in multiples of these

// Sums leave 16 bits silently. What the processor can do changes no result.
struct Lanes {
    using Numbers = const std::int16_t *;

    void (*add)(Numbers more, std::int16_t *sums, std::size_t size);
    void (*take)(Numbers less, std::int16_t *sums, std::size_t size);
    void (*replace)(Numbers before, Numbers less, Numbers more, std::int16_t *after, std::size_t size);

    // The sum of products with a weight for each number, which is cut off at nothing and at `most`; `size` is
    // at most 256, that it stays within 32 bits.
    int (*output)(Numbers sums, Numbers weights, std::int16_t most, std::size_t size);
};

// Those of this processor, and those of any.
const Lanes &lanes();
const Lanes &plain_lanes();

} // namespace hd
