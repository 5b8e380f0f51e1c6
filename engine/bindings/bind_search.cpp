#include <nanobind/stl/function.h>
#include <nanobind/stl/vector.h>

#include <optional>

#include "bindings.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

// The search runs without the GIL; it is taken only to tell of a finished depth. What the listener raises
// ends the search and is raised again by run().
template <class Bits>
hd::Report<Bits> run(hd::Search<Bits> &search, const hd::Position<Bits> &position,
                     const std::vector<hd::Key> &history, double seconds, int depth, std::uint64_t nodes,
                     int noise, std::uint64_t seed, hd::StopFlag &stop, const nb::object &on_depth) {
    std::optional<nb::python_error> failure;
    const auto tell = [&](const hd::Report<Bits> &report) {
        const nb::gil_scoped_acquire acquire;
        try {
            on_depth(report);
        } catch (nb::python_error &error) {
            failure.emplace(std::move(error));
            stop.store(true);
        }
    };
    hd::Report<Bits> report;
    {
        const nb::gil_scoped_release release;
        report = search.run(position, history, {seconds, depth, nodes}, {noise, seed}, stop, tell);
    }
    if (failure) {
        throw std::move(*failure);
    }
    return report;
}

} // namespace

void bind_stop_token(nb::module_ &module) {
    nb::class_<hd::StopFlag>(
        module, "StopToken",
        "Ends one search, from any thread; an early stop is not lost. One for each search.")
        .def("__init__", [](hd::StopFlag *self) { new (self) hd::StopFlag{false}; })
        .def("stop", [](hd::StopFlag &self) { self.store(true); })
        .def_prop_ro("stopped", [](const hd::StopFlag &self) { return self.load(); });
    module.attr("WIN") = hd::kWin;
    module.attr("SURE_WIN") = hd::kSureWin;
}

template <class Bits> void bind_search(nb::module_ &width) {
    using Report = hd::Report<Bits>;
    using Search = hd::Search<Bits>;

    nb::class_<Report>(width, "Report")
        .def_ro("depth", &Report::depth)
        .def_ro("score", &Report::score)
        .def_ro("nodes", &Report::nodes)
        .def_ro("seconds", &Report::seconds)
        .def_ro("line", &Report::line);

    nb::class_<Search>(width, "Search")
        .def(nb::init<const hd::Rules<Bits> &, std::size_t>(), "rules"_a, "table_bytes"_a)
        .def("run", &run<Bits>, nb::kw_only(), "position"_a, "history"_a, "seconds"_a, "depth"_a, "nodes"_a,
             "noise"_a, "seed"_a, "stop"_a, "on_depth"_a);
}

template void bind_search<hd::Narrow>(nb::module_ &);
template void bind_search<hd::Wide>(nb::module_ &);
