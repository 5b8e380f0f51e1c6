// The threat rule of Bahraini draughts: a player with a threatened man may not make a threat with another
// man.
#pragma once

#include "moves/generation.hpp"

namespace hd {

template <class Bits> class ThreatRule {
  public:
    // Finds the threatened men of the side to move: those that the opponent could capture, majority rule
    // aside, if it were the opponent's turn.
    ThreatRule(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort);

    Bits threatened() const { return threatened_; }
    bool binds() const { return any(threatened_); }

    // Whether the plain move is allowed: while another man is threatened, a man may not go to a square from
    // which it could capture if it were the mover's turn again.
    bool allows(const Move<Bits> &move) const;

  private:
    const Rules<Bits> &rules_;
    const Placement<Bits> &position_;
    Bits threatened_{};
    Bits attacking_{}; // where a man may not go while another one is threatened
};

} // namespace hd
