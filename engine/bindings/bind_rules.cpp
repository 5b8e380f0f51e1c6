#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "rules.hpp"

namespace nb = nanobind;

namespace {

std::array<hd::Directions, 2> for_both(const std::vector<hd::Direction> &directions) {
    for (const hd::Direction d : directions) {
        if (d < 0 || d >= hd::kDirections) {
            throw nb::value_error("a direction is a number from 0 to 7");
        }
    }
    const hd::Directions white{directions};
    return {white, white.turned()};
}

} // namespace

void bind_rules(nb::module_ &module) {
    using Directions = std::vector<hd::Direction>;
    nb::class_<hd::Rules>(module, "Rules")
        .def(
            "__init__",
            [](hd::Rules *self, hd::Bitboard squares, const std::array<int, 8> &shifts,
               const std::array<hd::Bitboard, 8> &inner, const Directions &man_steps,
               const Directions &man_captures, const Directions &king_steps, const Directions &king_captures,
               const std::array<hd::Bitboard, 2> &promotion, bool majority) {
                new (self) hd::Rules{hd::Geometry{squares, shifts, inner},
                                     for_both(man_steps),
                                     for_both(man_captures),
                                     for_both(king_steps),
                                     for_both(king_captures),
                                     promotion,
                                     majority};
            },
            nb::kw_only(), nb::arg("squares"), nb::arg("shifts"), nb::arg("inner"), nb::arg("man_steps"),
            nb::arg("man_captures"), nb::arg("king_steps"), nb::arg("king_captures"), nb::arg("promotion"),
            nb::arg("majority"));
}
