#include "search/tree.hpp"

#include <cstdlib>

namespace hd {

namespace {

constexpr std::uint64_t kPollMask = 0x3F; // polled every 64 nodes
constexpr int kFutileDepth = 7;           // of reverse futility pruning, the most plies left
constexpr int kFutileMargin = 60;         // for each of them, in hundredths of a man

// Scores of won positions count plies from the position in the table, from the root in the tree.
int to_table(int score, int ply) {
    return score >= kSureWin ? score + ply : score <= -kSureWin ? score - ply : score;
}
int from_table(int score, int ply) {
    return score >= kSureWin ? score - ply : score <= -kSureWin ? score + ply : score;
}

bool decided(int score) { return std::abs(score) >= kTableWin; }

// Whether the score of an entry, counted from this position, decides a null window.
bool settles(const Entry &entry, int score, int depth, int alpha, int beta) {
    const bool above = entry.bound != Bound::kUpper && score >= beta;
    const bool below = entry.bound != Bound::kLower && score <= alpha;
    return (above || below) && (entry.depth >= depth || decided(score));
}

} // namespace

template <class Bits>
Shared<Bits>::Shared(const Rules<Bits> &the_rules, const Features &the_features, Weights<Bits> weights)
    : rules{the_rules}, evaluate{the_rules, std::move(weights)}, men_return{the_rules.men_return()},
      features{the_features} {}

template <class Bits>
Tree<Bits>::Tree(Shared<Bits> &shared, std::function<void()> poll)
    : shared_{shared}, poll_{std::move(poll)}, frames_(kMaxPly + 1), root_{{}, {}, kWhite} {}

template <class Bits>
void Tree<Bits>::start(const Position &position, const MoveList<Bits> &moves,
                       std::span<const int> preferences) {
    root_ = position;
    root_moves_.clear();
    for (const Move &move : moves) {
        const std::size_t number = root_moves_.size();
        const int preference = number < preferences.size() ? preferences[number] : 0;
        const Handicap &handicap = shared_.handicap;
        const int looks = appeal(shared_.rules, position, handicap, move) + misjudgement(handicap, move);
        root_moves_.push_back({move, looks + preference, preference, -kInfinite, {move}});
    }
    ordering_.clear(shared_.features);
    nodes_ = 0;
    selective_depth_ = 0;
    Frame &top = frame(0);
    top.key = position.key();
    top.reversible = static_cast<int>(shared_.history.size());
    top.sums = shared_.evaluate.accumulate(position);
}

template <class Bits> int Tree<Bits>::search_root(int depth, int alpha, int beta, std::size_t first) {
    deepest_ = std::min(depth + shared_.handicap.exchange, kMaxPly - 1);
    const int single = root_moves_.size() == 1 && has(Feature::kSingleReply) ? 1 : 0;
    int best = -kInfinite;
    int tried = 0;
    for (auto move = root_moves_.begin() + static_cast<std::ptrdiff_t>(first);
         move != root_moves_.end() && best < beta; ++move) {
        const Node at{root_, depth, beta - move->appeal, 0, true, Mode::kFull};
        int score = try_move(at, move->move, tried, single, std::max(alpha, best) - move->appeal);
        if (over()) {
            break;
        }
        score += decided(score) ? 0 : move->appeal;
        const bool better = score > std::max(alpha, best);
        move->score = better || tried == 0 ? score : -kInfinite;
        if (better) {
            extend_line(0, move->move);
            move->line.assign(frame(0).line.begin(), frame(0).line.begin() + frame(0).length);
        }
        best = std::max(best, score);
        ++tried;
        if (better && tried > 1) {
            std::rotate(root_moves_.begin() + static_cast<std::ptrdiff_t>(first), move, move + 1);
        }
    }
    return best;
}

template <class Bits> void Tree<Bits>::rank(std::size_t count) {
    std::stable_sort(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const RootMove &a, const RootMove &b) { return a.score > b.score; });
}

template <class Bits>
int Tree<Bits>::node(const Position &position, int depth, int alpha, int beta, int ply, Mode mode) {
    if (depth <= 0) {
        return quiesce(position, alpha, beta, ply, mode);
    }
    frame(ply).length = 0;
    if (over()) {
        return 0;
    }
    if (is_over(shared_.rules, position)) {
        return ended(position, ply);
    }
    if (repeats(position.key(), ply)) {
        return 0;
    }
    if (ply >= kMaxPly - 1) {
        return leaf(position, ply);
    }
    MoveList<Bits> moves; // captures are generated while the memory of the table is fetched
    const bool blind = find_captures(position, moves);
    const bool in_window = beta - alpha > 1 && !blind; // what follows is illegal and belongs to no line
    Entry entry = mode == Mode::kFull ? shared_.table.find(position.key()) : Entry{};
    if (entry.known()) {
        entry.score = from_table(entry.score, ply);
        if (!in_window && settles(entry, entry.score, depth, alpha, beta)) {
            return entry.score;
        }
    }
    if (moves.empty()) {
        if (in_tables(position)) {
            if (const auto score = from_tables(position, alpha, beta, ply)) {
                return *score;
            }
        }
        if (!in_window && mode == Mode::kFull && has(Feature::kReverseFutility)) {
            if (const auto score = far_above(position, depth, beta, ply)) {
                return *score;
            }
        }
        find_quiet(position, moves);
        if (moves.empty()) {
            return blind ? leaf(position, ply) : ended(position, ply);
        }
    }
    const int quickest = shared_.rules.goal == Goal::kGiveAway ? 1 : 2; // plies in which a side can lose
    if (const int lost_next = -kWin + ply + quickest; lost_next >= beta) {
        return lost_next; // not even the quickest loss from here is as bad
    }
    if (depth >= 3 && !entry.has_move() && moves.size() > 1 && has(Feature::kSmallFirst)) {
        --depth;
    }
    const Node at{position, depth, beta, ply, in_window, mode};
    return try_moves(at, moves, entry, alpha);
}

template <class Bits>
int Tree<Bits>::try_moves(const Node &at, MoveList<Bits> &moves, const Entry &entry, int alpha) {
    auto ranked = ordering_.ranked(at.position, entry, moves);
    const int single = moves.size() == 1 && has(Feature::kSingleReply) ? 1 : 0;
    const int floor = alpha;
    int best = -kInfinite;
    const Move *best_move = nullptr;
    int tried = 0;
    while (const Move *move = ranked.next()) {
        const int score = try_move(at, *move, tried++, single, alpha);
        if (over()) {
            return 0;
        }
        if (score <= best) {
            continue;
        }
        best = score;
        if (score <= alpha) {
            continue;
        }
        alpha = score;
        best_move = move;
        if (at.in_window) {
            extend_line(at.ply, *move);
        }
        if (alpha >= at.beta) {
            ordering_.reward(at.position.turn(), at.depth, *move, moves.begin(), move);
            break;
        }
    }
    if (at.mode == Mode::kFull) {
        const Bound bound = best >= at.beta ? Bound::kLower : best > floor ? Bound::kExact : Bound::kUpper;
        shared_.table.store(at.position.key(), {to_table(best, at.ply), at.depth, bound,
                                                best_move ? ShortMove::of(*best_move) : ShortMove{}});
    }
    return best;
}

// Searches one move after `tried` others. A move that is not the first is searched with a null window first,
// to show that it is not better than `alpha`.
template <class Bits>
int Tree<Bits>::try_move(const Node &at, const Move &move, int tried, int extension, int alpha) {
    const int depth = at.depth - 1 + extension;
    const int ply = at.ply + 1;
    const bool reduces = tried > 0 && extension == 0 && has(Feature::kLateMoveReductions);
    const int less = reduces ? reduction(at, move, tried) : 0;
    const Position next = enter(at.position, move, at.ply, depth - less > 0);
    if (tried == 0) {
        return -node(next, depth, -at.beta, -alpha, ply, at.mode);
    }
    int score = -node(next, depth - less, -alpha - 1, -alpha, ply, at.mode);
    if (score > alpha && less > 0) {
        score = -node(next, depth, -alpha - 1, -alpha, ply, at.mode);
    }
    if (score > alpha && score < at.beta) {
        score = -node(next, depth, -at.beta, -alpha, ply, at.mode);
    }
    return score;
}

// The reduction of depth for a move that comes after `tried` others.
template <class Bits> int Tree<Bits>::reduction(const Node &at, const Move &move, int tried) {
    if (at.depth < 2 || move.is_capture() || move.promotes || tried < 3) {
        return 0;
    }
    return 1 + (!at.in_window && tried >= 4) + (tried >= 10 && at.depth >= 5);
}

template <class Bits> int Tree<Bits>::ended(const Position &position, int ply) const {
    return result_without_moves(shared_.rules, position) * (kWin - ply);
}

// Whether the side to move can capture, or win by crowning a man.
template <class Bits> bool Tree<Bits>::threatens(const Position &position) const {
    return has_capture(shared_.rules, position) || can_crown(shared_.rules, position);
}

// Reverse futility pruning: the score of a position without captures that stands above beta by more than a
// search to `depth` is likely to take from it. Where the other side threatens a capture, standing says
// little.
template <class Bits>
std::optional<int> Tree<Bits>::far_above(const Position &quiet, int depth, int beta, int ply) {
    if (depth > kFutileDepth || decided(beta)) {
        return std::nullopt;
    }
    const int standing = leaf(quiet, ply);
    const bool far = standing >= beta + kFutileMargin * depth;
    return far && !threatens(quiet.passed()) ? std::optional{standing} : std::nullopt;
}

template <class Bits> int Tree<Bits>::leaf(const Position &position, int ply) {
    selective_depth_ = std::max(selective_depth_, ply);
    if (!has_step(shared_.rules, position) && !has_capture(shared_.rules, position)) {
        return ended(position, ply);
    }
    const int score = shared_.evaluate(position, frame(ply).sums);
    if (!shared_.handicap.plain) {
        return score;
    }
    return (score - shared_.evaluate(position.passed(), frame(ply).sums)) / 2; // whoever is to move
}

// The score of a position without captures and with few pieces by the endgame tables. The length of a win is
// looked up only if the window needs it.
template <class Bits>
std::optional<int> Tree<Bits>::from_tables(const Position &quiet, int alpha, int beta, int ply) const {
    const std::optional<Result> result = shared_.endgames->result(quiet);
    if (!result || *result == Result::kDrawn) {
        return result ? std::optional{0} : std::nullopt;
    }
    const bool won = *result == Result::kWon;
    if (won ? beta <= kTableWin : alpha >= -kTableWin) {
        return won ? kTableWin : -kTableWin;
    }
    const int end = kWin - ply - plies_to_end(shared_.rules, *shared_.endgames->verdict_of_quiet(quiet));
    return won ? end : -end;
}

// Generates the captures that are not overlooked; returns whether all of them are.
template <class Bits> bool Tree<Bits>::find_captures(const Position &position, MoveList<Bits> &moves) {
    find([&] { generate_captures(shared_.rules, position, moves, effort_); }, moves);
    return shared_.handicap.oversight > 0 && overlook(shared_.rules, position, shared_.handicap, moves);
}

template <class Bits> void Tree<Bits>::find_quiet(const Position &position, MoveList<Bits> &moves) {
    find([&] { generate_quiet(shared_.rules, position, moves, effort_); }, moves);
}

// Generates moves. A search that comes to a position beyond play ends there, with what it has found before.
template <class Bits>
template <class Generate>
void Tree<Bits>::find(Generate generate, MoveList<Bits> &moves) {
    try {
        generate();
    } catch (const Interrupted &) {
        moves.clear(); // the search is over
    } catch (const BeyondPlay &) {
        moves.clear();
        shared_.over = true;
    }
}

// Makes the move and fills in the frame of the next ply. `table`: the new position will soon be looked up in
// the transposition table.
template <class Bits>
Position<Bits> Tree<Bits>::enter(const Position &position, const Move &move, int ply, bool table) {
    const Key key = position.key_after(move);
    if (table) {
        shared_.table.prefetch(key);
    }
    const Position next = position.followed(move, key);
    const std::uint64_t count = nodes() + 1;
    nodes_.store(count, std::memory_order_relaxed);
    if ((count & kPollMask) == 0) {
        poll_();
        if (observer_) {
            observer_(next);
        }
    }
    const Frame &here = frame(ply);
    Frame &below = frame(ply + 1);
    const bool returns = position.is_king(move.from) || shared_.men_return;
    const bool reversible = !move.is_capture() && !move.promotes && returns;
    below.key = key;
    below.reversible = reversible ? here.reversible + 1 : 0;
    shared_.evaluate.advance(here.sums, position, move, below.sums);
    below.length = 0;
    return next;
}

// Whether the position, with the same side to move, occurred before in this line or in the game.
template <class Bits> bool Tree<Bits>::repeats(Key key, int ply) const {
    const int back = frame(ply).reversible;
    for (int distance = 4; distance <= back; distance += 2) {
        const int at = ply - distance;
        if (at >= 0) {
            if (frame(at).key == key) {
                return true;
            }
        } else if (const auto played = static_cast<int>(shared_.history.size()) + at; played >= 0) {
            if (shared_.history[static_cast<std::size_t>(played)] == key) {
                return true;
            }
        }
    }
    return false;
}

template <class Bits> void Tree<Bits>::extend_line(int ply, const Move &move) {
    Frame &here = frame(ply);
    const Frame &below = frame(ply + 1);
    here.line[0] = move;
    const int tail = std::min(below.length, kMaxPly - 1);
    std::copy_n(below.line.begin(), tail, here.line.begin() + 1);
    here.length = tail + 1;
}

template struct Shared<Narrow>;
template struct Shared<Wide>;
template class Tree<Narrow>;
template class Tree<Wide>;

} // namespace hd
