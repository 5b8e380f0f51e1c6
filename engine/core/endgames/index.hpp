// The index of an endgame: a number for each position of one material with White to move, shared by all
// positions that are equivalent by symmetry. A table is an array over these numbers.
//
// The pieces fall into up to four groups by color and kind. Where one group stands is numbered in the
// combinatorial number system; the number of a position is composed of those of its groups. Of equivalent
// positions the lowest number counts. The group with the fewest placements leads: its placements are reduced
// by symmetry in advance, so that in most positions only one symmetry is left to apply to the other groups,
// instead of all of them. In return some numbers stand for nothing, because groups overlap or an equivalent
// position has a lower number; generation skips them, and pair coding stores them in almost no space.
#pragma once

#include <optional>
#include <vector>

#include "endgames/material.hpp"

namespace hd {

// The symmetries of the board that keep the rules without exchanging colors. [s][square] is the image of a
// square; the first symmetry is the identity.
using BoardSymmetries = std::vector<std::vector<Square>>;

// The board turned by 180° and the colors exchanged. This keeps the rules of every game, so that tables need
// only positions with White to move.
template <class Bits> class HalfTurn {
  public:
    // Throws std::invalid_argument if half a turn changes the board.
    explicit HalfTurn(Bits squares);

    Bits operator()(Bits set) const;

    // The equivalent position with White to move.
    Placement<Bits> white_to_move(const Placement<Bits> &position) const {
        return position.turn() == kWhite ? position : turned(position);
    }
    Placement<Bits> turned(const Placement<Bits> &position) const {
        return {{(*this)(position.men(kBlack)), (*this)(position.men(kWhite))},
                {(*this)(position.kings(kBlack)), (*this)(position.kings(kWhite))},
                other(position.turn())};
    }

  private:
    int sum_; // of the bit numbers of a square and of its image
};

// The sets of `size` squares out of `squares`, numbered.
template <class Bits> class SquareSets {
  public:
    SquareSets(Bits squares, int size);

    std::size_t count() const { return count_; }
    std::size_t number(Bits set) const;
    Bits set(std::size_t number) const { return sets_.empty() ? compute(number) : sets_[number]; }

  private:
    Bits compute(std::size_t number) const;

    int size_;
    std::size_t count_;
    std::array<std::uint8_t, kRoom<Bits>> rank_{}; // of each square among the squares
    std::vector<Square> squares_;
    std::vector<Bits> sets_; // by their numbers, unless there are very many
};

template <class Bits> class EndgameIndex {
  public:
    // `board_symmetries` need to keep the rules only as far as this material is concerned.
    EndgameIndex(const Rules<Bits> &rules, const BoardSymmetries &board_symmetries, const Material &material);

    const Material &material() const { return material_; }

    // The number of numbers; some of them stand for nothing.
    std::size_t size() const { return size_; }

    // The number of a position with White to move and this material.
    std::size_t number(const Placement<Bits> &position) const;

    // The position of a number; none if it stands for nothing.
    std::optional<Placement<Bits>> position(std::size_t number) const;

    // The number of positions that share the number of this one.
    int equivalents(const Placement<Bits> &position) const;

  private:
    struct Group { // pieces of one kind and color
        Color color;
        bool king;
        SquareSets<Bits> sets;

        Bits of(const Placement<Bits> &position) const {
            return king ? position.kings(color) : position.men(color);
        }
    };
    struct Lead {                 // a placement of the first group
        std::uint32_t number;     // of its equivalence class
        std::uint16_t symmetries; // as bits: those that map it to the representative of its class
    };

    void find_leads();
    std::size_t rest(const Placement<Bits> &position, std::size_t symmetry) const;
    Bits image(Bits set, std::size_t symmetry) const;

    Material material_;
    BoardSymmetries board_symmetries_;
    std::vector<Group> groups_; // the first has the fewest sets
    std::vector<Lead> leads_;   // by the number of the first group's set
    std::vector<Bits> lead_sets_;
    std::size_t rest_size_ = 1;
    std::size_t size_ = 0;
};

} // namespace hd
