#include "position.hpp"

namespace hd {

namespace {

template <class Bits> Key key_of(Bits set, const Zobrist::Squares &keys) {
    Key key = 0;
    while (any(set)) {
        key ^= keys[static_cast<std::size_t>(pop(set))];
    }
    return key;
}

} // namespace

template <class Bits>
Position<Bits>::Position(const std::array<Bits, 2> &men, const std::array<Bits, 2> &kings, Colour turn)
    : men_{men}, kings_{kings}, key_{0}, turn_{turn} {
    for (const Colour colour : {kWhite, kBlack}) {
        key_ ^= key_of(men[colour], kZobrist.piece[colour][0]);
        key_ ^= key_of(kings[colour], kZobrist.piece[colour][1]);
    }
    if (turn == kBlack) {
        key_ ^= kZobrist.black_to_move;
    }
}

template <class Bits> Position<Bits> Position<Bits>::after(const Move<Bits> &move) const {
    const Colour us = turn_;
    const Colour them = other(us);
    const Bits from = bit<Bits>(move.from);
    const Bits to = bit<Bits>(move.to);
    const bool was_king = any(kings_[us] & from);
    const bool is_king = was_king || move.promotes;

    // every field is written once: a copy that is then changed would have to wait for itself
    Position next;
    next.men_[us] = (men_[us] & ~from) | (is_king ? Bits{} : to);
    next.kings_[us] = (kings_[us] & ~from) | (is_king ? to : Bits{});
    next.men_[them] = men_[them] & ~move.captured;
    next.kings_[them] = kings_[them] & ~move.captured;
    next.turn_ = them;

    const auto &keys = kZobrist.piece[us];
    next.key_ = key_ ^ keys[was_king][move.from] ^ keys[is_king][move.to] ^ kZobrist.black_to_move;
    if (move.is_capture()) {
        next.key_ ^= key_of(men_[them] & move.captured, kZobrist.piece[them][0]);
        next.key_ ^= key_of(kings_[them] & move.captured, kZobrist.piece[them][1]);
    }
    return next;
}

template <class Bits> Position<Bits> Position<Bits>::passed() const {
    Position next = *this;
    next.turn_ = other(turn_);
    next.key_ ^= kZobrist.black_to_move;
    return next;
}

template class Position<Narrow>;
template class Position<Wide>;

} // namespace hd
