// What a position without captures is worth. Hand-made, its tables derived from the rules of the game.
#pragma once

#include "movegen.hpp"

namespace hd {

class Evaluation {
  public:
    explicit Evaluation(const Rules &rules);

    // Hundredths of a man, from the side of whoever is to move. `mobility` receives the number of plain
    // moves of the side to move: none means that it has lost, unless it can capture.
    int operator()(const Rules &rules, const Position &position, int &mobility) const;

  private:
    int placed(const Position &position, Colour colour) const;

    std::array<std::array<std::int16_t, 64>, 2> man_{}; // [colour][square]
    std::array<std::array<std::int16_t, 64>, 2> king_{};
};

} // namespace hd
