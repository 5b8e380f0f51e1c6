// Learned weights: a shape of regions and wings, then the weights, and positions that are valued by them.
#include "fuzz/fuzz.hpp"

#include <stdexcept>

#include "search/search.hpp"

namespace {

template <class Bits> hd::LearnedShape<Bits> shape_of(fuzz::Input &input) {
    std::vector<hd::Region> regions;
    for (std::uint64_t left = input() % 64; left > 0; --left) {
        const std::uint64_t kind = input();
        hd::Region region{{}, kind & 0x80 ? hd::kAllStates : 3};
        for (std::uint64_t squares = kind % 18; squares > 0; --squares) {
            const auto number = static_cast<int>(input() % 64);
            region.squares.push_back(Harzdame<Bits>::square(number % 8, number / 8));
        }
        regions.push_back(std::move(region));
    }
    std::vector<hd::Symmetry> symmetries;
    if (input() % 2) {
        hd::Symmetry turned{std::vector<hd::Square>(hd::kRoom<Bits>), true};
        for (int number = 0; number < 64; ++number) {
            turned.squares[static_cast<std::size_t>(Harzdame<Bits>::square(number % 8, number / 8))] =
                Harzdame<Bits>::square(7 - number % 8, 7 - number / 8);
        }
        symmetries.push_back(std::move(turned));
    }
    const int full = static_cast<int>(input()) - 2;
    return {{std::move(regions), symmetries}, {Bits{}, Harzdame<Bits>::rules().geometry.squares()}, full};
}

template <class Bits> void try_weights(fuzz::Input &input) {
    const hd::LearnedShape<Bits> shape = shape_of<Bits>(input);
    std::vector<std::int16_t> values(input() % 16 == 1 ? input() : shape.weights());
    for (std::size_t i = 0; i < values.size() && !input.rest().empty(); ++i) {
        values[i] = static_cast<std::int16_t>(input() << 8 | input());
    }
    const auto weights = std::make_shared<const hd::LearnedEvaluation<Bits>>(shape, values);
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    hd::Search<Bits> search{rules, {}, weights};
    search.resize(1 << 16, 1);
    search.run(Harzdame<Bits>::start(), {}, {.nodes = 100}, {}, {}, {});
    const hd::Position<Bits> position = fuzz::position_of(rules, input);
    (*weights)(position, weights->accumulate(position), hd::mobility(rules, position));
}

} // namespace

void fuzz::weights(Bytes bytes) {
    Input input{bytes};
    try {
        input() % 2 ? try_weights<hd::Wide>(input) : try_weights<hd::Narrow>(input);
    } catch (const std::invalid_argument &) {
        return; // refused
    }
}
