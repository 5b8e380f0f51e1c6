// What the search does beyond plain alpha-beta. Each feature can be switched off, to measure what it is
// worth.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hd {

enum class Feature : std::uint8_t {
    kAspiration,         // a narrow window around the last depth's score
    kCounterMoves,       // the move that last refuted the one just played is tried early
    kHistory,            // so are those that refuted much so far
    kLateMoveReductions, // moves late in the list are searched less deeply at first
    kSingleReply,        // a forced move costs no depth
    kSingular,           // nor does one that is much better than all others
    kThreats,            // quiescence searches the replies to a threatened capture
    kSmallFirst,         // without a move from the table, depth is first reduced
};

inline constexpr std::array<std::string_view, 8> kFeatureNames{
    "aspiration",   "counter-moves", "history", "late-move-reductions",
    "single-reply", "singular",      "threats", "small-first"};

class Features {
  public:
    bool has(Feature feature) const { return !(off_ & mask(feature)); }
    void switch_off(Feature feature) { off_ |= mask(feature); }

  private:
    static std::uint32_t mask(Feature feature) { return std::uint32_t{1} << static_cast<unsigned>(feature); }

    std::uint32_t off_ = 0;
};

} // namespace hd
