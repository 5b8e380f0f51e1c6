// The handicap of weaker levels, modelled on human errors: shallow captures, misjudged moves, overlooked
// captures and a liking for natural moves. All of it is deterministic: the same for the same search and seed.
#pragma once

#include "moves/move_list.hpp"
#include "moves/position.hpp"
#include "search/features.hpp"

namespace hd {

constexpr int kAllCaptures = 1000;

struct Handicap {
    int noise = 0;               // the largest misjudgement of a move, in hundredths of a man
    int oversight = 0;           // of 1000 captures that are hard to see, the number overlooked
    int exchange = kAllCaptures; // plies beyond the depth for which captures are followed
    int habit = 0;               // the largest bonus of a natural move, in hundredths of a man
    bool plain = false;          // no extensions, reductions, cuts or threats: depth is a count of plies; and
                                 // positions are judged as if nobody were to move
    std::uint64_t seed = 0;      // of errors, oversights and whims
    friend bool operator==(const Handicap &, const Handicap &) = default;

    // `features` without those that the handicap switches off.
    Features remaining(Features features) const {
        if (plain) {
            for (const Feature more : {Feature::kSingleReply, Feature::kThreats, Feature::kLateMoveReductions,
                                       Feature::kSmallFirst, Feature::kReverseFutility}) {
                features.switch_off(more);
            }
        }
        return features;
    }
};

// Removes overlooked captures from `moves`, all captures of `position`, and returns whether that removed the
// last one. Hard to see are captures of men that do not begin forward, captures of kings from a distance, and
// those of three pieces or more. The choice depends on the squares alone: a capture overlooked is overlooked
// in every line.
template <class Bits>
bool overlook(const Rules<Bits> &rules, const Position<Bits> &position, const Handicap &handicap,
              MoveList<Bits> &moves);

// The error in judging the legal `move` of the root, from -`noise` to `noise`. It is drawn for the move, not
// for the positions that follow: of many positions with an error of their own each side would choose those
// that err in its favour, and a move that plainly loses a piece would look as good as any other.
template <class Bits> int misjudgement(const Handicap &handicap, const Move<Bits> &move);

// The bonus of the legal `move` for its looks, from 0 to `habit`: for moving a man, toward the middle, next
// to friends, with promotion or a large capture; the rest is whim.
template <class Bits>
int appeal(const Rules<Bits> &rules, const Position<Bits> &position, const Handicap &handicap,
           const Move<Bits> &move);

} // namespace hd
