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
    kHistory,            // moves that refuted much so far are tried early
    kLateMoveReductions, // moves late in the list are searched less deeply at first
    kSingleReply,        // a forced move costs no depth
    kThreats,            // quiescence searches the replies to a threatened capture
    kSmallFirst,         // without a move from the table, depth is first reduced
};

inline constexpr std::array<std::string_view, 6> kFeatureNames{
    "aspiration", "history", "late-move-reductions", "single-reply", "threats", "small-first"};

class Features {
  public:
    bool has(Feature feature) const { return !(off_ & mask(feature)); }
    void switch_off(Feature feature) { off_ |= mask(feature); }

  private:
    static std::uint32_t mask(Feature feature) { return std::uint32_t{1} << static_cast<unsigned>(feature); }

    std::uint32_t off_ = 0;
};

} // namespace hd
