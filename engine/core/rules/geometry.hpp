// Which squares there are and where the eight directions lead. Knows no pieces.
#pragma once

#include "rules/bitboard.hpp"
#include "rules/layout.hpp"

namespace hd {

template <class Bits> class Geometry {
  public:
    // `inner[d]`: the squares that have a neighbour in direction d; `shifts[d]`: how far off its bit lies,
    // less than 32.
    Geometry(Bits squares, const Shifts &shifts, const std::array<Bits, kDirections> &inner);

    Bits squares() const { return squares_; }
    LayoutName layout() const { return layout_; }
    Way way(Direction d) const { return {d, shifts_[static_cast<std::size_t>(d)]}; }

    // The neighbours in direction d of those squares of `set` that have one.
    Bits step(Bits set, Direction d) const { return step(set, way(d)); }
    Bits step(Bits set, Way way) const {
        return moved(set & inner_[static_cast<std::size_t>(way.d)], way.shift);
    }

    // The squares whose neighbour this way is one of `next`, and the one behind that one of `beyond`.
    Bits before(Bits next, Bits beyond, Way way) const {
        return moved(next, -way.shift) & moved(beyond, -2 * way.shift) &
               inner_twice_[static_cast<std::size_t>(way.d)];
    }

    // All squares from `square` (exclusive) to the edge.
    Bits ray(Square square, Direction d) const {
        return ray_[static_cast<std::size_t>(d)][static_cast<std::size_t>(square)];
    }

    // The square of `set`, part of a ray this way, that is met first; the last bit this way if it is empty.
    static Square first(Bits set, Way way) {
        constexpr Square kLast = kRoom<Bits> - 1;
        return way.shift > 0 ? lowest(set | bit<Bits>(kLast)) : highest(set | bit<Bits>(0));
    }

    // The squares a slider reaches from `square` before the first of `occupied`.
    Bits slide(Square square, Bits occupied, Way way) const {
        const Bits line = ray(square, way.d);
        return line & ~ray(first(line & occupied, way), way.d) & ~occupied; // no ray from the last bit
    }

  private:
    Bits squares_;
    Shifts shifts_;
    LayoutName layout_;
    std::array<Bits, kDirections> inner_;
    std::array<Bits, kDirections> inner_twice_; // the squares from which two steps stay on the board
    std::array<std::array<Bits, kRoom<Bits>>, kDirections> ray_{};
};

} // namespace hd
