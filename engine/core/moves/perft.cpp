#include "moves/perft.hpp"

namespace hd {

template <class Bits>
std::uint64_t perft(const Rules<Bits> &rules, const Placement<Bits> &position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    if (depth == 1) {
        return count_moves(rules, position);
    }
    MoveList<Bits> moves;
    generate(rules, position, moves);
    std::uint64_t leaves = 0;
    for (const Move<Bits> &move : moves) {
        leaves += perft(rules, position.after(move), depth - 1);
    }
    return leaves;
}

template std::uint64_t perft(const Rules<Narrow> &, const Placement<Narrow> &, int);
template std::uint64_t perft(const Rules<Wide> &, const Placement<Wide> &, int);

} // namespace hd
