// Bitboards: sets of squares in one machine word for boards of up to 64 squares, in two for wider boards.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace hd {

using Square = int; // a bit number

using Narrow = std::uint64_t;

// 128 bits in portable form.
struct Wide {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    constexpr explicit operator bool() const { return (low | high) != 0; }
    friend constexpr bool operator==(const Wide &, const Wide &) = default;
    friend constexpr Wide operator&(Wide a, Wide b) { return {a.low & b.low, a.high & b.high}; }
    friend constexpr Wide operator|(Wide a, Wide b) { return {a.low | b.low, a.high | b.high}; }
    friend constexpr Wide operator~(Wide a) { return {~a.low, ~a.high}; }
    constexpr Wide &operator&=(Wide b) { return *this = *this & b; }
    constexpr Wide &operator|=(Wide b) { return *this = *this | b; }
};

// The number of squares that a set has room for.
template <class Bits> inline constexpr std::size_t kRoom = sizeof(Bits) * 8;

template <class Bits> constexpr Bits bit(Square square);
template <> constexpr Narrow bit<Narrow>(Square square) { return Narrow{1} << square; }
template <> constexpr Wide bit<Wide>(Square square) {
    return square < 64 ? Wide{Narrow{1} << square, 0} : Wide{0, Narrow{1} << (square - 64)};
}

constexpr bool any(Narrow set) { return set != 0; }
constexpr bool any(Wide set) { return static_cast<bool>(set); }

constexpr int count(Narrow set) { return std::popcount(set); }
constexpr int count(Wide set) { return std::popcount(set.low) + std::popcount(set.high); }

constexpr Square lowest(Narrow set) { return std::countr_zero(set); }
constexpr Square lowest(Wide set) {
    return set.low ? std::countr_zero(set.low) : 64 + std::countr_zero(set.high);
}

constexpr Square highest(Narrow set) { return 63 - std::countl_zero(set); }
constexpr Square highest(Wide set) {
    return set.high ? 127 - std::countl_zero(set.high) : 63 - std::countl_zero(set.low);
}

// Removes the lowest square from a set that is not empty, and returns it.
constexpr Square pop(Narrow &set) {
    const Square square = lowest(set);
    set &= set - 1;
    return square;
}
constexpr Square pop(Wide &set) {
    const Square square = lowest(set);
    (set.low ? set.low : set.high) &= (set.low ? set.low : set.high) - 1;
    return square;
}

// Every square moved by `by` bit numbers, none of them beyond the ends of the set.
constexpr Narrow moved(Narrow set, int by) { return std::rotl(set, by); }
[[gnu::always_inline]] constexpr Wide moved(Wide set, int by) {
    if (by >= 0) {
        return by == 0 ? set : Wide{set.low << by, set.high << by | set.low >> (64 - by)};
    }
    return {set.low >> -by | set.high << (64 + by), set.high >> -by};
}

// A number to hash a set by.
constexpr std::uint64_t folded(Narrow set) { return set; }
constexpr std::uint64_t folded(Wide set) { return set.low ^ set.high * 0x9E3779B97F4A7C15; }

} // namespace hd
