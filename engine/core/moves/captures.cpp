// Generation of captures, by depth-first search from each piece that can jump.
//
// A capture is one move however its jumps are ordered: it is told from others by its origin, its target, the
// set of pieces taken and whether a man is crowned. A memo keeps the search from following equal states
// twice.
#include "moves/capture_memo.hpp"
#include "moves/first_jumps.hpp"
#include "moves/generation.hpp"
#include "moves/reach.hpp"

namespace hd {

namespace {

template <class Layout, class Bits>
bool a_king_can_jump(const Rules<Bits> &rules, const Placement<Bits> &position) {
    const Color us = position.turn();
    const Bits occupied = position.occupied();
    const Bits enemy = position.pieces(other(us));
    for (Bits kings = position.kings(us); any(kings);) {
        if (king_jumps<Layout>(rules, us, pop(kings), occupied, enemy) != 0) {
            return true;
        }
    }
    return false;
}

// What a capture weighs in the choice among all.
struct Weight {
    std::uint64_t heavy = 0;
    std::uint32_t order = 0; // among equally heavy ones

    auto operator<=>(const Weight &) const = default;
};

template <class Layout, class Bits> class CaptureSearch {
  public:
    CaptureSearch(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves,
                  Effort &effort)
        : rules_{rules}, position_{position}, moves_{moves}, effort_{effort} {
        effort.begin();
    }

    // What the heaviest capture found weighs.
    Weight best() const { return best_; }

    void from(Square origin) {
        const Field<Bits> field{rules_, position_, origin};
        origin_ = origin;
        first_ = moves_.size();
        memo_.clear();
        follow(field, capture_from(position_, origin));
    }

  private:
    void follow(const Field<Bits> &field, const Capture<Bits> &capture) {
        if (memo_.is_long() && !promises_more(field, capture)) {
            return;
        }
        const bool goes_on = for_each_jump<Layout>(
            field, capture, [&](const Capture<Bits> &next, Bits) { follow(field, next); });
        if (!goes_on) {
            record(field, capture);
        }
    }

    // Whether the capture may lead to moves not found yet.
    [[gnu::noinline]] bool promises_more(const Field<Bits> &field, const Capture<Bits> &capture) {
        effort_.spend();
        if (!memo_.is_new(rules_, capture)) {
            return false;
        }
        if (moves_.size() > Effort::kMostMoves) {
            throw BeyondPlay{};
        }
        if (rules_.choice.is_free || !Reach<Layout, Bits>::bounds(field, capture)) {
            return true;
        }
        return Reach<Layout, Bits>{field, capture, field.enemy}.holds([&](Bits taken, Bits) {
            return Weight{heavy(field, capture.captured | taken), ~std::uint32_t{0}} >= best_;
        });
    }

    // What a capture by the piece in question weighs that takes these pieces.
    std::uint64_t heavy(const Field<Bits> &field, Bits captured) const {
        const Choice &choice = rules_.choice;
        const auto kings = static_cast<std::uint64_t>(count(captured & field.enemy_kings));
        const auto men = static_cast<std::uint64_t>(count(captured)) - kings;
        return choice.man * men + choice.king * kings + (position_.is_king(origin_) ? choice.with_king : 0);
    }

    Weight weight(const Field<Bits> &field, const Capture<Bits> &capture) const {
        if (rules_.choice.is_free) {
            return {};
        }
        return rules_.choice.is_by_number ? Weight{static_cast<std::uint64_t>(capture.taken)}
                                          : Weight{heavy(field, capture.captured), capture.order};
    }

    void record(const Field<Bits> &field, const Capture<Bits> &capture) {
        if (capture.taken == 0) {
            return;
        }
        if (const Weight weight = this->weight(field, capture); weight < best_) {
            return;
        } else if (weight > best_) {
            moves_.clear();
            first_ = 0;
            best_ = weight;
        }
        const bool crowned = promotes(field, capture);
        const auto is_this = [&](const Move<Bits> &move) {
            return move.captured == capture.captured && move.to == capture.at && move.promotes == crowned;
        };
        // only one jump leads to a given single capture
        if (capture.taken == 1 || std::none_of(moves_.begin() + first_, moves_.end(), is_this)) {
            moves_.add({capture.captured, static_cast<std::uint8_t>(origin_),
                        static_cast<std::uint8_t>(capture.at), crowned});
        }
    }

    const Rules<Bits> &rules_;
    const Placement<Bits> &position_;
    MoveList<Bits> &moves_;
    Square origin_ = 0;
    std::size_t first_ = 0; // where the moves of this origin begin
    Weight best_;
    Effort &effort_;
    CaptureMemo<Bits> memo_;
};

// Follows the captures of kings and of the men that may take several pieces, or of all men if one piece may
// weigh more than another. Calls `rest(men)`, with these men, if single captures of the other men are legal
// beside them.
template <class Layout, class Bits, class Rest>
void follow_long(const Rules<Bits> &rules, const Placement<Bits> &position,
                 const FirstJumps<Layout, Bits> &jumps, MoveList<Bits> &moves, Effort &effort, Rest rest) {
    const bool counts = rules.choice.is_free || rules.choice.is_by_number;
    const Bits men = counts ? jumps.candidates_for_more() : jumps.men();
    Weight best;
    if (Bits origins = men | position.kings(position.turn()); any(origins)) {
        CaptureSearch<Layout, Bits> search{rules, position, moves, effort};
        while (any(origins)) {
            search.from(pop(origins));
        }
        best = search.best();
    }
    if (counts && best.heavy <= 1) {
        rest(men);
    }
}

template <class Layout, class Bits>
bool has_capture_on(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return (a_man_can_jump<Layout>(rules, position) || a_king_can_jump<Layout>(rules, position)) &&
           !is_over(rules, position);
}

// Not inlined: most positions have no capture and should pay only for finding that out.
template <class Layout, class Bits>
[[gnu::noinline]] void generate_all(const Rules<Bits> &rules, const Placement<Bits> &position,
                                    MoveList<Bits> &moves, Effort &effort) {
    if (!is_over(rules, position)) {
        const FirstJumps<Layout, Bits> jumps{rules, position};
        follow_long(rules, position, jumps, moves, effort,
                    [&](Bits followed) { jumps.list(moves, followed); });
    }
}

template <class Layout, class Bits>
std::uint64_t count_on(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort) {
    if (is_over(rules, position)) {
        return 0;
    }
    const FirstJumps<Layout, Bits> jumps{rules, position};
    MoveList<Bits> moves;
    std::uint64_t single = 0;
    follow_long(rules, position, jumps, moves, effort, [&](Bits followed) { single = jumps.size(followed); });
    return moves.size() + single;
}

template <class Layout, class Bits>
void generate_on(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves,
                 Effort &effort) {
    if (a_man_can_jump<Layout>(rules, position) || any(position.kings(position.turn()))) {
        generate_all<Layout>(rules, position, moves, effort);
    }
}

} // namespace

template <class Bits> bool has_capture(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return with_layout(rules.geometry,
                       [&]<class Layout>(Layout) { return has_capture_on<Layout>(rules, position); });
}

template <class Bits>
void generate_captures(const Rules<Bits> &rules, const Placement<Bits> &position, MoveList<Bits> &moves,
                       Effort &effort) {
    with_layout(rules.geometry,
                [&]<class Layout>(Layout) { generate_on<Layout>(rules, position, moves, effort); });
}

template <class Bits>
std::uint64_t count_captures(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort) {
    return with_layout(rules.geometry,
                       [&]<class Layout>(Layout) { return count_on<Layout>(rules, position, effort); });
}

template bool has_capture(const Rules<Narrow> &, const Placement<Narrow> &);
template bool has_capture(const Rules<Wide> &, const Placement<Wide> &);
template std::uint64_t count_captures(const Rules<Narrow> &, const Placement<Narrow> &, Effort &);
template std::uint64_t count_captures(const Rules<Wide> &, const Placement<Wide> &, Effort &);
template void generate_captures(const Rules<Narrow> &, const Placement<Narrow> &, MoveList<Narrow> &,
                                Effort &);
template void generate_captures(const Rules<Wide> &, const Placement<Wide> &, MoveList<Wide> &, Effort &);

} // namespace hd
