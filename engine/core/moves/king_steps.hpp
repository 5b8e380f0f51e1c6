// The plain moves of one king.
#pragma once

#include "rules/rules.hpp"

namespace hd {

// The squares to which a king on `from` can go without capturing.
template <class Layout, class Bits>
inline Bits king_targets(const Rules<Bits> &rules, Color us, Square from, Bits occupied) {
    Bits targets{};
    if (rules.flying) {
        for_each_direction<Layout>(rules.geometry, rules.king_steps[us], [&](Heading heading) {
            targets |= rules.geometry.slide(from, occupied, heading);
        });
    } else {
        for_each_direction<Layout>(rules.geometry, rules.king_steps[us], [&](Heading heading) {
            targets |= rules.geometry.step(bit<Bits>(from), heading);
        });
    }
    return targets & ~occupied;
}

} // namespace hd
