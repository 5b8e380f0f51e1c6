#include "search/ordering.hpp"

#include <cstdlib>

namespace hd {

namespace {

constexpr int kHistoryMax = 1 << 14;
constexpr int kTableFirst = 1 << 20;

} // namespace

template <class Bits> void Ordering<Bits>::clear(const Features &features) {
    features_ = features;
    history_ = {};
}

template <class Bits>
RankedMoves<Bits> Ordering<Bits>::ranked(const Position<Bits> &position, const Entry &entry,
                                         MoveList<Bits> &moves) const {
    const bool known = entry.has_move();
    const Bits kings = position.kings(other(position.turn()));
    const auto &history = history_[position.turn()];
    return {moves, [&](const Move &move) {
                if (known && entry.best.is(move)) {
                    return kTableFirst;
                }
                if (move.is_capture()) {
                    return count(move.captured & kings);
                }
                return int{history[move.from][move.to]};
            }};
}

template <class Bits>
void Ordering<Bits>::reward(Color turn, int depth, const Move &best, const Move *tried_begin,
                            const Move *tried_end) {
    if (best.is_capture() || !features_.has(Feature::kHistory)) {
        return;
    }
    const int bonus = std::min(depth * depth, 400);
    adjust(turn, best, bonus);
    for (const Move *move = tried_begin; move != tried_end; ++move) {
        adjust(turn, *move, -bonus);
    }
}

template <class Bits> void Ordering<Bits>::adjust(Color color, const Move &move, int bonus) {
    auto &value = history_[color][move.from][move.to];
    value = static_cast<std::int16_t>(value + bonus * 32 - value * std::abs(bonus * 32) / kHistoryMax);
}

template class Ordering<Narrow>;
template class Ordering<Wide>;

} // namespace hd
