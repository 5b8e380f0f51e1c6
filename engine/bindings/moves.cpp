#include <chrono>
#include <nanobind/operators.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "moves/paths.hpp"
#include "moves/threats.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

constexpr const char *kLandings =
    "For each move the landings of one way: the square, the piece jumped (-1 for a step), and whether a man\n"
    "is crowned there; none if it has no such way.";

// Longer than Python's switch interval of 5 ms: a thread that waits has to wait so long without a release
// before Python makes sure that it gets the next. With more releases it may never wake in time.
constexpr std::chrono::milliseconds kTurn{10};

// The most plain moves of one king in a row, and for White and Black its square and its moves.
using Walks = std::tuple<int, std::pair<hd::Square, int>, std::pair<hd::Square, int>>;

hd::KingWalks walks_of(const Walks &told) {
    const auto &[limit, white, black] = told;
    if (limit < 0 || limit > hd::KingWalks::kMostLimit) {
        throw nb::value_error("a king makes from 0 to 15 plain moves in a row");
    }
    hd::KingWalks walks{limit};
    for (const auto &[color, walk] : {std::pair{hd::kWhite, white}, std::pair{hd::kBlack, black}}) {
        const auto &[square, moves] = walk;
        if (moves < 0 || moves > limit || square < 0 ||
            static_cast<std::size_t>(square) >= hd::kRoom<hd::Wide>) {
            throw nb::value_error("no such moves of a king in a row");
        }
        walks = moves > 0 ? walks.with(color, square, moves) : walks;
    }
    return walks;
}

// Lets other threads and Ctrl+C have their turn within a position that takes long. The GIL is held between.
const hd::Effort::Poll kTakeTurns = [begun = std::chrono::steady_clock::now()]() mutable {
    if (std::chrono::steady_clock::now() - begun >= kTurn) {
        {
            const nb::gil_scoped_release release;
        }
        begun = std::chrono::steady_clock::now();
    }
    if (PyErr_CheckSignals() != 0) {
        throw nb::python_error{};
    }
    return false;
};

// The same where the GIL is not held.
const hd::Effort::Poll kTakeTurnsWithoutGil = [] {
    const nb::gil_scoped_acquire acquire;
    if (PyErr_CheckSignals() != 0) {
        throw nb::python_error{};
    }
    return false;
};

using Landings = std::vector<std::tuple<hd::Square, hd::Square, bool>>;

Landings told(const hd::Path &path) {
    Landings result;
    result.reserve(path.size());
    for (const hd::Landing &landing : path) {
        result.emplace_back(landing.at, landing.captured, landing.crowned);
    }
    return result;
}

template <class Bits, class Find>
std::vector<Landings> paths_of(const std::vector<hd::Move<Bits>> &moves, const Find &find) {
    hd::Effort effort{&kTakeTurns};
    std::vector<Landings> result;
    result.reserve(moves.size());
    for (const hd::Move<Bits> &move : moves) {
        result.push_back(told(find(move, effort)));
    }
    return result;
}

// The steps to find the moves of a position that is set up, and a way of each.
template <class Bits>
std::pair<std::uint64_t, std::uint64_t> effort_of(const hd::Rules<Bits> &rules,
                                                  const hd::Position<Bits> &position, std::uint64_t most) {
    hd::MoveList<Bits> moves;
    hd::Effort effort{&kTakeTurns, most};
    hd::generate(rules, position, moves, effort);
    const std::uint64_t generating = effort.steps();
    for (const hd::Move<Bits> &move : moves) {
        hd::find_path(rules, position, move, {}, effort);
    }
    return {generating, effort.steps() - generating};
}

} // namespace

template <class Bits> void bind_moves(nb::module_ &width) {
    using Rules = hd::Rules<Bits>;
    using Position = hd::Position<Bits>;
    using Move = hd::Move<Bits>;
    using Moves = std::vector<Move>;
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
               bool black_to_move, const Walks &king_walks) {
                new (self) Position{{white_men, black_men},
                                    {white_kings, black_kings},
                                    black_to_move ? hd::kBlack : hd::kWhite,
                                    walks_of(king_walks)};
            },
            nb::kw_only(), "white_men"_a, "white_kings"_a, "black_men"_a, "black_kings"_a, "black_to_move"_a,
            "king_walks"_a = Walks{},
            "`king_walks`: the most plain moves that one king may make in a row, 0 for any, and for White\n"
            "and Black the square and the moves so far of the king that has moved. ValueError beyond bounds.")
        .def_prop_ro("white_men", [](const Position &p) { return p.men(hd::kWhite); })
        .def_prop_ro("white_kings", [](const Position &p) { return p.kings(hd::kWhite); })
        .def_prop_ro("black_men", [](const Position &p) { return p.men(hd::kBlack); })
        .def_prop_ro("black_kings", [](const Position &p) { return p.kings(hd::kBlack); })
        .def_prop_ro("black_to_move", [](const Position &p) { return p.turn() == hd::kBlack; })
        .def_prop_ro("king_walks",
                     [](const Position &p) {
                         const hd::KingWalks walks = p.walks();
                         return Walks{walks.limit(),
                                      {walks.square(hd::kWhite), walks.moves(hd::kWhite)},
                                      {walks.square(hd::kBlack), walks.moves(hd::kBlack)}};
                     })
        .def_prop_ro("key", &Position::key, "A 64-bit hash of the position, the same in every process.")
        .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def("after", &Position::after, "move"_a,
             "The position after a legal move; other moves are not checked.")
        .def(
            "legal_moves",
            [](const Position &p, const Rules &rules) {
                hd::MoveList<Bits> moves;
                hd::Effort effort{&kTakeTurns};
                hd::generate(rules, p, moves, effort);
                return std::vector<Move>{moves.begin(), moves.end()};
            },
            "rules"_a,
            "All legal moves; an empty list if the game is over. BeyondPlayError if that takes too long.")
        .def(
            "effort",
            [](const Position &p, const Rules &rules, std::uint64_t most) {
                effort_of(rules, p.passed(), most); // it comes next
                return effort_of(rules, p, most);
            },
            "rules"_a, "most"_a = hd::Effort::kMostAtFirst,
            "The steps that it takes to find all legal moves, and a way of each. BeyondPlayError if they "
            "are\n"
            "more than `most`, by default too many for a position that is set up, or if the other side's "
            "would be.")
        .def(
            "is_drawn", [](const Position &p, const Rules &rules) { return hd::is_drawn(rules, p); },
            "rules"_a, "Whether the game's own rules call the position a draw.")
        .def(
            "threatened",
            [](const Position &p, const Rules &rules) {
                hd::Effort effort{&kTakeTurns};
                return hd::ThreatRule<Bits>{rules, p, effort}.threatened();
            },
            "rules"_a, "The men of the side to move that the opponent could capture if it were their turn.")
        .def(
            "find_paths",
            [](const Position &p, const Rules &rules, const Moves &moves, const Squares &begun) {
                return paths_of<Bits>(moves, [&](const Move &move, hd::Effort &effort) {
                    return hd::find_path(rules, p, move, std::span<const hd::Square>{begun}, effort);
                });
            },
            "rules"_a, "moves"_a, "begun"_a = Squares{}, kLandings)
        .def(
            "find_paths_through",
            [](const Position &p, const Rules &rules, const Moves &moves, const Squares &squares) {
                return paths_of<Bits>(moves, [&](const Move &move, hd::Effort &effort) {
                    return hd::find_path_through(rules, p, move, std::span<const hd::Square>{squares},
                                                 effort);
                });
            },
            "rules"_a, "moves"_a, "squares"_a, kLandings)
        .def(
            "next_landings",
            [](const Position &p, const Rules &rules, const Moves &moves, const Squares &landings) {
                hd::Effort effort{&kTakeTurns};
                Bits found{};
                for (const Move &move : moves) {
                    found |= hd::next_landings(rules, p, move, std::span<const hd::Square>{landings}, effort);
                }
                return found;
            },
            "rules"_a, "moves"_a, "landings"_a,
            "The squares where moves begun along `landings` can land next; 0 if none can have begun so.")
        .def(
            "perft",
            [](const Position &p, const Rules &rules, int depth) {
                hd::Effort effort{&kTakeTurnsWithoutGil};
                return hd::perft(rules, p, depth, effort);
            },
            "rules"_a, "depth"_a, nb::call_guard<nb::gil_scoped_release>(),
            "The number of move sequences of `depth` plies.");
}

template void bind_moves<hd::Narrow>(nb::module_ &);
template void bind_moves<hd::Wide>(nb::module_ &);
