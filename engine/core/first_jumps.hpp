// The first jumps of all men of the side to move at once, and which of them may be followed by another.
#pragma once

#include "movelist.hpp"

namespace hd {

template <class Bits> class FirstJumps {
  public:
    FirstJumps(const Rules<Bits> &rules, const Position<Bits> &position)
        : rules_{rules}, us_{position.turn()}, enemy_{position.pieces(other(us_))},
          empty_{rules.geometry.squares() & ~position.occupied()} {
        const Bits men = position.men(us_);
        Bits all{};
        for (const Direction d : rules.man_first_captures[us_]) {
            const Bits victims = rules.geometry.step(men, d) & enemy_;
            const Bits landings = rules.geometry.step(victims, d) & empty_;
            at(landings_, d) = landings;
            all |= landings;
        }
        all_ = all;
    }

    bool any_at_all() const { return any(all_); }

    // The men that may take two pieces or more. Looks at all men at once, and so may name too many.
    Bits origins_that_may_go_on() const {
        Bits free = empty_; // a man's own square is empty once it is under way
        for (const Direction d : rules_.man_first_captures[us_]) {
            free |= back_twice(landings(d), d);
        }
        std::array<Bits, kDirections> going_on{};
        for (const Direction e : rules_.man_captures[us_]) {
            const Bits ends = rules_.geometry.step(rules_.geometry.step(all_, e) & enemy_, e) & free;
            at(going_on, e) = back_twice(ends, e);
        }
        Bits origins{};
        for (const Direction d : rules_.man_first_captures[us_]) {
            Bits on{};
            for (const Direction e : rules_.man_captures[us_]) {
                // behind a landing stands the piece just jumped
                on |= e == opposite(d) ? Bits{} : at(going_on, e);
            }
            if (rules_.promotes == Promotion::kGoesOnAsKing) {
                on |= rules_.promotion[us_];
            }
            origins |= back_twice(landings(d) & on, d);
        }
        return origins;
    }

    // The jumps of all men but `except`, each of them a whole capture, as moves.
    void list(MoveList<Bits> &moves, Bits except) const {
        for (const Direction d : rules_.man_first_captures[us_]) {
            for (Bits rest = landings_but(except, d); any(rest);) {
                const Square to = pop(rest);
                const Bits victim = rules_.geometry.step(bit<Bits>(to), opposite(d));
                const Bits origin = rules_.geometry.step(victim, opposite(d));
                moves.add({victim, static_cast<std::uint8_t>(lowest(origin)), static_cast<std::uint8_t>(to),
                           any(bit<Bits>(to) & rules_.promotion[us_])});
            }
        }
    }

    std::size_t size(Bits except) const {
        int total = 0;
        for (const Direction d : rules_.man_first_captures[us_]) {
            total += count(landings_but(except, d));
        }
        return static_cast<std::size_t>(total);
    }

  private:
    using PerDirection = std::array<Bits, kDirections>;

    static Bits &at(PerDirection &sets, Direction d) { return sets[static_cast<std::size_t>(d)]; }
    static Bits at(const PerDirection &sets, Direction d) { return sets[static_cast<std::size_t>(d)]; }
    Bits landings(Direction d) const { return at(landings_, d); }

    Bits landings_but(Bits except, Direction d) const {
        return landings(d) & ~rules_.geometry.step(rules_.geometry.step(except, d), d);
    }

    Bits back_twice(Bits set, Direction d) const {
        return rules_.geometry.step(rules_.geometry.step(set, opposite(d)), opposite(d));
    }

    const Rules<Bits> &rules_;
    const Colour us_;
    const Bits enemy_;
    const Bits empty_;
    PerDirection landings_{};
    Bits all_{};
};

} // namespace hd
