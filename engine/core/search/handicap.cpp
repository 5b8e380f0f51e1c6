#include "search/handicap.hpp"

#include "rules/geometry.hpp"

namespace hd {

namespace {

constexpr int kMuch = 3; // pieces taken by a large capture: hard to see, and tempting

// The neighbours of a square in some directions.
template <class Bits, class List>
Bits around(const Geometry<Bits> &geometry, Bits square, const List &directions) {
    Bits near{};
    for (const Direction d : directions) {
        near |= geometry.step(square, d);
    }
    return near;
}

template <class Bits>
bool hard_to_see(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move) {
    if (count(move.captured) >= kMuch) {
        return true;
    }
    const auto &obvious =
        position.is_king(move.from) ? rules.king_captures : rules.man_steps; // where one looks first
    return !any(around(rules.geometry, bit<Bits>(move.from), obvious[position.turn()]) & move.captured);
}

template <class Bits> Key fingerprint(const Handicap &handicap, const Move<Bits> &move) {
    const Key squares = Key{move.from} << 8 | move.to;
    return mix(mix(handicap.seed ^ squares) ^ folded(move.captured));
}

constexpr std::array<Direction, kDirections> kAll{0, 1, 2, 3, 4, 5, 6, 7};

// The number of steps to the nearest edge of the board, 3 at most.
template <class Bits> int edge_distance(const Geometry<Bits> &geometry, Square square) {
    Bits reached = bit<Bits>(square);
    for (int steps = 0; steps < 3; ++steps) {
        for (const Direction d : kAll) {
            const bool exists = geometry.heading(d).shift != 0;
            if (exists && count(geometry.step(reached, d)) < count(reached)) {
                return steps;
            }
        }
        reached |= around(geometry, reached, kAll);
    }
    return 3;
}

} // namespace

template <class Bits>
bool overlook(const Rules<Bits> &rules, const Position<Bits> &position, const Handicap &handicap,
              MoveList<Bits> &moves) {
    const bool some = !moves.empty();
    moves.keep_if([&](const Move<Bits> &move) {
        return !hard_to_see(rules, position, move) ||
               fingerprint(handicap, move) % 1000 >= static_cast<Key>(handicap.oversight);
    });
    return some && moves.empty();
}

template <class Bits> int misjudgement(const Handicap &handicap, const Move<Bits> &move) {
    constexpr Key kApart = 0x6d69736a75646765; // from what decides about oversights and whims
    const Key drawn = mix(fingerprint(handicap, move) ^ kApart) % static_cast<Key>(2 * handicap.noise + 1);
    return static_cast<int>(drawn) - handicap.noise;
}

template <class Bits>
int appeal(const Rules<Bits> &rules, const Position<Bits> &position, const Handicap &handicap,
           const Move<Bits> &move) {
    if (handicap.habit == 0) {
        return 0;
    }
    const Bits from = bit<Bits>(move.from);
    const Bits friends = position.pieces(position.turn()) & ~from;
    const int company = std::min(count(around(rules.geometry, bit<Bits>(move.to), kAll) & friends), 2);
    const int inward = edge_distance(rules.geometry, move.to) > edge_distance(rules.geometry, move.from);
    // nobody is proud of what is to be given away
    const bool gains = rules.goal != Goal::kGiveAway;
    const int bold = gains && (move.promotes || count(move.captured) >= kMuch);
    const int advances = 2 * !position.is_king(move.from);
    const int whim = static_cast<int>(fingerprint(handicap, move) % 3);
    constexpr int kMost = 2 + 1 + 2 + 2 + 2;
    return handicap.habit * (company + inward + 2 * bold + advances + whim) / kMost;
}

template bool overlook(const Rules<Narrow> &, const Position<Narrow> &, const Handicap &, MoveList<Narrow> &);
template bool overlook(const Rules<Wide> &, const Position<Wide> &, const Handicap &, MoveList<Wide> &);
template int misjudgement(const Handicap &, const Move<Narrow> &);
template int misjudgement(const Handicap &, const Move<Wide> &);
template int appeal(const Rules<Narrow> &, const Position<Narrow> &, const Handicap &, const Move<Narrow> &);
template int appeal(const Rules<Wide> &, const Position<Wide> &, const Handicap &, const Move<Wide> &);

} // namespace hd
