// How a board lies in bits: how far off the neighbours are. The core takes any layout; of those named here it
// knows the shifts when it is compiled, which halves the cost of looking around. See rules/directions.hpp.
#pragma once

#include <array>
#include <cstdint>

namespace hd {

constexpr int kDirections = 8; // N NE E SE S SW W NW, as White sees them
using Direction = int;
using Shifts = std::array<int, kDirections>; // in bit numbers; 0 where the board has no such direction

constexpr Direction opposite(Direction direction) { return (direction + 4) % kDirections; }

// A direction, and how far off its neighbours lie.
struct Way {
    Direction d;
    int shift;

    constexpr Way back() const { return {opposite(d), -shift}; }
};

struct Square8 {
    static constexpr Shifts kShifts{8, 9, 1, -7, -8, -9, -1, 7};
};
struct Diagonal10 {
    static constexpr Shifts kShifts{0, 6, 0, -5, 0, -6, 0, 5};
};
struct Hexagon5 {
    static constexpr Shifts kShifts{1, 9, 0, 8, -1, -9, 0, -8};
};
struct AnyLayout {};

enum class LayoutName : std::uint8_t { kAny, kSquare8, kDiagonal10, kHexagon5 };

constexpr LayoutName layout_of(const Shifts &shifts) {
    return shifts == Square8::kShifts      ? LayoutName::kSquare8
           : shifts == Diagonal10::kShifts ? LayoutName::kDiagonal10
           : shifts == Hexagon5::kShifts   ? LayoutName::kHexagon5
                                           : LayoutName::kAny;
}

} // namespace hd
