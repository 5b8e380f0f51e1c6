// Which moves to try first: the table's move, captures of kings, killers, the counter move, then by history.
#pragma once

#include "features.hpp"
#include "movelist.hpp"
#include "tt.hpp"

namespace hd {

constexpr int kMaxPly = 128;

template <class Bits> class Ordering {
  public:
    using Move = hd::Move<Bits>;

    // Where in the tree the moves stand.
    struct Place {
        Colour turn;
        int ply;
        const Move *before; // the opponent's last move; null at the root
    };

    void clear(const Features &features);

    // Sorts `moves`, best guess first.
    void sort(const Position<Bits> &position, const Place &place, const Entry &entry,
              MoveList<Bits> &moves) const;

    // A plain move refuted its parent: try it earlier in future; those tried before it later.
    void reward(const Place &place, int depth, const Move &best, const Move *tried_begin,
                const Move *tried_end);

  private:
    template <class T> using ByMove = std::array<std::array<T, kRoom<Bits>>, kRoom<Bits>>; // [from][to]

    int rank(const Move &move, const Place &place, Bits kings) const;
    void adjust(Colour colour, const Move &move, int bonus);
    const Move &counter(const Place &place) const {
        return counters_[place.turn][place.before->from][place.before->to];
    }

    Features features_;
    std::array<std::array<Move, 2>, kMaxPly> killers_{};
    std::array<ByMove<Move>, 2> counters_{};
    std::array<ByMove<std::int32_t>, 2> history_{};
};

} // namespace hd
