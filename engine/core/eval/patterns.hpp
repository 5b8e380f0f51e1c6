// Patterns of the learned evaluation: regions of the board, their states, and the weights that these share.
// States that a symmetry of the game maps to one another share a weight.
#pragma once

#include <vector>

#include "moves/position.hpp"

namespace hd {

constexpr int kAllStates = 5; // of a square: empty, a white man, a black man, a white king, a black king
constexpr int kWeightless = -1;

// A few squares evaluated together. Their state is a number with one digit for each square, that of the first
// square the lowest.
struct Region {
    std::vector<Square> squares;
    int states; // of each square: kAllStates, or the first three where kings do not matter

    std::size_t size() const; // in states
};

// A symmetry of the rules: squares[s] is the image of bit number s.
struct Symmetry {
    std::vector<Square> squares;
    bool swaps; // the colors are exchanged
};

// The digit of a piece in the state of a region with kAllStates.
constexpr int digit(Color color, bool king) { return 1 + color + 2 * king; }

class Patterns {
  public:
    // Throws std::invalid_argument unless each symmetry maps the set of regions onto itself.
    Patterns(std::vector<Region> regions, const std::vector<Symmetry> &symmetries);

    const std::vector<Region> &regions() const { return regions_; }

    // The number of weights: one for each class of states that symmetries map to one another.
    int weights() const { return weights_; }

    // For each state of a region: twice the number of its weight, plus one if the weight counts for the other
    // side; kWeightless if symmetry would make the weight count for both.
    std::span<const std::int32_t> terms(std::size_t region) const {
        return std::span{terms_}.subspan(begins_[region], regions_[region].size());
    }

  private:
    struct Image;

    void add_weight(std::size_t at, std::size_t state, std::span<const Image> images);
    Image image_of(const Region &region, const Symmetry &symmetry) const;

    std::vector<Region> regions_;
    std::vector<std::size_t> begins_; // of each region's terms
    std::vector<std::int32_t> terms_;
    int weights_ = 0;
};

// The state of `region` in a position.
template <class Bits> std::size_t state_of(const Region &region, const Placement<Bits> &position);

} // namespace hd
