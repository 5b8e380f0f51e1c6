// Loops over directions, unrolled where the layout of the board is known.
#pragma once

#include <type_traits>
#include <utility>

#include "rules/rules.hpp"

namespace hd {

// Calls `visit(layout)` with the layout of the board, for templates over it.
template <class Bits, class Visit> inline auto with_layout(const Rules<Bits> &rules, Visit visit) {
    const LayoutName layout = rules.geometry.layout();
    if constexpr (std::is_same_v<Bits, Narrow>) {
        if (layout == LayoutName::kSquare8) {
            return visit(Square8{});
        }
        if (layout == LayoutName::kDiagonal10) {
            return visit(Diagonal10{});
        }
    } else if (layout == LayoutName::kHexagon5) {
        return visit(Hexagon5{});
    }
    return visit(AnyLayout{});
}

// Calls `visit(way)` for each of the directions.
template <class Layout, class Bits, class Visit>
inline void for_each_direction(const Geometry<Bits> &geometry, const Directions &directions, Visit visit) {
    if constexpr (std::is_same_v<Layout, AnyLayout>) {
        for (const Direction d : directions) {
            visit(geometry.way(d));
        }
    } else {
#ifdef __GNUC__
#pragma GCC unroll 8
#endif
        for (Direction d = 0; d < kDirections; ++d) {
            const Way way{d, Layout::kShifts[static_cast<std::size_t>(d)]};
            if (way.shift != 0 && directions.has(d)) {
                visit(way);
            }
        }
    }
}

} // namespace hd
