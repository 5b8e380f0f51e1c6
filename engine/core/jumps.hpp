// One jump of a capture: the single place that knows how a capture goes on.
#pragma once

#include "position.hpp"

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

// The piece a king jumps first from `from` in direction d, with the squares it may land on; empty if none.
template <class Bits> struct Leap {
    Bits victim{};
    Bits landings{};
};

template <class Bits>
Leap<Bits> king_leap(const Rules<Bits> &rules, Square from, Direction d, Bits occupied, Bits victims) {
    const Geometry<Bits> &geometry = rules.geometry;
    const Bits reach = rules.flying ? geometry.ray(from, d) : geometry.step(bit<Bits>(from), d);
    const Bits blockers = reach & occupied;
    if (!blockers) {
        return {};
    }
    const Square blocker = geometry.first(blockers, d);
    const Bits victim = bit<Bits>(blocker);
    if (!(victims & victim)) {
        return {};
    }
    const bool anywhere = rules.flying && !rules.lands_next;
    return {victim, anywhere ? geometry.slide(blocker, occupied, d) : geometry.step(victim, d) & ~occupied};
}

// Calls `visit(next, victim)` for every jump that carries the capture on; whether there was one.
template <class Bits, class Visit>
bool for_each_jump(const Field<Bits> &field, const Capture<Bits> &capture, Visit visit) {
    const Rules<Bits> &rules = field.rules;
    if (capture.ended) {
        return false;
    }
    const Bits victims = field.enemy & ~capture.captured;
    const Bits occupied = rules.instant ? field.occupied & ~capture.captured : field.occupied;
    bool found = false;
    Capture<Bits> next = capture;
    next.taken = capture.taken + 1;
    if (capture.king) {
        for (const Direction d : rules.king_captures[field.us]) {
            if (!rules.turns_back && capture.taken > 0 && d == opposite(capture.last)) {
                continue;
            }
            Leap<Bits> leap = king_leap(rules, capture.at, d, occupied, victims);
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
    for (const Direction d : directions[field.us]) {
        const Bits victim = rules.geometry.step(bit<Bits>(capture.at), d) & victims;
        const Bits landing = rules.geometry.step(victim, d) & ~occupied;
        if (!landing) {
            continue;
        }
        found = true;
        next.captured = capture.captured | victim;
        next.last = d;
        next.at = lowest(landing);
        const bool crowned = rules.promotes != Promotion::kAtEnd && any(landing & rules.promotion[field.us]);
        next.crowned = crowned;
        next.king = crowned;
        next.ended = crowned && rules.promotes == Promotion::kStops;
        visit(next, victim);
    }
    return found;
}

// Whether a capture that ends here makes a king of a man.
template <class Bits> bool promotes(const Field<Bits> &field, const Capture<Bits> &capture) {
    return capture.crowned || (!capture.king && any(bit<Bits>(capture.at) & field.rules.promotion[field.us]));
}

} // namespace hd
