#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "rules/rules.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using List = std::vector<hd::Direction>;
using Weights = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, bool>;

std::array<hd::Directions, 2> for_both(const List &directions) {
    for (const hd::Direction d : directions) {
        if (d < 0 || d >= hd::kDirections) {
            throw nb::value_error("a direction is a number from 0 to 7");
        }
    }
    const hd::Directions white{directions};
    return {white, white.opposites()};
}

} // namespace

template <class Bits> void bind_rules(nb::module_ &width) {
    using Rules = hd::Rules<Bits>;
    nb::class_<Rules>(width, "Rules",
                      "The rules of a game. Directions are White's; Black has the opposite ones.")
        .def(
            "__init__",
            [](Rules *self, Bits squares, const std::array<int, 8> &shifts, const std::array<Bits, 8> &inner,
               const List &man_steps, const List &man_captures, const List &man_first_captures,
               const List &king_steps, const List &king_captures, const List &line_leaps,
               const Both<Bits> &line_leap_from, const Both<Bits> &promotion_squares, int promotion_rule,
               bool flying, bool lands_next, bool lands_next_to_king, bool landing_goes_on, bool turns_back,
               bool instant_removal, bool men_capture_kings, const Weights &choice, bool one_piece_each_draws,
               bool threat_rule, int goal, int king_worth) {
                if (promotion_rule < 0 || promotion_rule > static_cast<int>(hd::Promotion::kGoesOnAsKing)) {
                    throw nb::value_error("promotion_rule is a number from 0 to 2");
                }
                if (goal < 0 || goal > static_cast<int>(hd::Goal::kFirstKing)) {
                    throw nb::value_error("goal is a number from 0 to 2");
                }
                new (self) Rules{hd::Geometry<Bits>{squares, shifts, inner},
                                 for_both(man_steps),
                                 for_both(man_captures),
                                 for_both(man_first_captures),
                                 for_both(king_steps),
                                 for_both(king_captures),
                                 for_both(line_leaps),
                                 as_array(line_leap_from),
                                 as_array(promotion_squares),
                                 static_cast<hd::Promotion>(promotion_rule),
                                 flying,
                                 lands_next,
                                 lands_next_to_king,
                                 landing_goes_on,
                                 turns_back,
                                 instant_removal,
                                 men_capture_kings,
                                 std::apply([](auto... each) { return hd::Choice{each...}; }, choice),
                                 one_piece_each_draws,
                                 threat_rule,
                                 static_cast<hd::Goal>(goal),
                                 king_worth};
            },
            nb::kw_only(), "squares"_a, "shifts"_a, "inner"_a, "man_steps"_a, "man_captures"_a,
            "man_first_captures"_a, "king_steps"_a, "king_captures"_a, "line_leaps"_a, "line_leap_from"_a,
            "promotion_squares"_a, "promotion_rule"_a, "flying"_a, "lands_next"_a, "lands_next_to_king"_a,
            "landing_goes_on"_a, "turns_back"_a, "instant_removal"_a, "men_capture_kings"_a, "choice"_a,
            "one_piece_each_draws"_a, "threat_rule"_a, "goal"_a, "king_worth"_a,
            "`shifts[d]`: the bit numbers from a square to its neighbour in direction d, 0 if there is\n"
            "none. `inner[d]`: the squares that have this neighbour. `promotion_rule`: 0 at the end of a\n"
            "capture, 1 ends the capture, 2 goes on as a king. Pairs are White's and Black's.\n"
            "`choice`: what a capture weighs for each man, for each king that it takes, and if a king makes\n"
            "it; and whether, of equal weight, it must take kings as early as it can. `goal`: 0 who cannot\n"
            "move has lost, 1 has won, 2 who has a king has won. `king_worth` is in hundredths of a man.\n"
            "ValueError for a direction or rule out of range.")
        .def_prop_ro("men_return", &Rules::men_return,
                     "Whether a man can come back to a square by steps and line leaps alone.");
}

template void bind_rules<hd::Narrow>(nb::module_ &);
template void bind_rules<hd::Wide>(nb::module_ &);
