// Finds the best move: iterative deepening, principal variation search, transposition table.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "eval.hpp"
#include "ordering.hpp"

namespace hd {

constexpr int kWin = 30000; // a won end of the game now; each ply to it costs one
constexpr int kSureWin = kWin - 1000;

struct Limits {
    double seconds = 0; // 0: none
    int depth = 0;
    std::uint64_t nodes = 0;
};

// Makes the search weaker in a steady way: every evaluation is off by up to `noise` hundredths of a man, the
// same in the same position for the same `seed`.
struct Handicap {
    int noise = 0;
    std::uint64_t seed = 0;
};

template <class Bits> struct Report {
    int depth = 0;
    int score = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::vector<Move<Bits>> line; // principal variation
};

// Set from any thread; a search given it ends within about a millisecond, at once if it was set before.
using StopFlag = std::atomic<bool>;

template <class Bits> class Search {
  public:
    using Rules = hd::Rules<Bits>;
    using Position = hd::Position<Bits>;
    using Move = hd::Move<Bits>;
    using Report = hd::Report<Bits>;

    Search(const Rules &rules, std::size_t table_bytes);

    // `history`: keys of the positions before this one, for repetitions. `on_depth` hears of every finished
    // depth. Deterministic for equal input on a fresh object, unless time or `stop` ends it.
    Report run(const Position &position, std::span<const Key> history, const Limits &limits,
               const Handicap &handicap, const StopFlag &stop,
               const std::function<void(const Report &)> &on_depth);

  private:
    using Clock = std::chrono::steady_clock;

    struct Frame {
        Key key = 0;
        int reversible = 0; // plies since a move that cannot be taken back
        int length = 0;     // of the line
        std::array<Move, kMaxPly> line;
    };

    int root(const Position &position, int depth, int previous);
    int node(const Position &position, int depth, int alpha, int beta, int ply);
    int leaf(const Position &position, int ply) const;
    int best_of(const Position &position, MoveList<Bits> &moves, int depth, int alpha, int beta, int ply);
    void enter(const Position &position, const Move &move, Key key, int ply);
    bool repeats(Key key, int ply) const;
    void extend_line(int ply, const Move &move);
    bool out_of_budget();
    double elapsed() const;

    const Rules rules_;
    const Evaluation<Bits> evaluate_;
    const bool men_return_;
    Table table_;
    Ordering<Bits> ordering_;
    std::vector<Frame> frames_;

    // of the running search
    std::vector<Key> history_;
    Limits limits_;
    Handicap handicap_;
    const StopFlag *stop_ = nullptr;
    Clock::time_point start_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

} // namespace hd
