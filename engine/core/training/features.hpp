// The features of positions: whatever the learned evaluation weighs, read from its shape. A shape with other
// patterns or more terms of the whole board needs no change here.
#pragma once

#include "eval/pattern_evaluation.hpp"

namespace hd {

// The features of some positions, one after the other.
struct FeatureRows {
    std::vector<std::int32_t> terms; // of the patterns: see Patterns::terms(), without weightless ones
    std::vector<std::size_t> ends;   // of each position's terms
    std::vector<Terms> whole;        // of the whole board
    std::vector<float> phases;       // 1 on the full board, 0 on the empty one

    std::size_t size() const { return ends.size(); }
    std::span<const std::int32_t> terms_of(std::size_t row) const {
        const std::size_t begin = row == 0 ? 0 : ends[row - 1];
        return std::span{terms}.subspan(begin, ends[row] - begin);
    }
    void clear();
};

template <class Bits> class Features {
  public:
    Features(const Rules<Bits> &rules, const LearnedShape<Bits> &shape);

    // The number of weights of patterns; those of the whole board come on top.
    std::size_t patterns() const { return patterns_; }
    std::size_t terms() const { return whole_.size(); }

    // Gives the weights other numbers: that of each one is replaced by `numbers[weight]`; where this is
    // kWeightless, features are left out from now on.
    void renumber(std::span<const std::int32_t> numbers, std::size_t patterns);

    void add(const Position<Bits> &position, FeatureRows &rows) const;

  private:
    // What pieces of one kind add to the states of the regions, square by square, and their own terms.
    struct Kind {
        std::vector<std::uint16_t> states; // [square][lane]
        std::array<std::int32_t, kRoom<Bits>> terms;
    };

    void read_region(const Region &region, std::size_t lane);

    Rules<Bits> rules_;
    WholeBoard<Bits> whole_;
    int full_;
    std::size_t patterns_;
    std::size_t lanes_ = 0; // regions of several squares
    std::vector<std::size_t> begins_;
    std::vector<std::int32_t> terms_; // of each lane's states
    std::array<Kind, kAllStates - 1> kinds_;
};

} // namespace hd
