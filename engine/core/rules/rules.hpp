// The rules of a game as data. The core has no list of games; Python describes each one in these terms.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "rules/geometry.hpp"

namespace hd {

enum Color : std::uint8_t { kWhite, kBlack };
constexpr Color other(Color color) { return color == kWhite ? kBlack : kWhite; }

// The fate of a man that reaches a promotion square in the middle of a capture.
enum class Promotion : std::uint8_t {
    kAtEnd,       // nothing: it becomes a king only if the capture ends there
    kStops,       // the capture ends there and it becomes a king
    kGoesOnAsKing // it becomes a king at once and captures on as one
};

// How the game is won.
enum class Goal : std::uint8_t {
    kBlock,    // who cannot move has lost
    kGiveAway, // who cannot move has won
    kFirstKing // who has a king has won at once, else as by kBlock
};

// How a turn chooses among the captures of all its pieces, each carried to its end: it must make one of the
// heaviest. Where nothing weighs anything the choice is free.
struct Choice {
    std::uint64_t man = 0;       // what a capture weighs for each man that it takes
    std::uint64_t king = 0;      // for each king that it takes
    std::uint64_t with_king = 0; // and if a king makes it
    bool kings_first = false;    // of equal weight, it must take kings as early as it can

    // The two usual choices, worked out once.
    bool is_free = man == 0 && king == 0 && with_king == 0 && !kings_first;
    bool is_by_number = man == 1 && king == 1 && with_king == 0 && !kings_first;
};

// Directions are on the board, not the mover's: each color has its own set.
template <class Bits> struct Rules {
    Geometry<Bits> geometry;
    std::array<Directions, 2> man_steps;
    std::array<Directions, 2> man_captures;
    std::array<Directions, 2> man_first_captures; // the directions open to the first jump
    std::array<Directions, 2> king_steps;
    std::array<Directions, 2> king_captures;
    std::array<Directions, 2> line_leaps; // over an unbroken line of friendly men; none in most games
    std::array<Bits, 2> line_leap_from;   // squares on which a line leap may begin
    std::array<Bits, 2> promotion_squares;
    Promotion promotion_rule;
    bool flying;             // kings move and capture over any distance
    bool lands_next;         // but land right behind the piece captured
    bool lands_next_to_king; // or do so behind a king, where the capture ends
    bool landing_goes_on;    // or where the capture goes on, if it does so from any landing of the jump
    bool turns_back;         // a king may reverse its direction within a capture
    bool instant_removal;    // captured pieces leave the board at once, else at the end of the move
    bool men_capture_kings;  // else men capture men only
    Choice choice;
    bool one_piece_each_draws; // one piece against one is a draw
    bool threat_rule;          // see moves/threats.hpp
    Goal goal;
    int king_worth; // in hundredths of a man, for the evaluation

    // Whether a man can come back to a square by steps alone: not if they all lie within less than half a
    // turn. A line leap has the effect of steps by every man of the line.
    bool men_return() const {
        std::vector<Direction> steps{man_steps[kWhite].begin(), man_steps[kWhite].end()};
        steps.insert(steps.end(), line_leaps[kWhite].begin(), line_leaps[kWhite].end());
        return std::none_of(steps.begin(), steps.end(), [&](Direction first) {
            return std::all_of(steps.begin(), steps.end(), [&](Direction d) {
                return (d - first + kDirections) % kDirections < kDirections / 2;
            });
        });
    }
};

} // namespace hd
