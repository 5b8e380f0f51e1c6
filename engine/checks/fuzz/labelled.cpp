// Records of labelled positions: read, written again, and trained on. The first byte chooses the board, the
// second the game.
#include "fuzz/fuzz.hpp"

#include <cmath>
#include <stdexcept>

#include "training/network_trainer.hpp"

namespace {

template <class Bits> hd::NetworkShape small_network() {
    hd::NetworkShape shape{{}, {}, {}, 42, hd::kLanes};
    for (int number = 0; number < 64; ++number) {
        shape.squares.push_back(Harzdame<Bits>::square(number % 8, number / 8));
        shape.turned.push_back(Harzdame<Bits>::square(7 - number % 8, 7 - number / 8));
    }
    return shape;
}

template <class Bits> void train(std::span<const hd::Labelled<Bits>> positions) {
    const std::atomic<bool> never{false};
    const hd::NetworkTrainerSettings settings{.targets = {0.01, 0.5}, .ranking = 0.3};
    hd::NetworkTrainer<Bits> trainer{small_network<Bits>(), settings, {}};
    trainer.count(positions, never);
    try {
        trainer.begin(1);
    } catch (const std::invalid_argument &) {
        return; // there are no positions, or no siblings
    }
    const double seen = trainer.train(positions, 1, never)[hd::kPositions];
    require(seen == static_cast<double>(positions.size()), "each position is trained on once");
    for (const float weight : trainer.weights()) {
        require(std::isfinite(weight), "weights are numbers");
    }
}

template <class Bits> void try_labelled(fuzz::Input &input) {
    const hd::Rules<Bits> rules = fuzz::rules_of<Bits>(input);
    const Bits squares = rules.geometry.squares();
    std::vector<std::uint8_t> again;
    fuzz::Bytes rest = input.rest();
    while (const auto labelled = hd::take_labelled<Bits>(rest, squares)) {
        hd::append(again, *labelled);
    }
    require(std::equal(again.begin(), again.end(), input.rest().begin()), "records are written as they were");
    hd::renumber_groups<Bits>(again, 1);
    const auto positions = hd::unpacked<Bits>(again, squares);
    require(positions.has_value(), "what was read once is read again");
    train<Bits>(*positions);
}

} // namespace

void fuzz::labelled(Bytes bytes) {
    Input input{bytes};
    input() % 2 ? try_labelled<hd::Wide>(input) : try_labelled<hd::Narrow>(input);
}
