#include "moves/paths.hpp"

#include <cstdlib>
#include <optional>

#include "moves/capture_memo.hpp"
#include "moves/reach.hpp"

namespace hd {

namespace {

// Walks the jumps of one capture, confined to the pieces it takes.
template <class Bits> class Walk {
  public:
    struct Jump {
        Capture<Bits> next;
        Bits victim;
    };

    Walk(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move, Effort &effort)
        : field_{rules, position, move.from}, move_{move}, start_{capture_from(position, move.from)},
          effort_{effort} {
        if (rules.choice.kings_first) {
            find_order(start_);
        }
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
    bool done(const Capture<Bits> &capture) const { return ends(capture) && capture.order == order_; }

    // The landing of `jump`. A man that is crowned only where its capture ends is left to finish().
    static Landing landing(const Capture<Bits> &before, const Jump &jump) {
        return {jump.next.at, lowest(jump.victim), jump.next.crowned && !before.crowned};
    }

    // Carries the capture on by way of `squares` to the end of the move, adding to `path`; whether it can be.
    bool finish(const Capture<Bits> &capture, Path &path, std::span<const Square> squares = {}) {
        memo_.clear();
        return try_to_finish(capture, path, squares);
    }

    // The capture after `landings`, if it can begin so, added to `path`. Two landings in a row fix the piece
    // between them.
    std::optional<Capture<Bits>> follow(std::span<const Square> landings, Path &path) const {
        Capture<Bits> capture = start_;
        for (const Square square : landings) {
            const auto possible = jumps(capture);
            const auto found = std::find_if(possible.begin(), possible.end(),
                                            [&](const Jump &jump) { return jump.next.at == square; });
            if (found == possible.end()) {
                return std::nullopt;
            }
            path.push_back(landing(capture, *found));
            capture = found->next;
        }
        return capture;
    }

  private:
    // Whether the capture has come to the end of this move, in whatever order.
    bool ends(const Capture<Bits> &capture) const {
        return capture.captured == move_.captured && capture.at == move_.to &&
               promotes(field_, capture) == move_.promotes &&
               !for_each_jump(field_, capture, [](const Capture<Bits> &, Bits) {});
    }

    // Finds the order in which the move must take kings: of all its ways, as early as it can.
    void find_order(const Capture<Bits> &capture) {
        effort_.spend();
        if (memo_.is_long() && !memo_.is_new(field_.rules, capture)) {
            return;
        }
        if (capture.order > order_ && ends(capture)) {
            order_ = capture.order;
        }
        for (const Jump &jump : jumps(capture)) {
            find_order(jump.next);
        }
    }

    bool try_to_finish(const Capture<Bits> &capture, Path &path, std::span<const Square> squares) {
        if (squares.empty() && done(capture)) {
            path.back().crowned |= move_.promotes && !capture.crowned;
            return true;
        }
        effort_.spend();
        if (memo_.is_long() && !promises(capture, squares)) {
            return false;
        }
        for (const Jump &jump : jumps(capture)) {
            const bool meets = !squares.empty() && jump.next.at == squares.front();
            path.push_back(landing(capture, jump));
            if (try_to_finish(jump.next, path, meets ? squares.subspan(1) : squares)) {
                return true;
            }
            path.pop_back();
        }
        return false;
    }

    // Whether the capture may lead to the end of the move, for all that is known.
    bool promises(const Capture<Bits> &capture, std::span<const Square> squares) {
        if (!memo_.is_new(field_.rules, capture, squares.size())) {
            return false; // a success would have ended the search
        }
        if (!Reach<AnyLayout, Bits>::bounds(field_, capture)) {
            return true;
        }
        return Reach<AnyLayout, Bits>{field_, capture, move_.captured}.holds([&](Bits taken, Bits landings) {
            return (capture.captured | taken) == move_.captured && any(landings & bit<Bits>(move_.to));
        });
    }

    const Field<Bits> field_;
    const Move<Bits> &move_;
    const Capture<Bits> start_;
    std::uint32_t order_ = 0; // in which kings are taken, where that is a rule; see Capture
    Effort &effort_;
    CaptureMemo<Bits> memo_;
};

} // namespace

template <class Bits>
Path find_path(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
               std::span<const Square> begun, Effort &effort) {
    if (!move.is_capture()) {
        const bool fits = begun.empty() || (begun.size() == 1 && begun.front() == move.to);
        return fits ? Path{{move.to, kNoSquare, move.promotes}} : Path{};
    }
    Walk<Bits> walk{rules, position, move, effort};
    Path path;
    const auto capture = walk.follow(begun, path);
    return capture && walk.finish(*capture, path) ? path : Path{};
}

template <class Bits>
Path find_path_through(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
                       std::span<const Square> squares, Effort &effort) {
    if (!move.is_capture()) {
        return squares.empty() ? find_path(rules, position, move, {}, effort) : Path{};
    }
    Walk<Bits> walk{rules, position, move, effort};
    Path path;
    return walk.finish(walk.start(), path, squares) ? path : Path{};
}

template <class Bits>
Bits next_landings(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move,
                   std::span<const Square> landings, Effort &effort) {
    if (!move.is_capture()) {
        return landings.empty() ? bit<Bits>(move.to) : Bits{};
    }
    Walk<Bits> walk{rules, position, move, effort};
    Bits result{};
    Path path;
    const auto capture = walk.follow(landings, path);
    if (!capture || walk.done(*capture)) {
        return result;
    }
    for (const auto &jump : walk.jumps(*capture)) {
        const Bits landing = bit<Bits>(jump.next.at);
        if (!any(result & landing)) {
            path.assign(1, walk.landing(*capture, jump));
            result |= walk.finish(jump.next, path) ? landing : Bits{};
        }
    }
    return result;
}

template Path find_path(const Rules<Narrow> &, const Position<Narrow> &, const Move<Narrow> &,
                        std::span<const Square>, Effort &);
template Path find_path(const Rules<Wide> &, const Position<Wide> &, const Move<Wide> &,
                        std::span<const Square>, Effort &);
template Path find_path_through(const Rules<Narrow> &, const Position<Narrow> &, const Move<Narrow> &,
                                std::span<const Square>, Effort &);
template Path find_path_through(const Rules<Wide> &, const Position<Wide> &, const Move<Wide> &,
                                std::span<const Square>, Effort &);
template Narrow next_landings(const Rules<Narrow> &, const Position<Narrow> &, const Move<Narrow> &,
                              std::span<const Square>, Effort &);
template Wide next_landings(const Rules<Wide> &, const Position<Wide> &, const Move<Wide> &,
                            std::span<const Square>, Effort &);

} // namespace hd
