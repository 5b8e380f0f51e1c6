#include "paths.hpp"

namespace hd {

namespace {

struct Jump {
    Bitboard victim;
    Square landing;
};

// Walks the jumps of one capture, confined to the pieces it takes.
class Walk {
  public:
    Walk(const Rules &rules, const Position &position, const Move &move)
        : geometry_{rules.geometry}, move_{move}, occupied_{position.occupied() & ~bit(move.from)},
          king_{(position.kings(position.turn()) & bit(move.from)) != 0},
          directions_{king_ ? rules.king_captures[position.turn()] : rules.man_captures[position.turn()]} {}

    // The jumps that can be made from `at` once `taken` has been jumped.
    std::vector<Jump> jumps(Square at, Bitboard taken) const {
        std::vector<Jump> result;
        const Bitboard victims = move_.captured & ~taken;
        for (const Direction d : directions_) {
            const Bitboard reach = king_ ? geometry_.ray(at, d) : geometry_.step(bit(at), d);
            const Bitboard blockers = reach & occupied_;
            if (!blockers) {
                continue;
            }
            const Square blocker = geometry_.first(blockers, d);
            if (!(victims & bit(blocker))) {
                continue;
            }
            Bitboard landings =
                king_ ? geometry_.slide(blocker, occupied_, d) : geometry_.step(bit(blocker), d) & ~occupied_;
            while (landings) {
                const Square landing = geometry_.first(landings, d);
                landings &= ~bit(landing);
                result.push_back({bit(blocker), landing});
            }
        }
        return result;
    }

    // Whether the capture can be finished from here.
    bool finishes(Square at, Bitboard taken) const {
        if (taken == move_.captured) {
            return at == move_.to;
        }
        for (const Jump &jump : jumps(at, taken)) {
            if (finishes(jump.landing, taken | jump.victim)) {
                return true;
            }
        }
        return false;
    }

    // Whether it can be finished from here by way of `squares`.
    bool finishes_through(Square at, Bitboard taken, std::span<const Square> squares) const {
        if (squares.empty()) {
            return finishes(at, taken);
        }
        for (const Jump &jump : jumps(at, taken)) {
            const auto rest = jump.landing == squares.front() ? squares.subspan(1) : squares;
            if (finishes_through(jump.landing, taken | jump.victim, rest)) {
                return true;
            }
        }
        return false;
    }

    // What has been taken after `landings`, if that is how the capture can begin.
    // Consecutive landings of one leap fix the piece between them.
    bool follow(std::span<const Square> landings, Square &at, Bitboard &taken) const {
        at = move_.from;
        taken = 0;
        for (const Square landing : landings) {
            bool found = false;
            for (const Jump &jump : jumps(at, taken)) {
                if (jump.landing == landing) {
                    at = landing;
                    taken |= jump.victim;
                    found = true;
                    break;
                }
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

  private:
    const Geometry &geometry_;
    const Move &move_;
    Bitboard occupied_;
    bool king_;
    const Directions &directions_;
};

} // namespace

Path find_path(const Rules &rules, const Position &position, const Move &move) {
    if (!move.is_capture()) {
        return {{move.to}, {}};
    }
    const Walk walk{rules, position, move};
    Path path;
    Square at = move.from;
    Bitboard taken = 0;
    while (taken != move.captured) {
        const auto jumps = walk.jumps(at, taken);
        const auto next = std::find_if(jumps.begin(), jumps.end(), [&](const Jump &jump) {
            return walk.finishes(jump.landing, taken | jump.victim);
        });
        if (next == jumps.end()) {
            return path; // the move was not legal
        }
        at = next->landing;
        taken |= next->victim;
        path.landings.push_back(at);
        path.captures.push_back(lowest(next->victim));
    }
    return path;
}

Bitboard next_landings(const Rules &rules, const Position &position, const Move &move,
                       std::span<const Square> landings) {
    if (!move.is_capture()) {
        return landings.empty() ? bit(move.to) : 0;
    }
    const Walk walk{rules, position, move};
    Square at = 0;
    Bitboard taken = 0;
    Bitboard result = 0;
    if (!walk.follow(landings, at, taken)) {
        return 0;
    }
    for (const Jump &jump : walk.jumps(at, taken)) {
        if (!(result & bit(jump.landing)) && walk.finishes(jump.landing, taken | jump.victim)) {
            result |= bit(jump.landing);
        }
    }
    return result;
}

bool completes(const Rules &rules, const Position &position, const Move &move,
               std::span<const Square> landings) {
    if (!move.is_capture()) {
        return landings.size() == 1 && landings.front() == move.to;
    }
    const Walk walk{rules, position, move};
    Square at = 0;
    Bitboard taken = 0;
    return walk.follow(landings, at, taken) && taken == move.captured && at == move.to;
}

bool passes(const Rules &rules, const Position &position, const Move &move, std::span<const Square> squares) {
    if (!move.is_capture()) {
        return squares.empty();
    }
    return Walk{rules, position, move}.finishes_through(move.from, 0, squares);
}

} // namespace hd
