// What a position without captures is worth. By tables that are derived from the rules of the game.
#pragma once

#include "moves/generation.hpp"

namespace hd {

template <class Bits> class RuleEvaluation {
  public:
    explicit RuleEvaluation(const Rules<Bits> &rules);

    // What White's pieces are worth by where they stand, less what Black's are: kept up to date move by move,
    // by adding change(position, move).
    int lead(const Position<Bits> &position) const;
    int change(const Position<Bits> &position, const Move<Bits> &move) const;

    // Hundredths of a man, from the side of whoever is to move. `lead` is lead(position); `steps` those of
    // each color.
    int operator()(const Position<Bits> &position, int lead, const std::array<Steps, 2> &steps) const;

  private:
    using Squares = std::array<std::int16_t, kRoom<Bits>>;

    int placed(const Position<Bits> &position, Color color, Bits among) const;

    std::array<Squares, 2> man_{}; // [color][square]
    std::array<Squares, 2> king_{};
};

} // namespace hd
