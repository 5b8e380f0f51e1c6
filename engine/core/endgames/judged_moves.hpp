// Play by endgame tables: the moves of a position with their verdicts, and the line of best play.
#pragma once

#include <span>

#include "endgames/tables.hpp"
#include "moves/position.hpp"

namespace hd {

template <class Bits> struct JudgedMove {
    Move<Bits> move;
    Verdict verdict; // for the side that moves; its plies include the move
};

// All legal moves, best first: the quickest win, then draws, then the longest resistance. Of two draws the
// one that leaves the opponent the smaller share of drawing replies comes first. `history`: the keys of the
// earlier positions; a move that repeats a position for the third time, or allows a reply that does, is a
// draw. Empty if a table is missing or there is no move.
template <class Bits>
std::vector<JudgedMove<Bits>> judged_moves(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                                           const Position<Bits> &position, std::span<const Key> history);

// The best play of both sides from here to the end of the game; empty in a drawn or unknown position.
template <class Bits>
std::vector<Move<Bits>> perfect_line(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                                     const Position<Bits> &position);

} // namespace hd
