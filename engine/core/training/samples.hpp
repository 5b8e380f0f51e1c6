// Positions of self-played games: labelled ones to fit weights to, and columns of numbers for statistics.
#pragma once

#include "training/game_record.hpp"
#include "training/labelled.hpp"

namespace hd {

// Adds the records of about one in `one_in` of the positions for which is_sample() holds. False if `bytes`
// holds anything but games by these rules; the positions before that are added.
template <class Bits>
bool add_labelled(const Rules<Bits> &rules, const Position<Bits> &start, std::span<const std::uint8_t> bytes,
                  std::uint64_t one_in, std::vector<std::uint8_t> &records);

// Replayed games, one column a member: three of games, then four of the positions in which a move was made.
template <class Bits> struct Replayed {
    std::vector<std::int8_t> results;  // 1: White won the game, 0: a draw, -1: Black won
    std::vector<std::uint16_t> plies;  // the number of moves, which is that of the game's positions
    std::vector<std::uint16_t> random; // the number of random moves among them

    // men and kings of White, then of Black: their squares, and the number of their plain moves
    std::vector<std::array<Bits, 4>> pieces;
    std::vector<std::array<std::uint8_t, 4>> mobility;
    std::vector<std::uint8_t> quiet;    // whether is_sample() holds
    std::vector<std::uint8_t> promotes; // whether the move played promotes
};

// Adds the games in `bytes`. False if it holds anything but games by these rules; `replayed` is then useless.
template <class Bits>
bool add_replayed(const Rules<Bits> &rules, const Position<Bits> &start, std::span<const std::uint8_t> bytes,
                  Replayed<Bits> &replayed);

} // namespace hd
