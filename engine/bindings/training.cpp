#include <nanobind/stl/array.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "eval/evaluation.hpp"
#include "training/samples.hpp"
#include "training/selfplay.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

constexpr std::uint64_t kMostNodes = std::uint64_t{1} << 40;

// Reads games by `add`, which returns whether they are all by the rules, without the GIL.
template <class Add> void read(const nb::bytes &games, const Add &add) {
    const std::span bytes{reinterpret_cast<const std::uint8_t *>(games.data()), games.size()};
    const nb::gil_scoped_release release;
    if (!add(bytes)) {
        throw nb::value_error("there are other games than by these rules");
    }
}

// Columns of numbers as bytes, in a tuple of which Python knows the length.
template <class... T> auto as_columns(const std::vector<T> &...columns) {
    return std::tuple{as_bytes(columns)...};
}

template <class Bits> void bind_weights(nb::module_ &width) {
    using Network = hd::NetworkEvaluation<Bits>;
    nb::class_<Network>(width, "NetworkEvaluation", "A learned network, ready for use.")
        .def(
            "__init__",
            [](Network *self, const hd::NetworkShape &shape, const nb::bytes &weights) {
                const std::span numbers{reinterpret_cast<const std::int16_t *>(weights.data()),
                                        weights.size() / sizeof(std::int16_t)};
                new (self) Network{shape, numbers};
            },
            "shape"_a, "weights"_a,
            "`weights`: as many numbers of two bytes as the shape says, low byte first, in the places of\n"
            "core/eval/network.hpp. ValueError if there are more or fewer, or the squares are none.")
        .def(
            "__call__",
            [](const Network &self, const hd::Position<Bits> &position) {
                return self(position, self.accumulate(position));
            },
            "position"_a, "The score of a quiet position, in hundredths of a man, for the side to move.");
}

template <class Bits> void bind_replayed(nb::module_ &width) {
    width.def(
        "replayed",
        [](const hd::Rules<Bits> &rules, const hd::Position<Bits> &start, const nb::bytes &games) {
            hd::Replayed<Bits> replayed;
            read(games, [&](const auto &bytes) { return hd::add_replayed(rules, start, bytes, replayed); });
            return as_columns(replayed.results, replayed.plies, replayed.random, replayed.pieces,
                              replayed.mobility, replayed.quiet, replayed.promotes);
        },
        nb::kw_only(), "rules"_a, "start"_a, "games"_a,
        "Replayed games as columns: of games results (int8), plies and random plies (uint16); of\n"
        "positions pieces (4 or 8 uint64), mobility (4 uint8), quiet and promotes (uint8). They are\n"
        "described in core/training/samples.hpp. ValueError if `games` holds anything but games by these\n"
        "rules.");
}

template <class Bits> void bind_selfplay(nb::module_ &width) {
    using SelfPlay = hd::SelfPlay<Bits>;
    nb::class_<SelfPlay>(width, "SelfPlay", "Games of the engine against itself.")
        .def(
            "__init__",
            [](SelfPlay *self, const hd::Rules<Bits> &rules, const hd::Position<Bits> &start,
               hd::Weights<Bits> weights, hd::Endgames<Bits> endgames, std::uint64_t nodes,
               std::uint64_t most_nodes, int least_random, int most_random, int balance, int missing,
               int most_missing, int mistakes, int resigned, int resigned_after, int no_progress,
               int longest) {
                if (least_random < 0 || most_random < least_random || most_random > 255 || longest > 65000) {
                    throw nb::value_error("there can be 0 to 255 random moves, and 65000 moves in all");
                }
                if (nodes < 1 || std::max(nodes, most_nodes) > kMostNodes) {
                    throw nb::value_error("a search can have 1 to 2^40 nodes");
                }
                if (std::clamp(missing, 0, 1000) != missing || std::clamp(mistakes, 0, 1000) != mistakes) {
                    throw nb::value_error(
                        "there can be 0 to 1000 mistakes of 1000, and starts with men missing");
                }
                if (std::clamp(most_missing, 1, 20) != most_missing) {
                    throw nb::value_error("1 to 20 men can be missing");
                }
                new (self) SelfPlay{rules,
                                    start,
                                    {nodes, most_nodes, least_random, most_random, balance, missing,
                                     most_missing, mistakes, resigned, resigned_after, no_progress, longest},
                                    std::move(weights),
                                    std::move(endgames)};
            },
            nb::kw_only(), "rules"_a, "start"_a, "weights"_a.none(), "endgames"_a.none(), "nodes"_a,
            "most_nodes"_a, "least_random"_a, "most_random"_a, "balance"_a, "missing"_a, "most_missing"_a,
            "mistakes"_a, "resigned"_a, "resigned_after"_a, "no_progress"_a, "longest"_a,
            "`nodes`: of each search, or with `most_nodes` the least, doubled at random for each side.\n"
            "`least_random`, `most_random`: random moves at the beginning, up to 255. `balance`: the\n"
            "largest score at which a game begins. `missing`: of 1000 games, those in which a side has one\n"
            "to `most_missing` men less. `mistakes`: of 1000 moves, those made at first sight.\n"
            "`resigned`: the score at which a game is won after `resigned_after` searches that agree.\n"
            "`no_progress`, `longest`: moves that make a draw.")
        .def(
            "play",
            [](SelfPlay &self, std::uint64_t seed, std::uint64_t first, std::uint64_t games) {
                std::vector<std::uint8_t> bytes;
                {
                    const nb::gil_scoped_release release;
                    for (std::uint64_t number = first; number < first + games; ++number) {
                        hd::append(bytes, self.play(hd::mix(seed) ^ number));
                    }
                }
                return as_bytes(bytes);
            },
            nb::kw_only(), "seed"_a, "first"_a, "games"_a,
            "The records of the games of these numbers, one after the other; the same for the same seed.");
}

} // namespace

void bind_network_shape(nb::module_ &module) {
    using Shape = hd::NetworkShape;
    nb::class_<Shape>(module, "NetworkShape", "The parts of a game's definition that a network depends on.")
        .def(
            "__init__",
            [](Shape *self, std::vector<hd::Square> squares, std::vector<hd::Square> turned,
               std::vector<std::vector<hd::Square>> mirrors, int full, std::size_t hidden) {
                Shape shape{std::move(squares), std::move(turned), std::move(mirrors), full, hidden};
                hd::NetworkPlaces{shape}; // throws for a size that there is not
                new (self) Shape{std::move(shape)};
            },
            nb::kw_only(), "squares"_a, "turned"_a, "mirrors"_a, "full"_a, "hidden"_a,
            "`turned`: the images of the squares when the board is turned round. `mirrors`: those by\n"
            "symmetries that keep the colors. `full`: pieces on the full board. `hidden`: the number of\n"
            "hidden units of each view. ValueError unless it is a multiple of 32, up to 256.")
        .def_prop_ro(
            "inputs", [](const Shape &self) { return 4 * self.squares.size(); },
            "The number of inputs: one's own men, one's own kings, the other side's men, its kings.")
        .def_ro("hidden", &Shape::hidden, "The number of hidden units of each view.")
        .def_prop_ro(
            "weights", [](const Shape &self) { return hd::NetworkPlaces{self}.end; },
            "The number of weights.");
}

template <class Bits> void bind_training(nb::module_ &width) {
    bind_weights<Bits>(width);
    bind_replayed<Bits>(width);
    bind_selfplay<Bits>(width);
}

template void bind_training<hd::Narrow>(nb::module_ &);
template void bind_training<hd::Wide>(nb::module_ &);
