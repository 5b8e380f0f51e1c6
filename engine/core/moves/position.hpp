// Moves, placements and positions.
//
// A placement is where the pieces stand, whose turn it is, and what is counted of kings' moves where that is
// a rule: all that legal moves depend on. A position is a placement with its hash key. Move generation, perft
// and endgame tables take placements and do not pay for keys; search and game records take positions. Both
// are values: a move makes a new one.
#pragma once

#include <array>

#include "moves/hash.hpp"
#include "moves/king_walks.hpp"

namespace hd {

// A move. Not initialized by default, because lists of moves are made by the million; Move{} is the null
// move.
template <class Bits> struct Move {
    Bits captured;
    std::uint8_t from;
    std::uint8_t to;
    bool promotes; // the man that moves ends as a king

    bool is_capture() const { return any(captured); }
    friend bool operator==(const Move &, const Move &) = default;
};

template <class Bits> class Placement {
  public:
    Placement(const std::array<Bits, 2> &men, const std::array<Bits, 2> &kings, Color turn,
              KingWalks walks = {})
        : men_{men}, kings_{kings}, state_{state_of(turn, walks)} {}

    Color turn() const { return static_cast<Color>(state_ & 0xFF); }
    Bits men(Color color) const { return men_[color]; }
    Bits kings(Color color) const { return kings_[color]; }
    Bits pieces(Color color) const { return men_[color] | kings_[color]; }
    Bits occupied() const { return pieces(kWhite) | pieces(kBlack); }
    KingWalks walks() const { return KingWalks::of_word(static_cast<std::uint32_t>(state_ >> kWalks)); }
    // Whether a king of the side to move has made as many plain moves in a row as it may.
    bool has_waiting_king() const { return state_ > 1 && walks().are_over(turn()); }

    // Whether a king of the side to move stands on `square`.
    bool is_king(Square square) const { return any(kings_[turn()] & bit<Bits>(square)); }

    Placement after(const Move<Bits> &move) const {
        Placement next;
        next.follow(*this, move);
        return next;
    }

    // The same placement with the other side to move.
    Placement passed() const {
        Placement next = *this;
        next.pass();
        return next;
    }

    friend bool operator==(const Placement &, const Placement &) = default;

  protected:
    Placement() = default;

    void pass() { state_ ^= 1; }

    // Becomes what `move` makes of `before`. Every field is written once and as a whole: a copy that is then
    // changed would be read again before it is stored.
    void follow(const Placement &before, const Move<Bits> &move) {
        const Color us = before.turn();
        const Color them = other(us);
        const Bits from = bit<Bits>(move.from);
        const Bits to = bit<Bits>(move.to);
        const bool king = any(before.kings_[us] & from) || move.promotes;
        men_[us] = (before.men_[us] & ~from) | (king ? Bits{} : to);
        kings_[us] = (before.kings_[us] & ~from) | (king ? to : Bits{});
        men_[them] = before.men_[them] & ~move.captured;
        kings_[them] = before.kings_[them] & ~move.captured;
        state_ = before.state_ > 1 ? state_of(them, before.walks_after(move)) : them;
    }

    // What is counted after `move`, where anything is; apart, because all games have follow() in them.
    [[gnu::noinline]] KingWalks walks_after(const Move<Bits> &move) const {
        const Color us = turn();
        const Color them = other(us);
        const KingWalks before = walks();
        KingWalks walks = before.without(us);
        if (is_king(move.from) && !move.is_capture() && any(men_[us])) {
            const bool again = before.moves(us) > 0 && before.square(us) == move.from;
            walks = walks.with(us, move.to, again ? before.moves(us) + 1 : 1);
        }
        const bool taken = walks.moves(them) > 0 && any(move.captured & bit<Bits>(walks.square(them)));
        return taken || !any(men_[them] & ~move.captured) ? walks.without(them) : walks;
    }

  private:
    static constexpr int kWalks = 32;

    static std::uint64_t state_of(Color turn, KingWalks walks) {
        return turn | static_cast<std::uint64_t>(walks.word()) << kWalks;
    }

    std::array<Bits, 2> men_;
    std::array<Bits, 2> kings_;
    std::uint64_t state_; // whose turn it is, and what is counted: together, to be copied at once
};

template <class Bits> class Position : public Placement<Bits> {
  public:
    Position(const std::array<Bits, 2> &men, const std::array<Bits, 2> &kings, Color turn,
             KingWalks walks = {});

    Key key() const { return key_; }

    Position after(const Move<Bits> &move) const { return followed(move, key_after(move)); }

    // The same where its key is known already.
    Position followed(const Move<Bits> &move, Key key) const;
    Key key_after(const Move<Bits> &move) const;

    // The same position with the other side to move.
    Position passed() const;

    friend bool operator==(const Position &, const Position &) = default;

  private:
    Position() = default;

    Key key_;
};

} // namespace hd
