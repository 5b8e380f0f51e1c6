// One function per subject; module.cpp calls them, once for boards of up to 64 squares and once for wider
// ones. Nothing else of the core includes Python.
#pragma once

#include <nanobind/nanobind.h>

#include "wide_caster.hpp"

template <class Bits> void bind_rules(nanobind::module_ &width);
template <class Bits> void bind_position(nanobind::module_ &width);
template <class Bits> void bind_search(nanobind::module_ &width);
template <class Bits> void bind_endgames(nanobind::module_ &width);
template <class Bits> void bind_learning(nanobind::module_ &width);
void bind_stop_token(nanobind::module_ &module);
