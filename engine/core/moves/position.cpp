#include "moves/position.hpp"

namespace hd {

namespace {

// Zobrist keys: one random number for each piece on each square, and one for the side to move.
struct Zobrist {
    using Squares = std::array<Key, kRoom<Wide>>;
    std::array<std::array<Squares, 2>, 2> piece{}; // [color][is king][square]
    Key black_to_move{};

    constexpr Zobrist() {
        Key seed = 0;
        for (auto &color : piece) {
            for (auto &kind : color) {
                for (auto &key : kind) {
                    key = mix(++seed);
                }
            }
        }
        black_to_move = mix(++seed);
    }
};

constexpr Zobrist kZobrist{};

template <class Bits> Key key_of(Bits set, const Zobrist::Squares &keys) {
    Key key = 0;
    while (any(set)) {
        key ^= keys[static_cast<std::size_t>(pop(set))];
    }
    return key;
}

// Nothing where no king's moves are counted.
Key key_of(KingWalks walks) { return walks.folded() != 0 ? mix(~Key{walks.folded()}) : 0; }

template <class Bits> Key key_of(const Placement<Bits> &placement) {
    Key key = (placement.turn() == kBlack ? kZobrist.black_to_move : 0) ^ key_of(placement.walks());
    for (const Color color : {kWhite, kBlack}) {
        key ^= key_of(placement.men(color), kZobrist.piece[color][0]);
        key ^= key_of(placement.kings(color), kZobrist.piece[color][1]);
    }
    return key;
}

} // namespace

template <class Bits>
Position<Bits>::Position(const std::array<Bits, 2> &men, const std::array<Bits, 2> &kings, Color turn,
                         KingWalks walks)
    : Placement<Bits>{men, kings, turn, walks}, key_{key_of<Bits>(*this)} {}

template <class Bits> Key Position<Bits>::key_after(const Move<Bits> &move) const {
    const Color us = this->turn();
    const Color them = other(us);
    const bool was_king = this->is_king(move.from);
    const auto &keys = kZobrist.piece[us];
    Key key =
        key_ ^ keys[was_king][move.from] ^ keys[was_king || move.promotes][move.to] ^ kZobrist.black_to_move;
    if (move.is_capture()) {
        key ^= key_of(this->men(them) & move.captured, kZobrist.piece[them][0]);
        key ^= key_of(this->kings(them) & move.captured, kZobrist.piece[them][1]);
    }
    if (this->walks().count()) {
        key ^= key_of(this->walks()) ^ key_of(this->walks_after(move));
    }
    return key;
}

template <class Bits> Position<Bits> Position<Bits>::followed(const Move<Bits> &move, Key key) const {
    Position next;
    next.follow(*this, move);
    next.key_ = key;
    return next;
}

template <class Bits> Position<Bits> Position<Bits>::passed() const {
    Position next = *this;
    next.pass();
    next.key_ ^= kZobrist.black_to_move;
    return next;
}

template class Position<Narrow>;
template class Position<Wide>;

} // namespace hd
