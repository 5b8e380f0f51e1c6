#include "moves/threats.hpp"

#include "moves/first_jumps.hpp"
#include "moves/jumps.hpp"

namespace hd {

namespace {

// Marks every piece that can be taken by carrying the capture on.
template <class Layout, class Bits>
void mark_captured(const Field<Bits> &field, const Capture<Bits> &capture, Bits &captured) {
    captured |= capture.captured;
    for_each_jump<Layout>(field, capture, [&](const Capture<Bits> &next, Bits) {
        mark_captured<Layout>(field, next, captured);
    });
}

// Every piece that the side to move can capture, majority rule aside.
template <class Layout, class Bits>
Bits all_captured(const Rules<Bits> &rules, const Placement<Bits> &position) {
    const FirstJumps<Layout, Bits> jumps{rules, position};
    Bits captured = jumps.victims();
    for (Bits origins = jumps.candidates_for_more() | position.kings(position.turn()); any(origins);) {
        const Square origin = pop(origins);
        mark_captured<Layout>(Field<Bits>{rules, position, origin}, capture_from(position, origin), captured);
    }
    return captured;
}

} // namespace

template <class Bits>
ThreatRule<Bits>::ThreatRule(const Rules<Bits> &rules, const Placement<Bits> &position)
    : rules_{rules}, position_{position} {
    const Placement<Bits> theirs = position.passed();
    if (!has_capture(rules, theirs)) {
        return;
    }
    with_layout(rules.geometry, [&]<class Layout>(Layout) {
        threatened_ = all_captured<Layout>(rules, theirs) & position.men(position.turn());
        // a plain move passes only empty squares and its own men: where it began does not matter
        attacking_ = squares_to_jump_from<Layout>(rules, rules.man_first_captures[position.turn()],
                                                  position.pieces(theirs.turn()), ~position.occupied());
    });
}

template <class Bits> bool ThreatRule<Bits>::allows(const Move<Bits> &move) const {
    const bool another_threatened = any(threatened_ & ~bit<Bits>(move.from));
    if (position_.is_king(move.from) || !another_threatened) {
        return true;
    }
    if (!move.promotes) {
        return !any(attacking_ & bit<Bits>(move.to));
    }
    const Placement<Bits> again = position_.after(move).passed();
    return !for_each_jump(Field<Bits>{rules_, again, move.to}, capture_from(again, move.to),
                          [](const Capture<Bits> &, Bits) {});
}

template class ThreatRule<Narrow>;
template class ThreatRule<Wide>;

} // namespace hd
