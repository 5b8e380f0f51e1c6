// What a position without captures is worth by weights that were fitted to games: patterns of pieces in
// regions of the board, and a few terms on the whole of it, each with one weight for the full board and one
// for the empty one.
#pragma once

#include <memory>

#include "eval/patterns.hpp"
#include "moves/generation.hpp"

namespace hd {

// What is counted on the whole board, White's less Black's.
enum Term : std::uint8_t {
    kToMove,      // 1 for the side to move
    kManMobility, // plain moves of men
    kKingMobility,
    kFirstKing, // 1 for having a king
    kMoreKings, // 1 for having more than one
    kBalance,   // the difference between the men on the one wing and those on the other
    kTerms
};
using Terms = std::array<std::int16_t, kTerms>;

// Everything about a game that the weights hang on.
template <class Bits> struct LearnedShape {
    Patterns patterns;
    std::array<Bits, 2> wings; // squares on either side of the axis of the men's advance
    int full;                  // pieces on the full board

    // For the patterns, then for the terms; each on the full and on the empty board.
    std::size_t weights() const { return 2 * (static_cast<std::size_t>(patterns.weights()) + kTerms); }
};

// How much of the full board's weight counts, the rest being the empty board's.
constexpr int kAllOfPhase = 256;
constexpr int phase_of(int pieces, int full) { return std::min(pieces, full) * kAllOfPhase / full; }

// `steps`: of each color.
template <class Bits>
Terms terms_of(const std::array<Bits, 2> &wings, const Position<Bits> &position,
               const std::array<Steps, 2> &steps);

// The states of the regions, kept up to date move by move.
struct States {
    static constexpr std::size_t kMost = 48; // regions of more than one square
    alignas(16) std::array<std::uint16_t, kMost> state{};
};

template <class Bits> class LearnedEvaluation {
  public:
    static constexpr int kUnit = 8; // weights are in so many parts of a hundredth of a man

    // Throws std::invalid_argument if it is not the right number of weights, or there are regions too large
    // or too many for it.
    LearnedEvaluation(const LearnedShape<Bits> &shape, std::span<const std::int16_t> weights);

    States begin(const Position<Bits> &position) const;
    void advance(const States &before, const Position<Bits> &position, const Move<Bits> &move,
                 States &after) const;

    // Hundredths of a man, from the side of whoever is to move.
    int operator()(const Position<Bits> &position, const States &states,
                   const std::array<Steps, 2> &steps) const;

  private:
    struct Weight {
        std::int16_t full = 0;
        std::int16_t empty = 0;
    };
    using Squares = std::array<States, kRoom<Bits>>;

    void read_region(const Region &region, std::span<const std::int32_t> terms,
                     std::span<const std::int16_t> weights);
    void read_square(Square square, std::span<const std::int32_t> terms,
                     std::span<const std::int16_t> weights);
    void fold_men(const std::vector<Region> &regions);

    int regions_ = 0;
    std::array<std::uint32_t, States::kMost> begins_{}; // of each region's weights
    std::vector<Weight> weights_;
    std::array<Squares, 4> parts_{}; // [digit - 1][square]: what a piece adds to the states
    std::array<std::array<Weight, kRoom<Bits>>, 4> on_{}; // [digit - 1][square]: the weight of a piece there
    std::array<Weight, kTerms> terms_{};
    std::array<Bits, 2> wings_;
    int full_;
};

} // namespace hd
