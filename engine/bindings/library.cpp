#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "library/game_store.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using Range = std::pair<int, int>;

template <class T> nb::bytes as_bytes(const std::vector<T> &values) {
    return nb::bytes(values.data(), values.size() * sizeof(T));
}

template <class Bits> void bind_pattern(nb::module_ &width) {
    using Pattern = hd::Pattern<Bits>;
    nb::class_<Pattern>(width, "Pattern", "What is wanted of a position.")
        .def(
            "__init__",
            [](Pattern *self, const Both<Bits> &men, const Both<Bits> &kings, const Both<Bits> &pieces,
               Bits occupied, Bits empty, const Both<Range> &men_count, const Both<Range> &king_count,
               std::optional<bool> black_to_move) {
                const auto bounds = [](const Both<Range> &both) {
                    return std::array<typename Pattern::Bounds, 2>{
                        {{both.first.first, both.first.second}, {both.second.first, both.second.second}}};
                };
                new (self) Pattern{as_array(men), as_array(kings),   as_array(pieces),   occupied,
                                   empty,         bounds(men_count), bounds(king_count), {}};
                if (black_to_move) {
                    self->turn = *black_to_move ? hd::kBlack : hd::kWhite;
                }
            },
            nb::kw_only(), "men"_a, "kings"_a, "pieces"_a, "occupied"_a, "empty"_a, "men_count"_a,
            "king_count"_a, "black_to_move"_a.none(),
            "Squares on which White and Black have `men`, `kings` or any `pieces`, and squares that are\n"
            "`occupied` or `empty`. The fewest and most men and kings of White and Black. The side to move; "
            "None:\n"
            "either.")
        .def(
            "matches",
            [](const Pattern &self, const hd::Position<Bits> &position) { return self.matches(position); },
            "position"_a);
}

template <class Bits> void bind_tallies(nb::module_ &width) {
    using Tally = hd::MoveTally<Bits>;
    nb::class_<Tally>(width, "MoveTally", "How often a move was played in a position, and the results.")
        .def_ro("move", &Tally::move)
        .def_ro("games", &Tally::games)
        .def_prop_ro("white_wins", [](const Tally &self) { return self.results[0]; })
        .def_prop_ro("draws", [](const Tally &self) { return self.results[1]; })
        .def_prop_ro("black_wins", [](const Tally &self) { return self.results[2]; })
        .def_ro("dated", &Tally::dated, "The number of games whose year is known.")
        .def_ro("years", &Tally::years, "The sum of their years.")
        .def_ro("last_year", &Tally::last_year, "The latest of them; 0 if there is none.");
}

} // namespace

template <class Bits> void bind_library(nb::module_ &width) {
    using Store = hd::GameStore<Bits>;
    using Ids = std::vector<hd::GameId>;
    bind_pattern<Bits>(width);
    bind_tallies<Bits>(width);
    nb::class_<Store>(width, "GameStore",
                      "Games of one variant in memory, packed as moves. See core/library/game_store.hpp.")
        .def(
            "__init__", [](Store *self, const hd::Position<Bits> &start) { new (self) Store{start}; },
            "start"_a)
        .def("__len__", &Store::size)
        .def_prop_ro("memory", &Store::memory, "The bytes that the packed moves take.")
        .def(
            "add",
            [](Store &self, hd::GameId id, int result, int year, const nb::bytes &packed) {
                self.add({id, static_cast<std::int8_t>(result), static_cast<std::int16_t>(year)},
                         {static_cast<const std::uint8_t *>(packed.data()), packed.size()});
            },
            "game"_a, "result"_a, "year"_a, "packed"_a,
            "Adds a game whose id is greater than those before. `result`: 1, 0 or -1 for White, 2 if "
            "unknown.\n"
            "`year`: 0 if unknown.")
        .def(
            "find",
            [](const Store &self, const hd::Pattern<Bits> &pattern, int threads) {
                Ids ids;
                std::vector<std::int32_t> plies;
                {
                    const nb::gil_scoped_release release;
                    for (const hd::Hit &hit : self.find(pattern, threads)) {
                        ids.push_back(hit.id);
                        plies.push_back(hit.ply);
                    }
                }
                return std::tuple{as_bytes(ids), as_bytes(plies)};
            },
            "pattern"_a, "threads"_a,
            "The games in which the pattern occurs, as columns: ids (int64), and the moves before its first\n"
            "position that matches (int32).")
        .def(
            "explore",
            [](const Store &self, const hd::Pattern<Bits> &pattern, const std::optional<Ids> &only,
               int threads) {
                const nb::gil_scoped_release release;
                return self.explore(pattern, only ? &*only : nullptr, threads);
            },
            "pattern"_a, "only"_a.none(), "threads"_a,
            "The moves played where the pattern first occurs in each game, most often played first. `only`: "
            "the\n"
            "ids of the games to count, in order.");
}

template void bind_library<hd::Narrow>(nb::module_ &);
template void bind_library<hd::Wide>(nb::module_ &);
