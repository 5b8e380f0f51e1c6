#include <nanobind/operators.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "moves/paths.hpp"
#include "moves/threats.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

constexpr const char *kLandings =
    "Each landing, the piece jumped (-1 for a step), and whether a man is crowned there.";

std::vector<std::tuple<hd::Square, hd::Square, bool>> told(const hd::Path &path) {
    std::vector<std::tuple<hd::Square, hd::Square, bool>> result;
    result.reserve(path.size());
    for (const hd::Landing &landing : path) {
        result.emplace_back(landing.at, landing.captured, landing.crowned);
    }
    return result;
}

} // namespace

template <class Bits> void bind_moves(nb::module_ &width) {
    using Rules = hd::Rules<Bits>;
    using Position = hd::Position<Bits>;
    using Move = hd::Move<Bits>;
    using Squares = std::vector<hd::Square>;

    nb::class_<Move>(width, "Move", "A legal move. Moves differ if their positions before or after differ.")
        .def_prop_ro("origin", [](const Move &move) { return int{move.from}; })
        .def_prop_ro("target", [](const Move &move) { return int{move.to}; })
        .def_ro("captured", &Move::captured, "The squares of the pieces captured.")
        .def_ro("promotes", &Move::promotes, "Whether a man moves and ends as a king.")
        .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"));

    nb::class_<Position>(width, "Position",
                         "An immutable position: sets of pieces, the side to move, and a hash key.")
        .def(
            "__init__",
            [](Position *self, Bits white_men, Bits white_kings, Bits black_men, Bits black_kings,
               bool black_to_move) {
                new (self) Position{{white_men, black_men},
                                    {white_kings, black_kings},
                                    black_to_move ? hd::kBlack : hd::kWhite};
            },
            nb::kw_only(), "white_men"_a, "white_kings"_a, "black_men"_a, "black_kings"_a, "black_to_move"_a)
        .def_prop_ro("white_men", [](const Position &p) { return p.men(hd::kWhite); })
        .def_prop_ro("white_kings", [](const Position &p) { return p.kings(hd::kWhite); })
        .def_prop_ro("black_men", [](const Position &p) { return p.men(hd::kBlack); })
        .def_prop_ro("black_kings", [](const Position &p) { return p.kings(hd::kBlack); })
        .def_prop_ro("black_to_move", [](const Position &p) { return p.turn() == hd::kBlack; })
        .def_prop_ro("key", &Position::key, "A 64-bit hash of the position, the same in every process.")
        .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def("after", &Position::after, "move"_a,
             "The position after a legal move; other moves are not checked.")
        .def(
            "legal_moves",
            [](const Position &p, const Rules &rules) {
                hd::MoveList<Bits> moves;
                hd::generate(rules, p, moves);
                return std::vector<Move>{moves.begin(), moves.end()};
            },
            "rules"_a, "All legal moves; an empty list if the game is over.")
        .def(
            "is_drawn", [](const Position &p, const Rules &rules) { return hd::is_drawn(rules, p); },
            "rules"_a, "Whether the game's own rules call the position a draw.")
        .def(
            "threatened",
            [](const Position &p, const Rules &rules) { return hd::ThreatRule<Bits>{rules, p}.threatened(); },
            "rules"_a, "The men of the side to move that the opponent could capture if it were their turn.")
        .def(
            "find_path",
            [](const Position &p, const Rules &rules, const Move &move, const Squares &begun) {
                return told(hd::find_path(rules, p, move, std::span<const hd::Square>{begun}));
            },
            "rules"_a, "move"_a, "begun"_a = Squares{}, kLandings)
        .def(
            "find_path_through",
            [](const Position &p, const Rules &rules, const Move &move, const Squares &squares) {
                return told(hd::find_path_through(rules, p, move, std::span<const hd::Square>{squares}));
            },
            "rules"_a, "move"_a, "squares"_a, kLandings)
        .def(
            "next_landings",
            [](const Position &p, const Rules &rules, const Move &move, const Squares &landings) {
                return hd::next_landings(rules, p, move, std::span<const hd::Square>{landings});
            },
            "rules"_a, "move"_a, "landings"_a,
            "The squares where a move begun along `landings` can land next; 0 if it cannot have begun so.")
        .def(
            "perft",
            [](const Position &p, const Rules &rules, int depth) { return hd::perft(rules, p, depth); },
            "rules"_a, "depth"_a, nb::call_guard<nb::gil_scoped_release>(),
            "The number of move sequences of `depth` plies.");
}

template void bind_moves<hd::Narrow>(nb::module_ &);
template void bind_moves<hd::Wide>(nb::module_ &);
