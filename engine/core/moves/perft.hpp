// Counts the leaves of the move tree: the usual check and measure of a generator.
#pragma once

#include "moves/generation.hpp"

namespace hd {

// Number of move sequences of exactly `depth` plies; the last ply is counted, not played.
template <class Bits>
std::uint64_t perft(const Rules<Bits> &rules, const Placement<Bits> &position, int depth);

} // namespace hd
