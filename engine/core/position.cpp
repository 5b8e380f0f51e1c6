#include "position.hpp"

namespace hd {

namespace {

Key key_of(Bitboard set, const std::array<Key, 64> &keys) {
    Key key = 0;
    while (set) {
        key ^= keys[static_cast<std::size_t>(pop(set))];
    }
    return key;
}

} // namespace

Position::Position(const std::array<Bitboard, 2> &men, const std::array<Bitboard, 2> &kings, Colour turn)
    : men_{men}, kings_{kings}, turn_{turn} {
    for (const Colour colour : {kWhite, kBlack}) {
        key_ ^= key_of(men[colour], kZobrist.piece[colour][0]);
        key_ ^= key_of(kings[colour], kZobrist.piece[colour][1]);
    }
    if (turn == kBlack) {
        key_ ^= kZobrist.black_to_move;
    }
}

Position Position::after(const Rules &rules, const Move &move) const {
    Position next = *this;
    const Colour us = turn_;
    const Colour them = other(us);
    const bool was_king = kings_[us] & bit(move.from);
    const bool is_king = was_king || (rules.promotion[us] & bit(move.to));

    auto &source = was_king ? next.kings_ : next.men_;
    source[us] &= ~bit(move.from);
    auto &destination = is_king ? next.kings_ : next.men_;
    destination[us] |= bit(move.to);
    const auto &keys = kZobrist.piece[us];
    next.key_ ^= keys[was_king][move.from] ^ keys[is_king][move.to] ^ kZobrist.black_to_move;

    if (move.captured) {
        next.key_ ^= key_of(men_[them] & move.captured, kZobrist.piece[them][0]);
        next.key_ ^= key_of(kings_[them] & move.captured, kZobrist.piece[them][1]);
        next.men_[them] &= ~move.captured;
        next.kings_[them] &= ~move.captured;
    }
    next.turn_ = them;
    return next;
}

} // namespace hd
