// The evaluation without learned weights: material, piece-square tables and mobility derived from the rules,
// so that every game described to the core can be played.
#pragma once

#include "moves/generation.hpp"

namespace hd {

template <class Bits> class RuleEvaluation {
  public:
    explicit RuleEvaluation(const Rules<Bits> &rules);

    // The worth of White's pieces on their squares less that of Black's, and how a move changes it.
    int lead(const Position<Bits> &position) const;
    int change(const Position<Bits> &position, const Move<Bits> &move) const;

    // The score in hundredths of a man, for the side to move. `lead` is lead(position).
    int operator()(const Position<Bits> &position, int lead) const;

  private:
    using Squares = std::array<std::int16_t, kRoom<Bits>>;

    int placed(const Position<Bits> &position, Color color, Bits among) const;

    Rules<Bits> rules_;
    int mobility_; // the worth of a plain move
    int to_move_;
    std::array<Squares, 2> man_{}; // [color][square]
    std::array<Squares, 2> king_{};
};

} // namespace hd
