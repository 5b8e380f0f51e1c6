// What a game is, as the core needs to know it. There is no list of games here.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "rules/geometry.hpp"

namespace hd {

enum Color : std::uint8_t { kWhite, kBlack };
constexpr Color other(Color color) { return color == kWhite ? kBlack : kWhite; }

// A handful of directions, in the order in which they are tried.
class Directions {
  public:
    Directions() = default;
    explicit Directions(std::span<const Direction> directions) {
        for (const Direction d : directions) {
            add(d);
        }
    }

    // The same seen by the other side: turned by 180°.
    Directions turned() const {
        Directions result;
        for (const Direction d : *this) {
            result.add(opposite(d));
        }
        return result;
    }

    bool empty() const { return size_ == 0; }
    bool has(Direction d) const { return (set_ >> d & 1) != 0; }

    const std::uint8_t *begin() const { return list_.data(); }
    const std::uint8_t *end() const { return list_.data() + size_; }

  private:
    void add(Direction d) {
        list_[size_++] = static_cast<std::uint8_t>(d);
        set_ = static_cast<std::uint8_t>(set_ | 1 << d);
    }

    std::array<std::uint8_t, kDirections> list_{};
    std::uint8_t size_ = 0;
    std::uint8_t set_ = 0; // the same as bits
};

// What happens to a man that reaches a promotion square in the middle of a capture.
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
    bool flying;               // kings go and leap any distance
    bool lands_next;           // but stop right behind what they leap over
    bool turns_back;           // a king may reverse its direction within a capture
    bool instant_removal;      // what is captured leaves at once, else at the end of the move
    bool majority;             // a turn must take as many pieces as it can
    bool one_piece_each_draws; // that is a draw
    bool threat_rule;          // see threats.hpp
    int king_worth;            // hundredths of a man: for the evaluation

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
