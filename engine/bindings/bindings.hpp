// The Python module `_core`, one function a subject; module.cpp calls them, once for boards of up to 64
// squares and once for wider ones. Signatures and docstrings here become harzdame_engine/_core.pyi: see
// stub.py.
#pragma once

#include <array>
#include <atomic>
#include <optional>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>

#include "wide_caster.hpp"

// A value for White and one for Black.
template <class T> using Both = std::pair<T, T>;
template <class T> std::array<T, 2> as_array(const Both<T> &both) { return {both.first, both.second}; }

template <class T> nanobind::bytes as_bytes(const std::vector<T> &values) {
    return nanobind::bytes{values.data(), values.size() * sizeof(T)};
}

// Calls `work(tell)` without the GIL and returns its result. `tell` passes what it is given on to `listener`,
// which has the GIL. What the listener raises sets `stop`, and is raised again when the work has ended.
template <class Listener, class Work>
auto without_gil(const Listener &listener, std::atomic<bool> &stop, const Work &work) {
    std::optional<nanobind::python_error> failure;
    const auto tell = [&](const auto &told) {
        const nanobind::gil_scoped_acquire acquire;
        try {
            listener(told);
        } catch (nanobind::python_error &error) {
            failure.emplace(std::move(error));
            stop = true;
        }
    };
    auto result = [&] {
        const nanobind::gil_scoped_release release;
        return work(tell);
    }();
    if (failure) {
        throw std::move(*failure);
    }
    return result;
}

template <class Bits> void bind_rules(nanobind::module_ &width);
template <class Bits> void bind_moves(nanobind::module_ &width);
template <class Bits> void bind_movetext(nanobind::module_ &width);
template <class Bits> void bind_endgames(nanobind::module_ &width);
template <class Bits> void bind_search(nanobind::module_ &width);
template <class Bits> void bind_training(nanobind::module_ &width);
template <class Bits> void bind_labelled(nanobind::module_ &width);
template <class Bits> void bind_labeller(nanobind::module_ &width);
template <class Bits> void bind_trainer(nanobind::module_ &width);
template <class Bits> void bind_library(nanobind::module_ &width);

// The stop token, the handicap and the constants of searches, for boards of both widths.
void bind_search_settings(nanobind::module_ &module);
void bind_network_shape(nanobind::module_ &module);
void bind_game_index(nanobind::module_ &module);
void bind_notation(nanobind::module_ &module);
