// Plain moves, and all legal moves together.
#include "movegen.hpp"

#include "threats.hpp"

namespace hd {

namespace {

// Calls `visit(landings, distance, d)` with the squares on which line leaps of each length in each direction
// end.
template <class Bits, class Visit>
void for_each_line_leap(const Rules<Bits> &rules, const Position<Bits> &position, Colour us, Visit visit) {
    const Bits men = position.men(us);
    const Bits empty = ~position.occupied();
    for (const Direction d : rules.line_leaps[us]) {
        int distance = 2;
        Bits line = rules.geometry.step(men & rules.line_leap_from[us], d) & men;
        while (any(line)) {
            const Bits beyond = rules.geometry.step(line, d);
            visit(beyond & empty, distance, d);
            line = beyond & men;
            ++distance;
        }
    }
}

template <class Bits>
void add_man_moves(const Rules<Bits> &rules, Colour us, Bits targets, int distance, Direction d,
                   MoveList<Bits> &moves) {
    Bits origins = targets;
    for (int i = 0; i < distance; ++i) {
        origins = rules.geometry.step(origins, opposite(d));
    }
    // a shift keeps the order of the squares, so origins and targets pair up
    while (any(origins)) {
        const Square to = pop(targets);
        moves.add({Bits{}, static_cast<std::uint8_t>(pop(origins)), static_cast<std::uint8_t>(to),
                   any(rules.promotion[us] & bit<Bits>(to))});
    }
}

template <class Bits> Bits king_reach(const Rules<Bits> &rules, Square from, Bits occupied, Direction d) {
    return rules.flying ? rules.geometry.slide(from, occupied, d)
                        : rules.geometry.step(bit<Bits>(from), d) & ~occupied;
}

template <class Bits>
void generate_steps(const Rules<Bits> &rules, const Position<Bits> &position, MoveList<Bits> &moves) {
    const Colour us = position.turn();
    const Bits occupied = position.occupied();
    for (const Direction d : rules.man_steps[us]) {
        add_man_moves(rules, us, rules.geometry.step(position.men(us), d) & ~occupied, 1, d, moves);
    }
    for_each_line_leap(rules, position, us, [&](Bits landings, int distance, Direction d) {
        add_man_moves(rules, us, landings, distance, d, moves);
    });
    for (Bits kings = position.kings(us); any(kings);) {
        const Square from = pop(kings);
        for (const Direction d : rules.king_steps[us]) {
            for (Bits targets = king_reach(rules, from, occupied, d); any(targets);) {
                moves.add({Bits{}, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(pop(targets)),
                           false});
            }
        }
    }
    if (rules.threat_rule) {
        if (const ThreatRule<Bits> threats{rules, position}; threats.binds()) {
            moves.keep_if([&](const Move<Bits> &move) { return threats.allows(move); });
        }
    }
}

} // namespace

template <class Bits>
void generate(const Rules<Bits> &rules, const Position<Bits> &position, MoveList<Bits> &moves) {
    generate_captures(rules, position, moves);
    if (moves.empty() && !is_drawn(rules, position)) {
        generate_steps(rules, position, moves);
    }
}

template <class Bits>
int count_steps(const Rules<Bits> &rules, const Position<Bits> &position, Colour colour) {
    const Bits occupied = position.occupied();
    int total = 0;
    for (const Direction d : rules.man_steps[colour]) {
        total += count(rules.geometry.step(position.men(colour), d) & ~occupied);
    }
    for_each_line_leap(rules, position, colour,
                       [&](Bits landings, int, Direction) { total += count(landings); });
    for (Bits kings = position.kings(colour); any(kings);) {
        const Square from = pop(kings);
        for (const Direction d : rules.king_steps[colour]) {
            total += count(king_reach(rules, from, occupied, d));
        }
    }
    return total;
}

template <class Bits> std::uint64_t count_moves(const Rules<Bits> &rules, const Position<Bits> &position) {
    if (is_drawn(rules, position)) {
        return 0;
    }
    if (const std::uint64_t captures = count_captures(rules, position)) {
        return captures;
    }
    if (rules.threat_rule && has_capture(rules, position.passed())) {
        MoveList<Bits> moves;
        generate_steps(rules, position, moves);
        return moves.size();
    }
    return static_cast<std::uint64_t>(count_steps(rules, position, position.turn()));
}

template void generate(const Rules<Narrow> &, const Position<Narrow> &, MoveList<Narrow> &);
template void generate(const Rules<Wide> &, const Position<Wide> &, MoveList<Wide> &);
template int count_steps(const Rules<Narrow> &, const Position<Narrow> &, Colour);
template int count_steps(const Rules<Wide> &, const Position<Wide> &, Colour);
template std::uint64_t count_moves(const Rules<Narrow> &, const Position<Narrow> &);
template std::uint64_t count_moves(const Rules<Wide> &, const Position<Wide> &);

} // namespace hd
