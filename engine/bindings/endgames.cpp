#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "endgames/judged_moves.hpp"
#include "endgames/record.hpp"
#include "endgames/survey.hpp"
#include "search/limits.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using Pieces = Both<int>;
using Memory = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

std::span<const std::uint8_t> span_of(const Memory &memory) { return {memory.data(), memory.size()}; }

template <class Bits>
std::optional<hd::Position<Bits>> as_position(const std::optional<hd::Placement<Bits>> &p) {
    if (!p) {
        return std::nullopt;
    }
    return hd::Position<Bits>{
        {p->men(hd::kWhite), p->men(hd::kBlack)}, {p->kings(hd::kWhite), p->kings(hd::kBlack)}, p->turn()};
}

using Listener = nb::typed<nb::callable, void(double)>;

hd::Material material_of(const Pieces &men, const Pieces &kings) { return {as_array(men), as_array(kings)}; }

// The records of both sides of a material; none if `stop` was set.
template <class Bits>
std::vector<hd::EndgameRecord<Bits>>
generate(const hd::Rules<Bits> &rules, const hd::EndgameTables<Bits> &known,
         const hd::BoardSymmetries &board_symmetries, const hd::Material &material, int threads,
         hd::StopToken &stop, const Listener &listener) {
    return without_gil(listener, stop.stop, [&](const auto &tell) -> std::vector<hd::EndgameRecord<Bits>> {
        const hd::EndgameIndex<Bits> index{rules, board_symmetries, material};
        std::optional<hd::EndgameIndex<Bits>> swapped;
        if (material != material.swapped()) {
            swapped.emplace(rules, board_symmetries, material.swapped());
        }
        hd::EndgameGenerator<Bits> generator{rules, known, index, swapped ? &*swapped : nullptr};
        if (!generator.run(threads, stop.stop, tell)) {
            return {};
        }
        std::vector<hd::EndgameRecord<Bits>> records;
        for (std::size_t side = 0; side < generator.sides(); ++side) {
            auto record = hd::record(rules, generator, side, threads, stop.stop);
            if (!record) {
                return {};
            }
            records.push_back(std::move(*record));
        }
        return records;
    });
}

template <class Bits> void bind_records(nb::module_ &width) {
    using Record = hd::EndgameRecord<Bits>;
    nb::class_<Record>(width, "EndgameRecord",
                       "The table of one material with White to move. Counts are of all positions.")
        .def_prop_ro(
            "results", [](const Record &self) { return as_bytes(self.results); },
            "The pair code of the winners: 0 a draw, 1 White, 2 Black.")
        .def_prop_ro(
            "verdicts", [](const Record &self) { return as_bytes(self.verdicts); },
            "The pair code of the verdicts.")
        .def_ro("won", &Record::won)
        .def_ro("drawn", &Record::drawn)
        .def_ro("lost", &Record::lost)
        .def_prop_ro(
            "longest", [](const Record &self) { return self.longest.code(); },
            "The verdict of the longest win; 0: there is none.")
        .def_prop_ro("longest_from", [](const Record &self) { return as_position(self.longest_from); });
    width.def(
        "generate_endgame",
        [](const hd::Rules<Bits> &rules, const hd::EndgameTables<Bits> &known,
           const hd::BoardSymmetries &board_symmetries, const Pieces &men, const Pieces &kings, int threads,
           hd::StopToken &stop, const Listener &listener) {
            return generate(rules, known, board_symmetries, material_of(men, kings), threads, stop, listener);
        },
        nb::kw_only(), "rules"_a, "known"_a, "board_symmetries"_a, "men"_a, "kings"_a, "threads"_a, "stop"_a,
        "listener"_a,
        "The tables of a material and, unless it is the same, of it with the sides exchanged; none if\n"
        "stopped. `men`, `kings`: of White and of Black, up to 7 each. `board_symmetries[s][square]`:\n"
        "images of squares. `listener` is called with the share done. IndexError if `known` lacks a\n"
        "table, ValueError if there are too many pieces.");
    width.def(
        "endgame_size",
        [](const hd::Rules<Bits> &rules, const hd::BoardSymmetries &board_symmetries, const Pieces &men,
           const Pieces &kings) {
            return hd::EndgameIndex<Bits>{rules, board_symmetries, material_of(men, kings)}.size();
        },
        nb::kw_only(), "rules"_a, "board_symmetries"_a, "men"_a, "kings"_a,
        "The number of entries in the table of a material, unused ones included.");
}

template <class Bits> void bind_surveys(nb::module_ &width) {
    using Survey = hd::Survey<Bits>;
    using Verification = hd::Verification<Bits>;
    nb::class_<Survey>(width, "Survey", "Counts of positions by their verdicts, for White to move.")
        .def_ro("won", &Survey::won)
        .def_ro("drawn", &Survey::drawn)
        .def_ro("lost", &Survey::lost)
        .def_ro("unknown", &Survey::unknown)
        .def_prop_ro(
            "longest", [](const Survey &self) { return self.longest.code(); },
            "The verdict of the longest win; 0: there is none.")
        .def_prop_ro("longest_from", [](const Survey &self) { return as_position(self.longest_from); });
    width.def(
        "survey",
        [](const hd::Rules<Bits> &rules, const hd::EndgameTables<Bits> &tables, const Pieces &men,
           const Pieces &kings, const std::array<Bits, 2> &men_on, const std::array<Bits, 2> &kings_on,
           bool quiet, const hd::StopToken &stop) {
            const nb::gil_scoped_release release;
            return hd::survey<Bits>(rules, tables, material_of(men, kings), {men_on, kings_on}, quiet,
                                    stop.stop);
        },
        nb::kw_only(), "rules"_a, "tables"_a, "men"_a, "kings"_a, "men_on"_a, "kings_on"_a, "quiet"_a,
        "stop"_a,
        "Counts the positions of a material with pieces of White and Black on `men_on` and `kings_on`; if\n"
        "`quiet`, those in which White cannot capture. What was counted before a stop is returned.");
    nb::class_<Verification>(width, "Verification", "The result of verify().")
        .def_ro("checked", &Verification::checked, "The number of positions checked.")
        .def_prop_ro(
            "wrong", [](const Verification &self) { return as_position(self.wrong); },
            "A position whose verdict contradicts those of its successors; None: there is none.");
    width.def(
        "verify",
        [](const hd::Rules<Bits> &rules, const hd::EndgameTables<Bits> &tables, const Pieces &men,
           const Pieces &kings, std::uint64_t at_random, std::uint64_t seed, const hd::StopToken &stop) {
            const nb::gil_scoped_release release;
            return hd::verify<Bits>(rules, tables, material_of(men, kings), at_random, seed, stop.stop);
        },
        nb::kw_only(), "rules"_a, "tables"_a, "men"_a, "kings"_a, "at_random"_a, "seed"_a, "stop"_a,
        "Checks that verdicts follow from those of the successors: of all positions of a material, or of\n"
        "`at_random` of them if that is not 0.");
}

} // namespace

template <class Bits> void bind_endgames(nb::module_ &width) {
    using Tables = hd::EndgameTables<Bits>;
    using Rules = hd::Rules<Bits>;
    using Position = hd::Position<Bits>;
    nb::class_<Tables>(
        width, "EndgameTables",
        "The endgame tables of a game. A verdict is 0 for a draw, else one more than the plies to the end\n"
        "of the game: even for a win of the side to move, odd for a loss.")
        .def(
            "__init__", [](Tables *self, const Rules &rules) { new (self) Tables{rules}; }, "rules"_a)
        .def(
            "add",
            [](Tables &self, const Rules &rules, const hd::BoardSymmetries &board_symmetries,
               const Pieces &men, const Pieces &kings, const Memory &results, const Memory &verdicts) {
                self.add(std::make_shared<hd::EndgameTable<Bits>>(
                    hd::EndgameTable<Bits>{{rules, board_symmetries, material_of(men, kings)},
                                           hd::PairCode{span_of(results), hd::kMostResult},
                                           hd::PairCode{span_of(verdicts), hd::kMostVerdict}}));
            },
            nb::kw_only(), "rules"_a, "board_symmetries"_a, "men"_a, "kings"_a, "results"_a, "verdicts"_a,
            nb::keep_alive<1, 6>(), nb::keep_alive<1, 7>(),
            nb::sig("def add(self, *, rules: Rules, "
                    "board_symmetries: collections.abc.Sequence[collections.abc.Sequence[int]], "
                    "men: tuple[int, int], kings: tuple[int, int], results: bytes | memoryview, "
                    "verdicts: bytes | memoryview) -> None"),
            "Adds the table of a material, read in place from buffers that are kept alive. ValueError if\n"
            "they are no pair codes of the right size.")
        .def_prop_ro("most_pieces", &Tables::most_pieces, "The largest number of pieces in any table.")
        .def(
            "verdict",
            [](const Tables &self, const Position &position) -> std::optional<int> {
                const auto verdict = self.verdict(position);
                return verdict ? std::optional{int{verdict->code()}} : std::nullopt;
            },
            "position"_a, "The verdict on a position; None if a table is missing.")
        .def(
            "judged_moves",
            [](const Tables &self, const Rules &rules, const Position &position,
               const std::vector<hd::Key> &history) {
                std::vector<hd::JudgedMove<Bits>> found;
                {
                    const nb::gil_scoped_release release; // captures may take long to find
                    found = hd::judged_moves<Bits>(rules, self, position, history);
                }
                std::vector<std::pair<hd::Move<Bits>, int>> judged;
                for (const auto &each : found) {
                    judged.emplace_back(each.move, each.verdict.code());
                }
                return judged;
            },
            "rules"_a, "position"_a, "history"_a,
            "All legal moves with their verdicts for the mover, best first; empty if a table is missing.\n"
            "`history`: the keys of the earlier positions.")
        .def(
            "perfect_line",
            [](const Tables &self, const Rules &rules, const Position &position) {
                return hd::perfect_line(rules, self, position);
            },
            "rules"_a, "position"_a, "The best play to the end of the game; empty if drawn or unknown.");
    bind_records<Bits>(width);
    bind_surveys<Bits>(width);
}

template void bind_endgames<hd::Narrow>(nb::module_ &);
template void bind_endgames<hd::Wide>(nb::module_ &);
