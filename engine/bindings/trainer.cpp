#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "search/limits.hpp"
#include "training/network_trainer.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

template <class T> std::span<const T> numbers_in(const nb::bytes &bytes) {
    return {reinterpret_cast<const T *>(bytes.data()), bytes.size() / sizeof(T)};
}

std::vector<double> as_list(const hd::Measures &sums) { return {sums.begin(), sums.end()}; }

// A trainer, and the board of the records that it is given.
template <class Bits> class BoundTrainer {
  public:
    BoundTrainer(const hd::Rules<Bits> &rules, const hd::NetworkShape &shape,
                 const hd::NetworkTrainerSettings &settings, std::span<const float> start)
        : squares_{rules.geometry.squares()}, trainer_{shape, settings, start} {}

    // Calls work(trainer, positions) without the GIL.
    template <class Work> auto with(const nb::bytes &records, const Work &work) {
        const auto bytes = numbers_in<std::uint8_t>(records);
        const nb::gil_scoped_release release;
        const auto positions = hd::unpacked<Bits>(bytes, squares_);
        if (!positions) {
            throw nb::value_error("there are other things than labelled positions of this board");
        }
        return work(trainer_, std::span{*positions});
    }

    hd::NetworkTrainer<Bits> &operator()() { return trainer_; }

  private:
    Bits squares_;
    hd::NetworkTrainer<Bits> trainer_;
};

template <class Bound> void bind_steps(nb::class_<Bound> &bound) {
    bound
        .def(
            "count",
            [](Bound &self, const nb::bytes &records, const hd::StopToken &token) {
                self.with(records, [&](auto &trainer, auto positions) {
                    trainer.count(positions, token.stop);
                    return 0;
                });
            },
            "records"_a, "token"_a, "First of all: reads all positions to train on.")
        .def(
            "begin", [](Bound &self, int epochs) { self().begin(epochs); }, "epochs"_a,
            "Ends the counting. ValueError if there is nothing to train on.")
        .def(
            "train",
            [](Bound &self, const nb::bytes &records, std::uint64_t seed, const hd::StopToken &token) {
                return as_list(self.with(records, [&](auto &trainer, auto positions) {
                    return trainer.train(positions, seed, token.stop);
                }));
            },
            "records"_a, "seed"_a, "token"_a,
            "Steps along all these positions; the measures of each before its step. When it was stopped, "
            "the\n"
            "state is useless.")
        .def(
            "measure",
            [](Bound &self, const nb::bytes &records, const hd::StopToken &token) {
                return as_list(self.with(records, [&](auto &trainer, auto positions) {
                    return trainer.measure(positions, token.stop);
                }));
            },
            "records"_a, "token"_a, "Sums over these positions: Measure in core/training/measures.hpp.")
        .def(
            "cost",
            [](Bound &self, const nb::bytes &records) {
                const auto [value, slopes] =
                    self.with(records, [](auto &trainer, auto positions) { return trainer.cost(positions); });
                return std::pair{value, as_bytes(slopes)};
            },
            "records"_a,
            "The sum that is made small, as if these were all positions, and its derivatives by the "
            "weights.")
        .def_prop_ro("weights", [](Bound &self) { return as_bytes(self().weights()); })
        .def_prop_ro("state", [](Bound &self) { return as_bytes(self().state()); })
        .def(
            "restore",
            [](Bound &self, const nb::bytes &state, std::uint64_t trained) {
                return self().restore(numbers_in<float>(state), trained);
            },
            "state"_a, "trained"_a,
            "Goes on from a state that was reached after so many positions; False if it is of another fit.")
        .def_prop_ro("positions", [](Bound &self) { return self().positions(); })
        .def_prop_ro("trained", [](Bound &self) { return self().trained(); });
}

} // namespace

template <class Bits> void bind_trainer(nb::module_ &width) {
    using Bound = BoundTrainer<Bits>;
    nb::class_<Bound> bound{
        width, "NetworkTrainer",
        "A fit of a network to labelled positions: see core/training/network_trainer.hpp.\n"
        "Weights are float32, in the places of core/eval/network.hpp."};
    bound.def(
        "__init__",
        [](Bound *self, const hd::Rules<Bits> &rules, const hd::NetworkShape &shape, const nb::bytes &start,
           double slope, double blend, double ranking, double rate, std::uint64_t seed, int threads) {
            const hd::NetworkTrainerSettings settings{.targets = {slope, blend},
                                                      .ranking = ranking,
                                                      .rate = rate,
                                                      .king_worth = rules.king_worth,
                                                      .threads = threads,
                                                      .seed = seed};
            new (self) Bound{rules, shape, settings, numbers_in<float>(start)};
        },
        nb::kw_only(), "rules"_a, "shape"_a, "start"_a, "slope"_a, "blend"_a, "ranking"_a, "rate"_a, "seed"_a,
        "threads"_a,
        "`start`: the weights to begin with, or nothing; then they are made of `seed`. `slope`: the logit\n"
        "of a hundredth of a man. `blend`, `ranking`: the shares of the score and of the order of\n"
        "siblings. `rate`: 1 is usual. ValueError for weights that there are not.");
    bind_steps(bound);
    width.def(
        "slope_of_scores",
        [](const hd::Rules<Bits> &rules, const nb::bytes &records) {
            const auto bytes = numbers_in<std::uint8_t>(records);
            const nb::gil_scoped_release release;
            const auto positions = hd::unpacked<Bits>(bytes, rules.geometry.squares());
            if (!positions) {
                throw nb::value_error("there are other things than labelled positions of this board");
            }
            return hd::slope_of_scores<Bits>(*positions);
        },
        "rules"_a, "records"_a,
        "The logit of a win at a score of a hundredth of a man, by logistic regression on positions with a\n"
        "known result.");
}

template void bind_trainer<hd::Narrow>(nb::module_ &);
template void bind_trainer<hd::Wide>(nb::module_ &);
