// Which squares there are and where the eight directions lead. Knows no pieces.
#pragma once

#include <array>

#include "bitboard.hpp"

namespace hd {

constexpr int kDirections = 8; // N NE E SE S SW W NW, as White sees them
using Direction = int;

constexpr Direction opposite(Direction direction) { return (direction + 4) % kDirections; }

template <class Bits> class Geometry {
  public:
    // `inner[d]`: the squares that have a neighbour in direction d; `shift[d]`: how far off its bit lies,
    // less than 64.
    Geometry(Bits squares, const std::array<int, kDirections> &shift,
             const std::array<Bits, kDirections> &inner);

    Bits squares() const { return squares_; }

    // The neighbours in direction d of those squares of `set` that have one.
    Bits step(Bits set, Direction d) const {
        const auto i = static_cast<std::size_t>(d);
        return moved(set & inner_[i], shift_[i]);
    }

    // All squares from `square` (exclusive) to the edge.
    Bits ray(Square square, Direction d) const {
        return ray_[static_cast<std::size_t>(d)][static_cast<std::size_t>(square)];
    }

    // The square of `set`, which must be part of a ray in direction d and not empty, that is met first.
    Square first(Bits set, Direction d) const {
        return shift_[static_cast<std::size_t>(d)] > 0 ? lowest(set) : highest(set);
    }

    // The squares a slider reaches from `square` before the first of `occupied`.
    Bits slide(Square square, Bits occupied, Direction d) const {
        const Bits line = ray(square, d);
        const Bits blockers = line & occupied;
        if (!blockers) {
            return line;
        }
        const Square blocker = first(blockers, d);
        return line & ~ray(blocker, d) & ~bit<Bits>(blocker);
    }

  private:
    Bits squares_;
    std::array<int, kDirections> shift_;
    std::array<Bits, kDirections> inner_;
    std::array<std::array<Bits, kRoom<Bits>>, kDirections> ray_{};
};

} // namespace hd
