// The losses that weights are fitted by, and their derivatives. A logit is an evaluation for White: it wins
// with chance 1 / (1 + exp(-logit)).
#pragma once

#include <span>

#include "training/labelled.hpp"

namespace hd {

double chance_of(double logit);

// The log loss of a logit against a chance to win: -t log(p) - (1 - t) log(1 - p).
double log_loss(double logit, double target);

// The targets of a position: shares of what is known of it.
struct Targets {
    double slope; // the logit of a hundredth of a man
    double blend; // the share of the score; the result has the rest

    double score(const Label &label) const { return chance_of(slope * label.score); }
    double operator()(const Label &label) const; // of the score alone where no result is known
};

inline double points(const Label &label) { return (label.result + 1) / 2.0; } // of a known result

constexpr double kSharpness = 3; // what evaluations of siblings are multiplied by, see ranking_loss()

// What the order of two siblings counts: as much as their scores lie apart, up to 1 for a man.
double weight_of_order(const Label &one, const Label &other);

// What the orders within a group count together. Adds to `weights` what those of each sibling do.
double weight_of_group(std::span<const Label> group, std::span<double> weights);

// The loss of the evaluations of siblings in all their pairs, weighed by weight_of_order() and divided by
// the number of the siblings but one, so that a group counts as much as its members. It is the log loss of
// the difference of two logits against that of their scores, both made kSharpness times as large, since it
// is small differences that a choice hangs on, and the whole made as much smaller. Adds the derivatives to
// `slopes`.
double ranking_loss(std::span<const double> logits, std::span<const Label> group, double slope,
                    std::span<double> slopes);

// The share of the orders within a group that the evaluations have right, by weight_of_order(); equal ones
// are half right. In all weight_of_group().
double orders_right(std::span<const double> logits, std::span<const Label> group);

// The logit of a win at a score of 1, by logistic regression on the positions with a known result.
template <class Bits> double slope_of_scores(std::span<const Labelled<Bits>> positions);

} // namespace hd
