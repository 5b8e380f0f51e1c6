#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>

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

// The search runs without the GIL; it is taken only to tell of what was found. What the listener raises ends
// the search and is raised again by run().
template <class Bits>
hd::Report<Bits> run(hd::Search<Bits> &search, const hd::Position<Bits> &position,
                     const std::vector<hd::Key> &history, double target, double most, int depth,
                     std::uint64_t nodes, int lines, bool ponder, const hd::Handicap &handicap,
                     hd::StopToken &control, const nb::object &listener) {
    std::optional<nb::python_error> failure;
    const auto tell = [&](const hd::Report<Bits> &report) {
        const nb::gil_scoped_acquire acquire;
        try {
            listener(report);
        } catch (nb::python_error &error) {
            failure.emplace(std::move(error));
            control.stop = true;
        }
    };
    hd::Report<Bits> report;
    {
        const nb::gil_scoped_release release;
        const typename hd::Search<Bits>::Listener none;
        report = search.run(position, history, {target, most, depth, nodes, lines, ponder}, handicap, control,
                            listener.is_none() ? none : tell);
    }
    if (failure) {
        throw std::move(*failure);
    }
    return report;
}

} // namespace

void bind_stop_token(nb::module_ &module) {
    nb::class_<hd::StopToken>(
        module, "StopToken",
        "Ends one search, from any thread; an early stop is not lost. One for each search.")
        .def(nb::init<>())
        .def("stop", [](hd::StopToken &self) { self.stop = true; })
        .def_prop_ro("stopped", [](const hd::StopToken &self) { return self.stop.load(); })
        .def(
            "ponder_hit", [](hd::StopToken &self) { self.ponder_hit = true; },
            "The opponent has played the move expected: from now on the clock counts.");
    nb::class_<hd::Handicap>(module, "Handicap", "What makes a search weaker: see core/handicap.hpp.")
        .def(
            "__init__",
            [](hd::Handicap *self, int noise, int oversight, std::optional<int> exchange, int habit,
               bool plain, std::uint64_t seed) {
                new (self)
                    hd::Handicap{noise, oversight, exchange.value_or(hd::kAllCaptures), habit, plain, seed};
            },
            nb::kw_only(), "noise"_a, "oversight"_a, "exchange"_a.none(), "habit"_a, "plain"_a, "seed"_a);
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

    nb::class_<Line>(width, "Line").def_ro("score", &Line::score).def_ro("moves", &Line::moves);

    nb::class_<Report>(width, "Report")
        .def_ro("depth", &Report::depth)
        .def_ro("selective_depth", &Report::selective_depth)
        .def_ro("nodes", &Report::nodes)
        .def_ro("seconds", &Report::seconds)
        .def_ro("table_fill", &Report::table_fill)
        .def_ro("from_tables", &Report::from_tables)
        .def_ro("lines", &Report::lines);

    nb::class_<Search>(width, "Search")
        .def(
            "__init__",
            [](Search *self, const hd::Rules<Bits> &rules, const std::vector<std::string> &without,
               hd::Weights<Bits> weights) {
                new (self) Search{rules, features_without(without), std::move(weights)};
            },
            nb::kw_only(), "rules"_a, "without"_a, "weights"_a.none())
        .def("resize", &Search::resize, nb::kw_only(), "table_bytes"_a, "threads"_a)
        .def("forget", &Search::forget)
        .def("use", &Search::use, "endgames"_a.none())
        .def("run", &run<Bits>, nb::kw_only(), "position"_a, "history"_a, "target"_a, "most"_a, "depth"_a,
             "nodes"_a, "lines"_a, "ponder"_a, "handicap"_a, "stop"_a, "listener"_a.none());
}

template void bind_search<hd::Narrow>(nb::module_ &);
template void bind_search<hd::Wide>(nb::module_ &);
