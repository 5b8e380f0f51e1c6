#include "moves/paths.hpp"

#include <optional>

#include "moves/jumps.hpp"

namespace hd {

namespace {

// Walks the jumps of one capture, confined to the pieces it takes.
template <class Bits> class Walk {
  public:
    struct Jump {
        Capture<Bits> next;
        Bits victim;
    };

    Walk(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move)
        : field_{rules, position, move.from}, move_{move} {
        start_.at = move.from;
        start_.king = any(position.kings(position.turn()) & bit<Bits>(move.from));
    }

    const Capture<Bits> &start() const { return start_; }

    // The jumps over pieces of this move that carry the capture on; in each direction the nearest landing
    // first.
    std::vector<Jump> jumps(const Capture<Bits> &capture) const {
        std::vector<Jump> result;
        for_each_jump(field_, capture, [&](const Capture<Bits> &next, Bits victim) {
            if (any(victim & move_.captured)) {
                result.push_back({next, victim});
            }
        });
        const auto nearness = [&](const Jump &jump) { return std::abs(jump.next.at - capture.at); };
        std::stable_sort(result.begin(), result.end(), [&](const Jump &a, const Jump &b) {
            return a.victim == b.victim && nearness(a) < nearness(b);
        });
        return result;
    }

    // Whether the capture is this move, with nothing left to jump.
    bool done(const Capture<Bits> &capture) const {
        return capture.captured == move_.captured && capture.at == move_.to &&
               promotes(field_, capture) == move_.promotes &&
               !for_each_jump(field_, capture, [](const Capture<Bits> &, Bits) {});
    }

    // Whether the capture can be finished from here by way of `squares`.
    bool finishes(const Capture<Bits> &capture, std::span<const Square> squares = {}) const {
        if (squares.empty() && done(capture)) {
            return true;
        }
        for (const Jump &jump : jumps(capture)) {
            const bool meets = !squares.empty() && jump.next.at == squares.front();
            if (finishes(jump.next, meets ? squares.subspan(1) : squares)) {
                return true;
            }
        }
        return false;
    }

    // The capture after `landings`, if it can begin so. Two landings in a row fix the piece between them.
    std::optional<Capture<Bits>> follow(std::span<const Square> landings) const {
        Capture<Bits> capture = start_;
        for (const Square landing : landings) {
            const auto possible = jumps(capture);
            const auto found = std::find_if(possible.begin(), possible.end(),
                                            [&](const Jump &jump) { return jump.next.at == landing; });
            if (found == possible.end()) {
                return std::nullopt;
            }
            capture = found->next;
        }
        return capture;
    }

  private:
    const Field<Bits> field_;
    const Move<Bits> &move_;
    Capture<Bits> start_;
};

} // namespace

template <class Bits>
Path find_path(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move) {
    if (!move.is_capture()) {
        return {{move.to}, {}};
    }
    const Walk<Bits> walk{rules, position, move};
    Path path;
    Capture<Bits> capture = walk.start();
    while (!walk.done(capture)) {
        const auto jumps = walk.jumps(capture);
        const auto next = std::find_if(jumps.begin(), jumps.end(),
                                       [&](const auto &jump) { return walk.finishes(jump.next); });
        if (next == jumps.end()) {
            return path; // the move was not legal
        }
        capture = next->next;
        path.landings.push_back(capture.at);
        path.captures.push_back(lowest(next->victim));
    }
    return path;
}

template <class Bits>
Bits next_landings(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
                   std::span<const Square> landings) {
    if (!move.is_capture()) {
        return landings.empty() ? bit<Bits>(move.to) : Bits{};
    }
    const Walk<Bits> walk{rules, position, move};
    Bits result{};
    const auto capture = walk.follow(landings);
    if (!capture || walk.done(*capture)) {
        return result;
    }
    for (const auto &jump : walk.jumps(*capture)) {
        const Bits landing = bit<Bits>(jump.next.at);
        if (!(result & landing) && walk.finishes(jump.next)) {
            result |= landing;
        }
    }
    return result;
}

template <class Bits>
bool completes(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
               std::span<const Square> landings) {
    if (!move.is_capture()) {
        return landings.size() == 1 && landings.front() == move.to;
    }
    const Walk<Bits> walk{rules, position, move};
    const auto capture = walk.follow(landings);
    return capture && walk.done(*capture);
}

template <class Bits>
bool passes(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
            std::span<const Square> squares) {
    if (!move.is_capture()) {
        return squares.empty();
    }
    const Walk<Bits> walk{rules, position, move};
    return walk.finishes(walk.start(), squares);
}

template Path find_path(const Rules<Narrow> &, const Position<Narrow> &, const Move<Narrow> &);
template Path find_path(const Rules<Wide> &, const Position<Wide> &, const Move<Wide> &);
template Narrow next_landings(const Rules<Narrow> &, const Position<Narrow> &, const Move<Narrow> &,
                              std::span<const Square>);
template Wide next_landings(const Rules<Wide> &, const Position<Wide> &, const Move<Wide> &,
                            std::span<const Square>);
template bool completes(const Rules<Narrow> &, const Position<Narrow> &, const Move<Narrow> &,
                        std::span<const Square>);
template bool completes(const Rules<Wide> &, const Position<Wide> &, const Move<Wide> &,
                        std::span<const Square>);
template bool passes(const Rules<Narrow> &, const Position<Narrow> &, const Move<Narrow> &,
                     std::span<const Square>);
template bool passes(const Rules<Wide> &, const Position<Wide> &, const Move<Wide> &,
                     std::span<const Square>);

} // namespace hd
