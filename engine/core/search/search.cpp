#include "search/search.hpp"

#include <cstdlib>
#include <thread>

#include "endgames/judged_moves.hpp"
#include "machine/parallel.hpp"

namespace hd {

namespace {

constexpr int kWindow = 30; // first half width of the aspiration window
constexpr int kWidest = 1000;

// The score of an exact verdict.
template <class Bits> int score_of(const Rules<Bits> &rules, Verdict verdict) {
    const int end = kWin - plies_to_end(rules, verdict);
    return verdict.drawn() ? 0 : verdict.won() ? end : -end;
}

// Whether a helper leaves out a depth, so that the threads do not all do the same: runs of different lengths
// and phases.
bool skips(int helper, int depth) {
    constexpr std::array kLength{1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3};
    constexpr std::array kPhase{0, 1, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5};
    const auto i = static_cast<std::size_t>(helper - 1) % kLength.size();
    return (depth + kPhase[i]) / kLength[i] % 2 != 0;
}

} // namespace

template <class Bits>
Search<Bits>::Search(const Rules &rules, const Features &features, Weights<Bits> weights)
    : shared_{rules, features, std::move(weights)}, features_{features} {
    resize(table_bytes_, 1);
}

template <class Bits> void Search<Bits>::resize(std::size_t table_bytes, int threads) {
    table_bytes_ = table_bytes;
    const auto wanted = static_cast<std::size_t>(std::max(threads, 1));
    trees_.resize(std::min(trees_.size(), wanted));
    while (trees_.size() < wanted) {
        const bool first = trees_.empty();
        trees_.push_back(
            std::make_unique<Tree<Bits>>(shared_, first ? std::function{[this] { poll(); }} : [] {}));
    }
}

template <class Bits>
Report<Bits> Search<Bits>::run(const Position &position, std::span<const Key> history, const Limits &limits,
                               const Handicap &handicap, const StopToken &token, const Listener &listener,
                               std::span<const int> preferences) {
    start_ = clock_start_ = Clock::now();
    limits_ = limits;
    shared_.token = &token;
    pondering_ = limits.ponder;
    enough_ = false;
    stretch_ = 1.0;
    report_ = {};

    MoveList<Bits> moves;
    const Effort::Poll stopped = [&] { return token.stop.load(std::memory_order_relaxed); };
    Effort effort{&stopped};
    report_.lines = {{0, {}}};
    try {
        generate(shared_.rules, position, moves, effort);
    } catch (const Interrupted &) {
        return report_;
    }
    if (moves.empty()) {
        report_.lines = {{kWin * result_without_moves(shared_.rules, position), {}}};
        return report_;
    }
    report_.lines = {{0, {moves[0]}}}; // an answer, even if stopped at once
    limits_.lines = std::clamp(limits.lines, 1, static_cast<int>(moves.size()));
    const bool plays_its_best = handicap == Handicap{};
    if (plays_its_best && answer_from_tables(position, history)) {
        ProgressThrottle<Bits>{listener}.report(report_);
        wait_while_pondering();
        return report_;
    }
    prepare_table(handicap);
    shared_.history.assign(history.begin(), history.end());
    shared_.handicap = handicap;
    shared_.endgames = plays_its_best ? endgames_ : nullptr;
    shared_.features = handicap.remaining(features_);
    shared_.over = false;
    for (const auto &tree : trees_) {
        tree->start(position, moves, preferences);
    }
    ProgressThrottle<Bits> throttle{listener};
    {
        Workers helpers;
        const auto end = [this] { shared_.over = true; };
        const AtExit end_helpers{end}; // also if something is thrown, or they would search for ever
        for (std::size_t i = 1; i < trees_.size(); ++i) {
            helpers.start([this, i] { help(*trees_[i], static_cast<int>(i)); }, end);
        }
        deepen(throttle);
        end();
        helpers.join();
    }
    update(report_);
    throttle.finish(report_);
    return report_;
}

// Answers from the endgame tables if they hold every move.
template <class Bits>
bool Search<Bits>::answer_from_tables(const Position &position, std::span<const Key> history) {
    if (!endgames_) {
        return false;
    }
    const auto judged = judged_moves(shared_.rules, *endgames_, position, history);
    if (judged.empty()) {
        return false;
    }
    report_.lines.clear();
    for (const JudgedMove<Bits> &each : std::span{judged}.first(static_cast<std::size_t>(limits_.lines))) {
        std::vector<Move<Bits>> line{each.move};
        if (!each.verdict.drawn()) {
            const auto rest = perfect_line(shared_.rules, *endgames_, position.after(each.move));
            line.insert(line.end(), rest.begin(), rest.end());
        }
        report_.lines.push_back({score_of(shared_.rules, each.verdict), std::move(line)});
    }
    report_.depth = static_cast<int>(report_.lines[0].moves.size());
    report_.selective_depth = report_.depth;
    report_.from_tables = true;
    report_.seconds = elapsed();
    return true;
}

// While pondering, the answer must wait until the opponent has moved.
template <class Bits> void Search<Bits>::wait_while_pondering() const {
    constexpr std::chrono::milliseconds kPause{2};
    const StopToken &token = *shared_.token;
    while (pondering_ && !token.stop && !token.ponder_hit) {
        std::this_thread::sleep_for(kPause);
    }
}

// The line of a root move. A line that ends in the endgame tables is completed from them to the end of the
// game, to which its score counts.
template <class Bits> Line<Bits> Search<Bits>::completed(const typename Tree<Bits>::RootMove &move) const {
    const bool undecided = std::abs(move.score) < kTableWin;
    Line line{undecided ? move.score - move.preference : move.score, move.line};
    const int plies = kWin - std::abs(move.score);
    if (shared_.endgames && plies <= kWin - kSureWin && static_cast<int>(line.moves.size()) < plies) {
        Position at = trees_.front()->root();
        for (const Move<Bits> &each : line.moves) {
            at = at.after(each);
        }
        const auto rest = perfect_line(shared_.rules, *shared_.endgames, at);
        line.moves.insert(line.moves.end(), rest.begin(), rest.end());
    }
    return line;
}

// Resizes and clears the table as far as a part of the time allows; the next search does the rest.
template <class Bits> void Search<Bits>::prepare_table(const Handicap &handicap) {
    constexpr double kPart = 0.25;
    const auto stopped = [this] {
        return shared_.token->stop.load(std::memory_order_relaxed) ||
               (limits_.most > 0 && elapsed() > limits_.most * kPart);
    };
    table_is_stale_ |= !(handicap == shared_.handicap); // its scores were found with another handicap
    if (shared_.table.resize(table_bytes_, stopped) && table_is_stale_) {
        table_is_stale_ = !shared_.table.clear(stopped);
    }
    shared_.table.new_search();
}

template <class Bits> void Search<Bits>::deepen(ProgressThrottle<Bits> &throttle) {
    throttle_ = &throttle;
    Tree<Bits> &tree = *trees_.front();
    const int deepest = limits_.depth > 0 ? std::min(limits_.depth, kMaxPly - 1) : kMaxPly - 1;
    for (int depth = 1; depth <= deepest; ++depth) {
        poll();
        for (std::size_t line = 0; line < static_cast<std::size_t>(limits_.lines); ++line) {
            if (!shared_.ends()) {
                search_line(tree, depth, line, depth > 1 ? tree.root_moves()[line].score : 0);
            }
            if (shared_.ends()) {
                note_unfinished();
                return;
            }
        }
        note_finished(depth);
        throttle.found(report_);
        enough_ = enough(depth);
        if (enough_ && !pondering_) {
            return;
        }
    }
}

template <class Bits> void Search<Bits>::help(Tree<Bits> &tree, int number) {
    int score = 0;
    for (int depth = 1; depth < kMaxPly && !shared_.ends(); ++depth) {
        if (!skips(number, depth)) {
            score = search_line(tree, depth, 0, score);
        }
    }
}

// Searches one depth for the best of the root moves from `first` on, in a window around the score of the last
// depth that is widened on the side where it fails.
template <class Bits>
int Search<Bits>::search_line(Tree<Bits> &tree, int depth, std::size_t first, int previous) {
    const bool narrow = depth > 3 && shared_.features.has(Feature::kAspiration);
    int below = narrow ? kWindow : 2 * kInfinite;
    int above = below;
    while (true) {
        const int alpha = std::max(previous - below, -kInfinite);
        const int beta = std::min(previous + above, kInfinite);
        const int score = tree.search_root(depth, alpha, beta, first);
        if (shared_.ends() || (score > alpha && score < beta)) {
            return score;
        }
        int &failed = score <= alpha ? below : above;
        failed = failed < kWidest ? failed * 3 : 2 * kInfinite;
    }
}

template <class Bits> void Search<Bits>::note_finished(int depth) {
    trees_.front()->rank(static_cast<std::size_t>(limits_.lines));
    const auto &moves = trees_.front()->root_moves();
    const bool steady = report_.depth > 0 && report_.lines[0].moves[0] == moves[0].move;
    if (report_.depth > 0) {
        stretch_ = steady ? std::max(stretch_ * 0.9, 0.6) : std::min(std::max(stretch_, 1.0) * 1.3, 2.0);
    }
    report_.depth = depth;
    report_.lines.clear();
    for (std::size_t i = 0; i < static_cast<std::size_t>(limits_.lines); ++i) {
        report_.lines.push_back(completed(moves[i]));
    }
    // of two wins in the tables the one that is reached sooner may take longer
    std::stable_sort(report_.lines.begin(), report_.lines.end(),
                     [](const Line &a, const Line &b) { return a.score > b.score; });
    update(report_);
}

// A better move counts even if its depth was broken off.
template <class Bits> void Search<Bits>::note_unfinished() {
    const auto &best = trees_.front()->root_moves()[0];
    if (limits_.lines == 1 && best.score > -kInfinite && !(best.move == report_.lines[0].moves[0])) {
        report_.lines[0] = completed(best);
        throttle_->outdated();
    }
}

// Whether another depth would find nothing more, or take too long.
template <class Bits> bool Search<Bits>::enough(int depth) {
    const auto found = [&](const Line &line) {
        return std::abs(line.score) >= kSureWin && kWin - std::abs(line.score) <= depth;
    };
    if (std::all_of(report_.lines.begin(), report_.lines.end(), found)) {
        return true;
    }
    const bool forced = trees_.front()->root_moves().size() == 1;
    if (limits_.target > 0) {
        return forced || elapsed() >= limits_.target * stretch_ * 0.6;
    }
    return forced && limits_.most > 0 && elapsed() > limits_.most / 20;
}

template <class Bits> void Search<Bits>::poll() {
    const auto now = Clock::now();
    if (pondering_ && shared_.token->ponder_hit.load(std::memory_order_relaxed)) {
        pondering_ = false;
        clock_start_ = now;
    }
    const bool out_of_nodes = limits_.nodes > 0 && trees_.front()->nodes() >= limits_.nodes;
    const bool out_of_time = !pondering_ && limits_.most > 0 && seconds(now - clock_start_) >= limits_.most;
    if (out_of_nodes || out_of_time || (enough_ && !pondering_)) {
        shared_.over = true;
    } else if (throttle_->due(now)) {
        update(report_);
        throttle_->report(report_);
    }
}

// Updates what changes at every node.
template <class Bits> void Search<Bits>::update(Report &report) const {
    report.nodes = 0;
    for (const auto &tree : trees_) {
        report.nodes += tree->nodes();
    }
    report.selective_depth = trees_.front()->selective_depth();
    report.seconds = elapsed();
    report.table_fill = shared_.table.fill();
}

template class Search<Narrow>;
template class Search<Wide>;

} // namespace hd
