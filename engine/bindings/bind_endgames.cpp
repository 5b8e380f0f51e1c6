#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
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

using Both = std::array<int, 2>;
using Memory = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

std::span<const std::uint8_t> span_of(const Memory &memory) { return {memory.data(), memory.size()}; }

nb::bytes as_bytes(const std::vector<std::uint8_t> &values) {
    return nb::bytes(values.data(), values.size());
}

template <class Bits>
std::optional<hd::Position<Bits>> as_position(const std::optional<hd::Placement<Bits>> &p) {
    if (!p) {
        return std::nullopt;
    }
    return hd::Position<Bits>{
        {p->men(hd::kWhite), p->men(hd::kBlack)}, {p->kings(hd::kWhite), p->kings(hd::kBlack)}, p->turn()};
}

// Both sides of a material, worked out; nothing if it was stopped.
template <class Bits>
std::vector<hd::EndgameRecord<Bits>>
generate(const hd::Rules<Bits> &rules, const hd::EndgameTables<Bits> &known,
         const hd::BoardSymmetries &board_symmetries, const hd::Material &material, int threads,
         hd::StopToken &stop, const nb::object &listener) {
    std::optional<nb::python_error> failure;
    const auto tell = [&](double share) {
        const nb::gil_scoped_acquire acquire;
        try {
            listener(share);
        } catch (nb::python_error &error) {
            failure.emplace(std::move(error));
            stop.stop = true;
        }
    };
    std::vector<hd::EndgameRecord<Bits>> records;
    {
        const nb::gil_scoped_release release;
        const hd::EndgameIndex<Bits> index{rules, board_symmetries, material};
        std::optional<hd::EndgameIndex<Bits>> turned;
        if (!(material == material.turned())) {
            turned.emplace(rules, board_symmetries, material.turned());
        }
        hd::EndgameGenerator<Bits> generator{rules, known, index, turned ? &*turned : nullptr};
        bool whole = generator.run(threads, stop.stop, tell);
        for (std::size_t side = 0; whole && side < generator.sides(); ++side) {
            auto record = hd::record(rules, generator, side, threads, stop.stop);
            whole = record.has_value();
            if (record) {
                records.push_back(std::move(*record));
            }
        }
        if (!whole) {
            records.clear();
        }
    }
    if (failure) {
        throw std::move(*failure);
    }
    return records;
}

template <class Bits> void bind_records(nb::module_ &width) {
    using Record = hd::EndgameRecord<Bits>;
    nb::class_<Record>(width, "EndgameRecord")
        .def_prop_ro("results", [](const Record &self) { return as_bytes(self.results); })
        .def_prop_ro("verdicts", [](const Record &self) { return as_bytes(self.verdicts); })
        .def_ro("won", &Record::won)
        .def_ro("drawn", &Record::drawn)
        .def_ro("lost", &Record::lost)
        .def_prop_ro("longest", [](const Record &self) { return self.longest.code(); })
        .def_prop_ro("longest_from", [](const Record &self) { return as_position(self.longest_from); });
    width.def(
        "generate_endgame",
        [](const hd::Rules<Bits> &rules, const hd::EndgameTables<Bits> &known,
           const hd::BoardSymmetries &board_symmetries, const Both &men, const Both &kings, int threads,
           hd::StopToken &stop, const nb::object &listener) {
            return generate(rules, known, board_symmetries, {men, kings}, threads, stop, listener);
        },
        nb::kw_only(), "rules"_a, "known"_a, "board_symmetries"_a, "men"_a, "kings"_a, "threads"_a, "stop"_a,
        "listener"_a);
    width.def(
        "endgame_size",
        [](const hd::Rules<Bits> &rules, const hd::BoardSymmetries &board_symmetries, const Both &men,
           const Both &kings) {
            return hd::EndgameIndex<Bits>{rules, board_symmetries, {men, kings}}.size();
        },
        nb::kw_only(), "rules"_a, "board_symmetries"_a, "men"_a, "kings"_a);
}

template <class Bits> void bind_surveys(nb::module_ &width) {
    using Survey = hd::Survey<Bits>;
    using Verification = hd::Verification<Bits>;
    nb::class_<Survey>(width, "Survey")
        .def_ro("won", &Survey::won)
        .def_ro("drawn", &Survey::drawn)
        .def_ro("lost", &Survey::lost)
        .def_ro("unknown", &Survey::unknown)
        .def_prop_ro("longest", [](const Survey &self) { return self.longest.code(); })
        .def_prop_ro("longest_from", [](const Survey &self) { return as_position(self.longest_from); });
    width.def(
        "survey",
        [](const hd::Rules<Bits> &rules, const hd::EndgameTables<Bits> &tables, const Both &men,
           const Both &kings, const std::array<Bits, 2> &men_on, const std::array<Bits, 2> &kings_on,
           bool quiet, const hd::StopToken &stop) {
            const nb::gil_scoped_release release;
            return hd::survey<Bits>(rules, tables, {men, kings}, {men_on, kings_on}, quiet, stop.stop);
        },
        nb::kw_only(), "rules"_a, "tables"_a, "men"_a, "kings"_a, "men_on"_a, "kings_on"_a, "quiet"_a,
        "stop"_a);
    nb::class_<Verification>(width, "Verification")
        .def_ro("checked", &Verification::checked)
        .def_prop_ro("wrong", [](const Verification &self) { return as_position(self.wrong); });
    width.def(
        "verify",
        [](const hd::Rules<Bits> &rules, const hd::EndgameTables<Bits> &tables, const Both &men,
           const Both &kings, std::uint64_t at_random, std::uint64_t seed, const hd::StopToken &stop) {
            const nb::gil_scoped_release release;
            return hd::verify<Bits>(rules, tables, {men, kings}, at_random, seed, stop.stop);
        },
        nb::kw_only(), "rules"_a, "tables"_a, "men"_a, "kings"_a, "at_random"_a, "seed"_a, "stop"_a);
}

} // namespace

template <class Bits> void bind_endgames(nb::module_ &width) {
    using Tables = hd::EndgameTables<Bits>;
    using Rules = hd::Rules<Bits>;
    using Position = hd::Position<Bits>;
    nb::class_<Tables>(width, "EndgameTables")
        .def(
            "__init__", [](Tables *self, const Rules &rules) { new (self) Tables{rules}; }, "rules"_a)
        .def(
            "add",
            [](Tables &self, const Rules &rules, const hd::BoardSymmetries &board_symmetries, const Both &men,
               const Both &kings, const Memory &results, const Memory &verdicts) {
                self.add(std::make_shared<hd::EndgameTable<Bits>>(
                    hd::EndgameTable<Bits>{{rules, board_symmetries, {men, kings}},
                                           hd::PairCode{span_of(results)},
                                           hd::PairCode{span_of(verdicts)}}));
            },
            nb::kw_only(), "rules"_a, "board_symmetries"_a, "men"_a, "kings"_a, "results"_a, "verdicts"_a,
            nb::keep_alive<1, 6>(), nb::keep_alive<1, 7>())
        .def_prop_ro("most_pieces", &Tables::most_pieces)
        .def(
            "verdict",
            [](const Tables &self, const Position &position) -> std::optional<int> {
                const auto verdict = self.verdict(position);
                return verdict ? std::optional{int{verdict->code()}} : std::nullopt;
            },
            "position"_a)
        .def(
            "judged_moves",
            [](const Tables &self, const Rules &rules, const Position &position,
               const std::vector<hd::Key> &history) {
                std::vector<std::pair<hd::Move<Bits>, int>> judged;
                for (const auto &each : hd::judged_moves(rules, self, position, history)) {
                    judged.emplace_back(each.move, each.verdict.code());
                }
                return judged;
            },
            "rules"_a, "position"_a, "history"_a)
        .def(
            "perfect_line",
            [](const Tables &self, const Rules &rules, const Position &position) {
                return hd::perfect_line(rules, self, position);
            },
            "rules"_a, "position"_a);
    bind_records<Bits>(width);
    bind_surveys<Bits>(width);
}

template void bind_endgames<hd::Narrow>(nb::module_ &);
template void bind_endgames<hd::Wide>(nb::module_ &);
