// The positions of self-played games, to be counted.
#pragma once

#include "training/game_record.hpp"

namespace hd {

// One column a member: first of the games, then of the positions in which a move was made.
template <class Bits> struct Replayed {
    std::vector<std::int8_t> results;  // 1: White won the game
    std::vector<std::uint16_t> plies;  // made in the game: so many positions are its own, in their order
    std::vector<std::uint16_t> random; // of them

    // men and kings of White, then of Black: where they stand, and how many plain moves they have
    std::vector<std::array<Bits, 4>> pieces;
    std::vector<std::array<std::uint8_t, 4>> ways;
    std::vector<std::uint8_t> quiet;    // 1: it was searched, and neither side can capture
    std::vector<std::uint8_t> promotes; // 1: by the move that was made
};

// Adds the games in `bytes`. False if there is more than games by these rules; what was added is of no use
// then.
template <class Bits>
bool add_replayed(const Rules<Bits> &rules, const Position<Bits> &start, std::span<const std::uint8_t> bytes,
                  Replayed<Bits> &replayed);

} // namespace hd
