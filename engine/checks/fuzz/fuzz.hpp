// What is tried with made-up bytes: each function reads them as one kind of input, uses what it has read as
// the program does, and checks what must hold. It ends the program at the first error.
//
// The bytes are those of a fuzzer, which is led to new ones by what they reach, or of a file that is
// replayed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "games.hpp"

namespace fuzz {

using Bytes = std::span<const std::uint8_t>;

void endgame_tables(Bytes bytes); // the two codes of a table
void weights(Bytes bytes);        // a shape of learned weights, and the weights
void game_records(Bytes bytes);   // self-played games
void labelled(Bytes bytes);       // positions to learn from
void positions(Bytes bytes);      // rules, a position of them, and moves
void pdn(Bytes bytes);            // a file of games, and a change of it
void stored_games(Bytes bytes);   // games of a library, and what is looked for

// Mends the parts of a changed table code that follow from others, so that what is behind their check is
// reached; `code` is large enough for a head.
void mend_pair_code(std::span<std::uint8_t> code);

// Numbers taken from the beginning of some bytes, one byte each; 0 when there are no more.
class Input {
  public:
    explicit Input(Bytes bytes) : bytes_{bytes} {}

    std::uint64_t operator()() {
        if (bytes_.empty()) {
            return 0;
        }
        const std::uint8_t byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte;
    }
    Bytes rest() const { return bytes_; }

  private:
    Bytes bytes_;
};

// Harzdame, or any game that the rules can describe.
template <class Bits> hd::Rules<Bits> rules_of(Input &input) {
    return input() % 2 ? random_rules<Bits>(input) : Harzdame<Bits>::rules();
}

// A position with a byte for each square, and few enough kings that captures come to an end.
template <class Bits> hd::Position<Bits> position_of(const hd::Rules<Bits> &rules, Input &input) {
    constexpr int kMostKings = 10;
    std::array<Bits, 2> men{};
    std::array<Bits, 2> kings{};
    const auto first = input();
    int left = kMostKings;
    for (Bits rest = rules.geometry.squares(); hd::any(rest);) {
        const Bits square = hd::bit<Bits>(hd::pop(rest));
        const std::uint64_t piece = input() % 8;
        if (piece < 1 || piece > 4) {
            continue;
        }
        const auto color = static_cast<hd::Color>(piece % 2);
        const bool crowned = piece > 2 || hd::any(rules.promotion_squares[color] & square);
        if (!crowned || --left >= 0) {
            (crowned ? kings : men)[color] |= square;
        }
    }
    return {men, kings, static_cast<hd::Color>(first % 2), hd::KingWalks{static_cast<int>(first / 2 % 4)}};
}

} // namespace fuzz
