// Patterns of positions: pieces wanted on some squares, squares wanted empty, and bounds on the material.
#pragma once

#include <optional>

#include "moves/position.hpp"

namespace hd {

// Everything may be left open: an empty pattern matches every position. A position with each of its pieces
// wanted and all other squares wanted empty matches itself alone.
template <class Bits> struct Pattern {
    struct Bounds {
        int least = 0;
        int most = kRoom<Bits>;
    };

    std::array<Bits, 2> men{};    // squares on which White and Black have a man
    std::array<Bits, 2> kings{};  // ... a king
    std::array<Bits, 2> pieces{}; // ... a piece of either kind
    Bits occupied{};              // squares on which anything stands
    Bits empty{};
    std::array<Bounds, 2> men_count{};
    std::array<Bounds, 2> king_count{};
    std::optional<Color> turn; // the side to move

    bool matches(const Placement<Bits> &placement) const {
        return material_matches(placement) && squares_match(placement) && turn_matches(placement);
    }

    bool squares_match(const Placement<Bits> &placement) const {
        return contains(placement.men(kWhite), men[kWhite]) && contains(placement.men(kBlack), men[kBlack]) &&
               !any(placement.occupied() & empty) && contains(placement.kings(kWhite), kings[kWhite]) &&
               contains(placement.kings(kBlack), kings[kBlack]) &&
               contains(placement.pieces(kWhite), pieces[kWhite]) &&
               contains(placement.pieces(kBlack), pieces[kBlack]) && contains(placement.occupied(), occupied);
    }

    bool turn_matches(const Placement<Bits> &placement) const { return !turn || *turn == placement.turn(); }

    // The squares of which anything is wanted: no move elsewhere changes the answer of squares_match().
    Bits squares() const {
        return men[kWhite] | men[kBlack] | kings[kWhite] | kings[kBlack] | pieces[kWhite] | pieces[kBlack] |
               occupied | empty;
    }

    bool material_matches(const Placement<Bits> &placement) const {
        return counts_match(placement, kWhite) && counts_match(placement, kBlack);
    }

    // The fewest men, and the fewest pieces, that `color` has in any position that matches. Neither number
    // ever grows in a game, so that a game with fewer can be left.
    int least_men(Color color) const { return std::max(men_count[color].least, count(men[color])); }
    int least_pieces(Color color) const {
        return std::max(men_count[color].least + king_count[color].least,
                        count(men[color] | kings[color] | pieces[color]));
    }

  private:
    static bool contains(Bits set, Bits wanted) { return (set & wanted) == wanted; }
    static bool within(Bits set, Bounds bounds) {
        const int size = count(set);
        return bounds.least <= size && size <= bounds.most;
    }
    bool counts_match(const Placement<Bits> &placement, Color color) const {
        return within(placement.men(color), men_count[color]) &&
               within(placement.kings(color), king_count[color]);
    }
};

} // namespace hd
