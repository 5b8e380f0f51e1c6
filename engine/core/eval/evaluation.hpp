// What a position without captures is worth: by learned weights where there are some, else by the rules.
#pragma once

#include "eval/learned.hpp"
#include "eval/rule_derived.hpp"

namespace hd {

template <class Bits> using Weights = std::shared_ptr<const LearnedEvaluation<Bits>>; // null: none

template <class Bits> class Evaluation {
  public:
    // What is kept of a position on the way down the tree.
    struct Kept {
        States states; // with learned weights
        int lead = 0;  // without
    };

    Evaluation(const Rules<Bits> &rules, Weights<Bits> weights)
        : by_rules_{rules}, learned_{std::move(weights)} {}

    Kept begin(const Position<Bits> &position) const {
        return learned_ ? Kept{learned_->begin(position), 0} : Kept{{}, by_rules_.lead(position)};
    }

    // From what is kept of `position` to what is kept of the one after `move`.
    void advance(const Kept &before, const Position<Bits> &position, const Move<Bits> &move,
                 Kept &after) const {
        if (learned_) {
            learned_->advance(before.states, position, move, after.states);
        } else {
            after.lead = before.lead + by_rules_.change(position, move);
        }
    }

    // Hundredths of a man, from the side of whoever is to move. `steps`: of each color.
    int operator()(const Position<Bits> &position, const Kept &kept,
                   const std::array<Steps, 2> &steps) const {
        return learned_ ? (*learned_)(position, kept.states, steps) : by_rules_(position, kept.lead, steps);
    }

  private:
    RuleEvaluation<Bits> by_rules_;
    Weights<Bits> learned_;
};

} // namespace hd
