// The record of a finished endgame: its coded table and its statistics, as they are written to a file.
#pragma once

#include "endgames/generator.hpp"

namespace hd {

template <class Bits> struct EndgameRecord {
    std::vector<std::uint8_t> results;  // a PairCode, as EndgameTable has it
    std::vector<std::uint8_t> verdicts; // likewise
    // Counts of all positions, equivalent ones included, for the side to move.
    std::uint64_t won = 0;
    std::uint64_t drawn = 0;
    std::uint64_t lost = 0;
    Verdict longest;                             // of the longest win; drawn if there is none
    std::optional<Placement<Bits>> longest_from; // one of those positions, White to move
};

// The record of one side of a finished generator; none if `stop` was set meanwhile.
template <class Bits>
std::optional<EndgameRecord<Bits>> record(const Rules<Bits> &rules, const EndgameGenerator<Bits> &generator,
                                          std::size_t side, int threads, const std::atomic<bool> &stop);

} // namespace hd
