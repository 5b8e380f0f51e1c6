#include "training/network_trainer.hpp"

#include <cmath>
#include <stdexcept>

#include "machine/parallel.hpp"
#include "training/random.hpp"

namespace hd {

namespace {

constexpr std::size_t kBatch = 1024;     // units
constexpr std::size_t kPart = 64;        // units
constexpr std::size_t kAtOnce = 1 << 13; // units, where nothing is stepped
constexpr std::size_t kRange = 2048;     // weights that a thread steps at once
constexpr double kRate = 0.003;
constexpr double kWarmUp = 100; // steps until they are full
constexpr double kKeptMean = 0.9;
constexpr double kKeptSquare = 0.999;
constexpr double kLeast = 1e-8;
constexpr float kFirstHidden = 0.3F; // what hidden units begin with by themselves
constexpr float kFirstSpread = 0.17F;

const std::atomic<bool> kNever{false};

} // namespace

template <class Bits> struct NetworkTrainer<Bits>::Shown {
    std::array<std::uint16_t, 2 * kRoom<Bits>> inputs; // of the mover's view, then of the other side's
    std::size_t pieces = 0;
    std::size_t stage = 0;
    bool white = true; // to move
    std::array<float, 2 * kMostHidden> sums;
};

template <class Bits> struct NetworkTrainer<Bits>::Part {
    std::vector<float> gradient;
    std::vector<Shown> unit;
    std::vector<double> logits;
    std::vector<Label> labels;
    Measures sums{};
};

template <class Bits>
NetworkTrainer<Bits>::NetworkTrainer(const NetworkShape &shape, const NetworkTrainerSettings &settings,
                                     std::span<const float> start)
    : settings_{settings}, places_{shape}, hidden_{shape.hidden}, full_{shape.full} {
    if (full_ < 1) {
        throw std::invalid_argument("a game without pieces");
    }
    images_.emplace_back(shape.squares, shape.turned);
    for (const std::vector<Square> &mirror : shape.mirrors) {
        images_.push_back(images_.front().mirrored(shape.squares, mirror));
    }
    if (!start.empty() && start.size() != places_.end) {
        throw std::invalid_argument("there are other weights than those of this shape to begin from");
    }
    weights_.assign(start.begin(), start.end());
    if (weights_.empty()) {
        Random random{settings.seed};
        weights_.resize(places_.end);
        for (float &weight : weights_) {
            weight = kFirstSpread * (static_cast<float>(random.below(1 << 20)) / (1 << 19) - 1);
        }
        const auto at = [&](std::size_t place) {
            return weights_.begin() + static_cast<std::ptrdiff_t>(place);
        };
        std::fill(at(places_.hidden), at(places_.direct), kFirstHidden);
        std::fill(at(places_.direct), at(places_.stages), 0.0F);
        const std::size_t squares = shape.squares.size();
        const auto man = static_cast<float>(50 * settings.targets.slope); // half, with what the units add
        std::fill_n(at(places_.direct), squares, man);
        std::fill_n(at(places_.direct + squares), squares,
                    man * static_cast<float>(settings.king_worth) / 100);
    }
    mean_.assign(places_.end, 0);
    square_.assign(places_.end, 0);
}

template <class Bits> NetworkTrainer<Bits>::~NetworkTrainer() = default;

template <class Bits>
void NetworkTrainer<Bits>::show(const Position<Bits> &position, std::size_t image, Shown &shown) const {
    shown.white = position.turn() == kWhite;
    shown.pieces = 0;
    for (const Color color : {kWhite, kBlack}) {
        for (const bool king : {false, true}) {
            for (Bits pieces = king ? position.kings(color) : position.men(color); any(pieces);) {
                const PieceInputs of = images_[image](color, king, pop(pieces));
                shown.inputs[2 * shown.pieces] = shown.white ? of.white : of.black;
                shown.inputs[2 * shown.pieces + 1] = shown.white ? of.black : of.white;
                ++shown.pieces;
            }
        }
    }
    shown.stage = stage_of(static_cast<int>(shown.pieces), full_);
}

// For White. Keeps the sums of the hidden units.
template <class Bits> double NetworkTrainer<Bits>::logit(Shown &shown) const {
    float *const sums = shown.sums.data();
    const float *const hidden = weights_.data() + places_.hidden;
    std::copy_n(hidden, hidden_, sums);
    std::copy_n(hidden, hidden_, sums + hidden_);
    const float *const direct = weights_.data() + places_.direct;
    float value = 0;
    for (std::size_t i = 0; i < shown.pieces; ++i) {
        const std::size_t ours = shown.inputs[2 * i];
        const std::size_t theirs = shown.inputs[2 * i + 1];
        const float *const from_ours = weights_.data() + ours * hidden_;
        const float *const from_theirs = weights_.data() + theirs * hidden_;
        for (std::size_t unit = 0; unit < hidden_; ++unit) {
            sums[unit] += from_ours[unit];
            sums[hidden_ + unit] += from_theirs[unit];
        }
        value += direct[ours] - direct[theirs];
    }
    const float *const stage = weights_.data() + places_.stages + shown.stage * (2 * hidden_ + 1);
    float output = stage[2 * hidden_];
    for (std::size_t unit = 0; unit < 2 * hidden_; ++unit) {
        output += std::clamp(sums[unit], 0.0F, 1.0F) * stage[unit];
    }
    value += kGain * output;
    return shown.white ? value : -value;
}

// Adds the derivatives of a loss whose derivative by the logit for White is `slope`.
template <class Bits>
void NetworkTrainer<Bits>::learn(const Shown &shown, double slope, std::vector<float> &gradient) const {
    const auto own = static_cast<float>(shown.white ? slope : -slope);
    const std::size_t at = places_.stages + shown.stage * (2 * hidden_ + 1);
    const float *const stage = weights_.data() + at;
    float *const to_stage = gradient.data() + at;
    std::array<float, 2 * kMostHidden> units;
    for (std::size_t unit = 0; unit < 2 * hidden_; ++unit) {
        const float sum = shown.sums[unit];
        to_stage[unit] += kGain * own * std::clamp(sum, 0.0F, 1.0F);
        units[unit] = sum > 0 && sum < 1 ? kGain * own * stage[unit] : 0;
    }
    to_stage[2 * hidden_] += kGain * own;
    float *const to_hidden = gradient.data() + places_.hidden;
    for (std::size_t unit = 0; unit < hidden_; ++unit) {
        to_hidden[unit] += units[unit] + units[hidden_ + unit];
    }
    float *const to_direct = gradient.data() + places_.direct;
    for (std::size_t i = 0; i < shown.pieces; ++i) {
        const std::size_t ours = shown.inputs[2 * i];
        const std::size_t theirs = shown.inputs[2 * i + 1];
        float *const to_ours = gradient.data() + ours * hidden_;
        float *const to_theirs = gradient.data() + theirs * hidden_;
        for (std::size_t unit = 0; unit < hidden_; ++unit) {
            to_ours[unit] += units[unit];
        }
        for (std::size_t unit = 0; unit < hidden_; ++unit) {
            to_theirs[unit] += units[hidden_ + unit];
        }
        to_direct[ours] += own;
        to_direct[theirs] -= own;
    }
}

// Adds the positions of a unit to its part.
template <class Bits>
void NetworkTrainer<Bits>::judge(Positions positions, const Unit &unit, std::size_t image, bool learns,
                                 Part &part) const {
    const Targets &targets = settings_.targets;
    part.unit.resize(std::max<std::size_t>(part.unit.size(), unit.size));
    part.logits.clear();
    part.labels.clear();
    std::array<double, kMostSiblings> slopes{};
    std::size_t number = 0;
    for (const auto &[position, label] : positions.subspan(unit.begin, unit.size)) {
        show(position, image, part.unit[number]);
        const double logit = this->logit(part.unit[number]);
        part.logits.push_back(logit);
        part.labels.push_back(label);
        slopes[number++] = (1 - settings_.ranking) * (chance_of(logit) - targets(label));
        add_position(logit, label, is_level(position), targets, part.sums);
    }
    if (unit.size > 1) {
        std::array<double, kMostSiblings> by_order{};
        std::array<double, kMostSiblings> weights{};
        part.sums[kOrderLoss] += ranking_loss(part.logits, part.labels, targets.slope, by_order);
        part.sums[kOrders] += weight_of_group(part.labels, weights);
        part.sums[kOrdersRight] += orders_right(part.logits, part.labels);
        for (std::size_t i = 0; i < unit.size; ++i) {
            slopes[i] += order_share_ * by_order[i];
        }
    }
    for (std::size_t i = 0; learns && i < unit.size; ++i) {
        learn(part.unit[i], slopes[i], part.gradient);
    }
}

template <class Bits>
void NetworkTrainer<Bits>::judge(Positions positions, std::span<const Unit> units, std::uint64_t seed,
                                 bool learns, const Stop &stop) {
    used_ = (units.size() + kPart - 1) / kPart;
    parts_.resize(std::max(parts_.size(), used_));
    const auto work = [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            Part &part = parts_[i];
            part.sums = {};
            part.gradient.assign(learns ? places_.end : 0, 0);
            Random random{seed + i};
            for (const Unit &unit : units.subspan(i * kPart, std::min(kPart, units.size() - i * kPart))) {
                judge(positions, unit, learns ? random.below(images_.size()) : 0, learns, part);
            }
        }
    };
    share_out(used_, settings_.threads, stop, work, [](double) {}, 1);
}

template <class Bits> Measures NetworkTrainer<Bits>::sums() const {
    Measures sums{};
    for (std::size_t part = 0; part < used_; ++part) {
        add(parts_[part].sums, sums);
    }
    return sums;
}

template <class Bits> void NetworkTrainer<Bits>::count(Positions positions, const Stop &) {
    for (const Unit &unit : units_of<Bits>(positions)) {
        if (unit.size > 1) {
            std::vector<Label> labels;
            std::vector<double> weights(unit.size);
            for (const Labelled<Bits> &each : positions.subspan(unit.begin, unit.size)) {
                labels.push_back(each.label);
            }
            orders_counted_ += weight_of_group(labels, weights);
        }
    }
    counted_ += positions.size();
}

template <class Bits> void NetworkTrainer<Bits>::begin(int epochs) {
    if (counted_ == 0) {
        throw std::invalid_argument("there are no quiet positions to train on");
    }
    if (settings_.ranking > 0 && orders_counted_ == 0) {
        throw std::invalid_argument("there are no siblings whose order could be learned");
    }
    order_share_ =
        orders_counted_ > 0 ? settings_.ranking * static_cast<double>(counted_) / orders_counted_ : 0;
    to_train_ = static_cast<double>(counted_) * epochs;
}

// Moves the weights in a range, after a batch of so many positions.
template <class Bits> void NetworkTrainer<Bits>::step(std::size_t begin, std::size_t end, double size) {
    const auto number = static_cast<double>(steps_ + 1);
    const double rate = kRate * settings_.rate * std::min(1.0, number / kWarmUp) *
                        std::max(0.0, 1 - static_cast<double>(trained_) / to_train_);
    const auto of_mean = static_cast<float>(rate / (1 - std::pow(kKeptMean, number)));
    const auto of_square = static_cast<float>(1 / (1 - std::pow(kKeptSquare, number)));
    const auto share = static_cast<float>(1 / size);
    std::array<float, kRange> gradient{};
    for (std::size_t part = 0; part < used_; ++part) {
        const float *const more = parts_[part].gradient.data() + begin;
        for (std::size_t i = 0; i < end - begin; ++i) {
            gradient[i] += more[i];
        }
    }
    for (std::size_t i = begin; i < end; ++i) {
        const float slope = share * gradient[i - begin];
        mean_[i] = static_cast<float>(kKeptMean) * mean_[i] + static_cast<float>(1 - kKeptMean) * slope;
        square_[i] = static_cast<float>(kKeptSquare) * square_[i] +
                     static_cast<float>(1 - kKeptSquare) * slope * slope;
        weights_[i] -= of_mean * mean_[i] / (std::sqrt(of_square * square_[i]) + static_cast<float>(kLeast));
    }
}

template <class Bits>
Measures NetworkTrainer<Bits>::train(Positions positions, std::uint64_t seed, const Stop &stop) {
    Measures all{};
    std::vector<Unit> units = units_of<Bits>(positions);
    shuffle(units, seed);
    for (std::size_t at = 0; at < units.size(); at += kBatch) {
        const std::span<const Unit> batch = std::span{units}.subspan(at, std::min(kBatch, units.size() - at));
        judge(positions, batch, (seed << 20) + at, true, stop);
        if (stop) {
            break;
        }
        add(sums(), all);
        std::size_t size = 0;
        for (const Unit &unit : batch) {
            size += unit.size;
        }
        const auto work = [&](std::size_t begin, std::size_t end) {
            for (std::size_t range = begin; range < end; ++range) {
                step(range * kRange, std::min((range + 1) * kRange, places_.end), static_cast<double>(size));
            }
        };
        share_out((places_.end + kRange - 1) / kRange, settings_.threads, kNever, work, [](double) {}, 1);
        trained_ += size;
        ++steps_;
    }
    return all;
}

template <class Bits> Measures NetworkTrainer<Bits>::measure(Positions positions, const Stop &stop) {
    const std::vector<Unit> units = units_of<Bits>(positions);
    Measures all{};
    for (std::size_t at = 0; at < units.size() && !stop; at += kAtOnce) {
        judge(positions, std::span{units}.subspan(at, std::min(kAtOnce, units.size() - at)), 0, false, stop);
        add(sums(), all);
    }
    return all;
}

template <class Bits> std::pair<double, std::vector<float>> NetworkTrainer<Bits>::cost(Positions positions) {
    Part part;
    part.gradient.assign(places_.end, 0);
    for (const Unit &unit : units_of<Bits>(positions)) {
        judge(positions, unit, 0, true, part);
    }
    return {(1 - settings_.ranking) * part.sums[kLoss] + order_share_ * part.sums[kOrderLoss],
            std::move(part.gradient)};
}

template <class Bits> std::vector<float> NetworkTrainer<Bits>::state() const {
    std::vector<float> state;
    state.reserve(3 * places_.end + 1);
    for (const std::vector<float> *numbers : {&weights_, &mean_, &square_}) {
        state.insert(state.end(), numbers->begin(), numbers->end());
    }
    state.push_back(static_cast<float>(steps_)); // less than 2^24, as many as a float can count
    return state;
}

template <class Bits>
bool NetworkTrainer<Bits>::restore(std::span<const float> state, std::uint64_t trained) {
    if (state.size() != 3 * places_.end + 1) {
        return false;
    }
    for (std::vector<float> *numbers : {&weights_, &mean_, &square_}) {
        numbers->assign(state.begin(), state.begin() + static_cast<std::ptrdiff_t>(places_.end));
        state = state.subspan(places_.end);
    }
    steps_ = static_cast<std::uint64_t>(state.front());
    trained_ = trained;
    return true;
}

template class NetworkTrainer<Narrow>;
template class NetworkTrainer<Wide>;

} // namespace hd
