// A placement and its key: a value. A move makes a new one.
#pragma once

#include "moves/hash.hpp"
#include "moves/placement.hpp"

namespace hd {

template <class Bits> class Position : public Placement<Bits> {
  public:
    Position(const std::array<Bits, 2> &men, const std::array<Bits, 2> &kings, Color turn);

    Key key() const { return key_; }

    Position after(const Move<Bits> &move) const;

    // The same with the other side to move.
    Position passed() const;

    friend bool operator==(const Position &, const Position &) = default;

  private:
    Position() = default;

    Key key_;
};

} // namespace hd
