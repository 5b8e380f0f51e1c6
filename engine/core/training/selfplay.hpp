// Self-play: fast games of the engine against itself, as training data.
#pragma once

#include "search/search.hpp"
#include "training/game_record.hpp"

namespace hd {

struct SelfPlayTerms {
    std::uint64_t nodes = 1000;   // of each search
    std::uint64_t most_nodes = 0; // in each game each side has its own strength: `nodes`, doubled any number
                                  // of times up to this
    int least_random = 4;         // random moves at the beginning, by both sides together
    int most_random = 12;
    int balance = 300;      // the largest score, in hundredths of a man, at which a game begins
    int missing = 0;        // of 1000 games, those in which a side begins with men less
    int most_missing = 2;   // from one to so many, drawn in each of these games
    int mistakes = 0;       // of 1000 moves, those made after hardly a look
    int resigned = 1000;    // a game is resigned at this score ...
    int resigned_after = 6; // ... in this many successive searches
    int no_progress = 50;   // moves by both sides without a capture or a man's move that make a draw
    int longest = 300;      // moves by both sides after which the game is a draw
};

// Games that show more than good play: sides of unequal strength, or with men missing, and mistakes, after
// which the game goes on. A game that comes to the endgame tables ends with their verdict.
template <class Bits> class SelfPlay {
  public:
    SelfPlay(const Rules<Bits> &rules, const Position<Bits> &start, const SelfPlayTerms &terms,
             Weights<Bits> weights, Endgames<Bits> endgames);

    // Plays one game, the same for the same seed.
    PlayedGame play(std::uint64_t seed);

  private:
    class Game;

    Rules<Bits> rules_;
    Position<Bits> start_;
    SelfPlayTerms terms_;
    Endgames<Bits> endgames_;
    Search<Bits> search_;
};

} // namespace hd
