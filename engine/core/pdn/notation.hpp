// Moves in the notation of a board, read generously: the squares that a person may have typed or another
// program written.
#pragma once

#include <array>
#include <string_view>

#include "moves/paths.hpp"

namespace hd {

// The names of a board's squares: a letter and a number, or numbers alone.
class Notation {
  public:
    // The names with their bit numbers. Names of another form are not found.
    explicit Notation(std::span<const std::pair<std::string_view, Square>> squares);

    bool numbered() const { return numbered_; }

    // The square of this name, whatever its case or leading zeros; kNoSquare if the board has none such.
    Square square(std::string_view name) const;

    // The lists of two or more squares that a token of a move can be; more than one only where digits run
    // together.
    std::vector<std::vector<Square>> squares(std::string_view move) const;

  private:
    static constexpr std::size_t kNumbers = 100;

    bool numbered_ = false;
    std::array<std::array<Square, kNumbers>, 27> squares_; // by letter from a, those without one last
};

// A legal move and the way it goes.
template <class Bits> struct WrittenMove {
    Move<Bits> move;
    Path path;
};

// The legal moves that `text` can mean, one for each outcome, in the order of reading and of generate().
// Squares between the first and the last may be left out; a way goes by those that are there.
template <class Bits>
std::vector<WrittenMove<Bits>> read_move(const Rules<Bits> &rules, const Position<Bits> &position,
                                         const Notation &notation, std::string_view text);

} // namespace hd
