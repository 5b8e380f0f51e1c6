// The ways a legal capture can go. A Move says which pieces are taken; a person plays it jump by jump.
#pragma once

#include <span>
#include <vector>

#include "moves/generation.hpp"

namespace hd {

constexpr Square kNoSquare = -1;

// A square that a move lands on.
struct Landing {
    Square at;
    Square captured; // what was jumped on the way there; kNoSquare if it was a step
    bool crowned;    // a man is a king from here on
};

using Path = std::vector<Landing>;

// The work is counted on from call to call: see Effort::begin().

// One way to play `move`, which must be legal, that begins with the squares `begun`: of the first direction
// that leads on to its end, the nearest landing. Empty if it cannot have begun so.
template <class Bits>
Path find_path(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
               std::span<const Square> begun, Effort &effort);

// One way to play `move` that lands on `squares` in this order, others allowed between. Empty if there is
// none.
template <class Bits>
Path find_path_through(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
                       std::span<const Square> squares, Effort &effort);

// Where `move`, begun along `landings`, can land next. Empty if it cannot have begun so, or has ended.
template <class Bits>
Bits next_landings(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
                   std::span<const Square> landings, Effort &effort);

} // namespace hd
