#include "movegen.hpp"

#include <unordered_set>

namespace hd {

namespace {

// Men of `men` that can jump at least once.
Bitboard capturing_men(const Rules &rules, Colour us, Bitboard men, Bitboard enemy, Bitboard empty) {
    Bitboard found = 0;
    for (const Direction d : rules.man_captures[us]) {
        const Bitboard landing = rules.geometry.step(rules.geometry.step(men, d) & enemy, d) & empty;
        found |= rules.geometry.step(rules.geometry.step(landing, opposite(d)), opposite(d));
    }
    return found;
}

// The piece a king on `from` jumps first in direction d, with the empty squares behind it; {0, 0} if none.
struct Leap {
    Bitboard victim = 0;
    Bitboard landings = 0;
};

Leap king_leap(const Geometry &geometry, Square from, Direction d, Bitboard occupied, Bitboard victims) {
    const Bitboard blockers = geometry.ray(from, d) & occupied;
    if (!blockers) {
        return {};
    }
    const Square blocker = geometry.first(blockers, d);
    if (!(victims & bit(blocker))) {
        return {};
    }
    return {bit(blocker), geometry.slide(blocker, occupied, d)};
}

// Follows every capture of one side to its end and keeps those the rules allow.
class CaptureSearch {
  public:
    CaptureSearch(const Rules &rules, const Position &position, MoveList &moves)
        : rules_{rules}, us_{position.turn()}, enemy_{position.pieces(other(us_))}, all_{position.occupied()},
          moves_{moves} {}

    void from_man(Square from) {
        start(from);
        man(from, 0, 0);
    }

    void from_king(Square from) {
        start(from);
        king(from, 0, 0);
    }

  private:
    // The origin is empty while its piece is under way; what it has jumped stays and blocks (deferred
    // removal).
    void start(Square from) {
        from_ = from;
        occupied_ = all_ & ~bit(from);
        first_ = moves_.size();
        visits_ = 0;
        seen_.clear();
    }

    void man(Square at, Bitboard captured, int taken) {
        if (seen_before(at, captured)) {
            return;
        }
        bool extended = false;
        const Bitboard victims = enemy_ & ~captured;
        for (const Direction d : rules_.man_captures[us_]) {
            const Bitboard victim = rules_.geometry.step(bit(at), d) & victims;
            const Bitboard landing = rules_.geometry.step(victim, d) & ~occupied_;
            if (landing) {
                extended = true;
                man(lowest(landing), captured | victim, taken + 1);
            }
        }
        if (!extended) {
            record(at, captured, taken);
        }
    }

    void king(Square at, Bitboard captured, int taken) {
        if (seen_before(at, captured)) {
            return;
        }
        bool extended = false;
        const Bitboard victims = enemy_ & ~captured;
        for (const Direction d : rules_.king_captures[us_]) {
            Leap leap = king_leap(rules_.geometry, at, d, occupied_, victims);
            extended |= leap.landings != 0;
            while (leap.landings) {
                king(pop(leap.landings), captured | leap.victim, taken + 1);
            }
        }
        if (!extended) {
            record(at, captured, taken);
        }
    }

    // What follows depends on the square and the captured set alone. Most captures are short, so only a
    // long search pays for remembering them.
    bool seen_before(Square at, Bitboard captured) {
        constexpr int kPatience = 200;
        if (++visits_ < kPatience) {
            return false;
        }
        return !seen_.insert(mix(captured) ^ static_cast<Key>(at)).second;
    }

    void record(Square at, Bitboard captured, int taken) {
        if (taken == 0 || (rules_.majority && taken < most_)) {
            return;
        }
        if (rules_.majority && taken > most_) {
            moves_.clear();
            first_ = 0;
        }
        most_ = std::max(most_, taken);
        const Move move{captured, static_cast<std::uint8_t>(from_), static_cast<std::uint8_t>(at)};
        // a single capture cannot be reached in two ways
        if (taken == 1 || std::find(moves_.begin() + first_, moves_.end(), move) == moves_.end()) {
            moves_.add(move);
        }
    }

    const Rules &rules_;
    const Colour us_;
    const Bitboard enemy_;
    const Bitboard all_;
    MoveList &moves_;
    Bitboard occupied_ = 0;
    Square from_ = 0;
    std::size_t first_ = 0; // where the moves of this origin begin
    int most_ = 0;
    int visits_ = 0;
    std::unordered_set<Key> seen_;
};

void generate_steps(const Rules &rules, const Position &position, MoveList &moves) {
    const Colour us = position.turn();
    const Bitboard occupied = position.occupied();
    for (const Direction d : rules.man_steps[us]) {
        Bitboard targets = rules.geometry.step(position.men(us), d) & ~occupied;
        const Bitboard origins = rules.geometry.step(targets, opposite(d));
        for (Bitboard from = origins; from;) {
            moves.add({0, static_cast<std::uint8_t>(pop(from)), static_cast<std::uint8_t>(pop(targets))});
        }
    }
    for (Bitboard kings = position.kings(us); kings;) {
        const Square from = pop(kings);
        for (const Direction d : rules.king_steps[us]) {
            for (Bitboard targets = rules.geometry.slide(from, occupied, d); targets;) {
                moves.add({0, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(pop(targets))});
            }
        }
    }
}

} // namespace

bool has_capture(const Rules &rules, const Position &position) {
    const Colour us = position.turn();
    const Bitboard enemy = position.pieces(other(us));
    const Bitboard occupied = position.occupied();
    for (const Direction d : rules.man_captures[us]) {
        if (rules.geometry.step(rules.geometry.step(position.men(us), d) & enemy, d) & ~occupied) {
            return true;
        }
    }
    for (Bitboard kings = position.kings(us); kings;) {
        const Square from = pop(kings);
        for (const Direction d : rules.king_captures[us]) {
            if (king_leap(rules.geometry, from, d, occupied & ~bit(from), enemy).landings) {
                return true;
            }
        }
    }
    return false;
}

void generate_captures(const Rules &rules, const Position &position, MoveList &moves) {
    const Colour us = position.turn();
    const Bitboard enemy = position.pieces(other(us));
    const Bitboard empty = rules.geometry.squares() & ~position.occupied();
    Bitboard men = capturing_men(rules, us, position.men(us), enemy, empty);
    Bitboard kings = position.kings(us);
    if (!men && !kings) {
        return;
    }
    CaptureSearch search{rules, position, moves};
    while (men) {
        search.from_man(pop(men));
    }
    while (kings) {
        search.from_king(pop(kings));
    }
}

void generate(const Rules &rules, const Position &position, MoveList &moves) {
    generate_captures(rules, position, moves);
    if (moves.empty()) {
        generate_steps(rules, position, moves);
    }
}

int count_steps(const Rules &rules, const Position &position, Colour colour) {
    const Bitboard occupied = position.occupied();
    int total = 0;
    for (const Direction d : rules.man_steps[colour]) {
        total += count(rules.geometry.step(position.men(colour), d) & ~occupied);
    }
    for (Bitboard kings = position.kings(colour); kings;) {
        const Square from = pop(kings);
        for (const Direction d : rules.king_steps[colour]) {
            total += count(rules.geometry.slide(from, occupied, d));
        }
    }
    return total;
}

std::uint64_t count_moves(const Rules &rules, const Position &position) {
    if (has_capture(rules, position)) {
        MoveList moves;
        generate_captures(rules, position, moves);
        return moves.size();
    }
    return static_cast<std::uint64_t>(count_steps(rules, position, position.turn()));
}

} // namespace hd
