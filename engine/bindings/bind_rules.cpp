#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "rules.hpp"

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
               const Both &line_leap_from, const Both &promotion, int promotes, bool flying, bool lands_next,
               bool turns_back, bool instant, bool majority, bool one_piece_each, bool threat_rule,
               int king_worth) {
                if (promotes < 0 || promotes > static_cast<int>(hd::Promotion::kGoesOnAsKing)) {
                    throw nb::value_error("promotes is a number from 0 to 2");
                }
                new (self) Rules{hd::Geometry<Bits>{squares, shifts, inner},
                                 for_both(man_steps),
                                 for_both(man_captures),
                                 for_both(man_first_captures),
                                 for_both(king_steps),
                                 for_both(king_captures),
                                 for_both(line_leaps),
                                 line_leap_from,
                                 promotion,
                                 static_cast<hd::Promotion>(promotes),
                                 flying,
                                 lands_next,
                                 turns_back,
                                 instant,
                                 majority,
                                 one_piece_each,
                                 threat_rule,
                                 king_worth};
            },
            nb::kw_only(), nb::arg("squares"), nb::arg("shifts"), nb::arg("inner"), nb::arg("man_steps"),
            nb::arg("man_captures"), nb::arg("man_first_captures"), nb::arg("king_steps"),
            nb::arg("king_captures"), nb::arg("line_leaps"), nb::arg("line_leap_from"), nb::arg("promotion"),
            nb::arg("promotes"), nb::arg("flying"), nb::arg("lands_next"), nb::arg("turns_back"),
            nb::arg("instant"), nb::arg("majority"), nb::arg("one_piece_each"), nb::arg("threat_rule"),
            nb::arg("king_worth"));
}

template void bind_rules<hd::Narrow>(nb::module_ &);
template void bind_rules<hd::Wide>(nb::module_ &);
