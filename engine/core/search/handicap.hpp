// What makes the search weaker, in the ways in which people are: they see less far, misjudge, overlook, and
// like what looks natural. All of it is steady: the same in the same search for the same seed.
#pragma once

#include "moves/move_list.hpp"
#include "moves/position.hpp"
#include "search/features.hpp"

namespace hd {

constexpr int kAllCaptures = 1000;

struct Handicap {
    int noise = 0;               // every evaluation is off by up to so many hundredths of a man
    int oversight = 0;           // of a thousand captures that are hard to see, so many are not seen
    int exchange = kAllCaptures; // captures are followed for so many plies beyond the depth
    int habit = 0;               // a natural move seems better by up to so many hundredths of a man
    bool plain = false;          // no depth beyond the count of plies: no forced moves, threats, reductions
    std::uint64_t seed = 0;      // of noise, oversights and whims
    friend bool operator==(const Handicap &, const Handicap &) = default;

    // By how much a leaf is misjudged.
    int misjudgement(Key key) const {
        return noise > 0 ? static_cast<int>(mix(key ^ seed) % static_cast<Key>(2 * noise + 1)) - noise : 0;
    }

    // The features left over of `features`.
    Features left_of(Features features) const {
        if (plain) {
            for (const Feature more : {Feature::kSingleReply, Feature::kThreats, Feature::kLateMoveReductions,
                                       Feature::kSmallFirst}) {
                features.switch_off(more);
            }
        }
        return features;
    }
};

// Takes from `moves`, all captures of `position`, those that are overlooked: of men's captures that begin
// otherwise than forward, kings' leaps from afar and those of three pieces or more. Which these are goes by
// the squares, so that who misses one misses it in every line. Whether none is left, though there were some.
template <class Bits>
bool overlook(const Rules<Bits> &rules, const Position<Bits> &position, const Handicap &handicap,
              MoveList<Bits> &moves);

// How much better than it is the legal `move` seems to someone who goes by looks: 0 to `habit`. A man rather
// than a king, to the middle, into company, with promotion or much to take; the rest is whim.
template <class Bits>
int appeal(const Rules<Bits> &rules, const Position<Bits> &position, const Handicap &handicap,
           const Move<Bits> &move);

} // namespace hd
