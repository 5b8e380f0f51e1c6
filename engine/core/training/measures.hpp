// Measures of evaluations against the labels of positions.
#pragma once

#include <array>

#include "training/losses.hpp"

namespace hd {

// Sums over positions, from which the means are made that a fit is told by.
enum Measure : std::uint8_t {
    kPositions, // fitted to themselves
    kLoss,      // against the targets of the fit
    kResults,   // positions with a known result
    kResultLoss,
    kScoreLoss,
    kOrders, // the orders of siblings, by weight_of_order()
    kOrderLoss,
    kOrdersRight,
    kLevel, // positions with a known result, as many men on either side, and no kings
    kLevelLogit,
    kLevelLogitSquared,
    kLevelPoints,
    kLevelPointsSquared,
    kLevelProduct,
    kMeasures
};
using Measures = std::array<double, kMeasures>;

void add(const Measures &more, Measures &sums);

// Whether a position has as many men on either side, and no kings.
template <class Bits> bool is_level(const Position<Bits> &position) {
    return !any(position.kings(kWhite) | position.kings(kBlack)) &&
           count(position.men(kWhite)) == count(position.men(kBlack));
}

// Adds a position that is evaluated so.
void add_position(double logit, const Label &label, bool level, const Targets &targets, Measures &sums);

} // namespace hd
