// Labelled positions in the order in which they are trained on: siblings together, the rest by themselves.
#pragma once

#include <optional>

#include "training/labelled.hpp"

namespace hd {

// The positions of some records that evaluations can be fitted to: the quiet ones. None if there is anything
// else but records of this board.
template <class Bits>
std::optional<std::vector<Labelled<Bits>>> unpacked(std::span<const std::uint8_t> records, Bits squares);

// A position by itself, or siblings.
struct Unit {
    std::uint32_t begin;
    std::uint32_t size;
};

constexpr std::size_t kMostSiblings = 64; // of a unit: the work grows with their square

// Neighbours of one group are one unit, or several if there are too many.
template <class Bits> std::vector<Unit> units_of(std::span<const Labelled<Bits>> positions);

// Another order, made of `seed`.
void shuffle(std::vector<Unit> &units, std::uint64_t seed);

} // namespace hd
