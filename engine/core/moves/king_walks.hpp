// The plain moves in a row that each side has made with one of its kings, where a rule sets a limit to them.
//
// The rule binds a side that has a man, and a king: the same king may make so many plain moves running and
// no more, until it captures or another piece of its side moves. Nothing is counted for other sides, so that
// positions with the same moves to come are equal.
#pragma once

#include "rules/rules.hpp"

namespace hd {

// One word, 0 where there is no such rule: that is all that other games are asked.
class KingWalks {
  public:
    static constexpr int kMostLimit = 15;

    constexpr KingWalks() = default;
    // `limit`: the most moves, from 0, for no rule, to kMostLimit.
    constexpr explicit KingWalks(int limit) : word_{static_cast<std::uint32_t>(limit)} {}

    static constexpr KingWalks of_word(std::uint32_t word) {
        KingWalks walks;
        walks.word_ = word;
        return walks;
    }
    constexpr std::uint32_t word() const { return word_; }

    constexpr bool count() const { return word_ != 0; }
    constexpr int limit() const { return static_cast<int>(word_ & kMostLimit); }
    constexpr int moves(Color color) const { return static_cast<int>(part(color) & kMostLimit); }
    // Where the king stands that has made them, if there are any.
    constexpr Square square(Color color) const { return static_cast<Square>(part(color) >> kSquare); }

    // Whether that king has to wait.
    constexpr bool are_over(Color color) const { return count() && moves(color) == limit(); }

    constexpr KingWalks without(Color color) const {
        KingWalks result = *this;
        result.word_ &= ~(kPart << place(color));
        return result;
    }

    // So many moves by the king on `square`, not more than the limit.
    constexpr KingWalks with(Color color, Square square, int moves) const {
        KingWalks result = without(color);
        const auto counted = static_cast<std::uint32_t>(std::min(moves, limit()));
        result.word_ |= (static_cast<std::uint32_t>(square) << kSquare | counted) << place(color);
        return result;
    }

    // A number to hash them by: 0 if no move is counted.
    constexpr std::uint32_t folded() const { return word_ & ~std::uint32_t{kMostLimit}; }

    friend constexpr bool operator==(const KingWalks &, const KingWalks &) = default;

  private:
    static constexpr int kFirst = 4;              // the first bit behind the limit
    static constexpr int kSquare = 4;             // of a part: behind the moves
    static constexpr int kWidth = 11;             // of a part
    static constexpr std::uint32_t kPart = 0x7FF; // White's first

    static constexpr int place(Color color) { return kFirst + kWidth * color; }
    constexpr std::uint32_t part(Color color) const { return word_ >> place(color) & kPart; }

    std::uint32_t word_ = 0;
};

} // namespace hd
