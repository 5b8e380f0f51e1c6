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
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    const std::size_t terms = hd::WholeBoard<Bits>::kLeastTerms - 1 + input() % 7;
    return {{std::move(regions), symmetries}, {rules, {Bits{}, rules.geometry.squares()}, terms}, full};
}

hd::NetworkShape network_of(fuzz::Input &input) {
    hd::NetworkShape shape{{}, {}, {}, static_cast<int>(input()) - 2, {}};
    for (std::uint64_t squares = input() % 66; squares > 0; --squares) {
        shape.squares.push_back(static_cast<hd::Square>(input()) - 1);
    }
    shape.turned = {shape.squares.rbegin(), shape.squares.rend()};
    const std::uint64_t sizes = input();
    shape.hidden = (sizes / 8 + 2) % 10 * hd::kLanes;
    if (sizes % 8 == 1) {
        shape.turned.push_back(static_cast<hd::Square>(input()));
    }
    return shape;
}

std::vector<std::int16_t> values_of(fuzz::Input &input, std::size_t size) {
    std::vector<std::int16_t> values(input() % 16 == 1 ? input() : size);
    for (std::size_t i = 0; i < values.size() && !input.rest().empty(); ++i) {
        values[i] = static_cast<std::int16_t>(input() << 8 | input());
    }
    return values;
}

template <class Bits> hd::LearnedEvaluation<Bits> learned_of(fuzz::Input &input) {
    if (input() % 4 == 1) {
        const hd::NetworkShape shape = network_of(input);
        return hd::LearnedEvaluation<Bits>{
            hd::NetworkEvaluation<Bits>{shape, values_of(input, hd::NetworkPlaces{shape}.end)}};
    }
    const hd::LearnedShape<Bits> shape = shape_of<Bits>(input);
    return hd::LearnedEvaluation<Bits>{hd::PatternEvaluation<Bits>{shape, values_of(input, shape.weights())}};
}

template <class Bits> void try_weights(fuzz::Input &input) {
    const auto weights = std::make_shared<const hd::LearnedEvaluation<Bits>>(learned_of<Bits>(input));
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    hd::Search<Bits> search{rules, {}, weights};
    search.resize(1 << 16, 1);
    search.run(Harzdame<Bits>::start(), {}, {.nodes = 100}, {}, {}, {});
    const hd::Position<Bits> position = fuzz::position_of(rules, input);
    typename hd::LearnedEvaluation<Bits>::Sums sums;
    weights->accumulate(position, sums);
    (*weights)(position, sums, hd::mobility(rules, position));
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
