#include "threats.hpp"

#include "jumps.hpp"

namespace hd {

namespace {

// Everything that some capture of the piece on `origin` takes, for the side to move.
template <class Bits>
void mark_captured(const Field<Bits> &field, const Capture<Bits> &capture, Bits &captured) {
    captured |= capture.captured;
    for_each_jump(field, capture,
                  [&](const Capture<Bits> &next, Bits) { mark_captured(field, next, captured); });
}

} // namespace

template <class Bits>
ThreatRule<Bits>::ThreatRule(const Rules<Bits> &rules, const Position<Bits> &position)
    : rules_{rules}, position_{position} {
    const Position<Bits> theirs = position.passed();
    if (!has_capture(rules, theirs)) {
        return;
    }
    for (Bits origins = theirs.pieces(theirs.turn()); any(origins);) {
        Capture<Bits> capture;
        capture.at = pop(origins);
        capture.king = any(theirs.kings(theirs.turn()) & bit<Bits>(capture.at));
        mark_captured(Field<Bits>{rules, theirs, capture.at}, capture, threatened_);
    }
    threatened_ &= position.men(position.turn());
}

template <class Bits> bool ThreatRule<Bits>::allows(const Move<Bits> &move) const {
    const bool man = any(position_.men(position_.turn()) & bit<Bits>(move.from));
    const bool another_threatened = any(threatened_ & ~bit<Bits>(move.from));
    if (!man || !another_threatened) {
        return true;
    }
    const Position<Bits> again = position_.after(move).passed();
    Capture<Bits> capture;
    capture.at = move.to;
    capture.king = move.promotes;
    return !for_each_jump(Field<Bits>{rules_, again, move.to}, capture, [](const Capture<Bits> &, Bits) {});
}

template class ThreatRule<Narrow>;
template class ThreatRule<Wide>;

} // namespace hd
