// The memo of a search through captures: the states followed before, from which nothing new can follow.
//
// Kings on open boards can take the same pieces along very many routes, so that a plain search may take
// exponential time. What can follow depends only on the square reached, the pieces taken, the kind of piece
// and, where kings may not turn back, the last direction; how it compares may depend on their order. A memo
// of these states cuts every branch that was followed before. Almost all captures are short, and there the
// memo would cost more than it saves: it begins after kUnremembered visits and allocates nothing before.
#pragma once

#include "moves/hash.hpp"
#include "moves/jumps.hpp"

namespace hd {

template <class Bits> class CaptureMemo {
  public:
    // Whether the search has become long, so that its states are worth a look at whether they are new.
    bool is_long() { return ++visits_ >= kUnremembered; }

    // Whether the state is new, and remembered from now on. `extra`: anything else that the search to follow
    // depends on. Not inlined: it would cost registers in every capture, and few get here.
    [[gnu::noinline]] bool is_new(const Rules<Bits> &rules, const Capture<Bits> &capture,
                                  std::size_t extra = 0) {
        const auto last = rules.turns_back ? Key{0} : static_cast<Key>(capture.last);
        const auto rest = static_cast<Key>(capture.at) | last << 8 | static_cast<Key>(capture.crowned) << 16 |
                          static_cast<Key>(extra) << 17 | static_cast<Key>(capture.order) << 32;
        return states_.add((mix(folded(capture.captured)) ^ mix(rest)) | 1);
    }

    void clear() {
        visits_ = 0;
        states_.clear();
    }

  private:
    static constexpr int kUnremembered = 200;

    int visits_ = 0;
    KeySet states_;
};

} // namespace hd
