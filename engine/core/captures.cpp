// Captures: every one is followed to its end, and those the rules allow are kept.
#include <unordered_set>

#include "jumps.hpp"
#include "movegen.hpp"

namespace hd {

namespace {

// The first jumps of all men at once, by direction.
template <class Bits> class FirstJumps {
  public:
    FirstJumps(const Rules<Bits> &rules, const Position<Bits> &position)
        : rules_{rules}, us_{position.turn()}, enemy_{position.pieces(other(us_))},
          empty_{rules.geometry.squares() & ~position.occupied()} {
        for (const Direction d : rules.man_first_captures[us_]) {
            const Bits victims = rules.geometry.step(position.men(us_), d) & enemy_;
            landings_[static_cast<std::size_t>(d)] = rules.geometry.step(victims, d) & empty_;
            all_ |= landings_[static_cast<std::size_t>(d)];
        }
    }

    bool any_at_all() const { return any(all_); }

    Bits origins() const {
        Bits found{};
        for (const Direction d : rules_.man_first_captures[us_]) {
            found |= back(back(landings(d), d), d);
        }
        return found;
    }

    // Whether certainly no jump can be followed by another. Looks at all men at once, and so may say no where
    // a look at each would say yes.
    bool are_all_single() const {
        if (rules_.promotes == Promotion::kGoesOnAsKing && any(all_ & rules_.promotion[us_])) {
            return false;
        }
        const Bits free = empty_ | origins(); // a man's own square is empty once it is under way
        for (const Direction e : rules_.man_captures[us_]) {
            Bits from{}; // where the piece behind is not the one just jumped
            for (const Direction d : rules_.man_first_captures[us_]) {
                from |= d == opposite(e) ? Bits{} : landings(d);
            }
            if (any(rules_.geometry.step(rules_.geometry.step(from, e) & enemy_, e) & free)) {
                return false;
            }
        }
        return true;
    }

    std::size_t size() const {
        int total = 0;
        for (const Direction d : rules_.man_first_captures[us_]) {
            total += count(landings(d));
        }
        return static_cast<std::size_t>(total);
    }

    // Adds them as moves; to be asked only if they are all single.
    void list(MoveList<Bits> &moves) const {
        for (const Direction d : rules_.man_first_captures[us_]) {
            for (Bits rest = landings(d); any(rest);) {
                const Square to = pop(rest);
                const Bits landing = bit<Bits>(to);
                const Bits victim = back(landing, d);
                moves.add({victim, static_cast<std::uint8_t>(lowest(back(victim, d))),
                           static_cast<std::uint8_t>(to), any(landing & rules_.promotion[us_])});
            }
        }
    }

  private:
    Bits landings(Direction d) const { return landings_[static_cast<std::size_t>(d)]; }
    Bits back(Bits set, Direction d) const { return rules_.geometry.step(set, opposite(d)); }

    const Rules<Bits> &rules_;
    const Colour us_;
    const Bits enemy_;
    const Bits empty_;
    std::array<Bits, kDirections> landings_{};
    Bits all_{};
};

template <class Bits> bool kings_can_jump(const Rules<Bits> &rules, const Position<Bits> &position) {
    const Colour us = position.turn();
    const Bits occupied = position.occupied();
    for (Bits kings = position.kings(us); any(kings);) {
        const Square from = pop(kings);
        for (const Direction d : rules.king_captures[us]) {
            if (any(king_leap(rules, from, d, occupied & ~bit<Bits>(from), position.pieces(other(us)))
                        .landings)) {
                return true;
            }
        }
    }
    return false;
}

template <class Bits> class CaptureSearch {
  public:
    CaptureSearch(const Rules<Bits> &rules, const Position<Bits> &position, MoveList<Bits> &moves)
        : rules_{rules}, position_{position}, moves_{moves} {}

    void from(Square origin) {
        const Field<Bits> field{rules_, position_, origin};
        origin_ = origin;
        first_ = moves_.size();
        visits_ = 0;
        seen_.clear();
        Capture<Bits> capture;
        capture.at = origin;
        capture.king = any(position_.kings(position_.turn()) & bit<Bits>(origin));
        follow(field, capture);
    }

  private:
    void follow(const Field<Bits> &field, const Capture<Bits> &capture) {
        if (seen_before(capture)) {
            return;
        }
        const bool goes_on =
            for_each_jump(field, capture, [&](const Capture<Bits> &next, Bits) { follow(field, next); });
        if (!goes_on) {
            record(field, capture);
        }
    }

    // What follows depends on the square, the captured set, the kind of piece and, in some games, the last
    // direction alone.
    // Most captures are short, so only a long search pays for remembering them.
    bool seen_before(const Capture<Bits> &capture) {
        constexpr int kPatience = 200;
        if (++visits_ < kPatience) {
            return false;
        }
        const auto last = rules_.turns_back ? Key{0} : static_cast<Key>(capture.last);
        const auto rest = static_cast<Key>(capture.at) | last << 8 | static_cast<Key>(capture.crowned) << 16;
        return !seen_.insert(mix(folded(capture.captured)) ^ mix(rest)).second;
    }

    void record(const Field<Bits> &field, const Capture<Bits> &capture) {
        if (capture.taken == 0 || (rules_.majority && capture.taken < most_)) {
            return;
        }
        if (rules_.majority && capture.taken > most_) {
            moves_.clear();
            first_ = 0;
        }
        most_ = std::max(most_, capture.taken);
        const Move<Bits> move{capture.captured, static_cast<std::uint8_t>(origin_),
                              static_cast<std::uint8_t>(capture.at), promotes(field, capture)};
        // a single capture cannot be reached in two ways
        if (capture.taken == 1 || std::find(moves_.begin() + first_, moves_.end(), move) == moves_.end()) {
            moves_.add(move);
        }
    }

    const Rules<Bits> &rules_;
    const Position<Bits> &position_;
    MoveList<Bits> &moves_;
    Square origin_ = 0;
    std::size_t first_ = 0; // where the moves of this origin begin
    int most_ = 0;
    int visits_ = 0;
    std::unordered_set<Key> seen_;
};

template <class Bits>
void follow_all(const Rules<Bits> &rules, const Position<Bits> &position, Bits origins,
                MoveList<Bits> &moves) {
    CaptureSearch<Bits> search{rules, position, moves};
    while (any(origins)) {
        search.from(pop(origins));
    }
}

} // namespace

template <class Bits> bool has_capture(const Rules<Bits> &rules, const Position<Bits> &position) {
    return (FirstJumps<Bits>{rules, position}.any_at_all() || kings_can_jump(rules, position)) &&
           !is_drawn(rules, position);
}

template <class Bits>
void generate_captures(const Rules<Bits> &rules, const Position<Bits> &position, MoveList<Bits> &moves) {
    const FirstJumps<Bits> jumps{rules, position};
    const Bits kings = position.kings(position.turn());
    if ((!jumps.any_at_all() && !kings) || is_drawn(rules, position)) {
        return;
    }
    if (jumps.are_all_single() && !kings_can_jump(rules, position)) {
        jumps.list(moves);
    } else {
        follow_all(rules, position, jumps.origins() | kings, moves);
    }
}

template <class Bits> std::uint64_t count_captures(const Rules<Bits> &rules, const Position<Bits> &position) {
    const FirstJumps<Bits> jumps{rules, position};
    const bool kings_jump = kings_can_jump(rules, position);
    if ((!jumps.any_at_all() && !kings_jump) || is_drawn(rules, position)) {
        return 0;
    }
    if (!kings_jump && jumps.are_all_single()) {
        return jumps.size();
    }
    MoveList<Bits> moves;
    follow_all(rules, position, jumps.origins() | position.kings(position.turn()), moves);
    return moves.size();
}

template bool has_capture(const Rules<Narrow> &, const Position<Narrow> &);
template bool has_capture(const Rules<Wide> &, const Position<Wide> &);
template std::uint64_t count_captures(const Rules<Narrow> &, const Position<Narrow> &);
template std::uint64_t count_captures(const Rules<Wide> &, const Position<Wide> &);
template void generate_captures(const Rules<Narrow> &, const Position<Narrow> &, MoveList<Narrow> &);
template void generate_captures(const Rules<Wide> &, const Position<Wide> &, MoveList<Wide> &);

} // namespace hd
