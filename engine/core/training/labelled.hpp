// Records of labelled positions: 33 bytes each on boards of up to 64 squares, 57 on wider ones.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "moves/position.hpp"

namespace hd {

// Where a labelled position comes from.
enum class Source : std::uint8_t {
    kPlayed,
    kSibling, // a child of a position that was played
    kMet,     // by a search
    kTables   // of endgames
};

constexpr std::int16_t kMostScore = 3000; // scores beyond this are clipped
constexpr std::int8_t kUnknownResult = 2;

// All that is known of a position.
struct Label {
    std::uint32_t group = 0;             // the same for the children of one parent; 0: of none
    std::int16_t score = 0;              // in hundredths of a man, for White, within ±kMostScore
    std::int8_t result = kUnknownResult; // 1: White has won the game, 0: a draw, -1: Black has won
    Source source = Source::kPlayed;
    bool exact = false;     // the score is proven
    bool quiet = false;     // neither side can capture
    std::uint8_t depth = 0; // binary logarithm of the nodes of the search that found the score
};

template <class Bits> struct Labelled {
    Position<Bits> position;
    Label label;
};

// The bytes of a record: white pieces, black pieces, the kings among them; group, score and result; a byte of
// flags (bit 0: Black is to move, bits 1 and 2: the source, bit 3: exact, bit 4: quiet); depth. Low bytes
// first.
template <class Bits> constexpr std::size_t kLabelledBytes = 3 * sizeof(Bits) + 9;

template <class Bits> void append(std::vector<std::uint8_t> &bytes, const Labelled<Bits> &labelled);

// Reads the record at the beginning of `bytes` and removes it from there. None if it is cut short, or no
// position on `squares` with a label as above.
template <class Bits>
std::optional<Labelled<Bits>> take_labelled(std::span<const std::uint8_t> &bytes, Bits squares);

// Numbers the groups of `records` anew, in their order from `next` on, and returns the number after the last.
// Records of one group follow one another.
template <class Bits> std::uint32_t renumber_groups(std::span<std::uint8_t> records, std::uint32_t next);

} // namespace hd
