#include "endgames/tables.hpp"

#include <stdexcept>

namespace hd {

template <class Bits> void EndgameTables<Bits>::add(Table table) {
    const Material material = table->index.material();
    if (table->results.size() != table->index.size() || table->verdicts.size() != table->index.size()) {
        throw std::invalid_argument{"the table is of another size than its material"};
    }
    most_pieces_ = std::max(most_pieces_, material.pieces());
    tables_[material.key()] = std::move(table);
}

template <class Bits>
std::optional<Verdict> EndgameTables<Bits>::verdict(const Placement<Bits> &position) const {
    const Material material = Material::of(position);
    if (material.men[0] + material.kings[0] == 0 || is_over(rules_, position)) {
        return verdict_without_moves(rules_, position);
    }
    MoveList<Bits> captures;
    generate_captures(rules_, position, captures);
    if (captures.empty()) {
        return verdict_of_quiet(position);
    }
    Verdict best = Verdict::lost();
    for (const Move<Bits> &move : captures) {
        const std::optional<Verdict> after = verdict(position.after(move));
        if (!after) {
            return std::nullopt;
        }
        best = std::max(best, after->for_mover_before());
    }
    return best;
}

template <class Bits>
std::optional<Verdict> EndgameTables<Bits>::verdict_of_quiet(const Placement<Bits> &quiet) const {
    const EndgameTable<Bits> *const table = find(Material::of(quiet));
    if (table == nullptr) {
        return std::nullopt;
    }
    return Verdict::from_code(table->verdicts[table->index.number(half_turn_.white_to_move(quiet))]);
}

template <class Bits> std::optional<Result> EndgameTables<Bits>::result(const Placement<Bits> &quiet) const {
    const EndgameTable<Bits> *const table = find(Material::of(quiet));
    if (table == nullptr) {
        return std::nullopt;
    }
    return static_cast<Result>(table->results[table->index.number(half_turn_.white_to_move(quiet))]);
}

template class EndgameTables<Narrow>;
template class EndgameTables<Wide>;

} // namespace hd
