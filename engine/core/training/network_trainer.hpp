// The fit of a network to labelled positions: Adam in batches, on several threads.
//
// Each position is shown as it is or, by chance, in one of its mirror images. The steps shrink to nothing
// with the last position. What is found depends on data, settings and seed, not on the number of threads.
#pragma once

#include <atomic>

#include "eval/network.hpp"
#include "training/batches.hpp"
#include "training/measures.hpp"

namespace hd {

struct NetworkTrainerSettings {
    Targets targets;
    double ranking = 0;   // the share of the order of siblings; the positions themselves have the rest
    double rate = 1;      // the size of the first steps
    int king_worth = 300; // in hundredths of a man, to begin with
    int threads = 1;
    std::uint64_t seed = 1; // of the weights to begin with
};

template <class Bits> class NetworkTrainer {
  public:
    using Positions = std::span<const Labelled<Bits>>;
    using Stop = std::atomic<bool>;

    static constexpr float kGain = 4; // what the output of the hidden units is multiplied by

    // `start`: the weights to begin with, none: by chance. Throws std::invalid_argument if it has another
    // size, or the shape's squares are none.
    NetworkTrainer(const NetworkShape &shape, const NetworkTrainerSettings &settings,
                   std::span<const float> start);
    ~NetworkTrainer();
    NetworkTrainer(const NetworkTrainer &) = delete;
    NetworkTrainer &operator=(const NetworkTrainer &) = delete;

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
    std::pair<double, std::vector<float>> cost(Positions positions);

    // All weights in their places (NetworkPlaces). A hidden unit is all on at 1; the output is in logits,
    // once what comes from the stages is multiplied by kGain.
    const std::vector<float> &weights() const { return weights_; }

    // What a fit that was broken off goes on from, after the same positions have been counted again, and so
    // many of them have been trained on. False if it is the state of another fit.
    std::vector<float> state() const;
    bool restore(std::span<const float> state, std::uint64_t trained);

    std::uint64_t trained() const { return trained_; }
    std::uint64_t positions() const { return counted_; }

  private:
    struct Shown; // a position as the network sees it
    struct Part;  // of a step: what one thread does at once

    void show(const Position<Bits> &position, std::size_t image, Shown &shown) const;
    double logit(Shown &shown) const;
    void learn(const Shown &shown, double slope, std::vector<float> &gradient) const;
    void judge(Positions positions, const Unit &unit, std::size_t image, bool learns, Part &part) const;
    void judge(Positions positions, std::span<const Unit> units, std::uint64_t seed, bool learns,
               const Stop &stop);
    void step(std::size_t begin, std::size_t end, double size);
    Measures sums() const;

    NetworkTrainerSettings settings_;
    NetworkPlaces places_;
    std::size_t hidden_;
    int full_;
    std::vector<NetworkInputs<Bits>> images_; // of the board as it is, and of each mirror image

    std::vector<float> weights_;
    std::vector<float> mean_;   // of the gradient, as Adam has it
    std::vector<float> square_; // of its square
    std::vector<Part> parts_;
    std::size_t used_ = 0; // parts of the present step
    std::uint64_t counted_ = 0;
    double orders_counted_ = 0;
    double order_share_ = 0;    // what the order of siblings is multiplied by
    std::uint64_t trained_ = 0; // positions
    double to_train_ = 0;
    std::uint64_t steps_ = 0;
};

} // namespace hd
