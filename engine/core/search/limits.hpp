// The limits of a search, the token that stops it, and the report that it answers with.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "moves/position.hpp"

namespace hd {

// The score of a game won now, in hundredths of a man; each ply to the win costs 1.
constexpr int kWin = 30000;
constexpr int kSureWin = kWin - 1000;
constexpr int kTableWin = 28000; // a win by the endgame tables, its length unknown; below every counted win

// The first limit that is reached ends the search; 0 means no limit.
struct Limits {
    double target = 0; // seconds after which no new depth is begun; longer while the best move changes
    double most = 0;   // seconds, never exceeded
    int depth = 0;
    std::uint64_t nodes = 0;
    int lines = 1;       // the number of principal variations
    bool ponder = false; // `target` and `most` count from the ponder hit
};

// Stops one search, from any thread: within about a millisecond, or at its start if stopped before.
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
    int depth = 0;           // completed
    int selective_depth = 0; // the length of the longest line searched
    std::uint64_t nodes = 0; // of all threads
    double seconds = 0;
    double table_fill = 0;           // 0 to 1
    bool from_tables = false;        // answered by the endgame tables, without a search
    std::vector<Line<Bits>> lines{}; // best first; never empty
};

} // namespace hd
