#include "endgames/survey.hpp"

#include <random>

namespace hd {

namespace {

template <class Bits> struct Kind {
    Color color;
    bool king;
    int pieces;
    Bits room;
};

template <class Bits> using Kinds = std::array<Kind<Bits>, 4>;

template <class Bits>
Kinds<Bits> kinds(const Rules<Bits> &rules, const Material &material, const Whereabouts<Bits> &where) {
    Kinds<Bits> kinds;
    std::size_t i = 0;
    for (const Color color : {kWhite, kBlack}) {
        kinds[i++] = {color, false, material.men[color],
                      where.men[color] & rules.geometry.squares() & ~rules.promotion_squares[color]};
        kinds[i++] = {color, true, material.kings[color], where.kings[color] & rules.geometry.squares()};
    }
    return kinds;
}

// A board on which pieces are placed one after the other.
template <class Bits> struct Board {
    std::array<Bits, 2> men{};
    std::array<Bits, 2> kings{};

    Bits occupied() const { return men[kWhite] | men[kBlack] | kings[kWhite] | kings[kBlack]; }
    Bits &of(const Kind<Bits> &kind) { return (kind.king ? kings : men)[kind.color]; }
    Placement<Bits> white_to_move() const { return {men, kings, kWhite}; }
};

// Calls `visit(placement)` until it returns false.
template <class Bits, class Visit>
bool for_each_placement(const Kinds<Bits> &kinds, std::size_t kind, int placed, Bits room, Board<Bits> board,
                        const Visit &visit) {
    if (kind == kinds.size()) {
        return visit(board.white_to_move());
    }
    if (placed == kinds[kind].pieces) {
        const Bits next = kind + 1 < kinds.size() ? kinds[kind + 1].room : Bits{};
        return for_each_placement(kinds, kind + 1, 0, next, board, visit);
    }
    for (Bits left = room & ~board.occupied(); any(left);) {
        Board<Bits> with = board;
        with.of(kinds[kind]) |= bit<Bits>(pop(left));
        if (!for_each_placement(kinds, kind, placed + 1, left, with, visit)) {
            return false;
        }
    }
    return true;
}

template <class Bits, class Visit> void for_each_placement(const Kinds<Bits> &kinds, const Visit &visit) {
    for_each_placement(kinds, 0, 0, kinds[0].room, Board<Bits>{}, visit);
}

// A placement at random, each as likely as any other: those in which pieces overlap are drawn again.
template <class Bits> Placement<Bits> placement_at_random(const Kinds<Bits> &kinds, std::mt19937_64 &random) {
    while (true) {
        Board<Bits> board;
        int pieces = 0;
        for (const Kind<Bits> &kind : kinds) {
            for (int i = 0; i < kind.pieces; ++i) {
                Bits room = kind.room;
                for (auto skip = random() % static_cast<std::uint64_t>(count(room)); skip > 0; --skip) {
                    pop(room);
                }
                board.of(kind) |= bit<Bits>(lowest(room));
                ++pieces;
            }
        }
        if (count(board.occupied()) == pieces) {
            return board.white_to_move();
        }
    }
}

// Whether the verdict on a position follows from those on its successors.
template <class Bits>
bool follows(const Rules<Bits> &rules, const EndgameTables<Bits> &tables, const Placement<Bits> &position) {
    const auto verdict = tables.verdict(position);
    if (!verdict) {
        return false;
    }
    MoveList<Bits> moves;
    generate(rules, position, moves);
    Verdict best = moves.empty() ? verdict_without_moves(rules, position) : Verdict::lost();
    for (const Move<Bits> &move : moves) {
        const auto after = tables.verdict(position.after(move));
        if (!after) {
            return false;
        }
        best = std::max(best, after->for_mover_before());
    }
    const bool quiet = moves.empty() || !moves[0].is_capture();
    return best == *verdict && (!quiet || tables.result(position) == result_of(*verdict));
}

} // namespace

template <class Bits>
Survey<Bits> survey(const Rules<Bits> &rules, const EndgameTables<Bits> &tables, const Material &material,
                    const Whereabouts<Bits> &where, bool quiet, const std::atomic<bool> &stop) {
    Survey<Bits> sum;
    for_each_placement(kinds(rules, material, where), [&](const Placement<Bits> &position) {
        if (quiet && has_capture(rules, position)) {
            return !stop;
        }
        const auto verdict = tables.verdict(position);
        (!verdict ? sum.unknown : verdict->won() ? sum.won : verdict->drawn() ? sum.drawn : sum.lost) += 1;
        if (verdict && verdict->won() && verdict->code() > sum.longest.code()) {
            sum.longest = *verdict;
            sum.longest_from = position;
        }
        return !stop;
    });
    return sum;
}

template <class Bits>
Verification<Bits> verify(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                          const Material &material, std::uint64_t at_random, std::uint64_t seed,
                          const std::atomic<bool> &stop) {
    const Bits all = rules.geometry.squares();
    const Kinds<Bits> those = kinds(rules, material, {{all, all}, {all, all}});
    Verification<Bits> found;
    const auto check = [&](const Placement<Bits> &position) {
        ++found.checked;
        if (!follows(rules, tables, position)) {
            found.wrong = position;
        }
        return !found.wrong && !stop;
    };
    if (at_random == 0) {
        for_each_placement(those, check);
        return found;
    }
    std::mt19937_64 random{seed};
    while (found.checked < at_random && check(placement_at_random(those, random))) {
    }
    return found;
}

template Survey<Narrow> survey(const Rules<Narrow> &, const EndgameTables<Narrow> &, const Material &,
                               const Whereabouts<Narrow> &, bool, const std::atomic<bool> &);
template Survey<Wide> survey(const Rules<Wide> &, const EndgameTables<Wide> &, const Material &,
                             const Whereabouts<Wide> &, bool, const std::atomic<bool> &);
template Verification<Narrow> verify(const Rules<Narrow> &, const EndgameTables<Narrow> &, const Material &,
                                     std::uint64_t, std::uint64_t, const std::atomic<bool> &);
template Verification<Wide> verify(const Rules<Wide> &, const EndgameTables<Wide> &, const Material &,
                                   std::uint64_t, std::uint64_t, const std::atomic<bool> &);

} // namespace hd
