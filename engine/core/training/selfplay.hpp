// Self-play: fast games of the engine against itself, as training data.
#pragma once

#include "search/search.hpp"
#include "training/game_record.hpp"

namespace hd {

struct SelfPlayTerms {
    std::uint64_t nodes = 1000; // of each search
    int least_random = 4;       // random moves at the beginning, by both sides together
    int most_random = 12;
    int balance = 300;      // the largest score, in hundredths of a man, at which a game begins
    int resigned = 1000;    // a game is resigned at this score ...
    int resigned_after = 6; // ... in this many successive searches
    int no_progress = 50;   // moves by both sides without a capture or a man's move that make a draw
    int longest = 300;      // moves by both sides after which the game is a draw
};

template <class Bits> class SelfPlay {
  public:
    SelfPlay(const Rules<Bits> &rules, const Position<Bits> &start, const SelfPlayTerms &terms,
             Weights<Bits> weights);

    // Plays one game, the same for the same seed.
    PlayedGame play(std::uint64_t seed);

  private:
    class Game;

    Rules<Bits> rules_;
    Position<Bits> start_;
    SelfPlayTerms terms_;
    Search<Bits> search_;
};

} // namespace hd
