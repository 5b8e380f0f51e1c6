#include "search.hpp"

namespace hd {

namespace {

constexpr int kInfinite = kWin + 1;
constexpr int kWindow = 30;                // first half width of the aspiration window
constexpr std::uint64_t kPollMask = 0x3FF; // the clock and the stop flag are read every 1024 nodes

// Whether a man can step back to where it stepped from: sideways, in some games.
template <class Bits> bool men_return(const Rules<Bits> &rules) {
    const auto &steps = rules.man_steps[kWhite];
    return std::any_of(steps.begin(), steps.end(), [&](Direction d) {
        return std::find(steps.begin(), steps.end(), opposite(d)) != steps.end();
    });
}

// Table scores of won positions count from the position, not from the root.
int to_table(int score, int ply) {
    return score >= kSureWin ? score + ply : score <= -kSureWin ? score - ply : score;
}
int from_table(int score, int ply) {
    return score >= kSureWin ? score - ply : score <= -kSureWin ? score + ply : score;
}

} // namespace

template <class Bits>
Search<Bits>::Search(const Rules &rules, std::size_t table_bytes)
    : rules_{rules}, evaluate_{rules}, men_return_{men_return(rules)}, table_{table_bytes},
      frames_(kMaxPly + 1) {}

template <class Bits>
Report<Bits> Search<Bits>::run(const Position &position, std::span<const Key> history, const Limits &limits,
                               const Handicap &handicap, const StopFlag &stop,
                               const std::function<void(const Report &)> &on_depth) {
    start_ = Clock::now();
    if (handicap.noise != handicap_.noise || handicap.seed != handicap_.seed) {
        table_.clear(); // its scores carry another handicap
    }
    history_.assign(history.begin(), history.end());
    limits_ = limits;
    handicap_ = handicap;
    stop_ = &stop;
    nodes_ = 0;
    stopped_ = false;
    table_.new_search();
    ordering_.clear();
    frames_[0].key = position.key();
    frames_[0].reversible = static_cast<int>(history_.size());

    MoveList<Bits> moves;
    generate(rules_, position, moves);
    Report report;
    if (moves.empty()) {
        report.score = is_drawn(rules_, position) ? 0 : -kWin;
        return report;
    }
    report.line = {moves[0]}; // an answer, even if stopped at once
    const int deepest = limits.depth > 0 ? std::min(limits.depth, kMaxPly - 1) : kMaxPly - 1;
    for (int depth = 1; depth <= deepest; ++depth) {
        const int score = root(position, depth, report.score);
        if (stopped_) {
            break;
        }
        const Frame &frame = frames_[0];
        report = {depth, score, nodes_, elapsed(), {frame.line.begin(), frame.line.begin() + frame.length}};
        if (on_depth) {
            on_depth(report);
        }
        const bool decided = std::abs(score) >= kSureWin && kWin - std::abs(score) <= depth;
        const bool forced = moves.size() == 1 && limits.seconds > 0 && elapsed() > limits.seconds / 20;
        if (decided || forced) {
            break;
        }
    }
    report.nodes = nodes_;
    report.seconds = elapsed();
    return report;
}

// One iteration, in a window around the last one's score that opens where it fails.
template <class Bits> int Search<Bits>::root(const Position &position, int depth, int previous) {
    int below = depth > 3 ? kWindow : kInfinite * 2;
    int above = below;
    while (true) {
        const int alpha = std::max(previous - below, -kInfinite);
        const int beta = std::min(previous + above, kInfinite);
        const int score = node(position, depth, alpha, beta, 0);
        if (stopped_ || (score > alpha && score < beta)) {
            return score;
        }
        (score <= alpha ? below : above) *= 4;
    }
}

template <class Bits>
int Search<Bits>::node(const Position &position, int depth, int alpha, int beta, int ply) {
    frames_[static_cast<std::size_t>(ply)].length = 0;
    if (out_of_budget()) {
        return 0;
    }
    if (is_drawn(rules_, position) || (ply > 0 && repeats(position.key(), ply))) {
        return 0;
    }
    if (ply >= kMaxPly - 1) {
        return leaf(position, ply);
    }
    MoveList<Bits> moves;
    generate_captures(rules_, position, moves);
    if (moves.empty()) {
        if (depth <= 0) {
            return leaf(position, ply);
        }
        generate(rules_, position, moves);
        if (moves.empty()) {
            return -kWin + ply;
        }
    }
    return best_of(position, moves, std::max(depth, 0), alpha, beta, ply);
}

template <class Bits>
int Search<Bits>::best_of(const Position &position, MoveList<Bits> &moves, int depth, int alpha, int beta,
                          int ply) {
    const bool in_window = beta - alpha > 1;
    const Entry *entry = table_.find(position.key());
    if (entry && !in_window && entry->depth >= depth) {
        const int score = from_table(entry->score, ply);
        const bool settles =
            entry->bound == Bound::kExact || (entry->bound == Bound::kLower ? score >= beta : score <= alpha);
        if (settles) {
            return score;
        }
    }
    ordering_.sort(position, entry, ply, moves);

    const int floor = alpha;
    int best = -kInfinite;
    const Move *best_move = moves.begin();
    for (const Move *move = moves.begin(); move != moves.end(); ++move) {
        const Position next = position.after(*move);
        enter(position, *move, next.key(), ply);
        int score;
        if (move == moves.begin()) {
            score = -node(next, depth - 1, -beta, -alpha, ply + 1);
        } else {
            score = -node(next, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (score > alpha && score < beta) {
                score = -node(next, depth - 1, -beta, -alpha, ply + 1);
            }
        }
        if (stopped_) {
            return 0;
        }
        if (score > best) {
            best = score;
            best_move = move;
            if (score > alpha) {
                alpha = score;
                extend_line(ply, *move);
            }
        }
        if (alpha >= beta) {
            ordering_.reward(position, ply, depth, *move, moves.begin(), move);
            break;
        }
    }
    const Bound bound = best >= beta ? Bound::kLower : best > floor ? Bound::kExact : Bound::kUpper;
    table_.store(position.key(), to_table(best, ply), depth, bound, *best_move);
    return best;
}

template <class Bits> int Search<Bits>::leaf(const Position &position, int ply) const {
    int mobility = 0;
    int score = evaluate_(rules_, position, mobility);
    if (mobility == 0 && !has_capture(rules_, position)) {
        return -kWin + ply;
    }
    if (handicap_.noise > 0) {
        const auto width = static_cast<Key>(2 * handicap_.noise + 1);
        score += static_cast<int>(mix(position.key() ^ handicap_.seed) % width) - handicap_.noise;
    }
    return score;
}

// Notes the position that `move` leads to, for repetitions further down.
template <class Bits> void Search<Bits>::enter(const Position &position, const Move &move, Key key, int ply) {
    const Frame &frame = frames_[static_cast<std::size_t>(ply)];
    Frame &below = frames_[static_cast<std::size_t>(ply) + 1];
    const bool king = any(position.kings(position.turn()) & bit<Bits>(move.from));
    const bool reversible = !move.is_capture() && !move.promotes && (king || men_return_);
    below.key = key;
    below.reversible = reversible ? frame.reversible + 1 : 0;
}

// Whether the position, with the same side to move, stood before on the way here or in the game.
template <class Bits> bool Search<Bits>::repeats(Key key, int ply) const {
    const int back = frames_[static_cast<std::size_t>(ply)].reversible;
    for (int distance = 4; distance <= back; distance += 2) {
        const int at = ply - distance;
        if (at >= 0) {
            if (frames_[static_cast<std::size_t>(at)].key == key) {
                return true;
            }
        } else if (const auto played = static_cast<int>(history_.size()) + at; played >= 0) {
            if (history_[static_cast<std::size_t>(played)] == key) {
                return true;
            }
        }
    }
    return false;
}

template <class Bits> void Search<Bits>::extend_line(int ply, const Move &move) {
    Frame &frame = frames_[static_cast<std::size_t>(ply)];
    const Frame &below = frames_[static_cast<std::size_t>(ply) + 1];
    frame.line[0] = move;
    const int tail = std::min(below.length, kMaxPly - 1);
    std::copy_n(below.line.begin(), tail, frame.line.begin() + 1);
    frame.length = tail + 1;
}

template <class Bits> bool Search<Bits>::out_of_budget() {
    if (stopped_) {
        return true;
    }
    if ((nodes_++ & kPollMask) == 0) {
        stopped_ = stop_->load(std::memory_order_relaxed) ||
                   (limits_.seconds > 0 && elapsed() >= limits_.seconds) ||
                   (limits_.nodes > 0 && nodes_ > limits_.nodes);
    }
    return stopped_;
}

template <class Bits> double Search<Bits>::elapsed() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
}

template class Search<Narrow>;
template class Search<Wide>;

} // namespace hd
