// Endgames of games by chance, worked out and checked against themselves, and the code that their tables are
// kept in.
#pragma once

#include <random>

template <class Bits> void check_endgames(std::mt19937_64 &random);
