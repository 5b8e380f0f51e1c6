// Move ordering: the move of the transposition table first, then captures of kings, then by history.
#pragma once

#include <climits>

#include "moves/move_list.hpp"
#include "search/features.hpp"
#include "search/transposition_table.hpp"

namespace hd {

// A move picker: the moves of a node, the most promising first. It selects one move at a time, because most
// nodes are cut off after a few and sorting the others would be wasted.
template <class Bits> class RankedMoves {
  public:
    using Move = hd::Move<Bits>;

    template <class Rank> RankedMoves(MoveList<Bits> &moves, Rank rank) : moves_{moves} {
        if (moves.size() > ranks_.size()) { // very rare
            std::stable_sort(moves.begin(), moves.end(),
                             [&](const Move &a, const Move &b) { return rank(a) > rank(b); });
            presorted_ = true;
            return;
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            ranks_[i] = rank(moves.begin()[i]) * kPlaces;
        }
    }

    // The best move not returned yet; null if there is none. The moves returned before stand in front of it.
    const Move *next() {
        if (returned_ == moves_.size()) {
            return nullptr;
        }
        if (!presorted_) {
            int highest = INT_MIN;
            for (std::size_t i = returned_; i < moves_.size(); ++i) {
                highest = std::max(highest, ranks_[i] + kPlaces - 1 - static_cast<int>(i));
            }
            const auto best = static_cast<std::size_t>(kPlaces - 1 - (highest & (kPlaces - 1)));
            std::swap(ranks_[best], ranks_[returned_]);
            std::swap(moves_.begin()[best], moves_.begin()[returned_]);
        }
        return moves_.begin() + returned_++;
    }

  private:
    static constexpr int kMost = 96;
    static constexpr int kPlaces = 128; // a power of two, not less than kMost

    MoveList<Bits> &moves_;
    // Times kPlaces: with its place added, the highest is the first of the best, found without a branch.
    std::array<int, kMost> ranks_; // not initialized beyond the number of moves
    std::size_t returned_ = 0;
    bool presorted_ = false;
};

template <class Bits> class Ordering {
  public:
    using Move = hd::Move<Bits>;

    void clear(const Features &features);

    RankedMoves<Bits> ranked(const Position<Bits> &position, const Entry &entry, MoveList<Bits> &moves) const;

    // Notes that `best` caused a cutoff: plain moves are tried earlier from now on, those tried before it
    // later.
    void reward(Color turn, int depth, const Move &best, const Move *tried_begin, const Move *tried_end);

  private:
    template <class T> using ByMove = std::array<std::array<T, kRoom<Bits>>, kRoom<Bits>>; // [from][to]

    void adjust(Color color, const Move &move, int bonus);

    Features features_;
    std::array<ByMove<std::int16_t>, 2> history_{};
};

} // namespace hd
