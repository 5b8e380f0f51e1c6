// Learned weights: the shape of a network, then its weights, and positions that are judged by them.
#include "fuzz/fuzz.hpp"

#include <stdexcept>

#include "search/search.hpp"

namespace {

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

template <class Bits> void try_weights(fuzz::Input &input) {
    const hd::NetworkShape shape = network_of(input);
    const auto weights = std::make_shared<const hd::NetworkEvaluation<Bits>>(
        shape, values_of(input, hd::NetworkPlaces{shape}.end));
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    hd::Search<Bits> search{rules, {}, weights};
    search.resize(1 << 16, 1);
    search.run(Harzdame<Bits>::start(), {}, {.nodes = 100}, {}, {}, {});
    const hd::Position<Bits> position = fuzz::position_of(rules, input);
    (*weights)(position, weights->accumulate(position));
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
