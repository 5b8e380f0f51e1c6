// One function per subject; module.cpp calls them all. Nothing else of the core includes Python.
#pragma once

#include <nanobind/nanobind.h>

void bind_rules(nanobind::module_ &module);
void bind_position(nanobind::module_ &module);
void bind_search(nanobind::module_ &module);
