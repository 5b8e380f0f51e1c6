// Which moves to try first: the table's move, captures of kings, killers, then by history.
#pragma once

#include "movelist.hpp"
#include "tt.hpp"

namespace hd {

constexpr int kMaxPly = 128;

template <class Bits> class Ordering {
  public:
    using Move = hd::Move<Bits>;

    void clear();

    // Sorts `moves`, best guess first. `entry` may be null.
    void sort(const Position<Bits> &position, const Entry *entry, int ply, MoveList<Bits> &moves) const;

    // A plain move refuted its parent: try it earlier in future; those tried before it later.
    void reward(const Position<Bits> &position, int ply, int depth, const Move &best, const Move *tried_begin,
                const Move *tried_end);

  private:
    using History = std::array<std::array<std::int32_t, kRoom<Bits>>, kRoom<Bits>>;

    void adjust(Colour colour, const Move &move, int bonus);

    std::array<std::array<Move, 2>, kMaxPly> killers_{};
    std::array<History, 2> history_{};
};

} // namespace hd
