// Zobrist keys: one random number for each piece on each square, and one for the side to move.
#pragma once

#include <array>

#include "rules/rules.hpp"

namespace hd {

using Key = std::uint64_t;

// splitmix64 (Steele, Lea, Flood 2014): a bijective mixer good enough to fill the table and to spread keys.
constexpr Key mix(Key x) {
    x += 0x9E3779B97F4A7C15;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return x ^ (x >> 31);
}

struct Zobrist {
    using Squares = std::array<Key, kRoom<Wide>>;
    std::array<std::array<Squares, 2>, 2> piece{}; // [color][is king][square]
    Key black_to_move{};

    constexpr Zobrist() {
        Key seed = 0;
        for (auto &color : piece) {
            for (auto &kind : color) {
                for (auto &key : kind) {
                    key = mix(++seed);
                }
            }
        }
        black_to_move = mix(++seed);
    }
};

inline constexpr Zobrist kZobrist{};

} // namespace hd
