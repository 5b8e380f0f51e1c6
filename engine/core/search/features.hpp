// The features of the search beyond plain alpha-beta. Each can be switched off to measure its worth.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hd {

enum class Feature : std::uint8_t {
    kAspiration,         // a narrow window around the score of the last depth
    kHistory,            // moves that have caused cutoffs are tried early
    kLateMoveReductions, // moves late in the list are searched less deeply at first
    kSingleReply,        // a forced move does not use up depth
    kThreats,            // quiescence searches the replies to a threatened capture
    kSmallFirst,         // without a move from the table, depth is reduced
    kReverseFutility,    // a position far above the window, with nothing threatened, is not searched
};

inline constexpr std::array<std::string_view, 7> kFeatureNames{
    "aspiration", "history",     "late-move-reductions", "single-reply",
    "threats",    "small-first", "reverse-futility"};

class Features {
  public:
    bool has(Feature feature) const { return !(off_ & mask(feature)); }
    void switch_off(Feature feature) { off_ |= mask(feature); }

  private:
    static std::uint32_t mask(Feature feature) { return std::uint32_t{1} << static_cast<unsigned>(feature); }

    std::uint32_t off_ = 0;
};

} // namespace hd
