// Where the pieces stand and whose turn it is: a value. A move makes a new one.
#pragma once

#include <array>

#include "hash.hpp"

namespace hd {

// Not initialised by itself: lists of moves are made by the million. Write Move{} for the null move.
template <class Bits> struct Move {
    Bits captured;
    std::uint8_t from;
    std::uint8_t to;
    bool promotes; // the man that moves ends as a king

    bool is_capture() const { return any(captured); }
    friend bool operator==(const Move &, const Move &) = default;
};

template <class Bits> class Position {
  public:
    Position(const std::array<Bits, 2> &men, const std::array<Bits, 2> &kings, Colour turn);

    Colour turn() const { return turn_; }
    Bits men(Colour colour) const { return men_[colour]; }
    Bits kings(Colour colour) const { return kings_[colour]; }
    Bits pieces(Colour colour) const { return men_[colour] | kings_[colour]; }
    Bits occupied() const { return pieces(kWhite) | pieces(kBlack); }
    Key key() const { return key_; }

    Position after(const Move<Bits> &move) const;

    // The same with the other side to move.
    Position passed() const;

    friend bool operator==(const Position &, const Position &) = default;

  private:
    Position() = default;

    std::array<Bits, 2> men_;
    std::array<Bits, 2> kings_;
    Key key_;
    Colour turn_;
};

} // namespace hd
