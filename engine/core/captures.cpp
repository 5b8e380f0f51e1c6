// Captures: every one is followed to its end, and those the rules allow are kept.
#include <unordered_set>

#include "jumps.hpp"
#include "movegen.hpp"

namespace hd {

namespace {

// Men of `men` that can jump at least once.
template <class Bits>
Bits capturing_men(const Rules<Bits> &rules, Colour us, Bits men, Bits enemy, Bits empty) {
    Bits found{};
    for (const Direction d : rules.man_first_captures[us]) {
        const Bits landing = rules.geometry.step(rules.geometry.step(men, d) & enemy, d) & empty;
        found |= rules.geometry.step(rules.geometry.step(landing, opposite(d)), opposite(d));
    }
    return found;
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

} // namespace

template <class Bits> bool has_capture(const Rules<Bits> &rules, const Position<Bits> &position) {
    const Colour us = position.turn();
    const Bits enemy = position.pieces(other(us));
    const Bits occupied = position.occupied();
    for (const Direction d : rules.man_first_captures[us]) {
        if (any(rules.geometry.step(rules.geometry.step(position.men(us), d) & enemy, d) & ~occupied)) {
            return !is_drawn(rules, position);
        }
    }
    for (Bits kings = position.kings(us); any(kings);) {
        const Square from = pop(kings);
        for (const Direction d : rules.king_captures[us]) {
            if (any(king_leap(rules, from, d, occupied & ~bit<Bits>(from), enemy).landings)) {
                return !is_drawn(rules, position);
            }
        }
    }
    return false;
}

template <class Bits>
void generate_captures(const Rules<Bits> &rules, const Position<Bits> &position, MoveList<Bits> &moves) {
    const Colour us = position.turn();
    const Bits enemy = position.pieces(other(us));
    const Bits empty = rules.geometry.squares() & ~position.occupied();
    Bits origins = capturing_men(rules, us, position.men(us), enemy, empty) | position.kings(us);
    if (!origins || is_drawn(rules, position)) {
        return;
    }
    CaptureSearch<Bits> search{rules, position, moves};
    while (any(origins)) {
        search.from(pop(origins));
    }
}

template bool has_capture(const Rules<Narrow> &, const Position<Narrow> &);
template bool has_capture(const Rules<Wide> &, const Position<Wide> &);
template void generate_captures(const Rules<Narrow> &, const Position<Narrow> &, MoveList<Narrow> &);
template void generate_captures(const Rules<Wide> &, const Position<Wide> &, MoveList<Wide> &);

} // namespace hd
