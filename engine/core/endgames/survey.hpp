// Survey and verification of endgame tables: every position of a material, one by one. Independent of the
// code that generates and numbers tables, so that it can find errors there.
#pragma once

#include <atomic>

#include "endgames/tables.hpp"

namespace hd {

// The squares on which the pieces of each kind may stand. Men never stand on their promotion squares.
template <class Bits> struct Whereabouts {
    std::array<Bits, 2> men;
    std::array<Bits, 2> kings;
};

template <class Bits> struct Survey {
    std::uint64_t won = 0; // by White, who is to move
    std::uint64_t drawn = 0;
    std::uint64_t lost = 0;
    std::uint64_t unknown = 0;
    Verdict longest; // of the longest win; drawn if there is none
    std::optional<Placement<Bits>> longest_from;
};

// Counts all positions with White to move or, if `quiet`, those in which White cannot capture.
template <class Bits>
Survey<Bits> survey(const Rules<Bits> &rules, const EndgameTables<Bits> &tables, const Material &material,
                    const Whereabouts<Bits> &where, bool quiet, const std::atomic<bool> &stop);

template <class Bits> struct Verification {
    std::uint64_t checked = 0;
    // the first position whose verdict contradicts those of its successors
    std::optional<Placement<Bits>> wrong;
};

// Checks that the verdict on each position follows from those on its successors: for every position of the
// material with White to move, or for `at_random` of them if that is not 0.
template <class Bits>
Verification<Bits> verify(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                          const Material &material, std::uint64_t at_random, std::uint64_t seed,
                          const std::atomic<bool> &stop);

} // namespace hd
