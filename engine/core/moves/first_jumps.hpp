// The first jumps of all men of the side to move, found for all of them at once.
//
// Most captures take one piece. Shifting whole sets of men finds these without looking at single men, and
// tells the few men that may capture on; only their captures, and those of kings, are followed one by one
// (moves/captures.cpp).
#pragma once

#include "moves/jumps.hpp"
#include "moves/move_list.hpp"

namespace hd {

// The squares from which a man can jump one of `enemy` in one of the directions.
template <class Layout, class Bits>
inline Bits squares_to_jump_from(const Rules<Bits> &rules, const Directions &directions, Bits enemy,
                                 Bits empty) {
    Bits squares{};
    for_each_direction<Layout>(rules.geometry, directions, [&](Heading heading) {
        squares |= rules.geometry.before(enemy, empty, heading);
    });
    return squares;
}

// Whether a man of the side to move can jump.
template <class Layout, class Bits>
inline bool a_man_can_jump(const Rules<Bits> &rules, const Placement<Bits> &position) {
    const Color us = position.turn();
    return any(position.men(us) & squares_to_jump_from<Layout>(rules, rules.man_first_captures[us],
                                                               taken_by_men(rules, position),
                                                               ~position.occupied()));
}

template <class Layout, class Bits> class FirstJumps {
  public:
    FirstJumps(const Rules<Bits> &rules, const Placement<Bits> &position)
        : rules_{rules}, us_{position.turn()}, enemy_{taken_by_men(rules, position)},
          empty_{~position.occupied()} {
        const Bits men = position.men(us_);
        for_each_direction<Layout>(rules.geometry, rules.man_first_captures[us_], [&](Heading heading) {
            origins_[static_cast<std::size_t>(heading.direction)] =
                men & rules.geometry.before(enemy_, empty_, heading);
        });
    }

    // The men that can jump.
    Bits men() const {
        Bits men{};
        for_each([&](Heading, Bits origins) { men |= origins; });
        return men;
    }

    // The men that may take two pieces or more. The square that a man leaves and the piece that it takes lie
    // behind it after its first jump, and it cannot jump that piece again to get back. So its second jump can
    // be looked for on the board as it is before the first.
    Bits candidates_for_more() const {
        Bits ready = squares_to_jump_from<Layout>(rules_, rules_.man_captures[us_], enemy_, empty_);
        if (rules_.promotion_rule == Promotion::kGoesOnAsKing) {
            ready |= rules_.promotion_squares[us_];
        }
        Bits men{};
        for_each([&](Heading heading, Bits origins) { men |= moved(ready, -2 * heading.shift) & origins; });
        return men;
    }

    // The pieces that these jumps take.
    Bits victims() const {
        Bits taken{};
        for_each([&](Heading heading, Bits origins) { taken |= moved(origins, heading.shift); });
        return taken;
    }

    // Adds the jumps of all men but `except`, each of them a complete capture.
    void list(MoveList<Bits> &moves, Bits except) const {
        for_each([&](Heading heading, Bits origins) {
            for (Bits rest = origins & ~except; any(rest);) {
                const Square from = pop(rest);
                const Square to = from + 2 * heading.shift;
                moves.add({bit<Bits>(from + heading.shift), static_cast<std::uint8_t>(from),
                           static_cast<std::uint8_t>(to),
                           any(bit<Bits>(to) & rules_.promotion_squares[us_])});
            }
        });
    }

    std::size_t size(Bits except) const {
        int total = 0;
        for_each([&](Heading, Bits origins) { total += count(origins & ~except); });
        return static_cast<std::size_t>(total);
    }

  private:
    // Calls `visit(heading, origins)` with the men that can jump on each heading.
    template <class Visit> void for_each(Visit visit) const {
        for_each_direction<Layout>(rules_.geometry, rules_.man_first_captures[us_], [&](Heading heading) {
            visit(heading, origins_[static_cast<std::size_t>(heading.direction)]);
        });
    }

    const Rules<Bits> &rules_;
    const Color us_;
    const Bits enemy_;
    const Bits empty_;
    std::array<Bits, kDirections> origins_; // in the directions of first captures; nothing in the others
};

} // namespace hd
