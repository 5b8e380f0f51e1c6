#include "training/trainer.hpp"

#include <stdexcept>

#include "machine/parallel.hpp"

namespace hd {

namespace {

constexpr double kCurvature = 0.15; // a typical second derivative of the log loss, p (1 - p)
constexpr double kLeastDivisor = 1e-9;
constexpr float kMomentum = 0.9F;
constexpr double kRate = 2;              // of the first steps, by the features of a position
constexpr std::size_t kPart = 128;       // units
constexpr std::size_t kAtOnce = 1 << 14; // units, where nothing is stepped
constexpr std::size_t kLeastBatch = 256;
constexpr std::size_t kMostBatch = 1 << 14;
constexpr std::size_t kStepsOfEpoch = 256; // at least, where batches need not be smaller for it

const std::atomic<bool> kNever{false};

} // namespace

template <class Bits> struct Trainer<Bits>::Part {
    FeatureRows rows;
    std::vector<double> slopes; // derivatives of the loss by the logits
    std::vector<double> orders; // what the orders of each position count: see weight_of_group()
    std::vector<double> logits; // of the present unit, as the labels
    std::vector<Label> labels;
    Measures sums{};
};

template <class Bits>
Trainer<Bits>::Trainer(const Rules<Bits> &rules, const LearnedShape<Bits> &shape,
                       const TrainerSettings &settings, std::span<const WeightPair> start,
                       std::span<const std::int32_t> light)
    : settings_{settings}, features_{rules, shape} {
    const std::size_t weights = shape.weights() / 2;
    if (!start.empty() && start.size() != weights) {
        throw std::invalid_argument("there are other weights than those of this shape to begin from");
    }
    all_.resize(weights);
    std::copy(start.begin(), start.end(), all_.begin());
    penalty_.assign(weights, static_cast<float>(settings.penalty));
    for (const std::int32_t number : light) {
        if (number < 0 || static_cast<std::size_t>(number) >= weights) {
            throw std::invalid_argument("there is no such weight");
        }
        penalty_[static_cast<std::size_t>(number)] = static_cast<float>(settings.light);
    }
    weights_ = all_;
    seen_.resize(weights);
    ordered_.resize(weights);
    divide_work();
}

template <class Bits> Trainer<Bits>::~Trainer() = default;

template <class Bits> double Trainer<Bits>::logit(const FeatureRows &rows, std::size_t row) const {
    float full = 0;
    float empty = 0;
    for (const std::int32_t term : rows.terms_of(row)) {
        const WeightPair &weight = weights_[static_cast<std::size_t>(term / 2)];
        full += term % 2 == 0 ? weight.full : -weight.full;
        empty += term % 2 == 0 ? weight.empty : -weight.empty;
    }
    const WeightPair *board = weights_.data() + features_.patterns();
    for (std::size_t i = 0; i < features_.terms(); ++i) {
        const auto value = static_cast<float>(rows.whole[row][i]);
        full += value * board[i].full;
        empty += value * board[i].empty;
    }
    const float phase = rows.phases[row];
    return full * phase + empty * (1 - phase);
}

// Adds the positions of a unit to its part, with the derivatives of their losses.
template <class Bits> void Trainer<Bits>::judge(Positions positions, const Unit &unit, Part &part) const {
    const Targets &targets = settings_.targets;
    const std::size_t first = part.slopes.size();
    Measures &sums = part.sums;
    part.logits.clear();
    part.labels.clear();
    for (const auto &[position, label] : positions.subspan(unit.begin, unit.size)) {
        features_.add(position, part.rows);
        const double logit = this->logit(part.rows, part.rows.size() - 1);
        part.logits.push_back(logit);
        part.labels.push_back(label);
        part.orders.push_back(0);
        part.slopes.push_back((1 - settings_.ranking) * (chance_of(logit) - targets(label)));
        add_position(logit, label, is_level(position), targets, sums);
    }
    if (unit.size > 1) {
        std::array<double, kMostSiblings> slopes{};
        sums[kOrderLoss] += ranking_loss(part.logits, part.labels, targets.slope, slopes);
        sums[kOrders] += weight_of_group(part.labels, std::span{part.orders}.subspan(first));
        sums[kOrdersRight] += orders_right(part.logits, part.labels);
        for (std::size_t i = 0; i < unit.size; ++i) {
            part.slopes[first + i] += order_share_ * slopes[i];
        }
    }
}

template <class Bits>
void Trainer<Bits>::judge(Positions positions, std::span<const Unit> units, const Stop &stop) {
    used_ = (units.size() + kPart - 1) / kPart;
    parts_.resize(std::max(parts_.size(), used_));
    const auto work = [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            Part &part = parts_[i];
            part.rows.clear();
            part.slopes.clear();
            part.orders.clear();
            part.sums = {};
            for (const Unit &unit : units.subspan(i * kPart, std::min(kPart, units.size() - i * kPart))) {
                judge(positions, unit, part);
            }
        }
    };
    share_out(used_, settings_.threads, stop, work, [](double) {}, 1);
}

template <class Bits> Measures Trainer<Bits>::sums() const {
    Measures sums{};
    for (std::size_t part = 0; part < used_; ++part) {
        add(parts_[part].sums, sums);
    }
    return sums;
}

// Calls visit(weight, count, row) for each feature of a part whose weight is in a range.
template <class Visit>
static void for_each_feature(const FeatureRows &rows, std::size_t patterns, std::size_t begin,
                             std::size_t end, const Visit &visit) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const std::int32_t term : rows.terms_of(row)) {
            if (const auto weight = static_cast<std::size_t>(term / 2); weight - begin < end - begin) {
                visit(weight, term % 2 == 0 ? 1 : -1, row);
            }
        }
        for (std::size_t i = 0; i < kTerms && end > patterns; ++i) {
            if (patterns + i >= begin && patterns + i < end && rows.whole[row][i] != 0) {
                visit(patterns + i, rows.whole[row][i], row);
            }
        }
    }
}

template <class Bits> void Trainer<Bits>::count(Positions positions, const Stop &stop) {
    const std::vector<Unit> units = units_of<Bits>(positions);
    for (std::size_t at = 0; at < units.size() && !stop; at += kAtOnce) {
        judge(positions, std::span{units}.subspan(at, std::min(kAtOnce, units.size() - at)), stop);
        if (stop) {
            return;
        }
        const auto work = [&](std::size_t range, std::size_t) {
            for (std::size_t part = 0; part < used_; ++part) {
                const FeatureRows &rows = parts_[part].rows;
                const std::vector<double> &orders = parts_[part].orders;
                for_each_feature(rows, features_.patterns(), ranges_[range], ranges_[range + 1],
                                 [&](std::size_t weight, int times, std::size_t row) {
                                     const double full = times * static_cast<double>(rows.phases[row]);
                                     const double empty = times - full;
                                     seen_[weight][0] += full * full;
                                     seen_[weight][1] += empty * empty;
                                     ordered_[weight][0] += orders[row] * full * full;
                                     ordered_[weight][1] += orders[row] * empty * empty;
                                 });
            }
        };
        share_out(ranges_.size() - 1, settings_.threads, kNever, work, [](double) {}, 1);
        for (std::size_t part = 0; part < used_; ++part) {
            features_counted_ += static_cast<double>(parts_[part].rows.terms.size());
        }
        orders_counted_ += sums()[kOrders];
    }
    counted_ += positions.size();
}

template <class Bits> void Trainer<Bits>::begin(int epochs) {
    if (counted_ == 0) {
        throw std::invalid_argument("there are no quiet positions to train on");
    }
    if (settings_.ranking > 0 && orders_counted_ == 0) {
        throw std::invalid_argument("there are no siblings whose order could be learned");
    }
    order_share_ =
        orders_counted_ > 0 ? settings_.ranking * static_cast<double>(counted_) / orders_counted_ : 0;
    batch_ = settings_.batch != 0
                 ? settings_.batch
                 : std::clamp<std::size_t>(counted_ / kStepsOfEpoch, kLeastBatch, kMostBatch);
    to_train_ = static_cast<double>(counted_) * epochs;
    make_compact();
    divide_work();
}

// Keeps the weights that count alone: the others stay as they are.
template <class Bits> void Trainer<Bits>::make_compact() {
    std::vector<std::int32_t> compact(features_.patterns(), kWeightless);
    std::size_t patterns = 0;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
        const bool board = i >= features_.patterns();
        const bool counts = seen_[i][0] + seen_[i][1] > 0 || all_[i].full != 0 || all_[i].empty != 0;
        if (!board && !counts) {
            continue;
        }
        const std::size_t to = numbers_.size();
        if (!board) {
            compact[i] = static_cast<std::int32_t>(to);
            ++patterns;
        }
        numbers_.push_back(static_cast<std::int32_t>(i));
        weights_[to] = weights_[i];
        penalty_[to] = penalty_[i];
        seen_[to] = seen_[i];
        ordered_[to] = ordered_[i];
    }
    features_.renumber(compact, patterns);
    weights_.resize(numbers_.size());
    penalty_.resize(numbers_.size());
    seen_.resize(numbers_.size());
    ordered_.resize(numbers_.size());
    start_ = weights_;
    momentum_.assign(numbers_.size(), {});
    gradient_.assign(numbers_.size(), {});
}

// A range of weights for each thread, all of them met about equally often.
template <class Bits> void Trainer<Bits>::divide_work() {
    const auto ranges = static_cast<std::size_t>(std::max(settings_.threads, 1));
    const auto often = [](const std::array<double, 2> &seen) { return 1 + seen[0] + seen[1]; };
    double all = 0;
    for (const auto &seen : seen_) {
        all += often(seen);
    }
    ranges_.assign(1, 0);
    double so_far = 0;
    for (std::size_t i = 0; i < seen_.size() && ranges_.size() < ranges; ++i) {
        so_far += often(seen_[i]);
        if (so_far * static_cast<double>(ranges) >= all * static_cast<double>(ranges_.size())) {
            ranges_.push_back(i + 1);
        }
    }
    ranges_.push_back(seen_.size());
}

// Adds the derivatives of the losses of a step by the weights in a range.
template <class Bits> void Trainer<Bits>::add_up(std::size_t begin, std::size_t end) {
    std::fill(gradient_.begin() + static_cast<std::ptrdiff_t>(begin),
              gradient_.begin() + static_cast<std::ptrdiff_t>(end), WeightPair{});
    for (std::size_t i = 0; i < used_; ++i) {
        const Part &part = parts_[i];
        for_each_feature(part.rows, features_.patterns(), begin, end,
                         [&](std::size_t weight, int times, std::size_t row) {
                             const float slope = static_cast<float>(times * part.slopes[row]);
                             const float full = slope * part.rows.phases[row];
                             gradient_[weight].full += full;
                             gradient_[weight].empty += slope - full;
                         });
    }
}

// Moves the weights in a range. `scale`: how often the positions of the step stand for all; `share`: theirs
// of a whole step.
template <class Bits>
void Trainer<Bits>::step(std::size_t begin, std::size_t end, double scale, double share) {
    const double mean =
        features_counted_ / static_cast<double>(counted_) + static_cast<double>(features_.terms());
    const auto rate =
        static_cast<float>(kRate * settings_.rate / mean * std::max(0.0, 1 - trained_ / to_train_));
    const double batches = static_cast<double>(counted_) / static_cast<double>(batch_);
    const auto move = [&](float &weight, float start, float &momentum, float gradient, double seen,
                          double ordered, double penalty) {
        const double curvature = kCurvature * ((1 - settings_.ranking) * seen +
                                               kSharpness * order_share_ * ordered); // siblings may be few
        const double of_one = seen > 0 ? curvature / seen : kCurvature;
        const double divisor = std::max({curvature + penalty, of_one * batches, kLeastDivisor});
        const double slope = scale * gradient + share * penalty * (weight - start);
        momentum = kMomentum * momentum + static_cast<float>(slope / divisor);
        weight -= rate * momentum;
    };
    for (std::size_t i = begin; i < end; ++i) {
        const double penalty = penalty_[i];
        move(weights_[i].full, start_[i].full, momentum_[i].full, gradient_[i].full, seen_[i][0],
             ordered_[i][0], penalty);
        move(weights_[i].empty, start_[i].empty, momentum_[i].empty, gradient_[i].empty, seen_[i][1],
             ordered_[i][1], penalty);
    }
}

template <class Bits>
Measures Trainer<Bits>::train(Positions positions, std::uint64_t seed, const Stop &stop) {
    Measures all{};
    std::vector<Unit> units = units_of<Bits>(positions);
    shuffle(units, seed);
    for (std::size_t at = 0; at < units.size();) {
        std::size_t size = 0;
        std::size_t end = at;
        while (end < units.size() && size < batch_) {
            size += units[end++].size;
        }
        judge(positions, std::span{units}.subspan(at, end - at), stop);
        if (stop) {
            break;
        }
        add(sums(), all);
        const auto batch = static_cast<double>(batch_);
        const auto work = [&](std::size_t range, std::size_t) {
            add_up(ranges_[range], ranges_[range + 1]);
            step(ranges_[range], ranges_[range + 1], static_cast<double>(counted_) / batch,
                 static_cast<double>(size) / batch);
        };
        share_out(ranges_.size() - 1, settings_.threads, kNever, work, [](double) {}, 1);
        trained_ += static_cast<double>(size);
        at = end;
    }
    return all;
}

template <class Bits> Measures Trainer<Bits>::measure(Positions positions, const Stop &stop) {
    const std::vector<Unit> units = units_of<Bits>(positions);
    Measures all{};
    for (std::size_t at = 0; at < units.size() && !stop; at += kAtOnce) {
        judge(positions, std::span{units}.subspan(at, std::min(kAtOnce, units.size() - at)), stop);
        add(sums(), all);
    }
    return all;
}

template <class Bits> std::pair<double, std::vector<WeightPair>> Trainer<Bits>::cost(Positions positions) {
    const std::vector<Unit> units = units_of<Bits>(positions);
    judge(positions, units, kNever);
    add_up(0, weights_.size());
    const Measures found = sums();
    double value = (1 - settings_.ranking) * found[kLoss] + order_share_ * found[kOrderLoss];
    std::vector<WeightPair> slopes(all_.size());
    for (std::size_t i = 0; i < weights_.size(); ++i) {
        const float full = weights_[i].full - start_[i].full;
        const float empty = weights_[i].empty - start_[i].empty;
        value += 0.5 * penalty_[i] * (double{full} * full + double{empty} * empty);
        slopes[static_cast<std::size_t>(numbers_[i])] = {gradient_[i].full + penalty_[i] * full,
                                                         gradient_[i].empty + penalty_[i] * empty};
    }
    return {value, std::move(slopes)};
}

template <class Bits> std::vector<WeightPair> Trainer<Bits>::weights() const {
    std::vector<WeightPair> all = all_;
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        all[static_cast<std::size_t>(numbers_[i])] = weights_[i];
    }
    return all;
}

template <class Bits> std::vector<float> Trainer<Bits>::state() const {
    std::vector<float> state;
    state.reserve(4 * weights_.size());
    for (const auto *pairs : {&weights_, &momentum_}) {
        for (const WeightPair &pair : *pairs) {
            state.push_back(pair.full);
            state.push_back(pair.empty);
        }
    }
    return state;
}

template <class Bits> bool Trainer<Bits>::restore(std::span<const float> state, std::uint64_t trained) {
    if (state.size() != 4 * weights_.size()) {
        return false;
    }
    const float *next = state.data();
    for (auto *pairs : {&weights_, &momentum_}) {
        for (WeightPair &pair : *pairs) {
            pair = {next[0], next[1]};
            next += 2;
        }
    }
    trained_ = static_cast<double>(trained);
    return true;
}

template class Trainer<Narrow>;
template class Trainer<Wide>;

} // namespace hd
