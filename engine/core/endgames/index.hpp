// A number for each position of one material, White to move, the same for all that are alike by symmetry.
#pragma once

#include <optional>
#include <vector>

#include "endgames/material.hpp"

namespace hd {

// The ways to turn a board under which a game stays what it is: with the colors as they are.
using BoardSymmetries =
    std::vector<std::vector<Square>>; // [s][square]: where it goes; the first leaves all as it is

// The board turned by 180° and the colors exchanged, which changes no game: all tables are White's.
template <class Bits> class HalfTurn {
  public:
    // Throws std::invalid_argument if the squares are not the same after it.
    explicit HalfTurn(Bits squares);

    Bits operator()(Bits set) const;

    // The same position with White to move.
    Placement<Bits> white_to_move(const Placement<Bits> &position) const {
        return position.turn() == kWhite ? position : turned(position);
    }
    Placement<Bits> turned(const Placement<Bits> &position) const {
        return {{(*this)(position.men(kBlack)), (*this)(position.men(kWhite))},
                {(*this)(position.kings(kBlack)), (*this)(position.kings(kWhite))},
                other(position.turn())};
    }

  private:
    int sum_; // of the bit numbers of a square and of the one it changes places with
};

// The sets of `size` squares out of some, numbered.
template <class Bits> class SquareSets {
  public:
    SquareSets(Bits squares, int size);

    std::size_t count() const { return count_; }
    std::size_t number(Bits set) const;
    Bits set(std::size_t number) const { return sets_.empty() ? worked_out(number) : sets_[number]; }

  private:
    Bits worked_out(std::size_t number) const;

    int size_;
    std::size_t count_;
    std::array<std::uint8_t, kRoom<Bits>> rank_{}; // of each square among the squares
    std::vector<Square> squares_;
    std::vector<Bits> sets_; // by their numbers, unless there are very many
};

template <class Bits> class EndgameIndex {
  public:
    // `board_symmetries` keep the rules as far as this material is concerned.
    EndgameIndex(const Rules<Bits> &rules, const BoardSymmetries &board_symmetries, const Material &material);

    const Material &material() const { return material_; }

    // How many numbers there are; some of them stand for nothing.
    std::size_t size() const { return size_; }

    // The number of a position with White to move and this material.
    std::size_t number(const Placement<Bits> &position) const;

    // The position of a number; none if it stands for nothing.
    std::optional<Placement<Bits>> position(std::size_t number) const;

    // How many positions share the number of this one.
    int alike(const Placement<Bits> &position) const;

  private:
    struct Group { // pieces of one kind and color
        Color color;
        bool king;
        SquareSets<Bits> sets;

        Bits of(const Placement<Bits> &position) const {
            return king ? position.kings(color) : position.men(color);
        }
    };
    struct Lead {                       // where the first group stands
        std::uint32_t number;           // of those alike
        std::uint16_t board_symmetries; // as bits: those that lead to the one set of them that has a number
    };

    void find_leads();
    std::size_t rest(const Placement<Bits> &position, std::size_t turning) const;
    Bits turned(Bits set, std::size_t turning) const;

    Material material_;
    BoardSymmetries board_symmetries_;
    std::vector<Group> groups_; // the first has the fewest sets
    std::vector<Lead> leads_;   // by the number of the first group's set
    std::vector<Bits> lead_sets_;
    std::size_t rest_size_ = 1;
    std::size_t size_ = 0;
};

} // namespace hd
