// Play by the tables: every move with what it is worth, and the line that follows.
#pragma once

#include <span>

#include "endgames/tables.hpp"
#include "moves/position.hpp"

namespace hd {

template <class Bits> struct JudgedMove {
    Move<Bits> move;
    Verdict verdict; // for who makes it; its plies count the move
};

// All legal moves, best first: the quickest win, then draws, then the longest resistance. Among draws that
// comes first which leaves the opponent the smallest share of replies that hold. `history`: the keys of the
// positions before; a move after which the position stands for the third time, or which allows such a reply,
// is a draw. Empty if not all of it is known, or there is no move.
template <class Bits>
std::vector<JudgedMove<Bits>> judged_moves(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                                           const Position<Bits> &position, std::span<const Key> history);

// The best play of both sides from here to the end of the game; empty in a drawn or unknown position.
template <class Bits>
std::vector<Move<Bits>> perfect_line(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                                     const Position<Bits> &position);

} // namespace hd
