// Bahrain's rule: who has a threatened man may not make a threat with another one.
#pragma once

#include "moves/generation.hpp"

namespace hd {

template <class Bits> class ThreatRule {
  public:
    // Finds the threatened men of the side to move: those the opponent could capture, were it their turn,
    // by any capture, majority aside.
    ThreatRule(const Rules<Bits> &rules, const Placement<Bits> &position);

    Bits threatened() const { return threatened_; }
    bool binds() const { return any(threatened_); }

    // Whether the plain move is allowed: unless another man is threatened, a man may not go where it could
    // itself capture something, were it the mover's turn again.
    bool allows(const Move<Bits> &move) const;

  private:
    const Rules<Bits> &rules_;
    const Placement<Bits> &position_;
    Bits threatened_{};
    Bits attacking_{}; // where a man may not go while another one is threatened
};

} // namespace hd
