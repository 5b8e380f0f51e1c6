// Plain moves backward: from which positions one can have come without a capture or a promotion.
#pragma once

#include "moves/generation.hpp"
#include "moves/threats.hpp"
#include "rules/directions.hpp"

namespace hd {

template <class Bits> class RetroMoves {
  public:
    RetroMoves(const Rules<Bits> &rules, const Placement<Bits> &position)
        : rules_{rules}, position_{position}, mover_{other(position.turn())},
          empty_{~position.occupied() & rules.geometry.squares()} {}

    // Calls `visit(before)` for each of them, the mover to move.
    template <class Visit> void for_each(Visit visit) const {
        with_layout(rules_, [&]<class Layout>(Layout) {
            steps_of_men<Layout>(visit);
            line_leaps<Layout>(visit);
            steps_of_kings<Layout>(visit);
        });
    }

  private:
    template <class Layout, class Visit> void steps_of_men(const Visit &visit) const {
        for_each_direction<Layout>(rules_.geometry, rules_.man_steps[mover_], [&](Way way) {
            take_back(rules_.geometry.step(position_.men(mover_), way.back()) & room_for_men(), way.shift,
                      visit);
        });
    }

    // The whole unbroken line is leapt over, so from each landing there is one square it can have come from.
    template <class Layout, class Visit> void line_leaps(const Visit &visit) const {
        const Bits men = position_.men(mover_);
        for_each_direction<Layout>(rules_.geometry, rules_.line_leaps[mover_], [&](Way way) {
            int distance = 2;
            Bits line = rules_.geometry.step(men, way.back()) & men;
            while (any(line)) {
                const Bits before = rules_.geometry.step(line, way.back());
                take_back(before & room_for_men() & rules_.line_leap_from[mover_], distance * way.shift,
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
            for_each_direction<Layout>(rules_.geometry, rules_.king_steps[mover_], [&](Way way) {
                origins |= rules_.flying ? rules_.geometry.slide(to, ~empty_, way.back())
                                         : rules_.geometry.step(bit<Bits>(to), way.back()) & empty_;
            });
            while (any(origins)) {
                offer(pop(origins), to, true, visit);
            }
        }
    }

    Bits room_for_men() const { return empty_ & ~rules_.promotion_squares[mover_]; }

    // Men that have moved `by` bit numbers come from `origins`.
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
        return !rules_.threat_rule ||
               ThreatRule<Bits>{rules_, before}.allows(
                   {Bits{}, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), false});
    }

    const Rules<Bits> &rules_;
    const Placement<Bits> &position_;
    const Color mover_;
    const Bits empty_;
};

} // namespace hd
