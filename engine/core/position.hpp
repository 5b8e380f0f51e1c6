// Where the pieces stand and whose turn it is: a value. A move makes a new one.
#pragma once

#include <array>

#include "hash.hpp"

namespace hd {

// Not initialised by itself: lists of moves are made by the million. Write Move{} for the null move.
struct Move {
    Bitboard captured;
    std::uint8_t from;
    std::uint8_t to;

    bool is_capture() const { return captured != 0; }
    friend bool operator==(const Move &, const Move &) = default;
};

class Position {
  public:
    Position(const std::array<Bitboard, 2> &men, const std::array<Bitboard, 2> &kings, Colour turn);

    Colour turn() const { return turn_; }
    Bitboard men(Colour colour) const { return men_[colour]; }
    Bitboard kings(Colour colour) const { return kings_[colour]; }
    Bitboard pieces(Colour colour) const { return men_[colour] | kings_[colour]; }
    Bitboard occupied() const { return pieces(kWhite) | pieces(kBlack); }
    Key key() const { return key_; }

    // Whether the move crowns a man: it ends on a promotion square ("at the end").
    bool promotes(const Rules &rules, const Move &move) const {
        return (men_[turn_] & bit(move.from)) && (rules.promotion[turn_] & bit(move.to));
    }

    Position after(const Rules &rules, const Move &move) const;

    friend bool operator==(const Position &, const Position &) = default;

  private:
    std::array<Bitboard, 2> men_;
    std::array<Bitboard, 2> kings_;
    Key key_ = 0;
    Colour turn_;
};

} // namespace hd
