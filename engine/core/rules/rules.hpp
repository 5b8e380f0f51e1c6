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
    bool flying;               // kings move and capture over any distance
    bool lands_next;           // but land right behind the piece captured
    bool landing_goes_on;      // or where the capture goes on, if it does so from any landing of the jump
    bool turns_back;           // a king may reverse its direction within a capture
    bool instant_removal;      // captured pieces leave the board at once, else at the end of the move
    bool majority;             // a turn must take as many pieces as it can
    bool one_piece_each_draws; // one piece against one is a draw
    bool threat_rule;          // see moves/threats.hpp
    int king_worth;            // in hundredths of a man, for the evaluation

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
