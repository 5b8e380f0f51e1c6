// The jumps that carry a capture on. Generation, threats and paths all follow captures by for_each_jump().
#pragma once

#include "moves/position.hpp"
#include "rules/rules.hpp"

namespace hd {

// The state of a capture after some of its jumps.
template <class Bits> struct Capture {
    Bits captured{};
    Square at = 0;
    int taken = 0;
    Direction last = 0; // of the last jump, if any was made
    std::uint32_t order =
        0;                // the jumps that took a king, the first in the highest bit; where it is asked for
    bool king = false;    // the piece captures as a king
    bool ended = false;   // promotion has stopped it
    bool crowned = false; // a man has become a king in this capture
};

// The capture by the piece of the side to move on `origin`, before its first jump.
template <class Bits> Capture<Bits> capture_from(const Placement<Bits> &position, Square origin) {
    return {.at = origin, .king = position.is_king(origin)};
}

// The pieces that men of the side to move may take.
template <class Bits> Bits taken_by_men(const Rules<Bits> &rules, const Placement<Bits> &position) {
    const Color them = other(position.turn());
    return rules.men_capture_kings ? position.pieces(them) : position.men(them);
}

// The board on which a capture takes place, with the capturing piece lifted from its origin.
template <class Bits> struct Field {
    const Rules<Bits> &rules;
    Color us;
    Bits occupied;
    Bits enemy;
    Bits enemy_kings;
    Bits for_men; // what men may take

    Field(const Rules<Bits> &the_rules, const Placement<Bits> &position, Square origin)
        : rules{the_rules}, us{position.turn()}, occupied{position.occupied() & ~bit<Bits>(origin)},
          enemy{position.pieces(other(us))}, enemy_kings{position.kings(other(us))},
          for_men{taken_by_men(rules, position)} {}

    // The squares that are occupied when the next jump is made.
    Bits standing(const Capture<Bits> &capture) const {
        return rules.instant_removal ? occupied & ~capture.captured : occupied;
    }

    // The capture carried on over `victim`, wherever it lands.
    Capture<Bits> jumped(const Capture<Bits> &capture, Bits victim, Direction direction) const {
        Capture<Bits> next = capture;
        next.captured = capture.captured | victim;
        next.taken = capture.taken + 1;
        next.last = direction;
        if (rules.choice.kings_first && any(victim & enemy_kings) && capture.taken < kOrdered) {
            next.order = capture.order | std::uint32_t{1} << (kOrdered - 1 - capture.taken);
        }
        return next;
    }

  private:
    static constexpr int kOrdered = 32; // no capture of more pieces is told from another by their order
};

// The directions, as bits, in which a piece on `at` jumps its neighbour.
template <class Layout, class Bits>
inline unsigned short_jumps(const Rules<Bits> &rules, const Directions &directions, Square at, Bits occupied,
                            Bits victims) {
    const Bits piece = bit<Bits>(at);
    unsigned found = 0;
    for_each_direction<Layout>(rules.geometry, directions, [&](Heading heading) {
        found |= unsigned{any(rules.geometry.before(victims, ~occupied, heading) & piece)}
                 << heading.direction;
    });
    return found;
}

// The directions, as bits, in which a flying king on `at` jumps the first piece it meets.
template <class Layout, class Bits>
inline unsigned long_jumps(const Rules<Bits> &rules, const Directions &directions, Square at, Bits occupied,
                           Bits victims) {
    unsigned found = 0;
    for_each_direction<Layout>(rules.geometry, directions, [&](Heading heading) {
        const Bits blockers = rules.geometry.ray(at, heading.direction) & occupied;
        const Bits victim = bit<Bits>(rules.geometry.first(blockers, heading)) & blockers & victims;
        found |= unsigned{any(rules.geometry.step(victim, heading) & ~occupied)} << heading.direction;
    });
    return found;
}

template <class Layout, class Bits>
inline unsigned king_jumps(const Rules<Bits> &rules, Color us, Square at, Bits occupied, Bits victims) {
    const Directions &directions = rules.king_captures[us];
    return rules.flying ? long_jumps<Layout>(rules, directions, at, occupied, victims)
                        : short_jumps<Layout>(rules, directions, at, occupied, victims);
}

// Of the squares behind a piece those from which the capture of a king goes on. `next`: the capture after the
// jump over that piece, wherever it lands.
template <class Layout, class Bits>
Bits going_on(const Field<Bits> &field, const Capture<Bits> &next, Bits squares) {
    const Rules<Bits> &rules = field.rules;
    const unsigned back = rules.turns_back ? 0 : 1U << opposite(next.last);
    const Bits occupied = field.standing(next);
    Bits found{};
    for (Bits rest = squares; any(rest);) {
        const Square at = pop(rest);
        if (king_jumps<Layout>(rules, field.us, at, occupied, field.enemy & ~next.captured) & ~back) {
            found |= bit<Bits>(at);
        }
    }
    return found;
}

// Of the squares behind `over` those on which a king may land, where that depends on how the capture goes on.
template <class Layout, class Bits>
[[gnu::noinline]] Bits allowed_landings(const Field<Bits> &field, const Capture<Bits> &next, Square over,
                                        Bits squares) {
    const Bits onward = going_on<Layout>(field, next, squares);
    if (field.rules.landing_goes_on && any(onward)) {
        return onward;
    }
    if (field.rules.lands_next_to_king && any(bit<Bits>(over) & field.enemy_kings)) {
        return onward | bit<Bits>(over + field.rules.geometry.heading(next.last).shift);
    }
    return squares;
}

// for_each_jump() for a piece that captures as a king.
template <class Layout, class Bits, class Visit>
bool for_each_king_jump(const Field<Bits> &field, const Capture<Bits> &capture, Visit visit) {
    const Rules<Bits> &rules = field.rules;
    const Geometry<Bits> &geometry = rules.geometry;
    const Bits occupied = field.standing(capture);
    unsigned jumps =
        king_jumps<Layout>(rules, field.us, capture.at, occupied, field.enemy & ~capture.captured);
    if (!rules.turns_back && capture.taken > 0) {
        jumps &= ~(1U << opposite(capture.last));
    }
    if (jumps == 0) {
        return false;
    }
    for (; jumps != 0; jumps &= jumps - 1) {
        const Heading heading = geometry.heading(std::countr_zero(jumps));
        const Square over =
            rules.flying ? geometry.first(geometry.ray(capture.at, heading.direction) & occupied, heading)
                         : capture.at + heading.shift;
        Bits landings = rules.flying && !rules.lands_next ? geometry.slide(over, occupied, heading)
                                                          : bit<Bits>(over + heading.shift);
        Capture<Bits> next = field.jumped(capture, bit<Bits>(over), heading.direction);
        if (rules.landing_goes_on || rules.lands_next_to_king) {
            landings = allowed_landings<Layout>(field, next, over, landings);
        }
        while (any(landings)) {
            next.at = pop(landings);
            visit(next, bit<Bits>(over));
        }
    }
    return true;
}

// for_each_jump() for a piece that captures as a man.
template <class Layout, class Bits, class Visit>
bool for_each_man_jump(const Field<Bits> &field, const Capture<Bits> &capture, Visit visit) {
    const Rules<Bits> &rules = field.rules;
    const auto &directions = capture.taken == 0 ? rules.man_first_captures : rules.man_captures;
    unsigned jumps = short_jumps<Layout>(rules, directions[field.us], capture.at, field.standing(capture),
                                         field.for_men & ~capture.captured);
    if (jumps == 0) {
        return false;
    }
    for (; jumps != 0; jumps &= jumps - 1) {
        const Heading heading = rules.geometry.heading(std::countr_zero(jumps));
        const Bits victim = bit<Bits>(capture.at + heading.shift);
        Capture<Bits> next = field.jumped(capture, victim, heading.direction);
        next.at = capture.at + 2 * heading.shift;
        next.crowned = rules.promotion_rule != Promotion::kAtEnd &&
                       any(bit<Bits>(next.at) & rules.promotion_squares[field.us]);
        next.king = next.crowned;
        next.ended = next.crowned && rules.promotion_rule == Promotion::kStops;
        visit(next, victim);
    }
    return true;
}

// Calls `visit(next, victim)` for every jump that carries the capture on, and returns whether there was one.
template <class Layout = AnyLayout, class Bits, class Visit>
inline bool for_each_jump(const Field<Bits> &field, const Capture<Bits> &capture, Visit visit) {
    if (capture.ended) {
        return false;
    }
    return capture.king ? for_each_king_jump<Layout>(field, capture, visit)
                        : for_each_man_jump<Layout>(field, capture, visit);
}

// Whether a capture that ends here turns a man into a king.
template <class Bits> bool promotes(const Field<Bits> &field, const Capture<Bits> &capture) {
    return capture.crowned ||
           (!capture.king && any(bit<Bits>(capture.at) & field.rules.promotion_squares[field.us]));
}

} // namespace hd
