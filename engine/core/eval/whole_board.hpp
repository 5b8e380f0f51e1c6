// The terms of the whole board in the learned evaluation: counts that no region sees.
#pragma once

#include "moves/generation.hpp"

namespace hd {

// A term of the whole board: White's count less Black's. Weights that were made before there were so many
// have the first ones alone.
enum Term : std::uint8_t {
    kToMove,      // 1 for the side to move
    kManMobility, // plain moves of men
    kKingMobility,
    kFirstKing,        // 1 for having a king
    kMoreKings,        // 1 for having more than one
    kBalance,          // the difference between the men on the one wing and those on the other
    kSafeKingMobility, // plain moves of kings to squares where nothing could jump them
    kStuckKings,       // kings that have none of these
    kFreeMen,          // men before which no enemy stands: see WholeBoard::free_men()
    kRunner,           // how close to promotion the foremost of them is
    kTerms
};
using Terms = std::array<std::int16_t, kTerms>;

template <class Bits> class WholeBoard {
  public:
    static constexpr std::size_t kLeastTerms = kSafeKingMobility; // of the oldest weights

    // `wings`: squares on either side of the axis of the men's advance; `terms`: how many there are weights
    // for. Throws std::invalid_argument if there are no such terms.
    WholeBoard(const Rules<Bits> &rules, const std::array<Bits, 2> &wings, std::size_t terms);

    std::size_t size() const { return size_; }

    // The terms of a position, those without a weight 0. `steps`: the mobility of each color.
    Terms operator()(const Position<Bits> &position, const std::array<Steps, 2> &steps) const;

    // The men of a side that can go on to promotion without meeting an enemy on any of their ways; none while
    // pieces stand on more than a third of the squares.
    Bits free_men(const Position<Bits> &position, Color color) const;

    // The plain moves of a king on `from` to squares where no enemy could jump it right away.
    Bits safe_squares(const Position<Bits> &position, Color color, Square from) const;

  private:
    static constexpr int kFar = 16; // steps from promotion at which a man counts nothing

    template <class Layout> Bits jumpable(const Position<Bits> &position, Color color, Square from) const;
    int closeness(Bits men, Color color) const;

    Rules<Bits> rules_;
    std::array<Bits, 2> wings_;
    std::size_t size_;
    int crowded_;                                                // the most pieces with which a man is free
    std::array<std::array<Bits, kFar>, 2> steps_to_promotion_{}; // squares by color and number of steps
};

} // namespace hd
