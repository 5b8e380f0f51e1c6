// The core's own checks, for builds with sanitizers: perft, hashes, paths, searches, endgames and dirty PDN,
// on games under Harzdame's rules and under random ones, on both widths of board. Exits with 1 at the first
// thing that is wrong.
#include <thread>

#include "checks.hpp"
#include "games.hpp"
#include "legal_moves.hpp"
#include "search/search.hpp"
#include "training/samples.hpp"
#include "training/selfplay.hpp"

namespace {

// The widest registers find what plain ones do, with sums that leave 16 bits and with units cut off.
void check_lanes() {
    using Numbers = std::array<std::int16_t, 2 * hd::kMostLanes>;
    std::mt19937_64 random{11};
    const auto some = [&] {
        Numbers numbers;
        for (std::int16_t &number : numbers) {
            number = static_cast<std::int16_t>(random());
        }
        return numbers;
    };
    for (std::size_t size = hd::kLanes; size <= hd::kMostLanes; size += hd::kLanes) {
        const Numbers one = some(), two = some(), three = some();
        const auto by = [&](const hd::Lanes &lanes) {
            Numbers sums{};
            lanes.replace(one.data(), two.data(), three.data(), sums.data());
            lanes.add(one.data(), sums.data());
            lanes.take(three.data(), sums.data());
            return std::pair{sums, lanes.output(sums.data() + size, sums.data(), two.data(), 256)};
        };
        require(by(hd::lanes(size)) == by(hd::plain_lanes(size)), "wide registers sum up as plain ones do");
    }
}

template <class Bits>
hd::NetworkEvaluation<Bits> random_network(std::mt19937_64 &random, std::size_t hidden) {
    hd::NetworkShape shape{{}, {}, {}, 42, hidden};
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 8; ++x) {
            shape.squares.push_back(Harzdame<Bits>::square(x, y));
            shape.turned.push_back(Harzdame<Bits>::square(7 - x, 7 - y));
        }
    }
    std::vector<std::int16_t> weights(hd::NetworkPlaces{shape}.end);
    for (std::int16_t &weight : weights) {
        weight = static_cast<std::int16_t>(random() % 65536 - 32768);
    }
    return {shape, weights};
}

// Sums updated move by move are those accumulated anew.
template <class Bits> void check_accumulator(const hd::Position<Bits> &position) {
    static std::mt19937_64 random{7};
    static const hd::NetworkEvaluation<Bits> network = random_network<Bits>(random, 96);
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    hd::MoveList<Bits> moves;
    hd::generate(rules, position, moves);
    const hd::NetworkSums sums = network.accumulate(position);
    for (const hd::Move<Bits> &move : moves) {
        hd::NetworkSums sums_after{}; // what no unit uses is compared, too
        network.advance(sums, position, move, sums_after);
        const hd::NetworkSums anew = network.accumulate(position.after(move));
        require(sums_after.sums == anew.sums && sums_after.direct == anew.direct,
                "sums keep up with the moves");
        require(std::abs(network(position.after(move), sums_after)) <= hd::NetworkEvaluation<Bits>::kMost,
                "scores of networks stay within bounds");
    }
}

// Game records are complete and can be replayed.
template <class Bits> void check_selfplay() {
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    const hd::Position<Bits> start = Harzdame<Bits>::start();
    const hd::SelfPlayTerms terms{.nodes = 64, .most_nodes = 256, .missing = 500, .mistakes = 100};
    hd::SelfPlay<Bits> self{rules, start, terms, nullptr, nullptr};
    std::vector<std::uint8_t> bytes;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        hd::append(bytes, self.play(seed));
    }
    std::span<const std::uint8_t> rest{bytes};
    while (const std::optional<hd::PlayedGame> game = hd::take_game(rest)) {
        std::size_t visited = 0;
        require(hd::replay(rules, start, *game, [&](const auto &, const auto &, const auto &) { ++visited; }),
                "a game can be replayed");
        require(visited == game->moves.size(), "every move is replayed");
    }
    require(rest.empty(), "games are read to the end");
    bytes.pop_back();
    rest = bytes;
    while (hd::take_game(rest)) {
    }
    require(!rest.empty(), "a game cut short is not read");
}

template <class Bits>
void play_random_game(const hd::Rules<Bits> &rules, hd::Position<Bits> position, std::mt19937_64 &random) {
    for (int ply = 0; ply < 120; ++ply) {
        check_moves(rules, position);
        check_accumulator(position);
        for (const hd::Position<Bits> &each : {position, position.passed()}) {
            require(hd::has_step(rules, each) == (hd::mobility(rules, each)[each.turn()].all() > 0),
                    "there is a step where steps are counted");
        }
        hd::MoveList<Bits> moves;
        hd::generate(rules, position, moves);
        if (moves.empty()) {
            return;
        }
        position = position.after(moves[random() % moves.size()]);
    }
}

// Every line can be played, and no two begin with the same move.
template <class Bits>
void check_lines(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position,
                 const hd::Report<Bits> &report) {
    std::vector<hd::Move<Bits>> begun;
    for (const hd::Line<Bits> &line : report.lines) {
        hd::Position<Bits> at = position;
        for (const hd::Move<Bits> &move : line.moves) {
            hd::MoveList<Bits> moves;
            hd::generate(rules, at, moves);
            require(std::find(moves.begin(), moves.end(), move) != moves.end(), "the line is legal");
            at = at.after(move);
        }
        if (!line.moves.empty()) {
            require(std::find(begun.begin(), begun.end(), line.moves[0]) == begun.end(), "lines differ");
            begun.push_back(line.moves[0]);
        }
    }
}

template <class Bits> void check_search(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position) {
    const hd::StopToken going;
    hd::Search<Bits> one{rules};
    hd::Search<Bits> two{rules};
    one.resize(1 << 20, 1);
    two.resize(1 << 20, 1);
    const hd::Limits limits{.nodes = 8000};
    const hd::Report<Bits> first = one.run(position, {}, limits, {}, going, {});
    const hd::Report<Bits> second = two.run(position, {}, limits, {}, going, {});
    require(first.nodes == second.nodes && first.lines == second.lines, "the same search twice is the same");
    const hd::Handicap weak{.noise = 40, .oversight = 600, .exchange = 3, .habit = 30, .seed = first.nodes};
    const hd::Report<Bits> blind = one.run(position, {}, {.nodes = 3000}, weak, going, {});
    check_lines(rules, position, blind);
    require(blind.lines == two.run(position, {}, {.nodes = 3000}, weak, going, {}).lines,
            "a weakness is steady");
    two.resize(3 << 20, 2);
    check_lines(rules, position, first);
    check_lines(rules, position, two.run(position, {}, {.nodes = 8000, .lines = 3}, {}, going, {}));
    hd::StopToken stopped;
    stopped.stop = true;
    require(one.run(position, {}, {}, {}, stopped, {}).nodes <= 1, "an early stop is not lost");
}

template <class Bits> void check_width(std::mt19937_64 &random, int games) {
    using Game = Harzdame<Bits>;
    const hd::Rules<Bits> rules = Game::rules();
    hd::Effort effort;
    constexpr std::array<std::uint64_t, 6> leaves{12, 144, 1848, 22744, 288612, 3454546};
    for (int depth = 1; depth <= static_cast<int>(leaves.size()); ++depth) {
        require(hd::perft(rules, Game::start(), depth, effort) == leaves[static_cast<std::size_t>(depth - 1)],
                "perft of the start");
    }
    play_random_game(rules, Game::start(), random);
    check_search(rules, Game::start());
    check_selfplay<Bits>();
    for (int game = 0; game < games; ++game) {
        const hd::Rules<Bits> other = random_rules<Bits>(random);
        play_random_game(rules, scattered(rules, random), random);
        play_random_game(other, scattered(other, random), random);
        if (game % 4 == 0) {
            check_search(other, scattered(other, random));
        }
    }
    hd::StopToken control;
    hd::Search<Bits> search{rules};
    std::thread stopper{[&] { control.stop = true; }};
    search.run(Game::start(), {}, {}, {}, control, {});
    stopper.join();
}

} // namespace

// The argument is the number of random games of each kind; without it there are so many that it takes
// minutes.
int main(int count, char **arguments) {
    const int games = count > 1 ? std::atoi(arguments[1]) : 150;
    std::mt19937_64 random{20};
    check_table();
    check_lanes();
    check_scan(random, 2000 * games);
    check_walk<hd::Narrow>(random, 1000 * games);
    check_walk<hd::Wide>(random, 1000 * games);
    check_long_captures<hd::Narrow>(random);
    check_long_captures<hd::Wide>(random);
    check_landings<hd::Narrow>(random);
    check_choice<hd::Narrow>(random);
    check_landings<hd::Wide>(random);
    check_choice<hd::Wide>(random);
    check_king_walks<hd::Narrow>(random);
    check_king_walks<hd::Wide>(random);
    check_stop<hd::Narrow>();
    check_stop<hd::Wide>();
    check_width<hd::Narrow>(random, games);
    check_width<hd::Wide>(random, games);
    check_endgames<hd::Narrow>(random, std::min(games, 8));
    check_endgames<hd::Wide>(random, std::min(games, 8));
    check_shortage<hd::Narrow>();
    check_shortage<hd::Wide>();
    check_library<hd::Narrow>(random, games);
    check_library<hd::Wide>(random, games);
    std::puts("core checks passed");
}
