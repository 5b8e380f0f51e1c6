#include "ordering.hpp"

namespace hd {

namespace {

constexpr int kHistoryMax = 1 << 14;
constexpr int kTableFirst = 1 << 30;
constexpr int kKillerFirst = 1 << 20;

} // namespace

template <class Bits> void Ordering<Bits>::clear(const Features &features) {
    features_ = features;
    killers_ = {};
    counters_ = {};
    history_ = {};
}

template <class Bits>
void Ordering<Bits>::sort(const Position<Bits> &position, const Place &place, const Entry &entry,
                          MoveList<Bits> &moves) const {
    if (moves.size() < 2) {
        return;
    }
    const Bits kings = position.kings(other(place.turn));
    const bool known = entry.has_move();
    const auto ranked = [&](const Move &move) {
        return known && entry.best.is(move) ? kTableFirst : rank(move, place, kings);
    };
    // insertion sort: the lists are short, and it keeps the generator's order among equals
    constexpr std::size_t kListed = 96;
    if (moves.size() > kListed) {
        std::stable_sort(moves.begin(), moves.end(),
                         [&](const Move &a, const Move &b) { return ranked(a) > ranked(b); });
        return;
    }
    std::array<int, kListed> ranks;
    Move *const list = moves.begin();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = list[i];
        const int value = ranked(move);
        std::size_t j = i;
        for (; j > 0 && ranks[j - 1] < value; --j) {
            ranks[j] = ranks[j - 1];
            list[j] = list[j - 1];
        }
        ranks[j] = value;
        list[j] = move;
    }
}

template <class Bits> int Ordering<Bits>::rank(const Move &move, const Place &place, Bits kings) const {
    if (move.is_capture()) {
        return count(move.captured & kings);
    }
    const auto &killers = killers_[static_cast<std::size_t>(place.ply)];
    if (move == killers[0]) {
        return kKillerFirst + 2;
    }
    if (move == killers[1]) {
        return kKillerFirst + 1;
    }
    if (place.before && move == counter(place)) {
        return kKillerFirst;
    }
    return static_cast<int>(history_[place.turn][move.from][move.to]);
}

template <class Bits>
void Ordering<Bits>::reward(const Place &place, int depth, const Move &best, const Move *tried_begin,
                            const Move *tried_end) {
    if (best.is_capture()) {
        return;
    }
    if (auto &killers = killers_[static_cast<std::size_t>(place.ply)];
        features_.has(Feature::kKillers) && !(best == killers[0])) {
        killers[1] = killers[0];
        killers[0] = best;
    }
    if (features_.has(Feature::kCounterMoves) && place.before) {
        counters_[place.turn][place.before->from][place.before->to] = best;
    }
    if (features_.has(Feature::kHistory)) {
        const int bonus = std::min(depth * depth, 400);
        adjust(place.turn, best, bonus);
        for (const Move *move = tried_begin; move != tried_end; ++move) {
            adjust(place.turn, *move, -bonus);
        }
    }
}

template <class Bits> void Ordering<Bits>::adjust(Colour colour, const Move &move, int bonus) {
    auto &value = history_[colour][move.from][move.to];
    value += bonus * 32 - value * std::abs(bonus * 32) / kHistoryMax;
}

template class Ordering<Narrow>;
template class Ordering<Wide>;

} // namespace hd
