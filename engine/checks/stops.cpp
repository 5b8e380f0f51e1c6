// A search that is stopped while the captures of one position are being found.
#include <string_view>

#include "checks.hpp"
#include "games.hpp"
#include "search/tree.hpp"

namespace {

template <class Bits> Bits squares(std::string_view names) {
    Bits set{};
    for (; names.size() >= 2; names.remove_prefix(2)) {
        set |= hd::bit<Bits>(Harzdame<Bits>::square(names[0] - 'a', names[1] - '1'));
    }
    return set;
}

// Harzdame's worst position of tests/engine/game/nasty_positions.txt, before a move of the other side: after
// any of these White's captures take some 68,030 steps.
template <class Bits> hd::Position<Bits> nasty() {
    const std::array men{Bits{}, squares<Bits>("g1b3f3d4c5d6e6b8")};
    const std::array kings{squares<Bits>("h1"), squares<Bits>("b1d2g2a3e3h3g4g5a6f6h6g7d8")};
    return {men, kings, hd::kBlack};
}

} // namespace

template <class Bits> void check_stop() {
    const hd::Position<Bits> position = nasty<Bits>();
    hd::Shared<Bits> shared{Harzdame<Bits>::rules(), {}, nullptr};
    hd::StopToken token;
    shared.token = &token;
    require(shared.table.resize(1 << 20, [] { return false; }), "there is a table");
    int polls = 0;
    hd::Tree<Bits> tree{shared, [&] {
                            ++polls;
                            token.stop = true;
                        }};
    hd::MoveList<Bits> moves;
    hd::generate(shared.rules, position, moves);
    tree.start(position, moves, {});
    tree.search_root(1, -hd::kInfinite, hd::kInfinite, 0);
    require(tree.nodes() < 64, "a search is polled within a position, not only between them");
    require(polls == 1, "a stop within a position ends the search there");
}

template void check_stop<hd::Narrow>();
template void check_stop<hd::Wide>();
