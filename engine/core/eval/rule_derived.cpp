#include "eval/rule_derived.hpp"

namespace hd {

namespace {

// What things are worth to a side, in hundredths of a man; measured by matches of one against another.
struct Worths {
    int man;
    int approach; // of a man on its way to promotion, as a percentage of kApproach
    int edge;     // on the edge a man can be jumped along it only
    int guard;    // a man on the opponent's promotion squares keeps kings from being made there
    int mobility; // per plain move
    int to_move;
};

// By what wins. Pieces that are to be given away are a burden, but the more moves a side can choose from, the
// later it must take; its kings are as good as they are bad.
constexpr Worths worths(Goal goal) {
    switch (goal) {
    case Goal::kGiveAway:
        return {-100, 0, -4, -6, 20, -5};
    case Goal::kFirstKing:
        return {100, 50, -4, 20, 2, 5};
    case Goal::kBlock:
        break;
    }
    return {100, 100, 4, 6, 2, 5};
}

constexpr int kTradeDown = 240; // a lead is worth more with fewer pieces on the board

// Tempo: worth of a man by the steps it still has to go, from one step before promotion onward.
constexpr std::array kApproach{40, 26, 17, 11, 7, 4, 2, 1, 0};

// Steps from each square to the nearest promotion square, by the man's plain step alone.
template <class Bits> std::array<int, kRoom<Bits>> distances(const Rules<Bits> &rules, Color color) {
    std::array<int, kRoom<Bits>> distance;
    distance.fill(static_cast<int>(kApproach.size()));
    Bits frontier = rules.promotion_squares[color];
    Bits reached = frontier;
    for (int steps = 0; any(frontier); ++steps) {
        for (Bits rest = frontier; any(rest);) {
            distance[static_cast<std::size_t>(pop(rest))] = steps;
        }
        Bits next{};
        for (const Direction d : rules.man_steps[color]) {
            next |= rules.geometry.step(frontier, opposite(d));
        }
        frontier = next & ~reached;
        reached |= next;
    }
    return distance;
}

// The squares on which a piece cannot be jumped in at least one of the directions in which men capture.
template <class Bits> Bits edge(const Rules<Bits> &rules, Color color) {
    Bits inside = rules.geometry.squares();
    for (const Direction d : rules.man_captures[color]) {
        inside &= rules.geometry.step(rules.geometry.squares(), d);
    }
    return rules.geometry.squares() & ~inside;
}

} // namespace

template <class Bits>
RuleEvaluation<Bits>::RuleEvaluation(const Rules<Bits> &rules)
    : rules_{rules}, mobility_{worths(rules.goal).mobility}, to_move_{worths(rules.goal).to_move} {
    const Worths worth = worths(rules.goal);
    for (const Color color : {kWhite, kBlack}) {
        const auto distance = distances(rules, color);
        const Bits edges = edge(rules, other(color));
        for (Bits rest = rules.geometry.squares(); any(rest);) {
            const Square square = pop(rest);
            const auto i = static_cast<std::size_t>(square);
            const auto ahead = static_cast<std::size_t>(std::max(distance[i] - 1, 0));
            int man = worth.man + (ahead < kApproach.size() ? worth.approach * kApproach[ahead] / 100 : 0);
            man += any(edges & bit<Bits>(square)) ? worth.edge : 0;
            man += any(rules.promotion_squares[other(color)] & bit<Bits>(square)) ? worth.guard : 0;
            man_[color][i] = static_cast<std::int16_t>(man);
            king_[color][i] = static_cast<std::int16_t>(rules.goal == Goal::kGiveAway ? 0 : rules.king_worth);
        }
    }
}

template <class Bits>
int RuleEvaluation<Bits>::placed(const Position<Bits> &position, Color color, Bits among) const {
    int total = 0;
    for (Bits men = position.men(color) & among; any(men);) {
        total += man_[color][static_cast<std::size_t>(pop(men))];
    }
    for (Bits kings = position.kings(color) & among; any(kings);) {
        total += king_[color][static_cast<std::size_t>(pop(kings))];
    }
    return total;
}

template <class Bits> int RuleEvaluation<Bits>::lead(const Position<Bits> &position) const {
    const Bits all = position.occupied();
    return placed(position, kWhite, all) - placed(position, kBlack, all);
}

template <class Bits>
int RuleEvaluation<Bits>::change(const Position<Bits> &position, const Move<Bits> &move) const {
    const Color us = position.turn();
    const bool was_king = position.is_king(move.from);
    const bool is_king = was_king || move.promotes;
    int gain = (is_king ? king_ : man_)[us][move.to] - (was_king ? king_ : man_)[us][move.from];
    if (move.is_capture()) {
        gain += placed(position, other(us), move.captured);
    }
    return us == kWhite ? gain : -gain;
}

template <class Bits> int RuleEvaluation<Bits>::operator()(const Position<Bits> &position, int lead) const {
    const std::array<Steps, 2> steps = mobility(rules_, position);
    const Color us = position.turn();
    const int ours = us == kWhite ? lead : -lead;
    const int total = count(position.occupied());
    const int concentrated = ours * kTradeDown / (100 * std::max(total, 2));
    return ours + concentrated / 2 + mobility_ * (steps[us].all() - steps[other(us)].all()) + to_move_;
}

template class RuleEvaluation<Narrow>;
template class RuleEvaluation<Wide>;

} // namespace hd
