// Checks of captures too long to be followed without remembering what was met.
#pragma once

#include <random>

template <class Bits> void check_long_captures(std::mt19937_64 &random);
