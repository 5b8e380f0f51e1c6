#include "training/measures.hpp"

namespace hd {

void add(const Measures &more, Measures &sums) {
    for (std::size_t i = 0; i < sums.size(); ++i) {
        sums[i] += more[i];
    }
}

void add_position(double logit, const Label &label, bool level, const Targets &targets, Measures &sums) {
    ++sums[kPositions];
    sums[kLoss] += log_loss(logit, targets(label));
    sums[kScoreLoss] += log_loss(logit, targets.score(label));
    if (label.result == kUnknownResult) {
        return;
    }
    const double result = points(label);
    ++sums[kResults];
    sums[kResultLoss] += log_loss(logit, result);
    if (level) {
        const std::array<double, kMeasures - kLevel> products{1,      logit,           logit * logit,
                                                              result, result * result, logit * result};
        for (std::size_t i = 0; i < products.size(); ++i) {
            sums[kLevel + i] += products[i];
        }
    }
}

} // namespace hd
