#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "search/search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

hd::Features features_without(const std::vector<std::string> &names) {
    hd::Features features;
    for (const std::string &name : names) {
        const auto found = std::find(hd::kFeatureNames.begin(), hd::kFeatureNames.end(), name);
        if (found == hd::kFeatureNames.end()) {
            throw nb::value_error(("there is no search feature " + name).c_str());
        }
        features.switch_off(static_cast<hd::Feature>(found - hd::kFeatureNames.begin()));
    }
    return features;
}

template <class Bits> using Listener = nb::typed<nb::callable, void(hd::Report<Bits>)>;

template <class Bits>
hd::Report<Bits> run(hd::Search<Bits> &search, const hd::Position<Bits> &position,
                     const std::vector<hd::Key> &history, double target, double most, int depth,
                     std::uint64_t nodes, int lines, bool ponder, const hd::Handicap &handicap,
                     hd::StopToken &token, const std::optional<Listener<Bits>> &listener,
                     const std::vector<int> &preferences) {
    const auto heard = [&](const hd::Report<Bits> &report) {
        if (listener) {
            (*listener)(report);
        } else if (PyErr_CheckSignals() != 0) { // Ctrl+C ends a search that nobody listens to
            throw nb::python_error{};
        }
    };
    return without_gil(heard, token.stop, [&](const auto &tell) {
        return search.run(position, history, {target, most, depth, nodes, lines, ponder}, handicap, token,
                          tell, preferences);
    });
}

} // namespace

void bind_search_settings(nb::module_ &module) {
    nb::class_<hd::StopToken>(
        module, "StopToken",
        "Stops one search or other long call, from any thread; a stop before its start counts, too.")
        .def(nb::init<>())
        .def("stop", [](hd::StopToken &self) { self.stop = true; })
        .def_prop_ro("stopped", [](const hd::StopToken &self) { return self.stop.load(); })
        .def(
            "ponder_hit", [](hd::StopToken &self) { self.ponder_hit = true; },
            "The opponent has played the expected move: from now on time limits count.");
    nb::class_<hd::Handicap>(module, "Handicap",
                             "The weaknesses of a level; all zero, False and None: full strength.")
        .def(
            "__init__",
            [](hd::Handicap *self, int noise, int oversight, std::optional<int> exchange, int habit,
               bool plain, std::uint64_t seed) {
                new (self)
                    hd::Handicap{noise, oversight, exchange.value_or(hd::kAllCaptures), habit, plain, seed};
            },
            nb::kw_only(), "noise"_a, "oversight"_a, "exchange"_a.none(), "habit"_a, "plain"_a, "seed"_a,
            "`noise`: the largest error of an evaluation, and `habit`: the largest bonus of a natural\n"
            "move, in hundredths of a man. `oversight`: of 1000 captures hard to see, the number\n"
            "overlooked. `exchange`: plies for which captures are followed beyond the depth, None: to\n"
            "their end. `plain`: no extensions or reductions, and positions judged as if nobody were to\n"
            "move. `seed`: of errors, oversights and whims.");
    module.attr("WIN") = hd::kWin;
    module.attr("SURE_WIN") = hd::kSureWin;
    nb::list names;
    for (const std::string_view name : hd::kFeatureNames) {
        names.append(nb::str(name.data(), name.size()));
    }
    module.attr("FEATURES") = nb::tuple(names);
}

template <class Bits> void bind_search(nb::module_ &width) {
    using Line = hd::Line<Bits>;
    using Report = hd::Report<Bits>;
    using Search = hd::Search<Bits>;

    nb::class_<Line>(width, "Line", "A principal variation, with its score for the side to move.")
        .def_ro("score", &Line::score)
        .def_ro("moves", &Line::moves);

    nb::class_<Report>(width, "Report", "The state or the result of a search.")
        .def_ro("depth", &Report::depth, "The last depth completed, in plies.")
        .def_ro("selective_depth", &Report::selective_depth,
                "The length of the longest line searched, in plies.")
        .def_ro("nodes", &Report::nodes, "Moves made, by all threads.")
        .def_ro("seconds", &Report::seconds)
        .def_ro("table_fill", &Report::table_fill,
                "The share of the transposition table in use, from 0 to 1.")
        .def_ro("from_tables", &Report::from_tables, "Whether the endgame tables answered, without a search.")
        .def_ro("lines", &Report::lines, "Best first; never empty.");

    nb::class_<Search>(width, "Search",
                       "A search with its transposition table, for one call of run() at a time.")
        .def(
            "__init__",
            [](Search *self, const hd::Rules<Bits> &rules, const std::vector<std::string> &without,
               hd::Weights<Bits> weights) {
                new (self) Search{rules, features_without(without), std::move(weights)};
            },
            nb::kw_only(), "rules"_a, "without"_a, "weights"_a.none(),
            "`without`: names from FEATURES; ValueError for others. `weights`: None for the derived "
            "evaluation.")
        .def("resize", &Search::resize, nb::kw_only(), "table_bytes"_a, "threads"_a,
             "Takes effect with the next run().")
        .def("forget", &Search::forget, "Clears the transposition table before the next run().")
        .def("use", &Search::use, "endgames"_a.none(), "Sets the endgame tables to play by; None: none.")
        .def("run", &run<Bits>, nb::kw_only(), "position"_a, "history"_a, "target"_a, "most"_a, "depth"_a,
             "nodes"_a, "lines"_a, "ponder"_a, "handicap"_a, "stop"_a, "listener"_a.none(),
             "preferences"_a = std::vector<int>{},
             "Searches `position`. `history`: the keys of the earlier positions. `target`: seconds after\n"
             "which no depth is begun, `most`: seconds never exceeded, `depth` in plies, `nodes`; 0: no\n"
             "limit. `lines`: the number of principal variations. `listener` is called up to 20 times a\n"
             "second; what it raises ends the search. `preferences`: hundredths of a man by which each\n"
             "legal move is liked better than its score says. MemoryError if there is no memory for the "
             "table.");
}

template void bind_search<hd::Narrow>(nb::module_ &);
template void bind_search<hd::Wide>(nb::module_ &);
