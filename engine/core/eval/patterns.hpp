// Which parts of the board the learned evaluation looks at, and which of their states weigh the same by
// symmetry.
#pragma once

#include <vector>

#include "moves/placement.hpp"

namespace hd {

constexpr int kMenStates = 3; // of a square, as far as men go: empty, a white man, a black man
constexpr int kAllStates = 5; // and a white king, a black king
constexpr int kWeightless = -1;

// A few squares, looked at together. Their state is a number with one digit for each square, the first
// square's the lowest.
struct Region {
    std::vector<Square> squares;
    int states; // of each square: kMenStates or kAllStates

    std::size_t size() const; // in states
};

// What leaves the rules as they are: squares[s] is where bit number s goes to.
struct Symmetry {
    std::vector<Square> squares;
    bool swaps; // the colors change places
};

// The digit of a piece in the state of a region with kAllStates.
constexpr int digit(Color color, bool king) { return 1 + color + 2 * king; }

class Patterns {
  public:
    // The regions must be the same set after each symmetry. Throws std::invalid_argument if they are not.
    Patterns(std::vector<Region> regions, const std::vector<Symmetry> &symmetries);

    const std::vector<Region> &regions() const { return regions_; }

    // How many weights tell all states of all regions apart that no symmetry makes alike.
    int weights() const { return weights_; }

    // For each state of a region: twice the number of its weight, and one more if it counts for the other
    // side; kWeightless if symmetry leaves it without.
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
