// Which squares there are and where the eight directions lead. Knows no pieces.
#pragma once

#include <array>

#include "bitboard.hpp"

namespace hd {

constexpr int kDirections = 8; // N NE E SE S SW W NW, as White sees them
using Direction = int;

constexpr Direction opposite(Direction direction) { return (direction + 4) % kDirections; }

class Geometry {
  public:
    // `inner[d]`: the squares that have a neighbour in direction d; `shift[d]`: how far off its bit lies.
    Geometry(Bitboard squares, const std::array<int, kDirections> &shift,
             const std::array<Bitboard, kDirections> &inner);

    Bitboard squares() const { return squares_; }

    // The neighbours in direction d of those squares of `set` that have one.
    Bitboard step(Bitboard set, Direction d) const {
        const auto i = static_cast<std::size_t>(d);
        return std::rotl(set & inner_[i], shift_[i]);
    }

    // All squares from `square` (exclusive) to the edge.
    Bitboard ray(Square square, Direction d) const {
        return ray_[static_cast<std::size_t>(d)][static_cast<std::size_t>(square)];
    }

    // The square of `set`, which must be part of a ray in direction d and not empty, that is met first.
    Square first(Bitboard set, Direction d) const {
        return shift_[static_cast<std::size_t>(d)] > 0 ? lowest(set) : highest(set);
    }

    // The squares a slider reaches from `square` before the first of `occupied`.
    Bitboard slide(Square square, Bitboard occupied, Direction d) const {
        const Bitboard line = ray(square, d);
        const Bitboard blockers = line & occupied;
        if (!blockers) {
            return line;
        }
        const Square blocker = first(blockers, d);
        return line & ~ray(blocker, d) & ~bit(blocker);
    }

  private:
    Bitboard squares_;
    std::array<int, kDirections> shift_;
    std::array<Bitboard, kDirections> inner_;
    std::array<std::array<Bitboard, 64>, kDirections> ray_{};
};

} // namespace hd
