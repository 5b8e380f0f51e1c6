// Endgames of games by chance, worked out and checked against themselves, and the code that their tables are
// kept in.
#pragma once

#include <random>

// `games`: how many by chance; up to three of them, only endgames of two pieces.
template <class Bits> void check_endgames(std::mt19937_64 &random, int games);
