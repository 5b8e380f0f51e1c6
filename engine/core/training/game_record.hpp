// Game records for training: four bytes a move, from which every position can be replayed.
#pragma once

#include <optional>

#include "moves/generation.hpp"

namespace hd {

// One move of a game. Four bytes.
struct PlayedMove {
    std::uint16_t number; // among the legal moves in_order()
    std::int16_t score;   // found by the mover, in hundredths of a man; kNoScore: the move was not searched
};

constexpr std::int16_t kNoScore = INT16_MIN;

struct PlayedGame {
    std::uint16_t random = 0;      // moves made at random, the first ones
    int result = 0;                // 1: White has won, 0: a draw, -1: Black has won
    std::vector<Square> missing{}; // the pieces on these squares were taken off the board before the game
    std::vector<PlayedMove> moves{};
};

// Sorts moves by origin, target and captures, so that their numbers do not depend on the generator.
template <class Bits> void in_order(MoveList<Bits> &moves);

// Appends `game` to `bytes`: the number of moves in two bytes, the number of random ones in one, the result
// in one, then each move in four, low bytes first. Squares of missing pieces stand before the moves, and
// count as such: 0x8000 more than the square, and kNoScore.
void append(std::vector<std::uint8_t> &bytes, const PlayedGame &game);

// Reads the game at the beginning of `bytes` and removes it from there; none if it is cut short.
std::optional<PlayedGame> take_game(std::span<const std::uint8_t> &bytes);

// Whether the evaluation can learn from the position: it was searched, and neither side can capture.
template <class Bits>
bool is_sample(const Rules<Bits> &rules, const Position<Bits> &position, const MoveList<Bits> &moves,
               const PlayedMove &played) {
    return played.score != kNoScore && !moves[0].is_capture() && !has_capture(rules, position.passed());
}

// Whether the position came to a move that no search has chosen, though there were others: it was made at
// random, and what follows says nothing of the position.
template <class Bits> bool is_random(const MoveList<Bits> &moves, const PlayedMove &played) {
    return played.score == kNoScore && moves.size() > 1;
}

// `start` without the pieces on `missing`. None if there are none, or one side would have none left.
template <class Bits>
std::optional<Position<Bits>> without(const Position<Bits> &start, std::span<const Square> missing);

// Calls visit(position, legal moves in order, played move) for each position of `game` in which a move was
// made. False if it is not a game from `start` under these rules.
template <class Bits, class Visit>
bool replay(const Rules<Bits> &rules, const Position<Bits> &start, const PlayedGame &game, Visit visit) {
    const std::optional<Position<Bits>> first = without(start, game.missing);
    if (!first) {
        return false;
    }
    Position<Bits> position = *first;
    for (const PlayedMove &played : game.moves) {
        MoveList<Bits> moves;
        generate(rules, position, moves);
        if (played.number >= moves.size()) {
            return false;
        }
        in_order(moves);
        visit(position, moves, played);
        position = position.after(moves[played.number]);
    }
    return true;
}

} // namespace hd
