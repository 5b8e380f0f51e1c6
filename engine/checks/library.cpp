#include "checks.hpp"
#include "games.hpp"
#include "library/game_store.hpp"
#include "moves/generation.hpp"

namespace {

constexpr std::uint8_t kFlag = 0x80;

template <class Bits> void pack(std::vector<std::uint8_t> &packed, const hd::Move<Bits> &move) {
    packed.push_back(static_cast<std::uint8_t>(move.from | (move.is_capture() ? kFlag : 0)));
    packed.push_back(static_cast<std::uint8_t>(move.to | (move.promotes ? kFlag : 0)));
    for (Bits rest = move.captured; hd::any(rest);) {
        const hd::Square square = hd::pop(rest);
        packed.push_back(static_cast<std::uint8_t>(square | (hd::any(rest) ? 0 : kFlag)));
    }
}

template <class Bits> hd::Pattern<Bits> exactly(const hd::Placement<Bits> &placement, Bits squares) {
    hd::Pattern<Bits> pattern;
    pattern.men = {placement.men(hd::kWhite), placement.men(hd::kBlack)};
    pattern.kings = {placement.kings(hd::kWhite), placement.kings(hd::kBlack)};
    pattern.empty = squares & ~placement.occupied();
    pattern.turn = placement.turn();
    return pattern;
}

} // namespace

template <class Bits> void check_library(std::mt19937_64 &random, int games) {
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    const hd::Position<Bits> start = Harzdame<Bits>::start();
    hd::GameStore<Bits> store{start};
    std::vector<hd::Placement<Bits>> lasts;
    for (int id = 0; id < games; ++id) {
        hd::Position<Bits> position = start;
        std::vector<std::uint8_t> packed{0};
        for (int ply = 0; ply < 200; ++ply) {
            hd::MoveList<Bits> moves;
            hd::generate(rules, position, moves);
            if (moves.size() == 0) {
                break;
            }
            const hd::Move<Bits> move = moves[random() % moves.size()];
            pack(packed, move);
            position = position.after(move);
        }
        store.add({2 * id, 1, 2000}, packed);
        lasts.push_back(position);
        for (std::uint8_t &byte : packed) { // and the same game damaged
            if (random() % 8 == 0) {
                byte = static_cast<std::uint8_t>(random());
            }
        }
        packed.resize(random() % (packed.size() + 1));
        store.add({2 * id + 1, hd::kNoResult, 0}, packed);
    }
    for (std::size_t i = 0; i < lasts.size(); ++i) {
        const auto hits = store.find(exactly(lasts[i], rules.geometry.squares()), 2);
        const auto wanted = static_cast<hd::GameId>(2 * i);
        require(std::any_of(hits.begin(), hits.end(), [&](hd::Hit hit) { return hit.id == wanted; }),
                "a position is found in its game");
    }
    std::int64_t won = 0;
    for (const auto &tally : store.explore(exactly<Bits>(start, rules.geometry.squares()), nullptr, 2)) {
        won += tally.results[0];
    }
    require(won == games, "every game is counted where it begins");
}

template void check_library<hd::Narrow>(std::mt19937_64 &, int);
template void check_library<hd::Wide>(std::mt19937_64 &, int);
