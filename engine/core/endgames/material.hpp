// The material of a position: the men and kings of each side, the side to move first. It names an endgame.
#pragma once

#include "moves/position.hpp"

namespace hd {

struct Material {
    static constexpr int kMost = 7; // of one kind on one side

    // [0]: of the side to move
    std::array<int, 2> men{};
    std::array<int, 2> kings{};

    template <class Bits> static Material of(const Placement<Bits> &position) {
        const Color us = position.turn();
        const Color them = other(us);
        return {{count(position.men(us)), count(position.men(them))},
                {count(position.kings(us)), count(position.kings(them))}};
    }

    int pieces() const { return men[0] + men[1] + kings[0] + kings[1]; }

    // The same with the other side to move.
    Material swapped() const { return {{men[1], men[0]}, {kings[1], kings[0]}}; }

    // A number below kKeys that tells apart materials with at most kMost pieces of a kind.
    static constexpr std::size_t kKeys = 1 << 12;
    std::size_t key() const {
        return static_cast<std::size_t>(men[0] | kings[0] << 3 | men[1] << 6 | kings[1] << 9);
    }

    friend bool operator==(const Material &, const Material &) = default;
};

} // namespace hd
