#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "rules/rules.hpp"

namespace nb = nanobind;

namespace {

using List = std::vector<hd::Direction>;

std::array<hd::Directions, 2> for_both(const List &directions) {
    for (const hd::Direction d : directions) {
        if (d < 0 || d >= hd::kDirections) {
            throw nb::value_error("a direction is a number from 0 to 7");
        }
    }
    const hd::Directions white{directions};
    return {white, white.turned()};
}

} // namespace

template <class Bits> void bind_rules(nb::module_ &width) {
    using Rules = hd::Rules<Bits>;
    using Both = std::array<Bits, 2>;
    nb::class_<Rules>(width, "Rules")
        .def(
            "__init__",
            [](Rules *self, Bits squares, const std::array<int, 8> &shifts, const std::array<Bits, 8> &inner,
               const List &man_steps, const List &man_captures, const List &man_first_captures,
               const List &king_steps, const List &king_captures, const List &line_leaps,
               const Both &line_leap_from, const Both &promotion_squares, int promotion_rule, bool flying,
               bool lands_next, bool turns_back, bool instant_removal, bool majority,
               bool one_piece_each_draws, bool threat_rule, int king_worth) {
                if (promotion_rule < 0 || promotion_rule > static_cast<int>(hd::Promotion::kGoesOnAsKing)) {
                    throw nb::value_error("promotion_rule is a number from 0 to 2");
                }
                new (self) Rules{hd::Geometry<Bits>{squares, shifts, inner},
                                 for_both(man_steps),
                                 for_both(man_captures),
                                 for_both(man_first_captures),
                                 for_both(king_steps),
                                 for_both(king_captures),
                                 for_both(line_leaps),
                                 line_leap_from,
                                 promotion_squares,
                                 static_cast<hd::Promotion>(promotion_rule),
                                 flying,
                                 lands_next,
                                 turns_back,
                                 instant_removal,
                                 majority,
                                 one_piece_each_draws,
                                 threat_rule,
                                 king_worth};
            },
            nb::kw_only(), nb::arg("squares"), nb::arg("shifts"), nb::arg("inner"), nb::arg("man_steps"),
            nb::arg("man_captures"), nb::arg("man_first_captures"), nb::arg("king_steps"),
            nb::arg("king_captures"), nb::arg("line_leaps"), nb::arg("line_leap_from"),
            nb::arg("promotion_squares"), nb::arg("promotion_rule"), nb::arg("flying"), nb::arg("lands_next"),
            nb::arg("turns_back"), nb::arg("instant_removal"), nb::arg("majority"),
            nb::arg("one_piece_each_draws"), nb::arg("threat_rule"), nb::arg("king_worth"))
        .def_prop_ro("men_return", &Rules::men_return);
}

template void bind_rules<hd::Narrow>(nb::module_ &);
template void bind_rules<hd::Wide>(nb::module_ &);
