// What a search is asked for, how it is told to end, and what it answers.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "moves/position.hpp"

namespace hd {

constexpr int kWin = 30000; // a won end of the game now; each ply to it costs one
constexpr int kSureWin = kWin - 1000;
constexpr int kTableWin = 28000; // less than any end of the game that is won: won, whenever that may be

// The first that is reached ends the search; 0: no such limit.
struct Limits {
    double target = 0; // seconds, after which no new depth is begun; stretched while the best move changes
    double most = 0;   // seconds, never exceeded
    int depth = 0;
    std::uint64_t nodes = 0;
    int lines = 1;       // how many principal variations, best first
    bool ponder = false; // `target` and `most` count only from the hit on
};

// Set from any thread. A search given it ends within about a millisecond, at once if it was stopped before.
struct StopToken {
    std::atomic<bool> stop{false};
    std::atomic<bool> ponder_hit{false};
};

template <class Bits> struct Line {
    int score = 0;
    std::vector<Move<Bits>> moves; // principal variation
    friend bool operator==(const Line &, const Line &) = default;
};

template <class Bits> struct Report {
    int depth = 0;           // finished
    int selective_depth = 0; // of the deepest line looked at
    std::uint64_t nodes = 0; // of all threads
    double seconds = 0;
    double table_fill = 0;           // 0 to 1
    bool from_tables = false;        // the endgame tables knew it all; nothing was searched
    std::vector<Line<Bits>> lines{}; // best first; never empty
};

} // namespace hd
