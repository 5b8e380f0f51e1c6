// Sums of many numbers of 16 bits at once, in the widest registers that the processor has.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hd {

constexpr std::size_t kLanes = 32;      // numbers come in multiples of these,
constexpr std::size_t kMostLanes = 256; // up to so many

// What is done with rows of numbers, two for each of so many lanes: those of one view, then of the other.
// Sums leave 16 bits silently. What the processor can do changes no result.
struct Lanes {
    using Row = const std::int16_t *;

    void (*add)(Row more, std::int16_t *sums);
    void (*take)(Row less, std::int16_t *sums);
    void (*replace)(Row before, Row less, Row more, std::int16_t *after);

    // The sum of products with a weight for each number, which is cut off at nothing and at `most`, up to
    // 256. `ours` and `theirs` are half a row each.
    std::int64_t (*output)(Row ours, Row theirs, Row weights, std::int16_t most);
};

// Those of this processor, and those of any.
const Lanes &lanes(std::size_t number);
const Lanes &plain_lanes(std::size_t number);

} // namespace hd
