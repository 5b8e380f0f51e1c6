// Which moves to try first: the table's move, captures of kings, then by history.
#pragma once

#include "moves/move_list.hpp"
#include "search/features.hpp"
#include "search/table.hpp"

namespace hd {

// The moves of a node, handed out best guess first. What is never asked for is never sorted.
template <class Bits> class RankedMoves {
  public:
    using Move = hd::Move<Bits>;

    template <class Rank> RankedMoves(MoveList<Bits> &moves, Rank rank) : moves_{moves} {
        if (moves.size() > ranks_.size()) { // very rare
            std::stable_sort(moves.begin(), moves.end(),
                             [&](const Move &a, const Move &b) { return rank(a) > rank(b); });
            given_sorted_ = true;
            return;
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            ranks_[i] = rank(moves.begin()[i]);
        }
    }

    // The best of those not handed out yet; null if there are no more. Those handed out stand in front of it.
    const Move *next() {
        if (given_ == moves_.size()) {
            return nullptr;
        }
        if (!given_sorted_) {
            std::size_t best = given_;
            for (std::size_t i = given_ + 1; i < moves_.size(); ++i) {
                best = ranks_[i] > ranks_[best] ? i : best;
            }
            std::swap(ranks_[best], ranks_[given_]);
            std::swap(moves_.begin()[best], moves_.begin()[given_]);
        }
        return moves_.begin() + given_++;
    }

  private:
    MoveList<Bits> &moves_;
    std::array<int, 96> ranks_; // not initialised: as many as there are moves are filled in
    std::size_t given_ = 0;
    bool given_sorted_ = false;
};

template <class Bits> class Ordering {
  public:
    using Move = hd::Move<Bits>;

    void clear(const Features &features);

    RankedMoves<Bits> ranked(const Position<Bits> &position, const Entry &entry, MoveList<Bits> &moves) const;

    // A plain move refuted its parent: try it earlier in future; those tried before it later.
    void reward(Color turn, int depth, const Move &best, const Move *tried_begin, const Move *tried_end);

  private:
    template <class T> using ByMove = std::array<std::array<T, kRoom<Bits>>, kRoom<Bits>>; // [from][to]

    void adjust(Color color, const Move &move, int bonus);

    Features features_;
    std::array<ByMove<std::int16_t>, 2> history_{};
};

} // namespace hd
