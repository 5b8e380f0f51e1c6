// Retro moves: the positions from which a position can have been reached by a plain move without promotion.
// Captures and promotions change the material and are therefore found from the other side, by generating
// moves.
#pragma once

#include "moves/generation.hpp"
#include "moves/threats.hpp"
#include "rules/rules.hpp"

namespace hd {

template <class Bits> class RetroMoves {
  public:
    RetroMoves(const Rules<Bits> &rules, const Placement<Bits> &position)
        : rules_{rules}, position_{position}, mover_{other(position.turn())},
          empty_{~position.occupied() & rules.geometry.squares()} {}

    // Calls `visit(before)` for each of these positions.
    template <class Visit> void for_each(Visit visit) const {
        with_layout(rules_.geometry, [&]<class Layout>(Layout) {
            steps_of_men<Layout>(visit);
            line_leaps<Layout>(visit);
            steps_of_kings<Layout>(visit);
        });
    }

  private:
    template <class Layout, class Visit> void steps_of_men(const Visit &visit) const {
        for_each_direction<Layout>(rules_.geometry, rules_.man_steps[mover_], [&](Heading heading) {
            take_back(rules_.geometry.step(position_.men(mover_), heading.reversed()) & room_for_men(),
                      heading.shift, visit);
        });
    }

    // A leap passes the whole unbroken line, so that each landing has one possible origin.
    template <class Layout, class Visit> void line_leaps(const Visit &visit) const {
        const Bits men = position_.men(mover_);
        for_each_direction<Layout>(rules_.geometry, rules_.line_leaps[mover_], [&](Heading heading) {
            int distance = 2;
            Bits line = rules_.geometry.step(men, heading.reversed()) & men;
            while (any(line)) {
                const Bits before = rules_.geometry.step(line, heading.reversed());
                take_back(before & room_for_men() & rules_.line_leap_from[mover_], distance * heading.shift,
                          visit);
                line = before & men;
                ++distance;
            }
        });
    }

    template <class Layout, class Visit> void steps_of_kings(const Visit &visit) const {
        for (Bits kings = position_.kings(mover_); any(kings);) {
            const Square to = pop(kings);
            Bits origins{};
            for_each_direction<Layout>(rules_.geometry, rules_.king_steps[mover_], [&](Heading heading) {
                origins |= rules_.flying ? rules_.geometry.slide(to, ~empty_, heading.reversed())
                                         : rules_.geometry.step(bit<Bits>(to), heading.reversed()) & empty_;
            });
            while (any(origins)) {
                offer(pop(origins), to, true, visit);
            }
        }
    }

    Bits room_for_men() const { return empty_ & ~rules_.promotion_squares[mover_]; }

    // Offers the positions before men moved from `origins` by `by` bit numbers.
    template <class Visit> void take_back(Bits origins, int by, const Visit &visit) const {
        while (any(origins)) {
            const Square from = pop(origins);
            offer(from, from + by, false, visit);
        }
    }

    template <class Visit> void offer(Square from, Square to, bool king, const Visit &visit) const {
        std::array<Bits, 2> men{position_.men(kWhite), position_.men(kBlack)};
        std::array<Bits, 2> kings{position_.kings(kWhite), position_.kings(kBlack)};
        Bits &pieces = (king ? kings : men)[mover_];
        pieces = (pieces & ~bit<Bits>(to)) | bit<Bits>(from);
        const Placement<Bits> before{men, kings, mover_};
        if (!has_capture(rules_, before) && allowed(before, from, to)) {
            visit(before);
        }
    }

    bool allowed(const Placement<Bits> &before, Square from, Square to) const {
        Effort effort;
        return !rules_.threat_rule ||
               ThreatRule<Bits>{rules_, before, effort}.allows(
                   {Bits{}, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), false});
    }

    const Rules<Bits> &rules_;
    const Placement<Bits> &position_;
    const Color mover_;
    const Bits empty_;
};

} // namespace hd
