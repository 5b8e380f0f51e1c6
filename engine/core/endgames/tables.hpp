// The endgames that are known, and what they say of a position.
#pragma once

#include <memory>
#include <optional>

#include "endgames/index.hpp"
#include "endgames/pair_code.hpp"
#include "endgames/verdict.hpp"
#include "moves/generation.hpp"

namespace hd {

// Who wins. What is asked for most often takes the least room.
enum class Result : std::uint8_t { kDrawn, kWon, kLost }; // by or for the side to move

constexpr Result result_of(Verdict verdict) {
    return verdict.won() ? Result::kWon : verdict.drawn() ? Result::kDrawn : Result::kLost;
}

// What is known of one material, White to move: of positions without captures; captures lead to other tables.
template <class Bits> struct EndgameTable {
    EndgameIndex<Bits> index;
    PairCode results;  // Result by number
    PairCode verdicts; // Verdict::code() by number
};

template <class Bits> class EndgameTables {
  public:
    using Table = std::shared_ptr<const EndgameTable<Bits>>;

    explicit EndgameTables(const Rules<Bits> &rules) : rules_{rules}, half_turn_{rules.geometry.squares()} {}

    // Throws std::invalid_argument if it is not as large as its index.
    void add(Table table);

    const HalfTurn<Bits> &half_turn() const { return half_turn_; }

    // The most pieces of any material that is known.
    int most_pieces() const { return most_pieces_; }

    // The exact outcome; none if it is not known.
    std::optional<Verdict> verdict(const Placement<Bits> &position) const;

    // The same of a position without captures that no rule calls drawn.
    std::optional<Verdict> verdict_of_quiet(const Placement<Bits> &quiet) const;

    // Who wins in such a position; none if it is not known.
    std::optional<Result> result(const Placement<Bits> &quiet) const;

  private:
    const EndgameTable<Bits> *find(const Material &material) const {
        return material.pieces() <= most_pieces_ ? tables_[material.key()].get() : nullptr;
    }

    Rules<Bits> rules_;
    HalfTurn<Bits> half_turn_;
    std::array<Table, Material::kKeys> tables_;
    int most_pieces_ = 0;
};

} // namespace hd
