// The search for the best moves: iterative deepening on one or several threads, within limits of time, depth
// and nodes.
//
// With several threads it is a lazy SMP search: each thread searches the whole tree from the root by itself,
// and the transposition table is all they share. A thread finds in it what the others have found, deeper or
// sooner, and there is no splitting of nodes and no lock. To keep them apart, helpers leave out some depths
// in patterns of different lengths. Only the first thread reports and decides; the helpers' work shows in its
// speed. The price is that a search on several threads is not reproducible.
#pragma once

#include <chrono>

#include "search/progress_throttle.hpp"
#include "search/tree.hpp"

namespace hd {

template <class Bits> class Search {
  public:
    using Rules = hd::Rules<Bits>;
    using Position = hd::Position<Bits>;
    using Report = hd::Report<Bits>;
    using Listener = typename ProgressThrottle<Bits>::Listener;

    explicit Search(const Rules &rules, const Features &features = {}, Weights<Bits> weights = {});

    // Both take effect when the next search begins.
    void resize(std::size_t table_bytes, int threads);
    void forget() { table_is_stale_ = true; }

    // Sets the endgame tables for the next searches; null means none. The transposition table is kept.
    void use(Endgames<Bits> endgames) { endgames_ = std::move(endgames); }

    // Shows one in 64 of the positions that the first thread comes to in the next searches; null: none.
    void observe(typename Tree<Bits>::Observer observer) { trees_.front()->observe(std::move(observer)); }

    // `history`: the keys of the earlier positions, for repetitions. `listener` is called with reports.
    // `preferences`: hundredths of a man by which each legal move is liked better than its score says; scores
    // are reported without them, and they do not count against a decided game.
    // Deterministic for equal input on a fresh object with one thread, unless time or `token` ends the
    // search. Throws std::bad_alloc if there is no memory for the table.
    Report run(const Position &position, std::span<const Key> history, const Limits &limits,
               const Handicap &handicap, const StopToken &token, const Listener &listener,
               std::span<const int> preferences = {});

  private:
    using Clock = std::chrono::steady_clock;
    using Line = hd::Line<Bits>;

    bool answer_from_tables(const Position &position, std::span<const Key> history);
    void wait_while_pondering() const;
    Line completed(const typename Tree<Bits>::RootMove &move) const;
    void prepare_table(const Handicap &handicap);
    void deepen(ProgressThrottle<Bits> &throttle);
    void help(Tree<Bits> &tree, int number);
    int search_line(Tree<Bits> &tree, int depth, std::size_t first, int previous);
    void note_finished(int depth);
    void note_unfinished();
    bool enough(int depth);
    void poll();
    void update(Report &report) const;
    double elapsed() const { return seconds(Clock::now() - start_); }
    static double seconds(Clock::duration time) { return std::chrono::duration<double>(time).count(); }

    Shared<Bits> shared_;
    const Features features_;                        // without a handicap
    Endgames<Bits> endgames_;                        // likewise
    std::vector<std::unique_ptr<Tree<Bits>>> trees_; // one for each thread; the first decides
    std::size_t table_bytes_ = std::size_t{16} << 20;
    bool table_is_stale_ = false;

    // of the running search
    Limits limits_;
    ProgressThrottle<Bits> *throttle_ = nullptr;
    Report report_;
    Clock::time_point start_;
    Clock::time_point clock_start_; // of the time that counts
    bool pondering_ = false;
    bool enough_ = false;  // it has ended, but for pondering
    double stretch_ = 1.0; // factor of the target time
};

} // namespace hd
