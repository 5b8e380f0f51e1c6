// A finished endgame as it is kept: coded, with what can be told of it at a glance.
#pragma once

#include "endgames/generator.hpp"

namespace hd {

template <class Bits> struct EndgameRecord {
    std::vector<std::uint8_t> results;  // a PairCode, as EndgameTable has it
    std::vector<std::uint8_t> verdicts; // likewise
    // Of all positions, those alike by symmetry counted each, for the side to move.
    std::uint64_t won = 0;
    std::uint64_t drawn = 0;
    std::uint64_t lost = 0;
    Verdict longest;                             // the win that takes most plies; drawn if there is none
    std::optional<Placement<Bits>> longest_from; // one of those positions, White to move
};

// Of one side of what a generator has worked out; none if `stop` was set meanwhile.
template <class Bits>
std::optional<EndgameRecord<Bits>> record(const Rules<Bits> &rules, const EndgameGenerator<Bits> &generator,
                                          std::size_t side, int threads, const std::atomic<bool> &stop);

} // namespace hd
