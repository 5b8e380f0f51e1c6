// The exact outcome of a position for the side to move, and how many plies off the end of the game is.
#pragma once

#include <algorithm>
#include <cstdint>

namespace hd {

// Who loses at once has no move; who wins does so after an odd number of plies, who loses after an even one.
// The winner hurries, the loser delays.
class Verdict {
  public:
    constexpr Verdict() = default; // drawn

    static constexpr Verdict lost() { return Verdict{1}; }
    static constexpr Verdict from_code(std::uint16_t code) { return Verdict{code}; }

    // 0: drawn; else one more than the number of plies.
    constexpr std::uint16_t code() const { return code_; }

    constexpr bool drawn() const { return code_ == 0; }
    constexpr bool won() const { return code_ != 0 && (code_ & 1) == 0; }
    constexpr bool lost_for_mover() const { return (code_ & 1) != 0; }
    constexpr int plies() const { return code_ - 1; }

    // What a move to this position is worth to who makes it.
    constexpr Verdict for_mover_before() const { return drawn() ? Verdict{} : Verdict{code_ + 1}; }

    // Worst first, for the side to move.
    friend constexpr bool operator<(Verdict a, Verdict b) { return a.order() < b.order(); }
    friend constexpr bool operator==(Verdict, Verdict) = default;

  private:
    explicit constexpr Verdict(int code) : code_{static_cast<std::uint16_t>(code)} {}

    constexpr int order() const { return drawn() ? 0 : won() ? 0x10000 - code_ : code_ - 0x10000; }

    std::uint16_t code_ = 0;
};

} // namespace hd
