// The checks of the core that have a source of their own. Each ends the program at the first error.
#pragma once

#include <random>

// The transposition table: which entries it keeps, and which it replaces.
void check_table();

// Captures so long that the generator uses its memo, compared with a search without one.
template <class Bits> void check_long_captures(std::mt19937_64 &random);

// Pair codes, and endgame tables of Harzdame and of `games` random games, compared with their successors. Up
// to three games have only endgames of two pieces.
template <class Bits> void check_endgames(std::mt19937_64 &random, int games);

// The scan of so many texts put together of dirt: it ends, within the text, and a change leads to what a new
// scan finds.
void check_scan(std::mt19937_64 &random, int texts);

// The walk over so many dirty texts of games, and their replay.
template <class Bits> void check_walk(std::mt19937_64 &random, int texts);

// Stored games, and the same with damaged bytes, searched for positions.
template <class Bits> void check_library(std::mt19937_64 &random, int games);
