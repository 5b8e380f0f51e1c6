// Quiescence search: captures are followed to their end, and a threat is answered once, before a leaf is
// evaluated.
#include "search/tree.hpp"

namespace hd {

template <class Bits>
int Tree<Bits>::quiesce(const Position &position, int alpha, int beta, int ply, Mode mode) {
    frame(ply).length = 0;
    if (over()) {
        return 0;
    }
    if (is_over(shared_.rules, position)) {
        return ended(position, ply);
    }
    if (ply >= deepest_) {
        return leaf(position, ply);
    }
    MoveList<Bits> moves;
    find_captures(position, moves);
    if (moves.empty()) {
        if (in_tables(position)) {
            if (const auto score = from_tables(position, alpha, beta, ply)) {
                return *score;
            }
        }
        const int standing = leaf(position, ply);
        const bool replies = mode != Mode::kReplies && has(Feature::kThreats);
        if (replies && can_crown(shared_.rules, position)) {
            return node(position, 1, alpha, beta, ply, Mode::kReplies); // a king wins
        }
        if (replies && standing > alpha && threatens(position.passed())) {
            return node(position, 1, alpha, beta, ply, Mode::kReplies); // standing still may lose a piece
        }
        return standing;
    }
    int best = -kInfinite;
    for (const Move &move : moves) {
        const Position next = enter(position, move, ply, false);
        const int score = -quiesce(next, -beta, -alpha, ply + 1, mode);
        if (over()) {
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

template int Tree<Narrow>::quiesce(const Position &, int, int, int, Mode);
template int Tree<Wide>::quiesce(const Position &, int, int, int, Mode);

} // namespace hd
