#include "ordering.hpp"

namespace hd {

namespace {

constexpr int kHistoryMax = 1 << 14;
constexpr int kTableFirst = 1 << 30;
constexpr int kKillerFirst = 1 << 20;

} // namespace

template <class Bits> void Ordering<Bits>::clear() {
    killers_ = {};
    history_ = {};
}

template <class Bits>
void Ordering<Bits>::sort(const Position<Bits> &position, const Entry *entry, int ply,
                          MoveList<Bits> &moves) const {
    struct Ranked {
        int rank;
        Move move;
    };
    if (moves.size() < 2) {
        return;
    }
    const Colour us = position.turn();
    const auto &killers = killers_[static_cast<std::size_t>(ply)];
    const auto rank = [&](const Move &move) {
        if (entry && entry->is(move)) {
            return kTableFirst;
        }
        if (move.is_capture()) {
            return count(move.captured & position.kings(other(us)));
        }
        if (move == killers[0]) {
            return kKillerFirst + 1;
        }
        if (move == killers[1]) {
            return kKillerFirst;
        }
        return static_cast<int>(history_[us][move.from][move.to]);
    };
    // insertion sort: the lists are short, and it keeps the generator's order among equals
    constexpr std::size_t kListed = 96;
    std::array<int, kListed> ranks;
    if (moves.size() > kListed) {
        std::stable_sort(moves.begin(), moves.end(),
                         [&](const Move &a, const Move &b) { return rank(a) > rank(b); });
        return;
    }
    Move *const list = moves.begin();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Ranked next{rank(list[i]), list[i]};
        std::size_t j = i;
        for (; j > 0 && ranks[j - 1] < next.rank; --j) {
            ranks[j] = ranks[j - 1];
            list[j] = list[j - 1];
        }
        ranks[j] = next.rank;
        list[j] = next.move;
    }
}

template <class Bits>
void Ordering<Bits>::reward(const Position<Bits> &position, int ply, int depth, const Move &best,
                            const Move *tried_begin, const Move *tried_end) {
    if (best.is_capture()) {
        return;
    }
    auto &killers = killers_[static_cast<std::size_t>(ply)];
    if (!(best == killers[0])) {
        killers[1] = killers[0];
        killers[0] = best;
    }
    const int bonus = std::min(depth * depth, 400);
    adjust(position.turn(), best, bonus);
    for (const Move *move = tried_begin; move != tried_end; ++move) {
        adjust(position.turn(), *move, -bonus);
    }
}

template <class Bits> void Ordering<Bits>::adjust(Colour colour, const Move &move, int bonus) {
    auto &value = history_[colour][move.from][move.to];
    value += bonus * 32 - value * std::abs(bonus * 32) / kHistoryMax;
}

template class Ordering<Narrow>;
template class Ordering<Wide>;

} // namespace hd
