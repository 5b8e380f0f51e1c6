// The learned evaluation: weights fitted to games, for patterns of pieces in regions of the board and for a
// few terms of the whole board.
//
// Every weight is a pair, for the full and for the empty board; the number of pieces mixes the two. A region
// has one weight for each of its states, so evaluating it is one look-up. The states of all regions are
// numbers to which each piece contributes independently: a move changes them by adding and subtracting
// vectors of 48 lanes, which is what makes the evaluation fast enough for every leaf. The weights of single
// men are folded into those of a region that holds their square and cost nothing more.
#pragma once

#include "eval/blend.hpp"
#include "eval/patterns.hpp"
#include "eval/whole_board.hpp"
#include "machine/pages.hpp"

namespace hd {

// The parts of a game's definition that the weights depend on.
template <class Bits> struct LearnedShape {
    Patterns patterns;
    WholeBoard<Bits> whole;
    int full; // pieces on the full board

    // For the patterns, then for the terms; each on the full and on the empty board.
    std::size_t weights() const { return 2 * (static_cast<std::size_t>(patterns.weights()) + whole.size()); }
};

// The share of the full board's weight, of kAllOfPhase.
constexpr int phase_of(int pieces, int full) { return std::min(pieces, full) * kAllOfPhase / full; }

// The states of the regions, kept up to date move by move.
struct RegionStates {
    static constexpr std::size_t kMost = 48; // regions of more than one square
    alignas(32) std::array<std::uint16_t, kMost> state{};
};

template <class Bits> class PatternEvaluation {
  public:
    static constexpr int kUnit = 8; // weights count in eighths of a hundredth of a man

    // Throws std::invalid_argument if the number of weights is wrong, or regions are too many or too large.
    PatternEvaluation(const LearnedShape<Bits> &shape, std::span<const std::int16_t> weights);

    RegionStates accumulate(const Position<Bits> &position) const;
    void advance(const RegionStates &before, const Position<Bits> &position, const Move<Bits> &move,
                 RegionStates &after) const;

    // The score in hundredths of a man, for the side to move.
    int operator()(const Position<Bits> &position, const RegionStates &states,
                   const std::array<Steps, 2> &steps) const;

  private:
    using Squares = std::array<RegionStates, kRoom<Bits>>;

    void read_region(const Region &region, std::span<const std::int32_t> terms,
                     std::span<const std::int16_t> weights, Weight *at);
    void read_square(Square square, std::span<const std::int32_t> terms,
                     std::span<const std::int16_t> weights);
    void fold_men(const std::vector<Region> &regions);

    // Lanes that hold no region point to a weight of nothing.
    std::size_t lanes_ = 0;
    std::array<Weight *, RegionStates::kMost> weights_{}; // of the states of each region
    Pages memory_;
    // [digit - 1][square]: what a piece there adds to the states, and its own weight
    std::array<Squares, 4> contributions_{};
    std::array<std::array<Weight, kRoom<Bits>>, 4> square_weights_{};
    std::array<Weight, kTerms> terms_{};
    WholeBoard<Bits> whole_;
    std::array<std::int16_t, kRoom<Bits> + 1> phases_{}; // by the number of pieces
};

} // namespace hd
