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
    const Bits kings = position.kings(position.turn());
    const FirstJumps<Layout, Bits> jumps{rules, position};
    Bits captured = jumps.victims();
    for (Bits origins = jumps.candidates_for_more() | kings; any(origins);) {
        Capture<Bits> capture;
        capture.at = pop(origins);
        capture.king = any(kings & bit<Bits>(capture.at));
        mark_captured<Layout>(Field<Bits>{rules, position, capture.at}, capture, captured);
    }
    return captured;
}

// The squares from which a man of the side to move can jump after a plain move to there. A plain move passes
// only empty squares and its own men, so the square that it began on does not matter.
template <class Layout, class Bits>
Bits all_attacking(const Rules<Bits> &rules, const Placement<Bits> &position) {
    return squares_to_jump_from<Layout>(rules, rules.man_first_captures[position.turn()],
                                        position.pieces(other(position.turn())), ~position.occupied());
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
        attacking_ = all_attacking<Layout>(rules, position);
    });
}

template <class Bits> bool ThreatRule<Bits>::allows(const Move<Bits> &move) const {
    const bool man = any(position_.men(position_.turn()) & bit<Bits>(move.from));
    const bool another_threatened = any(threatened_ & ~bit<Bits>(move.from));
    if (!man || !another_threatened) {
        return true;
    }
    if (!move.promotes) {
        return !any(attacking_ & bit<Bits>(move.to));
    }
    const Placement<Bits> again = position_.after(move).passed();
    Capture<Bits> capture;
    capture.at = move.to;
    capture.king = true;
    return !for_each_jump(Field<Bits>{rules_, again, move.to}, capture, [](const Capture<Bits> &, Bits) {});
}

template class ThreatRule<Narrow>;
template class ThreatRule<Wide>;

} // namespace hd
