// The evaluation of quiet positions: by a learned network where there is one, else derived from the rules.
// Both keep sums up to date move by move, in an accumulator for each ply of the search.
#pragma once

#include <memory>

#include "eval/network.hpp"
#include "eval/rule_derived.hpp"

namespace hd {

template <class Bits> using Weights = std::shared_ptr<const NetworkEvaluation<Bits>>; // null: none

template <class Bits> class Evaluation {
  public:
    // The sums kept for one position.
    struct Accumulator {
        NetworkSums network; // with learned weights
        int lead = 0;        // without
    };

    Evaluation(const Rules<Bits> &rules, Weights<Bits> weights)
        : by_rules_{rules}, network_{std::move(weights)} {}

    Accumulator accumulate(const Position<Bits> &position) const {
        Accumulator sums;
        if (network_) {
            sums.network = network_->accumulate(position);
        } else {
            sums.lead = by_rules_.lead(position);
        }
        return sums;
    }

    // Makes `after` the accumulator of the position that `move` leads to from `position`.
    void advance(const Accumulator &before, const Position<Bits> &position, const Move<Bits> &move,
                 Accumulator &after) const {
        if (network_) {
            network_->advance(before.network, position, move, after.network);
        } else {
            after.lead = before.lead + by_rules_.change(position, move);
        }
    }

    // The score in hundredths of a man, for the side to move.
    int operator()(const Position<Bits> &position, const Accumulator &sums) const {
        return network_ ? (*network_)(position, sums.network) : by_rules_(position, sums.lead);
    }

  private:
    RuleEvaluation<Bits> by_rules_;
    Weights<Bits> network_;
};

} // namespace hd
