// Captures under way that a search has met before. Ways that meet go on alike, and a long capture has more
// ways than could ever be followed.
#pragma once

#include "moves/jumps.hpp"
#include "moves/key_set.hpp"

namespace hd {

template <class Bits> class SeenCaptures {
  public:
    // Whether `capture` is remembered from before, so that nothing new follows from it; if not it is from now
    // on. What follows depends on the square, the captured set, the kind of piece, in some games the last
    // direction, and on what the caller gives as `extra`.
    bool met_before(const Rules<Bits> &rules, const Capture<Bits> &capture, std::size_t extra = 0) {
        constexpr int kPatience = 200; // most captures are short: only a long search pays for remembering
        if (++visits_ < kPatience) {
            return false;
        }
        const auto last = rules.turns_back ? Key{0} : static_cast<Key>(capture.last);
        const auto rest = static_cast<Key>(capture.at) | last << 8 | static_cast<Key>(capture.crowned) << 16 |
                          static_cast<Key>(extra) << 17;
        return !keys_.add((mix(folded(capture.captured)) ^ mix(rest)) | 1);
    }

    void clear() {
        visits_ = 0;
        keys_.clear();
    }

  private:
    int visits_ = 0;
    KeySet keys_;
};

} // namespace hd
