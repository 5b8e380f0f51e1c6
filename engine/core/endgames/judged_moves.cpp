#include "endgames/judged_moves.hpp"

#include <algorithm>

namespace hd {

namespace {

// Whether the position draws the game when it is reached once more.
bool third_time(std::span<const Key> history, Key key) {
    return std::count(history.begin(), history.end(), key) >= 2;
}

// `verdict`, of a position just reached, corrected for threefold repetition.
template <class Bits>
Verdict with_history(const Rules<Bits> &rules, const Position<Bits> &reached, Verdict verdict,
                     std::span<const Key> history) {
    if (verdict.drawn() || third_time(history, reached.key())) {
        return {};
    }
    if (verdict.won()) {
        return verdict;
    }
    MoveList<Bits> replies; // of the losing side, which looks for a draw
    generate(rules, reached, replies);
    const bool drawn = std::any_of(replies.begin(), replies.end(), [&](const Move<Bits> &reply) {
        return third_time(history, reached.after(reply).key());
    });
    return drawn ? Verdict{} : verdict;
}

// The share of replies that keep a drawn position drawn, or of which nothing is known.
template <class Bits>
double drawing_share(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                     const Position<Bits> &drawn) {
    MoveList<Bits> replies;
    generate(rules, drawn, replies);
    const auto drawing = std::count_if(replies.begin(), replies.end(), [&](const Move<Bits> &reply) {
        const auto after = tables.verdict(drawn.after(reply));
        return !after || !after->won();
    });
    return replies.empty() ? 1.0 : static_cast<double>(drawing) / static_cast<double>(replies.size());
}

} // namespace

template <class Bits>
std::vector<JudgedMove<Bits>> judged_moves(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                                           const Position<Bits> &position, std::span<const Key> history) {
    struct Ranked {
        JudgedMove<Bits> judged;
        double drawing_share;
    };
    std::vector<Key> so_far{history.begin(), history.end()};
    so_far.push_back(position.key());
    MoveList<Bits> moves;
    generate(rules, position, moves);
    std::vector<Ranked> ranked;
    for (const Move<Bits> &move : moves) {
        const Position<Bits> after = position.after(move);
        const auto known = tables.verdict(after);
        if (!known) {
            return {};
        }
        const Verdict verdict =
            with_history(rules, after, *known, std::span<const Key>{so_far}).for_mover_before();
        ranked.push_back({{move, verdict}, verdict.drawn() ? drawing_share(rules, tables, after) : 0});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked &a, const Ranked &b) {
        return b.judged.verdict < a.judged.verdict ||
               (a.judged.verdict == b.judged.verdict && a.drawing_share < b.drawing_share);
    });
    std::vector<JudgedMove<Bits>> judged;
    for (const Ranked &each : ranked) {
        judged.push_back(each.judged);
    }
    return judged;
}

template <class Bits>
std::vector<Move<Bits>> perfect_line(const Rules<Bits> &rules, const EndgameTables<Bits> &tables,
                                     const Position<Bits> &position) {
    std::vector<Move<Bits>> line;
    Position<Bits> at = position;
    auto verdict = tables.verdict(at);
    while (verdict && !verdict->drawn() && plies_to_end(rules, *verdict) > 0) {
        MoveList<Bits> moves;
        generate(rules, at, moves);
        const Move<Bits> *const best = std::find_if(moves.begin(), moves.end(), [&](const Move<Bits> &move) {
            const auto after = tables.verdict(at.after(move));
            return after && after->for_mover_before() == *verdict;
        });
        if (best == moves.end()) {
            return {};
        }
        line.push_back(*best);
        at = at.after(*best);
        verdict = Verdict::from_code(static_cast<std::uint16_t>(verdict->code() - 1));
    }
    return line;
}

template std::vector<JudgedMove<Narrow>> judged_moves(const Rules<Narrow> &, const EndgameTables<Narrow> &,
                                                      const Position<Narrow> &, std::span<const Key>);
template std::vector<JudgedMove<Wide>> judged_moves(const Rules<Wide> &, const EndgameTables<Wide> &,
                                                    const Position<Wide> &, std::span<const Key>);
template std::vector<Move<Narrow>> perfect_line(const Rules<Narrow> &, const EndgameTables<Narrow> &,
                                                const Position<Narrow> &);
template std::vector<Move<Wide>> perfect_line(const Rules<Wide> &, const EndgameTables<Wide> &,
                                              const Position<Wide> &);

} // namespace hd
