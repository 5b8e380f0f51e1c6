#include <nanobind/operators.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "paths.hpp"
#include "perft.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

hd::Position make_position(hd::Bitboard white_men, hd::Bitboard white_kings, hd::Bitboard black_men,
                           hd::Bitboard black_kings, bool black_to_move) {
    return {{white_men, black_men}, {white_kings, black_kings}, black_to_move ? hd::kBlack : hd::kWhite};
}

std::vector<hd::Move> legal_moves(const hd::Position &position, const hd::Rules &rules) {
    hd::MoveList moves;
    hd::generate(rules, position, moves);
    return {moves.begin(), moves.end()};
}

std::pair<std::vector<int>, std::vector<int>> find_path(const hd::Position &position, const hd::Rules &rules,
                                                        const hd::Move &move) {
    const hd::Path path = hd::find_path(rules, position, move);
    return {path.landings, path.captures};
}

} // namespace

void bind_position(nb::module_ &module) {
    using Squares = std::vector<hd::Square>;
    nb::class_<hd::Move>(module, "Move")
        .def_prop_ro("origin", [](const hd::Move &move) { return int{move.from}; })
        .def_prop_ro("target", [](const hd::Move &move) { return int{move.to}; })
        .def_ro("captured", &hd::Move::captured)
        .def(nb::self == nb::self);

    nb::class_<hd::Position>(module, "Position")
        .def(
            "__init__",
            [](hd::Position *self, hd::Bitboard white_men, hd::Bitboard white_kings, hd::Bitboard black_men,
               hd::Bitboard black_kings, bool black_to_move) {
                new (self) hd::Position{
                    make_position(white_men, white_kings, black_men, black_kings, black_to_move)};
            },
            nb::kw_only(), "white_men"_a, "white_kings"_a, "black_men"_a, "black_kings"_a, "black_to_move"_a)
        .def_prop_ro("white_men", [](const hd::Position &p) { return p.men(hd::kWhite); })
        .def_prop_ro("white_kings", [](const hd::Position &p) { return p.kings(hd::kWhite); })
        .def_prop_ro("black_men", [](const hd::Position &p) { return p.men(hd::kBlack); })
        .def_prop_ro("black_kings", [](const hd::Position &p) { return p.kings(hd::kBlack); })
        .def_prop_ro("black_to_move", [](const hd::Position &p) { return p.turn() == hd::kBlack; })
        .def_prop_ro("key", &hd::Position::key)
        .def(nb::self == nb::self)
        .def(
            "after",
            [](const hd::Position &p, const hd::Rules &rules, const hd::Move &move) {
                return p.after(rules, move);
            },
            "rules"_a, "move"_a)
        .def(
            "promotes",
            [](const hd::Position &p, const hd::Rules &rules, const hd::Move &move) {
                return p.promotes(rules, move);
            },
            "rules"_a, "move"_a)
        .def("legal_moves", &legal_moves, "rules"_a)
        .def("find_path", &find_path, "rules"_a, "move"_a, "The landings and the captures, in order.")
        .def(
            "next_landings",
            [](const hd::Position &p, const hd::Rules &rules, const hd::Move &move, const Squares &landings) {
                return hd::next_landings(rules, p, move, landings);
            },
            "rules"_a, "move"_a, "landings"_a)
        .def(
            "completes",
            [](const hd::Position &p, const hd::Rules &rules, const hd::Move &move, const Squares &landings) {
                return hd::completes(rules, p, move, landings);
            },
            "rules"_a, "move"_a, "landings"_a)
        .def(
            "passes",
            [](const hd::Position &p, const hd::Rules &rules, const hd::Move &move, const Squares &squares) {
                return hd::passes(rules, p, move, squares);
            },
            "rules"_a, "move"_a, "squares"_a)
        .def(
            "perft",
            [](const hd::Position &p, const hd::Rules &rules, int depth) {
                return hd::perft(rules, p, depth);
            },
            "rules"_a, "depth"_a, nb::call_guard<nb::gil_scoped_release>());
}
