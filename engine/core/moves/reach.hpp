// A bound for searches through captures: the pieces that a capture might yet take.
#pragma once

#include "moves/jumps.hpp"

namespace hd {

// The pieces of `victims` that the capture, carried on over them alone, could take if it might jump each of
// them more than once, and the squares where it could land: at least those of the true captures. What cannot
// be reached even so need not be looked for.
//
// Both are found round by round, and mostly the first rounds find what is asked for.
template <class Layout, class Bits> class Reach {
  public:
    Reach(const Field<Bits> &field, const Capture<Bits> &capture, Bits victims)
        : rules_{field.rules},
          directions_{(capture.king ? rules_.king_captures : rules_.man_captures)[field.us]},
          ended_{capture.ended}, flies_{capture.king && rules_.flying}, victims_{victims & ~capture.captured},
          empty_{rules_.geometry.squares() & ~field.standing(capture)}, landings_{bit<Bits>(capture.at)} {}

    // Whether `wanted(taken, landings)` holds of them. More of either must never make it false.
    template <class Wanted> bool holds(Wanted wanted) {
        while (!wanted(taken_, landings_)) {
            const Bits landed = landings_;
            const Bits taken = taken_;
            if (!ended_) {
                for_each_direction<Layout>(rules_.geometry, directions_,
                                           [&](Heading heading) { jump(heading); });
            }
            if (landed == landings_ && taken == taken_) {
                return false;
            }
        }
        return true;
    }

    // Whether there is such a bound: a man that may become a king on its way is not followed.
    static bool bounds(const Field<Bits> &field, const Capture<Bits> &capture) {
        return capture.king || field.rules.promotion_rule != Promotion::kGoesOnAsKing;
    }

  private:
    void jump(Heading heading) {
        const Geometry<Bits> &geometry = rules_.geometry;
        const Bits from = flies_ ? filled(landings_, heading) : landings_;
        Bits landings = geometry.step(geometry.step(from, heading) & victims_, heading) & empty_;
        const Bits taken = moved(landings, -heading.shift);
        taken_ |= taken;
        if (flies_ && !rules_.lands_next) {
            landings = filled(landings, heading);
        }
        landings_ |= landings;
        if (rules_.instant_removal) {
            empty_ |= taken;
        }
    }

    // The squares and all that lie beyond them on this heading before the first piece.
    Bits filled(Bits squares, Heading heading) const {
        for (Bits next = squares; any(next); squares |= next) {
            next = rules_.geometry.step(next, heading) & empty_ & ~squares;
        }
        return squares;
    }

    const Rules<Bits> &rules_;
    const Directions &directions_;
    const bool ended_;
    const bool flies_;
    const Bits victims_;
    Bits empty_;
    Bits landings_;
    Bits taken_{};
};

} // namespace hd
