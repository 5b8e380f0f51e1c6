// Legal moves. The only place that knows how pieces move and capture.
#pragma once

#include "movelist.hpp"

namespace hd {

// All legal moves of the side to move; none means it has lost. Two moves differ if they start on
// different squares or leave different positions.
void generate(const Rules &rules, const Position &position, MoveList &moves);

// All legal captures; if there is one, no other move is legal.
void generate_captures(const Rules &rules, const Position &position, MoveList &moves);

bool has_capture(const Rules &rules, const Position &position);

// As many as generate() would list, without listing them where it need not.
std::uint64_t count_moves(const Rules &rules, const Position &position);

// How many plain moves the men and kings of `colour` have, captures aside: its mobility.
int count_steps(const Rules &rules, const Position &position, Colour colour);

} // namespace hd
