// Quiet moves that leave the opponent nothing but to capture: where shots begin.
#pragma once

#include "movegen.hpp"

namespace hd {

// Adds the steps of men onto squares on which an opposing man can jump them. Only for positions in which
// nobody can capture. Steps that open a way by leaving their square are not looked for.
template <class Bits>
void add_offers(const Rules<Bits> &rules, const Position<Bits> &position, MoveList<Bits> &moves);

} // namespace hd
