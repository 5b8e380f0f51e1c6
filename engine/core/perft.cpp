#include "perft.hpp"

namespace hd {

std::uint64_t perft(const Rules &rules, const Position &position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    if (depth == 1) {
        return count_moves(rules, position);
    }
    MoveList moves;
    generate(rules, position, moves);
    std::uint64_t leaves = 0;
    for (const Move &move : moves) {
        leaves += perft(rules, position.after(rules, move), depth - 1);
    }
    return leaves;
}

} // namespace hd
