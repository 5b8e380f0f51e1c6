#include "moves/threats.hpp"

#include "moves/capture_memo.hpp"
#include "moves/first_jumps.hpp"
#include "moves/reach.hpp"

namespace hd {

namespace {

// Every piece that the side to move can capture, majority rule aside.
template <class Layout, class Bits> class Victims {
  public:
    Victims(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort)
        : rules_{rules}, effort_{effort} {
        effort.begin();
        const FirstJumps<Layout, Bits> jumps{rules, position};
        captured_ = jumps.victims();
        for (Bits origins = jumps.candidates_for_more() | position.kings(position.turn()); any(origins);) {
            const Square origin = pop(origins);
            memo_.clear();
            follow(Field<Bits>{rules, position, origin}, capture_from(position, origin));
        }
    }

    Bits all() const { return captured_; }

  private:
    void follow(const Field<Bits> &field, const Capture<Bits> &capture) {
        if (memo_.is_long() && !promises_more(field, capture)) {
            return;
        }
        captured_ |= capture.captured;
        for_each_jump<Layout>(field, capture, [&](const Capture<Bits> &next, Bits) { follow(field, next); });
    }

    // Whether the capture may take pieces not found yet.
    [[gnu::noinline]] bool promises_more(const Field<Bits> &field, const Capture<Bits> &capture) {
        effort_.spend();
        if (!memo_.is_new(rules_, capture)) {
            return false;
        }
        if (!Reach<Layout, Bits>::bounds(field, capture)) {
            return true;
        }
        return Reach<Layout, Bits>{field, capture, field.enemy}.holds(
            [&](Bits taken, Bits) { return any((capture.captured | taken) & ~captured_); });
    }

    const Rules<Bits> &rules_;
    Effort &effort_;
    Bits captured_{};
    CaptureMemo<Bits> memo_;
};

} // namespace

template <class Bits>
ThreatRule<Bits>::ThreatRule(const Rules<Bits> &rules, const Placement<Bits> &position, Effort &effort)
    : rules_{rules}, position_{position} {
    const Placement<Bits> theirs = position.passed();
    if (!has_capture(rules, theirs)) {
        return;
    }
    with_layout(rules.geometry, [&]<class Layout>(Layout) {
        threatened_ = Victims<Layout, Bits>{rules, theirs, effort}.all() & position.men(position.turn());
        // a plain move passes only empty squares and its own men: where it began does not matter
        attacking_ = squares_to_jump_from<Layout>(rules, rules.man_first_captures[position.turn()],
                                                  taken_by_men(rules, position), ~position.occupied());
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
