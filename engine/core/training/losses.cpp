#include "training/losses.hpp"

#include <algorithm>
#include <cmath>

namespace hd {

namespace {

constexpr int kFarApart = 100;      // hundredths of a man
constexpr std::int16_t kFar = 2000; // scores beyond this say no more
constexpr int kNewtonSteps = 20;

// Calls visit(i, j, weight) for each pair of siblings whose scores differ.
template <class Visit> void for_each_order(std::span<const Label> group, const Visit &visit) {
    for (std::size_t i = 0; i < group.size(); ++i) {
        for (std::size_t j = i + 1; j < group.size(); ++j) {
            if (group[i].score != group[j].score) {
                const auto others = static_cast<double>(group.size() - 1);
                visit(i, j, weight_of_order(group[i], group[j]) / others);
            }
        }
    }
}

int apart(const Label &one, const Label &other) {
    return std::clamp(one.score - other.score, -kFarApart, kFarApart);
}

} // namespace

double chance_of(double logit) { return 1 / (1 + std::exp(-logit)); }

double log_loss(double logit, double target) {
    return std::log1p(std::exp(-std::abs(logit))) + std::max(logit, 0.0) - target * logit;
}

double Targets::operator()(const Label &label) const {
    if (label.result == kUnknownResult) {
        return score(label);
    }
    return (1 - blend) * points(label) + blend * score(label);
}

double weight_of_order(const Label &one, const Label &other) {
    return std::abs(apart(one, other)) / static_cast<double>(kFarApart);
}

double weight_of_group(std::span<const Label> group, std::span<double> weights) {
    double sum = 0;
    for_each_order(group, [&](std::size_t i, std::size_t j, double weight) {
        sum += weight;
        weights[i] += weight;
        weights[j] += weight;
    });
    return sum;
}

double ranking_loss(std::span<const double> logits, std::span<const Label> group, double slope,
                    std::span<double> slopes) {
    double loss = 0;
    for_each_order(group, [&](std::size_t i, std::size_t j, double weight) {
        const double logit = kSharpness * (logits[i] - logits[j]);
        const double target = chance_of(kSharpness * slope * apart(group[i], group[j]));
        loss += weight * log_loss(logit, target) / kSharpness;
        const double change = weight * (chance_of(logit) - target);
        slopes[i] += change;
        slopes[j] -= change;
    });
    return loss;
}

double orders_right(std::span<const double> logits, std::span<const Label> group) {
    double sum = 0;
    for_each_order(group, [&](std::size_t i, std::size_t j, double weight) {
        const double agreement = (logits[i] - logits[j]) * apart(group[i], group[j]);
        sum += agreement > 0 ? weight : agreement == 0 ? weight / 2 : 0;
    });
    return sum;
}

template <class Bits> double slope_of_scores(std::span<const Labelled<Bits>> positions) {
    double slope = 0;
    for (int i = 0; i < kNewtonSteps; ++i) { // with a very slight penalty, which keeps the divisor above 0
        double gradient = -slope;
        double curvature = 1;
        for (const auto &[position, label] : positions) {
            if (label.result == kUnknownResult) {
                continue;
            }
            const double score = std::clamp(label.score, static_cast<std::int16_t>(-kFar), kFar);
            const double chance = chance_of(slope * score);
            gradient += (points(label) - chance) * score;
            curvature += chance * (1 - chance) * score * score;
        }
        slope += gradient / curvature;
    }
    return slope;
}

template double slope_of_scores(std::span<const Labelled<Narrow>>);
template double slope_of_scores(std::span<const Labelled<Wide>>);

} // namespace hd
