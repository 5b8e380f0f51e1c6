// Python's own letters, for the core: what str.isalpha() and str.isalnum() say.
#pragma once

#include "pdn/characters.hpp"

// Asks Python once for each block of characters that comes up, for which it takes the GIL; needs none after
// that.
extern const hd::Alphabet kAlphabet;
