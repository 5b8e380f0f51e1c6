// The first jumps of all men of the side to move at once, and which of them may be followed by another.
#pragma once

#include "moves/move_list.hpp"
#include "rules/directions.hpp"

namespace hd {

// The squares from which a man can jump one of `enemy` in one of the directions.
template <class Layout, class Bits>
inline Bits squares_to_jump_from(const Rules<Bits> &rules, const Directions &directions, Bits enemy,
                                 Bits empty) {
    Bits squares{};
    for_each_direction<Layout>(rules.geometry, directions,
                               [&](Way way) { squares |= rules.geometry.before(enemy, empty, way); });
    return squares;
}

// Whether a man of the side to move can jump.
template <class Layout, class Bits>
inline bool a_man_can_jump(const Rules<Bits> &rules, const Placement<Bits> &position) {
    const Color us = position.turn();
    return any(position.men(us) & squares_to_jump_from<Layout>(rules, rules.man_first_captures[us],
                                                               position.pieces(other(us)),
                                                               ~position.occupied()));
}

template <class Layout, class Bits> class FirstJumps {
  public:
    FirstJumps(const Rules<Bits> &rules, const Placement<Bits> &position)
        : rules_{rules}, us_{position.turn()}, enemy_{position.pieces(other(us_))},
          empty_{~position.occupied()} {
        const Bits men = position.men(us_);
        for_each_direction<Layout>(rules.geometry, rules.man_first_captures[us_], [&](Way way) {
            origins_[static_cast<std::size_t>(way.d)] = men & rules.geometry.before(enemy_, empty_, way);
        });
    }

    // The men that may take two pieces or more.
    // What a man leaves and takes in its first jump lies behind it, and only by jumping the same piece again
    // could it get back there. So its second jump is over what stands, to where it is empty, before it moves.
    Bits that_go_on() const {
        Bits ready = squares_to_jump_from<Layout>(rules_, rules_.man_captures[us_], enemy_, empty_);
        if (rules_.promotion_rule == Promotion::kGoesOnAsKing) {
            ready |= rules_.promotion_squares[us_];
        }
        Bits men{};
        for_each([&](Way way, Bits origins) { men |= moved(ready, -2 * way.shift) & origins; });
        return men;
    }

    // What all these jumps take.
    Bits victims() const {
        Bits taken{};
        for_each([&](Way way, Bits origins) { taken |= moved(origins, way.shift); });
        return taken;
    }

    // The jumps of all men but `except`, each of them a whole capture, as moves.
    void list(MoveList<Bits> &moves, Bits except) const {
        for_each([&](Way way, Bits origins) {
            for (Bits rest = origins & ~except; any(rest);) {
                const Square from = pop(rest);
                const Square to = from + 2 * way.shift;
                moves.add({bit<Bits>(from + way.shift), static_cast<std::uint8_t>(from),
                           static_cast<std::uint8_t>(to),
                           any(bit<Bits>(to) & rules_.promotion_squares[us_])});
            }
        });
    }

    std::size_t size(Bits except) const {
        int total = 0;
        for_each([&](Way, Bits origins) { total += count(origins & ~except); });
        return static_cast<std::size_t>(total);
    }

  private:
    // Calls `visit(way, origins)` with the men that can jump this way.
    template <class Visit> void for_each(Visit visit) const {
        for_each_direction<Layout>(rules_.geometry, rules_.man_first_captures[us_],
                                   [&](Way way) { visit(way, origins_[static_cast<std::size_t>(way.d)]); });
    }

    const Rules<Bits> &rules_;
    const Color us_;
    const Bits enemy_;
    const Bits empty_;
    std::array<Bits, kDirections> origins_; // in the directions of first captures; nothing in the others
};

} // namespace hd
