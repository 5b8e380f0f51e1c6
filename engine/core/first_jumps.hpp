// The first jumps of all men of the side to move at once, and which of them may be followed by another.
#pragma once

#include "movelist.hpp"
#include "ways.hpp"

namespace hd {

template <class Layout, class Bits> class FirstJumps {
  public:
    FirstJumps(const Rules<Bits> &rules, const Position<Bits> &position)
        : rules_{rules}, us_{position.turn()}, enemy_{position.pieces(other(us_))},
          empty_{~position.occupied()} {
        const Bits men = position.men(us_);
        Bits all{};
        for_each([&](Way way) {
            const Bits origins = men & rules.geometry.before(enemy_, empty_, way);
            origins_[static_cast<std::size_t>(way.d)] = origins;
            all |= origins;
        });
        all_ = all;
    }

    bool any_at_all() const { return any(all_); }

    // The men that may take two pieces or more.
    // What a man leaves and takes in its first jump lies behind it, and only by jumping the same piece again
    // could it get back there. So its second jump is over what stands, to where it is empty, before it moves.
    Bits that_go_on() const {
        Bits ready{};
        for_each_way<Layout>(rules_.geometry, rules_.man_captures[us_],
                             [&](Way way) { ready |= rules_.geometry.before(enemy_, empty_, way); });
        if (rules_.promotes == Promotion::kGoesOnAsKing) {
            ready |= rules_.promotion[us_];
        }
        Bits men{};
        for_each([&](Way way) { men |= moved(ready, -2 * way.shift) & origins(way); });
        return men;
    }

    // The jumps of all men but `except`, each of them a whole capture, as moves.
    void list(MoveList<Bits> &moves, Bits except) const {
        for_each([&](Way way) {
            for (Bits rest = origins(way) & ~except; any(rest);) {
                const Square from = pop(rest);
                const Square to = from + 2 * way.shift;
                moves.add({bit<Bits>(from + way.shift), static_cast<std::uint8_t>(from),
                           static_cast<std::uint8_t>(to), any(bit<Bits>(to) & rules_.promotion[us_])});
            }
        });
    }

    std::size_t size(Bits except) const {
        int total = 0;
        for_each([&](Way way) { total += count(origins(way) & ~except); });
        return static_cast<std::size_t>(total);
    }

  private:
    template <class Visit> void for_each(Visit visit) const {
        for_each_way<Layout>(rules_.geometry, rules_.man_first_captures[us_], visit);
    }

    Bits origins(Way way) const { return origins_[static_cast<std::size_t>(way.d)]; }

    const Rules<Bits> &rules_;
    const Colour us_;
    const Bits enemy_;
    const Bits empty_;
    std::array<Bits, kDirections> origins_; // in the directions of first captures; nothing in the others
    Bits all_;
};

} // namespace hd
