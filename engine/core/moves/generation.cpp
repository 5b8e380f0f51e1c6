#include "moves/generation.hpp"

#include "moves/first_jumps.hpp"
#include "moves/king_steps.hpp"
#include "moves/threats.hpp"

namespace hd {

namespace {

// Whether a king has won the game, whoever is to move.
template <class Bits> bool is_crowned(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return rules.goal == Goal::kFirstKing && any(position.kings(kWhite) | position.kings(kBlack));
}

// Calls `visit(landings, distance, heading)` with the squares on which line leaps of each length end.
template <class Layout, class Bits, class Visit>
void for_each_line_leap(const Rules<Bits> &rules, const Placement<Bits> &position, Color us, Visit visit) {
    if (rules.line_leaps[us].empty()) {
        return;
    }
    const Bits men = position.men(us);
    const Bits empty = ~position.occupied();
    for_each_direction<Layout>(rules.geometry, rules.line_leaps[us], [&](Heading heading) {
        int distance = 2;
        Bits line = rules.geometry.step(men & rules.line_leap_from[us], heading) & men;
        while (any(line)) {
            const Bits beyond = rules.geometry.step(line, heading);
            visit(beyond & empty, distance, heading);
            line = beyond & men;
            ++distance;
        }
    });
}

// Adds the moves of men that end on `targets`, `distance` bit numbers from where they began.
template <class Bits>
void add_man_moves(const Rules<Bits> &rules, Color us, Bits targets, int distance, MoveList<Bits> &moves) {
    Move<Bits> *next = moves.extend(static_cast<std::size_t>(count(targets)));
    while (any(targets)) {
        const Square to = pop(targets);
        *next++ = {Bits{}, static_cast<std::uint8_t>(to - distance), static_cast<std::uint8_t>(to),
                   any(rules.promotion_squares[us] & bit<Bits>(to))};
    }
}

// Removes the plain moves that the game's rules forbid.
template <class Bits>
[[gnu::noinline]] void keep_allowed(const Rules<Bits> &rules, const Placement<Bits> &position,
                                    MoveList<Bits> &moves, Effort &effort) {
    if (position.has_waiting_king()) {
        const Square waiting = position.walks().square(position.turn());
        moves.keep_if([&](const Move<Bits> &move) { return move.from != waiting; });
    }
    if (!rules.threat_rule) {
        return;
    }
    if (const ThreatRule<Bits> threats{rules, position, effort}; threats.binds()) {
        moves.keep_if([&](const Move<Bits> &move) { return threats.allows(move); });
    }
}

template <class Layout, class Bits>
void generate_steps(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves,
                    Effort &effort) {
    const Color us = position.turn();
    const Bits occupied = position.occupied();
    for_each_direction<Layout>(rules.geometry, rules.man_steps[us], [&](Heading heading) {
        add_man_moves(rules, us, rules.geometry.step(position.men(us), heading) & ~occupied, heading.shift,
                      moves);
    });
    for_each_line_leap<Layout>(rules, position, us, [&](Bits landings, int distance, Heading heading) {
        add_man_moves(rules, us, landings, distance * heading.shift, moves);
    });
    for (Bits kings = position.kings(us); any(kings);) {
        const Square from = pop(kings);
        Bits targets = king_targets<Layout>(rules, us, from, occupied);
        Move<Bits> *next = moves.extend(static_cast<std::size_t>(count(targets)));
        while (any(targets)) {
            *next++ = {Bits{}, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(pop(targets)),
                       false};
        }
    }
    if (rules.threat_rule || position.has_waiting_king()) {
        keep_allowed(rules, position, moves, effort);
    }
}

template <class Layout, class Bits>
Steps count_steps(const Rules<Bits> &rules, const Placement<Bits> &position, Color color) {
    const Bits occupied = position.occupied();
    Steps steps;
    for_each_direction<Layout>(rules.geometry, rules.man_steps[color], [&](Heading heading) {
        steps.men += count(rules.geometry.step(position.men(color), heading) & ~occupied);
    });
    for_each_line_leap<Layout>(rules, position, color,
                               [&](Bits landings, int, Heading) { steps.men += count(landings); });
    for (Bits kings = position.kings(color); any(kings);) {
        steps.kings += count(king_targets<Layout>(rules, color, pop(kings), occupied));
    }
    return steps;
}

// One square is enough: a king that flies on stops there, too.
template <class Layout, class Bits>
bool has_step_on(const Rules<Bits> &rules, const Placement<Bits> &position) {
    const Color us = position.turn();
    Bits targets{};
    for_each_direction<Layout>(rules.geometry, rules.man_steps[us], [&](Heading heading) {
        targets |= rules.geometry.step(position.men(us), heading);
    });
    if (const Bits kings = position.kings(us); any(kings)) {
        for_each_direction<Layout>(rules.geometry, rules.king_steps[us],
                                   [&](Heading heading) { targets |= rules.geometry.step(kings, heading); });
    }
    targets &= ~position.occupied();
    for_each_line_leap<Layout>(rules, position, us,
                               [&](Bits landings, int, Heading) { targets |= landings; });
    return any(targets);
}

// The number of plain moves where some may be forbidden. Apart from count_moves_on(), because with this list
// of moves in it perft takes 9 % more instructions on wide boards.
template <class Layout, class Bits>
std::uint64_t count_allowed(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort) {
    if (!position.has_waiting_king() && !has_capture(rules, position.passed())) {
        return static_cast<std::uint64_t>(count_steps<Layout>(rules, position, position.turn()).all());
    }
    MoveList<Bits> moves;
    generate_steps<Layout>(rules, position, moves, effort);
    return moves.size();
}

template <class Layout, class Bits>
std::uint64_t count_moves_on(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort) {
    if (a_man_can_jump<Layout>(rules, position) || any(position.kings(position.turn()))) {
        if (const std::uint64_t captures = count_captures(rules, position, effort)) {
            return captures;
        }
    }
    if (is_over(rules, position)) {
        return 0;
    }
    return rules.threat_rule || position.has_waiting_king()
               ? count_allowed<Layout>(rules, position, effort)
               : static_cast<std::uint64_t>(count_steps<Layout>(rules, position, position.turn()).all());
}

} // namespace

template <class Bits>
void generate(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves,
              Effort &effort) {
    generate_captures(rules, position, moves, effort);
    if (moves.empty() && !is_over(rules, position)) {
        generate_quiet(rules, position, moves, effort);
    }
}

template <class Bits>
void generate_quiet(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves,
                    Effort &effort) {
    with_layout(rules.geometry,
                [&]<class Layout>(Layout) { generate_steps<Layout>(rules, position, moves, effort); });
}

template <class Bits>
std::array<Steps, 2> mobility(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return with_layout(rules.geometry, [&]<class Layout>(Layout) {
        return std::array{count_steps<Layout>(rules, position, kWhite),
                          count_steps<Layout>(rules, position, kBlack)};
    });
}

template <class Bits> bool has_step(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return with_layout(rules.geometry,
                       [&]<class Layout>(Layout) { return has_step_on<Layout>(rules, position); });
}

template <class Bits> bool can_step_to_crown(const Rules<Bits> &rules, const Placement<Bits> &position) {
    const Color us = position.turn();
    Bits targets{};
    for (const Direction d : rules.man_steps[us]) {
        targets |= rules.geometry.step(position.men(us), d);
    }
    return any(targets & rules.promotion_squares[us] & ~position.occupied());
}

template <class Bits> int result_without_moves(const Rules<Bits> &rules, const Placement<Bits> &position) {
    if (is_drawn(rules, position)) {
        return 0;
    }
    if (is_crowned(rules, position)) {
        return any(position.kings(other(position.turn()))) ? -1 : 1;
    }
    return rules.goal == Goal::kGiveAway ? 1 : -1;
}

template <class Bits> bool is_ended(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return is_drawn(rules, position) || is_crowned(rules, position);
}

template <class Bits>
std::uint64_t count_moves(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort) {
    return with_layout(rules.geometry,
                       [&]<class Layout>(Layout) { return count_moves_on<Layout>(rules, position, effort); });
}

template <class Bits>
std::uint64_t perft(const Rules<Bits> &rules, const Placement<Bits> &position, int depth, Effort &effort) {
    if (depth <= 0) {
        return 1;
    }
    if (depth == 1) {
        return count_moves(rules, position, effort);
    }
    if (depth > 3) {
        effort.ask();
    }
    MoveList<Bits> moves;
    generate(rules, position, moves, effort);
    std::uint64_t leaves = 0;
    for (const Move<Bits> &move : moves) {
        leaves += perft(rules, position.after(move), depth - 1, effort);
    }
    return leaves;
}

template void generate(const Rules<Narrow> &, const Placement<Narrow> &, MoveList<Narrow> &, Effort &);
template void generate(const Rules<Wide> &, const Placement<Wide> &, MoveList<Wide> &, Effort &);
template void generate_quiet(const Rules<Narrow> &, const Placement<Narrow> &, MoveList<Narrow> &, Effort &);
template void generate_quiet(const Rules<Wide> &, const Placement<Wide> &, MoveList<Wide> &, Effort &);
template std::array<Steps, 2> mobility(const Rules<Narrow> &, const Placement<Narrow> &);
template std::array<Steps, 2> mobility(const Rules<Wide> &, const Placement<Wide> &);
template bool has_step(const Rules<Narrow> &, const Placement<Narrow> &);
template bool has_step(const Rules<Wide> &, const Placement<Wide> &);
template bool can_step_to_crown(const Rules<Narrow> &, const Placement<Narrow> &);
template bool can_step_to_crown(const Rules<Wide> &, const Placement<Wide> &);
template int result_without_moves(const Rules<Narrow> &, const Placement<Narrow> &);
template int result_without_moves(const Rules<Wide> &, const Placement<Wide> &);
template bool is_ended(const Rules<Narrow> &, const Placement<Narrow> &);
template bool is_ended(const Rules<Wide> &, const Placement<Wide> &);
template std::uint64_t count_moves(const Rules<Narrow> &, const Placement<Narrow> &, Effort &);
template std::uint64_t count_moves(const Rules<Wide> &, const Placement<Wide> &, Effort &);
template std::uint64_t perft(const Rules<Narrow> &, const Placement<Narrow> &, int, Effort &);
template std::uint64_t perft(const Rules<Wide> &, const Placement<Wide> &, int, Effort &);

} // namespace hd
