// The evaluation of quiet positions: by learned weights where there are any, else derived from the rules.
// Both keep sums up to date move by move, in an accumulator for each ply of the search.
#pragma once

#include <memory>

#include "eval/learned.hpp"
#include "eval/rule_derived.hpp"

namespace hd {

template <class Bits> using Weights = std::shared_ptr<const LearnedEvaluation<Bits>>; // null: none

template <class Bits> class Evaluation {
  public:
    // The sums kept for one position.
    struct Accumulator {
        typename LearnedEvaluation<Bits>::Sums learned; // with learned weights
        int lead = 0;                                   // without
    };

    Evaluation(const Rules<Bits> &rules, Weights<Bits> weights)
        : by_rules_{rules}, learned_{std::move(weights)} {}

    Accumulator accumulate(const Position<Bits> &position) const {
        Accumulator sums;
        if (learned_) {
            learned_->accumulate(position, sums.learned);
        } else {
            sums.lead = by_rules_.lead(position);
        }
        return sums;
    }

    // Makes `after` the accumulator of the position that `move` leads to from `position`.
    void advance(const Accumulator &before, const Position<Bits> &position, const Move<Bits> &move,
                 Accumulator &after) const {
        if (learned_) {
            learned_->advance(before.learned, position, move, after.learned);
        } else {
            after.lead = before.lead + by_rules_.change(position, move);
        }
    }

    // The score in hundredths of a man, for the side to move. `steps`: the mobility of each color.
    int operator()(const Position<Bits> &position, const Accumulator &sums,
                   const std::array<Steps, 2> &steps) const {
        return learned_ ? (*learned_)(position, sums.learned, steps) : by_rules_(position, sums.lead, steps);
    }

  private:
    RuleEvaluation<Bits> by_rules_;
    Weights<Bits> learned_;
};

} // namespace hd
