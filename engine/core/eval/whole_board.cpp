#include "eval/whole_board.hpp"

#include <cstdlib>
#include <stdexcept>

#include "moves/king_steps.hpp"

namespace hd {

template <class Bits>
WholeBoard<Bits>::WholeBoard(const Rules<Bits> &rules, const std::array<Bits, 2> &wings, std::size_t terms)
    : rules_{rules}, wings_{wings}, size_{terms}, crowded_{count(rules.geometry.squares()) / 3} {
    if (terms < kLeastTerms || terms > kTerms) {
        throw std::invalid_argument("there are no such terms of the whole board");
    }
    for (const Color color : {kWhite, kBlack}) {
        auto &layers = steps_to_promotion_[color];
        layers[0] = rules.promotion_squares[color];
        Bits known = layers[0];
        for (std::size_t steps = 1; steps < layers.size(); ++steps) {
            for (const Direction d : rules.man_steps[color]) {
                layers[steps] |= rules.geometry.step(layers[steps - 1], opposite(d));
            }
            layers[steps] &= ~known;
            known |= layers[steps];
        }
    }
}

template <class Bits>
Terms WholeBoard<Bits>::operator()(const Position<Bits> &position, const std::array<Steps, 2> &steps) const {
    Terms terms{};
    for (const Color color : {kWhite, kBlack}) {
        const int sign = color == kWhite ? 1 : -1;
        const auto add = [&](Term term, int value) {
            terms[term] = static_cast<std::int16_t>(terms[term] + sign * value);
        };
        const int kings = count(position.kings(color));
        const Bits men = position.men(color);
        add(kToMove, position.turn() == color);
        add(kManMobility, steps[color].men);
        add(kKingMobility, steps[color].kings);
        add(kFirstKing, kings > 0);
        add(kMoreKings, kings > 1);
        add(kBalance, std::abs(count(men & wings_[0]) - count(men & wings_[1])));
        if (size_ == kLeastTerms) {
            continue;
        }
        for (Bits rest = position.kings(color); any(rest);) {
            const int safe = count(safe_squares(position, color, pop(rest)));
            add(kSafeKingMobility, safe);
            add(kStuckKings, safe == 0);
        }
        if (const Bits free = free_men(position, color); any(free)) {
            add(kFreeMen, count(free));
            add(kRunner, closeness(free, color));
        }
    }
    std::fill(terms.begin() + static_cast<std::ptrdiff_t>(size_), terms.end(), std::int16_t{0});
    return terms;
}

template <class Bits> Bits WholeBoard<Bits>::free_men(const Position<Bits> &position, Color color) const {
    if (count(position.occupied()) > crowded_) {
        return {};
    }
    return with_layout(rules_.geometry, [&]<class Layout>(Layout) {
        const Bits men = position.men(color);
        Bits faced = position.pieces(other(color)); // squares from which steps lead to an enemy
        for (Bits before{}; before != faced;) {
            before = faced;
            for_each_direction<Layout>(rules_.geometry, rules_.man_steps[color], [&](Heading heading) {
                faced |= rules_.geometry.step(faced, heading.reversed());
            });
        }
        return men & ~faced;
    });
}

template <class Bits>
Bits WholeBoard<Bits>::safe_squares(const Position<Bits> &position, Color color, Square from) const {
    return with_layout(rules_.geometry, [&]<class Layout>(Layout) {
        return king_targets<Layout>(rules_, color, from, position.occupied()) &
               ~jumpable<Layout>(position, color, from);
    });
}

// The empty squares on which a piece of `color` could be jumped, once it has left `from`.
template <class Bits>
template <class Layout>
Bits WholeBoard<Bits>::jumpable(const Position<Bits> &position, Color color, Square from) const {
    const Color them = other(color);
    const Bits occupied = position.occupied() & ~bit<Bits>(from);
    const Bits empty = rules_.geometry.squares() & ~occupied;
    const auto behind = [&](Heading heading) { return rules_.geometry.step(empty, heading.reversed()); };
    Bits found{};
    for_each_direction<Layout>(rules_.geometry, rules_.man_first_captures[them], [&](Heading heading) {
        found |= rules_.geometry.step(position.men(them), heading) & behind(heading);
    });
    for (Bits kings = position.kings(them); any(kings);) {
        const Square king = pop(kings);
        for_each_direction<Layout>(rules_.geometry, rules_.king_captures[them], [&](Heading heading) {
            const Bits reached = rules_.flying ? rules_.geometry.slide(king, occupied, heading)
                                               : rules_.geometry.step(bit<Bits>(king), heading);
            found |= reached & behind(heading);
        });
    }
    return found & empty;
}

template <class Bits> int WholeBoard<Bits>::closeness(Bits men, Color color) const {
    int steps = 0;
    for (const Bits squares : steps_to_promotion_[color]) {
        if (any(men & squares)) {
            break;
        }
        ++steps;
    }
    return kFar - steps;
}

template class WholeBoard<Narrow>;
template class WholeBoard<Wide>;

} // namespace hd
