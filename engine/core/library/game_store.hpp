// Many games in memory, packed as moves, and searched position by position.
//
// Following a packed game takes no legality and no keys, a few nanoseconds a move: the six million positions
// of 100,000 games are looked at in less time than an index of them on disk would need to be read. That is
// why there is no such index.
//
// A packed game is a byte that is 0 if the game begins as all do. Else it is 1 and a placement follows: the
// men and kings of White, then of Black, low bytes first, and a byte that is 1 if Black is to move. Then each
// move: the square of origin, with 0x80 added for a capture; the target, with 0x80 added if a man became a
// king; and of a capture the squares captured, the last with 0x80 added.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "library/pattern.hpp"

namespace hd {

using GameId = std::int64_t;

// What is known of a stored game besides its moves.
struct GameFacts {
    GameId id;
    std::int8_t result; // 1: White won, 0: a draw, -1: Black won; kNoResult
    std::int16_t year;  // 0: unknown
};

constexpr std::int8_t kNoResult = 2;

// A game in which a pattern was found, and the number of moves before its first position that matches.
struct Hit {
    GameId id;
    std::int32_t ply;
};

// How often a move was played in a position, and what came of it.
template <class Bits> struct MoveTally {
    Move<Bits> move{};
    std::int64_t games = 0;
    std::array<std::int64_t, 3> results{}; // games that White won, drawn, that Black won
    std::int64_t dated = 0;                // games of which the year is known
    std::int64_t years = 0;                // the sum of these
    int last_year = 0;
};

template <class Bits> class GameStore {
  public:
    // Games that begin as all do begin with `start`.
    explicit GameStore(const Placement<Bits> &start) : start_{start} {}

    // Adds a game. Ids must grow from one game to the next.
    void add(const GameFacts &facts, std::span<const std::uint8_t> packed);

    std::size_t size() const { return facts_.size(); }
    std::size_t memory() const { return packed_.size(); }

    // The games in which the pattern occurs, by their ids.
    std::vector<Hit> find(const Pattern<Bits> &pattern, int threads) const;

    // The moves played in positions that match, the first of each game, most often played first. `only`, if
    // not null, are the ids of the games to count, in order.
    std::vector<MoveTally<Bits>> explore(const Pattern<Bits> &pattern, const std::vector<GameId> *only,
                                         int threads) const;

  private:
    std::span<const std::uint8_t> packed(std::size_t game) const {
        const std::size_t begin = game == 0 ? 0 : ends_[game - 1];
        return {packed_.data() + begin, ends_[game] - begin};
    }

    Placement<Bits> start_;
    std::vector<GameFacts> facts_;
    std::vector<std::uint64_t> ends_; // of each game in packed_
    std::vector<std::uint8_t> packed_;
};

} // namespace hd
