// The fit of weights to labelled positions: stochastic gradient descent with momentum, on several threads.
//
// The sum that is made small has a share for each loss and a quadratic penalty on each weight's distance from
// where it began. It is convex, and most features are rare: each step is divided, weight by weight, by about
// the second derivative, which is known beforehand, since a first pass counts how often each weight is seen.
// (Adam and its like divide by the size of recent gradients instead. For a weight that is seen once in
// thousands of steps that is of no use: the pull of the penalty between two sights would count as much as
// the sight itself.) The steps shrink to nothing with the last position, so that their noise does, too. What
// is found depends on data, settings and seed, not on the number of threads.
#pragma once

#include <atomic>

#include "training/batches.hpp"
#include "training/features.hpp"
#include "training/measures.hpp"

namespace hd {

struct TrainerSettings {
    Targets targets;
    double ranking = 0;    // the share of the order of siblings; the positions themselves have the rest
    double penalty = 1000; // in positions that have to speak for a weight for it to count half
    double light = 0.1;    // that of frequent features
    double rate = 1;       // the size of the first steps; 2 may not settle
    std::size_t batch = 0; // positions of a step; 0: by their number
    int threads = 1;
};

// The weights of a feature, in logits: on the full and on the empty board.
struct WeightPair {
    float full = 0;
    float empty = 0;
};

template <class Bits> class Trainer {
  public:
    using Positions = std::span<const Labelled<Bits>>;
    using Stop = std::atomic<bool>;

    // `start`: the weights to begin from and to stay near, those of the patterns, then of the whole board;
    // none: nought. `light`: the numbers of the weights of frequent features. Throws std::invalid_argument if
    // there is none of such a number, or `start` has another size.
    Trainer(const Rules<Bits> &rules, const LearnedShape<Bits> &shape, const TrainerSettings &settings,
            std::span<const WeightPair> start, std::span<const std::int32_t> light);
    ~Trainer();
    Trainer(const Trainer &) = delete;
    Trainer &operator=(const Trainer &) = delete;

    // First of all, all positions to train on are counted; then the fit can begin.
    void count(Positions positions, const Stop &stop);

    // Throws std::invalid_argument if no positions have been counted, or no siblings although their order
    // has a share.
    void begin(int epochs);

    // Steps along all these positions, in an order made of `seed`; the measures are those before each step.
    // When it is stopped, the state is useless.
    Measures train(Positions positions, std::uint64_t seed, const Stop &stop);

    Measures measure(Positions positions, const Stop &stop);

    // The sum that is made small, as if these were all the positions there are, and its derivatives.
    std::pair<double, std::vector<WeightPair>> cost(Positions positions);

    // All weights, as `start`.
    std::vector<WeightPair> weights() const;

    // What a fit that was broken off goes on from, after the same positions have been counted again, and so
    // many of them have been trained on. False if it is the state of another fit.
    std::vector<float> state() const;
    bool restore(std::span<const float> state, std::uint64_t trained);

    std::uint64_t trained() const { return static_cast<std::uint64_t>(trained_); }
    std::uint64_t positions() const { return counted_; } // counted

  private:
    struct Part; // of a step: what one thread does at once

    double logit(const FeatureRows &rows, std::size_t row) const;
    void judge(Positions positions, const Unit &unit, Part &part) const;
    void judge(Positions positions, std::span<const Unit> units, const Stop &stop);
    void add_up(std::size_t begin, std::size_t end);
    void step(std::size_t begin, std::size_t end, double scale, double share);
    void make_compact();
    void divide_work();
    Measures sums() const;

    TrainerSettings settings_;
    Features<Bits> features_;

    // one for each weight that counts: those that are seen, or begin with a value
    std::vector<std::int32_t> numbers_; // among all weights
    std::vector<WeightPair> weights_;
    std::vector<WeightPair> start_;
    std::vector<WeightPair> momentum_;
    std::vector<WeightPair> gradient_;
    std::vector<float> penalty_;
    std::vector<std::array<double, 2>> seen_;    // the sum of the squares of a feature, full and empty
    std::vector<std::array<double, 2>> ordered_; // the same times what the orders of each position count
    std::vector<WeightPair> all_;                // all weights, as they began
    std::vector<std::size_t> ranges_;            // of weights, each for one thread; their ends

    std::vector<Part> parts_;
    std::size_t used_ = 0; // parts of the present step
    std::uint64_t counted_ = 0;
    double features_counted_ = 0;
    double orders_counted_ = 0;
    double order_share_ = 0; // what the order of siblings is multiplied by
    std::size_t batch_ = 0;
    double trained_ = 0; // positions
    double to_train_ = 0;
};

} // namespace hd
