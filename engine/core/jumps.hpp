// One jump of a capture: the single place that knows how a capture goes on.
#pragma once

#include "position.hpp"
#include "ways.hpp"

namespace hd {

// How far a capture has come.
template <class Bits> struct Capture {
    Bits captured{};
    Square at = 0;
    int taken = 0;
    Direction last = 0;   // of the last jump, if any was made
    bool king = false;    // the piece captures as a king
    bool ended = false;   // promotion has stopped it
    bool crowned = false; // a man has become a king on the way
};

// Who captures, and what stands where. The origin is empty while its piece is under way.
template <class Bits> struct Field {
    const Rules<Bits> &rules;
    Colour us;
    Bits occupied;
    Bits enemy;

    Field(const Rules<Bits> &the_rules, const Position<Bits> &position, Square origin)
        : rules{the_rules}, us{position.turn()}, occupied{position.occupied() & ~bit<Bits>(origin)},
          enemy{position.pieces(other(us))} {}
};

// The piece a king jumps first from `from`, with the squares it may land on; empty if none.
template <class Bits> struct Leap {
    Bits victim{};
    Bits landings{};
};

template <class Bits>
inline Leap<Bits> king_leap(const Rules<Bits> &rules, Square from, Way way, Bits occupied, Bits victims) {
    const Geometry<Bits> &geometry = rules.geometry;
    const Bits reach = rules.flying ? geometry.ray(from, way.d) : geometry.step(bit<Bits>(from), way);
    const Bits blockers = reach & occupied;
    const Square blocker = geometry.first(blockers, way);
    const Bits victim = bit<Bits>(blocker);
    if (!(blockers & victims & victim)) {
        return {};
    }
    const bool anywhere = rules.flying && !rules.lands_next;
    return {victim,
            anywhere ? geometry.slide(blocker, occupied, way) : geometry.step(victim, way) & ~occupied};
}

// The directions, as bits, in which a man on `at` can jump.
template <class Layout, class Bits>
inline unsigned man_jumps(const Rules<Bits> &rules, const Directions &directions, Square at, Bits occupied,
                          Bits victims) {
    const Bits man = bit<Bits>(at);
    unsigned found = 0;
    for_each_way<Layout>(rules.geometry, directions, [&](Way way) {
        found |= unsigned{any(rules.geometry.before(victims, ~occupied, way) & man)} << way.d;
    });
    return found;
}

// Calls `visit(next, victim)` for every jump that carries the capture on; whether there was one.
template <class Layout = AnyLayout, class Bits, class Visit>
bool for_each_jump(const Field<Bits> &field, const Capture<Bits> &capture, Visit visit) {
    const Rules<Bits> &rules = field.rules;
    if (capture.ended) {
        return false;
    }
    const Bits victims = field.enemy & ~capture.captured;
    const Bits occupied = rules.instant ? field.occupied & ~capture.captured : field.occupied;
    if (capture.king) {
        bool found = false;
        Capture<Bits> next = capture;
        next.taken = capture.taken + 1;
        for (const Direction d : rules.king_captures[field.us]) {
            if (!rules.turns_back && capture.taken > 0 && d == opposite(capture.last)) {
                continue;
            }
            Leap<Bits> leap = king_leap(rules, capture.at, rules.geometry.way(d), occupied, victims);
            found |= any(leap.landings);
            next.captured = capture.captured | leap.victim;
            next.last = d;
            while (any(leap.landings)) {
                next.at = pop(leap.landings);
                visit(next, leap.victim);
            }
        }
        return found;
    }
    const auto &directions = capture.taken == 0 ? rules.man_first_captures : rules.man_captures;
    unsigned jumps = man_jumps<Layout>(rules, directions[field.us], capture.at, occupied, victims);
    if (jumps == 0) {
        return false;
    }
    Capture<Bits> next = capture;
    next.taken = capture.taken + 1;
    for (; jumps != 0; jumps &= jumps - 1) {
        const Way way = rules.geometry.way(std::countr_zero(jumps));
        const Bits victim = bit<Bits>(capture.at + way.shift);
        next.captured = capture.captured | victim;
        next.last = way.d;
        next.at = capture.at + 2 * way.shift;
        const bool crowned =
            rules.promotes != Promotion::kAtEnd && any(bit<Bits>(next.at) & rules.promotion[field.us]);
        next.crowned = crowned;
        next.king = crowned;
        next.ended = crowned && rules.promotes == Promotion::kStops;
        visit(next, victim);
    }
    return true;
}

// Whether a capture that ends here makes a king of a man.
template <class Bits> bool promotes(const Field<Bits> &field, const Capture<Bits> &capture) {
    return capture.crowned || (!capture.king && any(bit<Bits>(capture.at) & field.rules.promotion[field.us]));
}

} // namespace hd
