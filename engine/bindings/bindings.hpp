// The Python module `_core`, one function a subject; module.cpp calls them, once for boards of up to 64
// squares and once for wider ones. Signatures and docstrings here become harzdame_engine/_core.pyi: see
// stub.py.
#pragma once

#include <array>

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>

#include "wide_caster.hpp"

// A value for White and one for Black.
template <class T> using Both = std::pair<T, T>;
template <class T> std::array<T, 2> as_array(const Both<T> &both) { return {both.first, both.second}; }

template <class Bits> void bind_rules(nanobind::module_ &width);
template <class Bits> void bind_position(nanobind::module_ &width);
template <class Bits> void bind_movetext(nanobind::module_ &width);
template <class Bits> void bind_search(nanobind::module_ &width);
template <class Bits> void bind_endgames(nanobind::module_ &width);
template <class Bits> void bind_library(nanobind::module_ &width);
template <class Bits> void bind_learning(nanobind::module_ &width);
void bind_stop_token(nanobind::module_ &module);
void bind_game_index(nanobind::module_ &module);
void bind_notation(nanobind::module_ &module);
