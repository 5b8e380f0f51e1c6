// The ways a legal capture can go. A Move says which pieces are taken; a person plays it jump by jump.
#pragma once

#include <span>
#include <vector>

#include "moves/generation.hpp"

namespace hd {

struct Path {
    std::vector<Square> landings;
    std::vector<Square> captures; // in the order in which they are jumped
};

// One way to play `move`, which must be legal: of the first direction that leads there, the nearest landing.
template <class Bits>
Path find_path(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move);

// Where `move`, begun along `landings`, can land next. Empty if it cannot have begun so, or has ended.
template <class Bits>
Bits next_landings(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
                   std::span<const Square> landings);

// Whether `landings` is the whole of one way to play `move`.
template <class Bits>
bool completes(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
               std::span<const Square> landings);

// Whether one way to play `move` lands on `squares` in this order before its end, others allowed between.
template <class Bits>
bool passes(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
            std::span<const Square> squares);

} // namespace hd
