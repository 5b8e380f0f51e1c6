// The exact outcome of a position for the side to move, with the number of plies to the end of the game.
#pragma once

#include <algorithm>
#include <cstdint>

namespace hd {

// A win takes an odd number of plies, a loss an even one; a side without a move has lost in 0 plies. The
// winner takes the shortest way, the loser the longest. Where a side without a move has won, that counts as a
// ply more, so that a win is as odd as ever: see plies_to_end().
class Verdict {
  public:
    constexpr Verdict() = default; // drawn

    static constexpr Verdict lost() { return Verdict{1}; }
    static constexpr Verdict won_at_once() { return Verdict{2}; }
    static constexpr Verdict from_code(std::uint16_t code) { return Verdict{code}; }

    // 0: drawn; else one more than the number of plies.
    constexpr std::uint16_t code() const { return code_; }

    constexpr bool drawn() const { return code_ == 0; }
    constexpr bool won() const { return code_ != 0 && (code_ & 1) == 0; }
    constexpr bool lost_for_mover() const { return (code_ & 1) != 0; }
    constexpr int plies() const { return code_ - 1; }

    // The verdict for the side that moves to this position, before it does.
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
