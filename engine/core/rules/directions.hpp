// The eight directions, sets of them, and the board layouts whose shifts are known at compile time.
//
// A board lies in bits so that all neighbours in one direction are the same number of bits away: the shift.
// The core takes any layout; with those named here the shifts are constants in the machine code and the loops
// over directions are unrolled (rules/geometry.hpp), which halves the cost of generating moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace hd {

constexpr int kDirections = 8; // N NE E SE S SW W NW, as White sees them
using Direction = int;
using Shifts = std::array<int, kDirections>; // in bit numbers; 0 where the board has no such direction

constexpr Direction opposite(Direction direction) { return (direction + 4) % kDirections; }

// A direction together with its shift on the board at hand.
struct Heading {
    Direction direction;
    int shift;

    constexpr Heading reversed() const { return {opposite(direction), -shift}; }
};

// A set of directions, in the order in which they are tried.
class Directions {
  public:
    Directions() = default;
    explicit Directions(std::span<const Direction> directions) {
        for (const Direction d : directions) {
            add(d);
        }
    }

    // The same directions as the other side sees them: turned by 180°.
    Directions opposites() const {
        Directions result;
        for (const Direction d : *this) {
            result.add(opposite(d));
        }
        return result;
    }

    bool empty() const { return size_ == 0; }
    bool has(Direction d) const { return (set_ >> d & 1) != 0; }

    const std::uint8_t *begin() const { return list_.data(); }
    const std::uint8_t *end() const { return list_.data() + size_; }

  private:
    void add(Direction d) {
        list_[size_++] = static_cast<std::uint8_t>(d);
        set_ = static_cast<std::uint8_t>(set_ | 1 << d);
    }

    std::array<std::uint8_t, kDirections> list_{};
    std::uint8_t size_ = 0;
    std::uint8_t set_ = 0; // the same as bits
};

struct Square8 {
    static constexpr Shifts kShifts{8, 9, 1, -7, -8, -9, -1, 7};
};
// 8×8, the squares of one colour.
struct Diagonal8 {
    static constexpr Shifts kShifts{0, 5, 0, -4, 0, -5, 0, 4};
};

struct Diagonal10 {
    static constexpr Shifts kShifts{0, 6, 0, -5, 0, -6, 0, 5};
};
struct Hexagon5 {
    static constexpr Shifts kShifts{1, 9, 0, 8, -1, -9, 0, -8};
};
struct AnyLayout {};

enum class LayoutName : std::uint8_t { kAny, kSquare8, kDiagonal8, kDiagonal10, kHexagon5 };

constexpr LayoutName layout_of(const Shifts &shifts) {
    return shifts == Square8::kShifts      ? LayoutName::kSquare8
           : shifts == Diagonal8::kShifts  ? LayoutName::kDiagonal8
           : shifts == Diagonal10::kShifts ? LayoutName::kDiagonal10
           : shifts == Hexagon5::kShifts   ? LayoutName::kHexagon5
                                           : LayoutName::kAny;
}

} // namespace hd
