// What a fit of weights needs to know of the positions of self-played games.
#pragma once

#include "eval/learned.hpp"
#include "training/game_record.hpp"

namespace hd {

// One column a member; those of patterns lie behind one another, ends[i] after the last of position i.
struct Samples {
    std::vector<std::int32_t> terms; // of the patterns, see Patterns::terms(); weightless ones are left out
    std::vector<std::int64_t> ends;
    std::vector<Terms> whole;          // of the whole board
    std::vector<std::uint16_t> phases; // 0 to kAllOfPhase
    std::vector<std::int8_t> results;  // 1: White won the game
    std::vector<std::int16_t> scores;  // by the search, for White
};

// Adds the positions of the games in `bytes`, about one in `one_in` of those that were searched and in which
// neither side can capture: that is what is evaluated. False if there is more than games by these rules;
// those before are added.
template <class Bits>
bool add_samples(const Rules<Bits> &rules, const Position<Bits> &start, const LearnedShape<Bits> &shape,
                 std::span<const std::uint8_t> bytes, std::uint64_t one_in, Samples &samples);

} // namespace hd
