#include <algorithm>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "training/samples.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

constexpr int kSources = 4;

// A label of numbers from Python.
hd::Label label_of(std::uint32_t group, int score, std::optional<int> result, int source, bool exact,
                   bool quiet, int depth) {
    if ((result && (*result < -1 || *result > 1)) || source < 0 || source >= kSources || depth < 0 ||
        depth > UINT8_MAX) {
        throw nb::value_error("no such result, source or depth");
    }
    return {.group = group,
            .score = static_cast<std::int16_t>(std::clamp(score, -int{hd::kMostScore}, int{hd::kMostScore})),
            .result = static_cast<std::int8_t>(result.value_or(hd::kUnknownResult)),
            .source = static_cast<hd::Source>(source),
            .exact = exact,
            .quiet = quiet,
            .depth = static_cast<std::uint8_t>(depth)};
}

template <class Bits> void bind_record(nb::module_ &width) {
    using Labelled = hd::Labelled<Bits>;
    nb::class_<Labelled>(width, "Labelled",
                         "A position with a label: see core/training/labelled.hpp. Scores and results are\n"
                         "White's.")
        .def(
            "__init__",
            [](Labelled *self, const hd::Position<Bits> &position, std::uint32_t group, int score,
               std::optional<int> result, int source, bool exact, bool quiet, int depth) {
                new (self) Labelled{position, label_of(group, score, result, source, exact, quiet, depth)};
            },
            "position"_a, nb::kw_only(), "group"_a = 0, "score"_a, "result"_a.none(), "source"_a,
            "exact"_a = false, "quiet"_a, "depth"_a,
            "`score` is clipped to 3000. `result`: 1, 0, -1, None if unknown. `source`: 0 played, 1 a\n"
            "sibling of a played position, 2 met by a search, 3 of the tables. `depth`: binary logarithm of\n"
            "the nodes. ValueError if a number is outside its range.")
        .def_ro("position", &Labelled::position)
        .def_prop_ro("group", [](const Labelled &self) { return self.label.group; })
        .def_prop_ro("score", [](const Labelled &self) { return self.label.score; })
        .def_prop_ro("result",
                     [](const Labelled &self) {
                         const int result = self.label.result;
                         return result == hd::kUnknownResult ? std::nullopt : std::optional{result};
                     })
        .def_prop_ro("source", [](const Labelled &self) { return static_cast<int>(self.label.source); })
        .def_prop_ro("exact", [](const Labelled &self) { return self.label.exact; })
        .def_prop_ro("quiet", [](const Labelled &self) { return self.label.quiet; })
        .def_prop_ro("depth", [](const Labelled &self) { return int{self.label.depth}; })
        .def_prop_ro(
            "packed",
            [](const Labelled &self) {
                std::vector<std::uint8_t> bytes;
                hd::append(bytes, self);
                return as_bytes(bytes);
            },
            "The record, of labelled_bytes() bytes.");
}

} // namespace

template <class Bits> void bind_labelled(nb::module_ &width) {
    using Rules = hd::Rules<Bits>;
    bind_record<Bits>(width);
    width.def("labelled_bytes", [] { return hd::kLabelledBytes<Bits>; }, "The bytes of a labelled position.");
    width.def(
        "read_labelled",
        [](const Rules &rules, const nb::bytes &records) {
            std::span bytes{reinterpret_cast<const std::uint8_t *>(records.data()), records.size()};
            std::vector<hd::Labelled<Bits>> found;
            found.reserve(bytes.size() / hd::kLabelledBytes<Bits>);
            while (!bytes.empty()) {
                const auto labelled = hd::take_labelled<Bits>(bytes, rules.geometry.squares());
                if (!labelled) {
                    throw nb::value_error("there are other things than labelled positions of this board");
                }
                found.push_back(*labelled);
            }
            return found;
        },
        "rules"_a, "records"_a, "ValueError if `records` holds anything but labelled positions.");
    width.def(
        "labelled_of_games",
        [](const Rules &rules, const hd::Position<Bits> &start, const nb::bytes &games,
           std::uint64_t one_in) {
            if (one_in == 0) {
                throw nb::value_error("one position in none");
            }
            const std::span bytes{reinterpret_cast<const std::uint8_t *>(games.data()), games.size()};
            std::vector<std::uint8_t> records;
            const bool read = [&] {
                const nb::gil_scoped_release release;
                return hd::add_labelled(rules, start, bytes, one_in, records);
            }();
            if (!read) {
                throw nb::value_error("there are other games than by these rules");
            }
            return as_bytes(records);
        },
        nb::kw_only(), "rules"_a, "start"_a, "games"_a, "one_in"_a,
        "Labelled positions, packed: about one in `one_in` of those that were searched and in which neither\n"
        "side can capture. ValueError if `games` holds anything but games by these rules.");
    width.def(
        "renumber_groups",
        [](const nb::bytes &records, std::uint32_t first) {
            const auto *begin = reinterpret_cast<const std::uint8_t *>(records.data());
            std::vector<std::uint8_t> bytes{begin, begin + records.size()};
            const std::uint32_t next = hd::renumber_groups<Bits>(bytes, first);
            return std::pair{as_bytes(bytes), next};
        },
        "records"_a, "first"_a,
        "The records with their groups, each a run of neighbours, numbered from `first` on, and the next\n"
        "number.");
}

template void bind_labelled<hd::Narrow>(nb::module_ &);
template void bind_labelled<hd::Wide>(nb::module_ &);
