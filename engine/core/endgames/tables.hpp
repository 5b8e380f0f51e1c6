// The endgame tables of a game, and their verdicts on positions.
#pragma once

#include <memory>
#include <optional>

#include "endgames/index.hpp"
#include "endgames/pair_code.hpp"
#include "endgames/verdict.hpp"
#include "moves/generation.hpp"

namespace hd {

// The winner. Stored apart from the verdicts: the search asks for it most often, and it takes the least
// space.
enum class Result : std::uint8_t { kDrawn, kWon, kLost }; // by or for the side to move

constexpr std::uint16_t kMostResult = static_cast<std::uint16_t>(Result::kLost);
constexpr std::uint16_t kMostVerdict = (1 << 12) - 1; // a code: more plies than any win takes

constexpr Result result_of(Verdict verdict) {
    return verdict.won() ? Result::kWon : verdict.drawn() ? Result::kDrawn : Result::kLost;
}

// The verdict on a position that is over or has no moves.
template <class Bits>
Verdict verdict_without_moves(const Rules<Bits> &rules, const Placement<Bits> &position) {
    const int result = result_without_moves(rules, position);
    return result == 0 ? Verdict{} : result > 0 ? Verdict::won_at_once() : Verdict::lost();
}

// The plies to the end of the game of a verdict that is no draw.
template <class Bits> int plies_to_end(const Rules<Bits> &rules, Verdict verdict) {
    return verdict.plies() - (rules.goal == Goal::kGiveAway ? 1 : 0);
}

// The table of one material with White to move. It holds positions without captures; captures are followed
// into other tables.
template <class Bits> struct EndgameTable {
    EndgameIndex<Bits> index;
    PairCode results;  // Result by number
    PairCode verdicts; // Verdict::code() by number
};

template <class Bits> class EndgameTables {
  public:
    using Table = std::shared_ptr<const EndgameTable<Bits>>;

    explicit EndgameTables(const Rules<Bits> &rules) : rules_{rules}, half_turn_{rules.geometry.squares()} {}

    // Throws std::invalid_argument if the size of the table is not that of its index.
    void add(Table table);

    const HalfTurn<Bits> &half_turn() const { return half_turn_; }

    // The largest number of pieces in any table.
    int most_pieces() const { return most_pieces_; }

    // The exact outcome; none if a table is missing.
    std::optional<Verdict> verdict(const Placement<Bits> &position) const;

    // The same for a position without captures that no rule ends.
    std::optional<Verdict> verdict_of_quiet(const Placement<Bits> &quiet) const;

    // The winner in such a position; none if its table is missing.
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
