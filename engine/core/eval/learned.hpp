// Learned evaluations: weights of patterns, or a network.
#pragma once

#include <variant>

#include "eval/network.hpp"
#include "eval/pattern_evaluation.hpp"

namespace hd {

template <class Bits> class LearnedEvaluation {
  public:
    // Of the one or of the other.
    struct Sums {
        RegionStates states;
        NetworkSums network;
    };

    explicit LearnedEvaluation(PatternEvaluation<Bits> patterns) : judge_{std::move(patterns)} {}
    explicit LearnedEvaluation(NetworkEvaluation<Bits> network) : judge_{std::move(network)} {}

    void accumulate(const Position<Bits> &position, Sums &sums) const {
        if (const auto *patterns = std::get_if<0>(&judge_)) {
            sums.states = patterns->accumulate(position);
        } else {
            sums.network = std::get_if<1>(&judge_)->accumulate(position);
        }
    }

    void advance(const Sums &before, const Position<Bits> &position, const Move<Bits> &move,
                 Sums &after) const {
        if (const auto *patterns = std::get_if<0>(&judge_)) {
            patterns->advance(before.states, position, move, after.states);
        } else {
            std::get_if<1>(&judge_)->advance(before.network, position, move, after.network);
        }
    }

    // The score in hundredths of a man, for the side to move. `steps`: the mobility of each color.
    int operator()(const Position<Bits> &position, const Sums &sums,
                   const std::array<Steps, 2> &steps) const {
        const auto *patterns = std::get_if<0>(&judge_);
        return patterns ? (*patterns)(position, sums.states, steps)
                        : (*std::get_if<1>(&judge_))(position, sums.network);
    }

  private:
    std::variant<PatternEvaluation<Bits>, NetworkEvaluation<Bits>> judge_;
};

} // namespace hd
