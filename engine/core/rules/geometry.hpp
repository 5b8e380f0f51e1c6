// The board: its squares, their neighbours in each direction, and loops over directions. Knows no pieces.
#pragma once

#include <type_traits>

#include "rules/bitboard.hpp"
#include "rules/directions.hpp"

namespace hd {

template <class Bits> class Geometry {
  public:
    // `inner[d]`: the squares that have a neighbour in direction d; `shifts[d]`: the distance to its bit,
    // less than 32.
    Geometry(Bits squares, const Shifts &shifts, const std::array<Bits, kDirections> &inner);

    Bits squares() const { return squares_; }
    LayoutName layout() const { return layout_; }
    Heading heading(Direction d) const { return {d, shifts_[static_cast<std::size_t>(d)]}; }

    // The neighbours in direction d of those squares of `set` that have one.
    Bits step(Bits set, Direction d) const { return step(set, heading(d)); }
    Bits step(Bits set, Heading heading) const {
        return moved(set & inner_[static_cast<std::size_t>(heading.direction)], heading.shift);
    }

    // The squares whose neighbour on this heading is in `next`, and the square behind that in `beyond`.
    Bits before(Bits next, Bits beyond, Heading heading) const {
        return moved(next, -heading.shift) & moved(beyond, -2 * heading.shift) &
               inner_twice_[static_cast<std::size_t>(heading.direction)];
    }

    // All squares from `square` (exclusive) to the edge of the board.
    Bits ray(Square square, Direction d) const {
        return ray_[static_cast<std::size_t>(d)][static_cast<std::size_t>(square)];
    }

    // The square of `set`, a part of a ray on this heading, that is met first; the last bit on this heading
    // if `set` is empty.
    static Square first(Bits set, Heading heading) {
        constexpr Square kLast = kRoom<Bits> - 1;
        return heading.shift > 0 ? lowest(set | bit<Bits>(kLast)) : highest(set | bit<Bits>(0));
    }

    // The squares a slider reaches from `square` before the first of `occupied`.
    Bits slide(Square square, Bits occupied, Heading heading) const {
        const Bits line = ray(square, heading.direction);
        // without a piece on the line first() is the last bit, from which there is no ray
        return line & ~ray(first(line & occupied, heading), heading.direction) & ~occupied;
    }

  private:
    Bits squares_;
    Shifts shifts_;
    LayoutName layout_;
    std::array<Bits, kDirections> inner_;
    std::array<Bits, kDirections> inner_twice_; // the squares from which two steps stay on the board
    std::array<std::array<Bits, kRoom<Bits>>, kDirections> ray_{};
};

// Calls `visit(layout)` with the layout of the board, for templates over it.
template <class Bits, class Visit> inline auto with_layout(const Geometry<Bits> &geometry, Visit visit) {
    const LayoutName layout = geometry.layout();
    if constexpr (std::is_same_v<Bits, Narrow>) {
        if (layout == LayoutName::kSquare8) {
            return visit(Square8{});
        }
        if (layout == LayoutName::kDiagonal8) {
            return visit(Diagonal8{});
        }
        if (layout == LayoutName::kDiagonal10) {
            return visit(Diagonal10{});
        }
    } else if (layout == LayoutName::kHexagon5) {
        return visit(Hexagon5{});
    }
    return visit(AnyLayout{});
}

// Calls `visit(heading)` for each of the directions; unrolled where the layout is known at compile time.
template <class Layout, class Bits, class Visit>
inline void for_each_direction(const Geometry<Bits> &geometry, const Directions &directions, Visit visit) {
    if constexpr (std::is_same_v<Layout, AnyLayout>) {
        for (const Direction d : directions) {
            visit(geometry.heading(d));
        }
    } else {
#ifdef __GNUC__
#pragma GCC unroll 8
#endif
        for (Direction d = 0; d < kDirections; ++d) {
            const Heading heading{d, Layout::kShifts[static_cast<std::size_t>(d)]};
            if (heading.shift != 0 && directions.has(d)) {
                visit(heading);
            }
        }
    }
}

} // namespace hd
