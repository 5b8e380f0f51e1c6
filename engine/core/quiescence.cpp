// The end of the tree: captures are followed until nothing is left to take, threats answered, shots looked
// for.
#include "offers.hpp"
#include "tree.hpp"

namespace hd {

template <class Bits> int Tree<Bits>::quiesce(const Position &position, int alpha, int beta, int ply) {
    frame(ply).length = 0;
    if (over()) {
        return 0;
    }
    if (is_drawn(shared_.rules, position)) {
        return 0;
    }
    if (ply >= kMaxPly - 1) {
        return leaf(position, ply);
    }
    MoveList<Bits> moves;
    generate_captures(shared_.rules, position, moves);
    int best = -kInfinite;
    if (moves.empty()) {
        const bool threatened = has_capture(shared_.rules, position.passed());
        if (threatened && has(Feature::kThreats)) {
            return node(position, 1, alpha, beta, ply, false); // standing still would lose a piece
        }
        best = leaf(position, ply);
        if (best >= beta || threatened || !has(Feature::kSacrifices)) {
            return best;
        }
        alpha = std::max(alpha, best);
        add_offers(shared_.rules, position, moves);
    }
    for (const Move &move : moves) {
        const Position next = enter(position, move, ply);
        const int score = -quiesce(next, -beta, -alpha, ply + 1);
        if (shared_.over.load(std::memory_order_relaxed)) {
            return 0;
        }
        if (score > best) {
            best = score;
            if (score > alpha) {
                alpha = score;
                extend_line(ply, move);
            }
            if (score >= beta) {
                break;
            }
        }
    }
    return best;
}

template int Tree<Narrow>::quiesce(const Position &, int, int, int);
template int Tree<Wide>::quiesce(const Position &, int, int, int);

} // namespace hd
