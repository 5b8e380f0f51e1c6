// All positions of a material one by one, to count what the tables say of them and to check it. Knows nothing
// of how tables are made or numbered.
#pragma once

#include <atomic>

#include "endgames/tables.hpp"

namespace hd {

// On which squares the pieces of each kind may stand, White to move; men never stand where they would be
// kings.
template <class Bits> struct Whereabouts {
    std::array<Bits, 2> men;
    std::array<Bits, 2> kings;
};

template <class Bits> struct Survey {
    std::uint64_t won = 0; // by White, who is to move
    std::uint64_t drawn = 0;
    std::uint64_t lost = 0;
    std::uint64_t unknown = 0;
    Verdict longest; // the win that takes most plies; drawn if there is none
    std::optional<Placement<Bits>> longest_from;
};

// Of all positions or, `quiet`, of those in which the side to move cannot capture.
template <class Bits>
Survey<Bits> survey(const Rules<Bits> &rules, const EndgameTables<Bits> &tables, const Material &material,
                    const Whereabouts<Bits> &where, bool quiet, const std::atomic<bool> &stop);

template <class Bits> struct Verification {
    std::uint64_t checked = 0;
    std::optional<Placement<Bits>> wrong; // the first position of which the tables contradict themselves
};

// Whether what the tables say of each position follows from what they say of the positions after its moves.
// Of every position with this material, White to move, or of so many at random.
template <class Bits>
Verification<Bits> verify(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                          const Material &material, std::uint64_t at_random, std::uint64_t seed,
                          const std::atomic<bool> &stop);

} // namespace hd
