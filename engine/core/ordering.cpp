#include "ordering.hpp"

namespace hd {

namespace {

constexpr int kHistoryMax = 1 << 14;
constexpr int kTableFirst = 1 << 30;
constexpr int kCounterFirst = 1 << 20;

} // namespace

template <class Bits> void Ordering<Bits>::clear(const Features &features) {
    features_ = features;
    counters_ = {};
    history_ = {};
}

template <class Bits>
RankedMoves<Bits> Ordering<Bits>::ranked(const Position<Bits> &position, const Place &place,
                                         const Entry &entry, MoveList<Bits> &moves) const {
    const bool known = entry.has_move();
    const Bits kings = position.kings(other(place.turn));
    const Move counter = place.before ? counters_[place.turn][place.before->from][place.before->to] : Move{};
    const auto &history = history_[place.turn];
    return {moves, [&](const Move &move) {
                if (known && entry.best.is(move)) {
                    return kTableFirst;
                }
                if (move.is_capture()) {
                    return count(move.captured & kings);
                }
                return move == counter ? kCounterFirst : int{history[move.from][move.to]};
            }};
}

template <class Bits>
void Ordering<Bits>::reward(const Place &place, int depth, const Move &best, const Move *tried_begin,
                            const Move *tried_end) {
    if (best.is_capture()) {
        return;
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
    value = static_cast<std::int16_t>(value + bonus * 32 - value * std::abs(bonus * 32) / kHistoryMax);
}

template class Ordering<Narrow>;
template class Ordering<Wide>;

} // namespace hd
