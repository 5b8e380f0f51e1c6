#include "offers.hpp"

namespace hd {

namespace {

// Empty squares on which a piece could be jumped by one of the opposing men.
template <class Bits> Bits exposed(const Rules<Bits> &rules, const Position<Bits> &position, Colour us) {
    const Bits empty = rules.geometry.squares() & ~position.occupied();
    const Bits men = position.men(other(us));
    Bits found{};
    for (const Direction d : rules.man_first_captures[other(us)]) {
        found |= rules.geometry.step(men, d) & rules.geometry.step(empty, opposite(d));
    }
    return found & empty;
}

} // namespace

template <class Bits>
void add_offers(const Rules<Bits> &rules, const Position<Bits> &position, MoveList<Bits> &moves) {
    const Colour us = position.turn();
    const Bits targets = exposed(rules, position, us) & ~rules.promotion[us];
    for (const Direction d : rules.man_steps[us]) {
        for (Bits to = rules.geometry.step(position.men(us), d) & targets; any(to);) {
            const Square square = pop(to);
            const Bits from = rules.geometry.step(bit<Bits>(square), opposite(d));
            moves.add(
                {Bits{}, static_cast<std::uint8_t>(lowest(from)), static_cast<std::uint8_t>(square), false});
        }
    }
}

template void add_offers(const Rules<Narrow> &, const Position<Narrow> &, MoveList<Narrow> &);
template void add_offers(const Rules<Wide> &, const Position<Wide> &, MoveList<Wide> &);

} // namespace hd
