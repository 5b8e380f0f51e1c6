// Records of self-played games: read, replayed, and made into labelled positions and columns. The first byte
// chooses the board, the second the game.
#include "fuzz/fuzz.hpp"

#include "training/samples.hpp"

namespace {

template <class Bits> void try_records(fuzz::Input &input) {
    const hd::Rules<Bits> rules = fuzz::rules_of<Bits>(input);
    const hd::Position<Bits> start = Harzdame<Bits>::start();
    std::vector<std::uint8_t> records;
    const bool sampled = hd::add_labelled(rules, start, input.rest(), 1, records);
    for (fuzz::Bytes rest{records}; !rest.empty();) {
        require(hd::take_labelled<Bits>(rest, rules.geometry.squares()).has_value(),
                "what was made of games is read again");
    }
    hd::Replayed<Bits> replayed;
    const bool read = hd::add_replayed(rules, start, input.rest(), replayed);
    require(read || !sampled, "games are games for either reader");
    require(replayed.pieces.size() == replayed.promotes.size(), "every position has all its columns");
    std::vector<std::uint8_t> again;
    fuzz::Bytes rest = input.rest();
    while (const auto game = hd::take_game(rest)) {
        hd::append(again, *game);
    }
    require(std::equal(again.begin(), again.end(), input.rest().begin()), "records are written as they were");
}

} // namespace

void fuzz::game_records(Bytes bytes) {
    Input input{bytes};
    input() % 2 ? try_records<hd::Wide>(input) : try_records<hd::Narrow>(input);
}
