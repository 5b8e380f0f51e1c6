// Games of the engine against itself, many a second, to learn from.
#pragma once

#include "search/search.hpp"
#include "training/game_record.hpp"

namespace hd {

struct SelfPlayTerms {
    std::uint64_t nodes = 1000; // of each search
    int least_random = 4;       // moves made at random at the beginning, of both sides together
    int most_random = 12;
    int balance = 300;      // a game begins no further off it than this, in hundredths of a man
    int resigned = 1000;    // ahead by so much, ...
    int resigned_after = 6; // ... seen in so many searches one after another, is as good as won
    int no_progress = 50;   // a draw after so many moves, of both together, without a capture or man's move
    int longest = 300;      // a draw after so many moves of both together
};

template <class Bits> class SelfPlay {
  public:
    SelfPlay(const Rules<Bits> &rules, const Position<Bits> &start, const SelfPlayTerms &terms,
             Weights<Bits> weights);

    // The same game for the same seed.
    PlayedGame play(std::uint64_t seed);

  private:
    class Game;

    Rules<Bits> rules_;
    Position<Bits> start_;
    SelfPlayTerms terms_;
    Search<Bits> search_;
};

} // namespace hd
