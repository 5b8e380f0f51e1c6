// Games as a library keeps them, searched for a position. A first byte chooses the board; each game has its
// length in a byte before it.
#include "fuzz/fuzz.hpp"

#include "library/game_store.hpp"

namespace {

template <class Bits> void try_store(fuzz::Input &input) {
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    hd::GameStore<Bits> store{Harzdame<Bits>::start()};
    const hd::Position<Bits> wanted = fuzz::position_of(rules, input);
    hd::Pattern<Bits> pattern;
    pattern.men = {wanted.men(hd::kWhite), wanted.men(hd::kBlack)};
    pattern.kings = {wanted.kings(hd::kWhite), wanted.kings(hd::kBlack)};
    fuzz::Bytes rest = input.rest();
    for (hd::GameId id = 0; !rest.empty(); ++id) {
        const std::size_t length = std::min<std::size_t>(rest[0], rest.size() - 1);
        store.add({id, static_cast<std::int8_t>(id % 4 - 1), static_cast<std::int16_t>(id)},
                  rest.subspan(1, length));
        rest = rest.subspan(1 + length);
    }
    for (const hd::Hit &hit : store.find(pattern, 1)) {
        require(hit.id >= 0 && static_cast<std::size_t>(hit.id) < store.size() && hit.ply >= 0,
                "a game that is found is there");
    }
    store.explore(pattern, nullptr, 1);
    store.explore({}, nullptr, 1);
}

} // namespace

void fuzz::stored_games(Bytes bytes) {
    Input input{bytes};
    input() % 2 ? try_store<hd::Wide>(input) : try_store<hd::Narrow>(input);
}
