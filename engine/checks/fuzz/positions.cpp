// A game out of all that the rules can describe, a position of it, and a few moves: what the reader of
// positions lets through, the generator and the search have to bear.
#include "fuzz/fuzz.hpp"

#include "legal_moves.hpp"
#include "search/search.hpp"

namespace {

constexpr std::size_t kMostMoves = 300; // of a position whose moves are all looked at, each beside all others
constexpr int kMostPlies = 20;

template <class Bits> void try_position(fuzz::Input &input) {
    const hd::Rules<Bits> rules = fuzz::rules_of<Bits>(input);
    hd::Position<Bits> position = fuzz::position_of(rules, input);
    const std::uint64_t kind = input();
    std::vector<hd::Key> history;
    for (int ply = 0; ply < kMostPlies; ++ply) {
        hd::MoveList<Bits> moves;
        hd::generate(rules, position, moves);
        if (moves.size() < kMostMoves) {
            check_moves(rules, position);
        }
        if (moves.empty() || input.rest().empty()) {
            break;
        }
        history.push_back(position.key());
        position = position.after(moves[input() % moves.size()]);
    }
    if (hd::MoveList<Bits> moves; hd::generate(rules, position, moves), moves.empty()) {
        return;
    }
    hd::Search<Bits> search{rules};
    search.resize(1 << 16, kind % 8 == 7 ? 2 : 1);
    const hd::Handicap weak{.noise = 40, .oversight = 600, .exchange = 3, .habit = 30, .seed = kind};
    const auto report = search.run(position, history, {.nodes = 200, .lines = 1 + static_cast<int>(kind % 3)},
                                   kind & 16 ? weak : hd::Handicap{}, {}, {});
    require(!report.lines.empty() && !report.lines[0].moves.empty(), "a search finds a move");
}

} // namespace

void fuzz::positions(Bytes bytes) {
    Input input{bytes};
    try {
        input() % 2 ? try_position<hd::Wide>(input) : try_position<hd::Narrow>(input);
    } catch (const hd::BeyondPlay &) { // it says so, which is all that is asked of it
    }
}
