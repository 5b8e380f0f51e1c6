// Positions of self-played games as columns of numbers: samples to fit weights to, and replays for
// statistics.
#pragma once

#include "eval/learned.hpp"
#include "training/game_record.hpp"

namespace hd {

// The samples of a fit, one column a member. The terms of position i end at ends[i]; the next position's
// follow.
struct Samples {
    std::vector<std::int32_t> terms; // of the patterns, see Patterns::terms(), without weightless ones
    std::vector<std::int64_t> ends;
    std::vector<Terms> whole;          // of the whole board
    std::vector<std::uint16_t> phases; // 0 to kAllOfPhase
    std::vector<std::int8_t> results;  // 1: White won the game, 0: a draw, -1: Black won
    std::vector<std::int16_t> scores;  // found by the search, for White
};

// Adds about one in `one_in` of the positions for which is_sample() holds. False if `bytes` holds anything
// but games by these rules; the games before that are added.
template <class Bits>
bool add_samples(const Rules<Bits> &rules, const Position<Bits> &start, const LearnedShape<Bits> &shape,
                 std::span<const std::uint8_t> bytes, std::uint64_t one_in, Samples &samples);

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
