// Sets of squares as 64 bits, and the three questions asked of them.
#pragma once

#include <bit>
#include <cstdint>

namespace hd {

using Bitboard = std::uint64_t;
using Square = int; // a bit number

constexpr Bitboard bit(Square square) { return Bitboard{1} << square; }
constexpr int count(Bitboard set) { return std::popcount(set); }
constexpr Square lowest(Bitboard set) { return std::countr_zero(set); }
constexpr Square highest(Bitboard set) { return 63 - std::countl_zero(set); }

// Takes the lowest square out of a set that is not empty.
constexpr Square pop(Bitboard &set) {
    const Square square = lowest(set);
    set &= set - 1;
    return square;
}

} // namespace hd
