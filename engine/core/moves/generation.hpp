// Legal moves of a placement, listed or counted, and perft.
#pragma once

#include "moves/effort.hpp"
#include "moves/move_list.hpp"
#include "moves/position.hpp"

namespace hd {

// These throw BeyondPlay for a position that takes too much work, and Interrupted where `effort` asks to
// stop.

// All legal moves of the side to move; none means that the game is over. Two moves differ if they start
// on different squares or leave different positions.
template <class Bits>
void generate(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves,
              Effort &effort);

// All legal captures; if there is one, no other move is legal.
template <class Bits>
void generate_captures(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves,
                       Effort &effort);

// All legal moves of a position without captures that is not over.
template <class Bits>
void generate_quiet(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves,
                    Effort &effort);

template <class Bits> bool has_capture(const Rules<Bits> &rules, const Placement<Bits> &position);

// As many as generate_captures() would list, without listing them where it need not.
template <class Bits>
std::uint64_t count_captures(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort);

// As many as generate() would list, without listing them where it need not.
template <class Bits>
std::uint64_t count_moves(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort);

// The number of move sequences of exactly `depth` plies; those of the last ply are counted, not played.
template <class Bits>
std::uint64_t perft(const Rules<Bits> &rules, const Placement<Bits> &position, int depth, Effort &effort);

// The same for callers that nobody asks to stop.
template <class Bits>
void generate(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves) {
    Effort effort;
    generate(rules, position, moves, effort);
}

template <class Bits>
void generate_captures(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves) {
    Effort effort;
    generate_captures(rules, position, moves, effort);
}

template <class Bits>
void generate_quiet(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves) {
    Effort effort;
    generate_quiet(rules, position, moves, effort);
}

// The mobility of a side: the number of its plain moves, whether or not it can capture, and whatever the
// threat rule and the limit to the moves of one king forbid.
struct Steps {
    int men = 0;
    int kings = 0;
    int all() const { return men + kings; }
};

// The mobility of White and of Black.
template <class Bits>
std::array<Steps, 2> mobility(const Rules<Bits> &rules, const Placement<Bits> &position);

// Whether the side to move has a plain move, whether or not it can capture, and whatever the threat rule and
// the limit to the moves of one king forbid.
template <class Bits> bool has_step(const Rules<Bits> &rules, const Placement<Bits> &position);

// Whether the rules call the position a draw, whoever is to move: one piece each, where that is a rule.
template <class Bits> bool is_drawn(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return rules.one_piece_each_draws && count(position.pieces(kWhite)) == 1 &&
           count(position.pieces(kBlack)) == 1;
}

// Whether a step of the side to move wins by crowning a man, in a game that is won so.
template <class Bits> bool can_step_to_crown(const Rules<Bits> &rules, const Placement<Bits> &position);
template <class Bits> bool can_crown(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return rules.goal == Goal::kFirstKing && can_step_to_crown(rules, position);
}

// The result for the side to move of a position that is over or has no moves: 1 won, 0 drawn, -1 lost. Where
// each side has a king, which no game can come to, the one that has moved counts.
template <class Bits> int result_without_moves(const Rules<Bits> &rules, const Placement<Bits> &position);

// Whether a game that may end by its own rules with moves left has ended here.
template <class Bits> bool is_ended(const Rules<Bits> &rules, const Placement<Bits> &position);

// Whether the rules end the game here, whatever could be moved. All but a flag stands elsewhere, so that
// games which end by no such rule pay for the flag only.
template <class Bits> bool is_over(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return (rules.one_piece_each_draws || rules.goal == Goal::kFirstKing) && is_ended(rules, position);
}

} // namespace hd
