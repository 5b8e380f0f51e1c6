#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>

#include "bindings.hpp"
#include "training/labeller.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

constexpr std::uint64_t kMostNodes = std::uint64_t{1} << 40;
constexpr int kMostPositions = 1000; // of a kind, in a game

void check(const hd::LabelTerms &terms) {
    const auto possible = [](int number) { return number >= 0 && number <= kMostPositions; };
    if (terms.nodes < 1 || terms.nodes > kMostNodes) {
        throw nb::value_error("a search can have 1 to 2^40 nodes");
    }
    if (!possible(terms.played) || !possible(terms.siblings) || !possible(terms.met) ||
        !possible(terms.children)) {
        throw nb::value_error("there can be 0 to 1000 positions of a kind in a game");
    }
    if (terms.siblings > 0 && terms.children < 2) {
        throw nb::value_error("two moves at least can be compared");
    }
    if (terms.met > 0 && terms.played == 0) {
        throw nb::value_error("positions are met in the searches of positions played, and there are none");
    }
}

} // namespace

template <class Bits> void bind_labeller(nb::module_ &width) {
    using Labeller = hd::Labeller<Bits>;
    nb::class_<Labeller>(width, "Labeller", "Labels of positions that games and searches came to.")
        .def(
            "__init__",
            [](Labeller *self, const hd::Rules<Bits> &rules, const hd::Position<Bits> &start,
               hd::Weights<Bits> weights, hd::Endgames<Bits> endgames, std::uint64_t nodes, int played,
               int siblings, int children, int met) {
                const hd::LabelTerms terms{nodes, played, siblings, children, met};
                check(terms);
                new (self) Labeller{rules, start, terms, std::move(weights), std::move(endgames)};
            },
            nb::kw_only(), "rules"_a, "start"_a, "weights"_a.none(), "endgames"_a.none(), "nodes"_a,
            "played"_a, "siblings"_a, "children"_a, "met"_a,
            "`nodes`: of each search that labels. Of each game `played` positions are labelled, up to\n"
            "`children` children of each of `siblings` others, in groups, and `met` positions that the\n"
            "searches of those played came to. ValueError if a number is outside its range.")
        .def(
            "label",
            [](Labeller &self, const nb::bytes &games, std::uint64_t seed, std::uint64_t batch,
               const hd::StopToken &stop) -> std::optional<nb::bytes> {
                const std::span bytes{reinterpret_cast<const std::uint8_t *>(games.data()), games.size()};
                std::vector<std::uint8_t> records;
                const bool done = [&] {
                    const nb::gil_scoped_release release;
                    return self.label(bytes, seed, batch, stop, records);
                }();
                if (done) {
                    return as_bytes(records);
                }
                if (stop.stop) {
                    return {};
                }
                throw nb::value_error("there are other games than by these rules");
            },
            nb::kw_only(), "games"_a, "seed"_a, "batch"_a, "stop"_a,
            "The records of positions of all games, the same for the same seed and batch; None if it was\n"
            "stopped. ValueError if `games` holds anything but games by these rules.");
}

template void bind_labeller<hd::Narrow>(nb::module_ &);
template void bind_labeller<hd::Wide>(nb::module_ &);
