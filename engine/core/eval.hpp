// What a position without captures is worth. Hand-made, its tables derived from the rules of the game.
#pragma once

#include "movegen.hpp"

namespace hd {

template <class Bits> class Evaluation {
  public:
    explicit Evaluation(const Rules<Bits> &rules);

    // What White's pieces are worth by where they stand, less what Black's are: kept up to date move by move,
    // by adding change(position, move).
    int lead(const Position<Bits> &position) const;
    int change(const Position<Bits> &position, const Move<Bits> &move) const;

    // Hundredths of a man, from the side of whoever is to move; `lead` is lead(position). `mobility` receives
    // the number of plain moves of the side to move: none means that it has lost, unless it can capture.
    int operator()(const Rules<Bits> &rules, const Position<Bits> &position, int lead, int &mobility) const;

  private:
    using Squares = std::array<std::int16_t, kRoom<Bits>>;

    int placed(const Position<Bits> &position, Colour colour, Bits among) const;

    std::array<Squares, 2> man_{}; // [colour][square]
    std::array<Squares, 2> king_{};
};

} // namespace hd
