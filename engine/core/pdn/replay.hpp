// The main line of a game's text, replayed, without its tree: what a library keeps of a game.
#pragma once

#include "pdn/movetext.hpp"

namespace hd {

// A move in three bytes. `way` is its number among the legal moves between the same squares, ordered by the
// pieces they take; 0 for almost all.
struct PackedMove {
    std::uint8_t from;
    std::uint8_t to;
    std::uint8_t way;
};

template <class Bits> struct MainLine {
    std::vector<PackedMove> moves;
    // of the positions, one more than moves
    std::vector<Key> keys;
    std::vector<std::array<Bits, 4>> pieces; // men and kings of White, then of Black
    bool complete = true;                    // every line of the game was read to its end
    std::string_view result;                 // behind the moves, as it is written
    bool faultless = true;                   // there is no trouble in the text
};

template <class Bits>
MainLine<Bits> replay(std::string_view text, const GameSetting<Bits> &setting, const Alphabet &alphabet);

} // namespace hd
