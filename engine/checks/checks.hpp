// The checks of the core that have a source of their own. Each ends the program at the first error.
#pragma once

#include <random>
#include <string>
#include <string_view>

#include "moves/position.hpp"

// The transposition table: which entries it keeps, and which it replaces.
void check_table();

// Captures so long that the generator uses its memo, compared with a search without one.
template <class Bits> void check_long_captures(std::mt19937_64 &random);
// Captures by kings whose landing depends on how they go on, compared with the same search.
template <class Bits> void check_landings(std::mt19937_64 &random);
// The choice among captures by criteria in any order, compared with the same search.
template <class Bits> void check_choice(std::mt19937_64 &random);

// The plain moves of kings in a row where they are limited, compared with a count along random games.
template <class Bits> void check_king_walks(std::mt19937_64 &random);

// A stop is heard within a position that takes long.
template <class Bits> void check_stop();

// Searches, tables and readers that run out of memory at every step, or find no thread to start: they tell it
// and leave nothing behind.
template <class Bits> void check_shortage();

// Pair codes, and endgame tables of Harzdame and of `games` random games, compared with their successors. Up
// to three games have only endgames of two pieces.
template <class Bits> void check_endgames(std::mt19937_64 &random, int games);

// The scan of so many texts put together of dirt: it ends, within the text, and a change leads to what a new
// scan finds.
void check_scan(std::mt19937_64 &random, int texts);

// The same for one text, of which `length` bytes from `begin` on are replaced by others.
void check_scan_of(const std::string &text, std::size_t begin, std::size_t length, const std::string &by);

// The walk over so many dirty texts of games, and their replay.
template <class Bits> void check_walk(std::mt19937_64 &random, int texts);

// The same for one text, which Harzdame's squares have names in.
template <class Bits>
void check_walk_of(std::string_view text, const hd::Rules<Bits> &rules, const hd::Position<Bits> &start);

// Stored games, and the same with damaged bytes, searched for positions.
template <class Bits> void check_library(std::mt19937_64 &random, int games);
