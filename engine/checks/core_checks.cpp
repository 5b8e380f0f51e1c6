// The core's own checks, for builds with sanitizers: perft, hashes, paths and searches on random games.
// Exits with 1 at the first thing that is wrong.
#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>

#include "paths.hpp"
#include "perft.hpp"
#include "search.hpp"

namespace {

using Bits = hd::Narrow;

void require(bool holds, const char *what) {
    if (!holds) {
        std::fprintf(stderr, "core check failed: %s\n", what);
        std::exit(1);
    }
}

hd::Rules<Bits> harzdame() {
    constexpr std::array<int, 8> dx{0, 1, 1, 1, 0, -1, -1, -1};
    constexpr std::array<int, 8> dy{1, 1, 0, -1, -1, -1, 0, 1};
    std::array<int, 8> shift{};
    std::array<Bits, 8> inner{};
    std::array<Bits, 2> promotion{};
    for (std::size_t d = 0; d < 8; ++d) {
        shift[d] = dx[d] + 8 * dy[d];
        for (int square = 0; square < 64; ++square) {
            const int x = square % 8 + dx[d];
            const int y = square / 8 + dy[d];
            inner[d] |= x >= 0 && x < 8 && y >= 0 && y < 8 ? hd::bit<Bits>(square) : 0;
        }
    }
    for (int square = 0; square < 64; ++square) {
        const int x = square % 8;
        const int y = square / 8;
        promotion[0] |= (y == 7 && x >= 2) || (x == 7 && y >= 2) ? hd::bit<Bits>(square) : 0;
        promotion[1] |= (y == 0 && x <= 5) || (x == 0 && y <= 5) ? hd::bit<Bits>(square) : 0;
    }
    const std::array forward{0, 2};
    const std::array orthogonal{0, 2, 4, 6};
    const hd::Directions step{forward};
    const hd::Directions all{orthogonal};
    return {hd::Geometry<Bits>{~Bits{0}, shift, inner},
            {step, step.turned()},
            {all, all.turned()},
            {all, all.turned()},
            {all, all.turned()},
            {all, all.turned()},
            {},
            {},
            promotion,
            hd::Promotion::kAtEnd,
            /*flying*/ true,
            /*lands_next*/ false,
            /*turns_back*/ true,
            /*instant*/ false,
            /*majority*/ true,
            /*one_piece_each*/ false,
            /*threat_rule*/ false,
            /*king_worth*/ 300};
}

hd::Position<Bits> start() {
    Bits white = 0;
    Bits black = 0;
    for (int square = 0; square < 64; ++square) {
        const int sum = square % 8 + square / 8;
        white |= sum <= 5 ? hd::bit<Bits>(square) : 0;
        black |= sum >= 9 ? hd::bit<Bits>(square) : 0;
    }
    return {{white, black}, {0, 0}, hd::kWhite};
}

// Many kings, men anywhere but on their promotion squares.
hd::Position<Bits> scattered(const hd::Rules<Bits> &rules, std::mt19937_64 &random) {
    std::array<Bits, 2> men{};
    std::array<Bits, 2> kings{};
    const unsigned density = 2 + static_cast<unsigned>(random() % 5);
    for (int square = 0; square < 64; ++square) {
        if (random() % density) {
            continue;
        }
        const auto colour = static_cast<hd::Colour>(random() % 2);
        const bool crowned = random() % 2 || (rules.promotion[colour] & hd::bit<Bits>(square));
        (crowned ? kings : men)[colour] |= hd::bit<Bits>(square);
    }
    return {men, kings, static_cast<hd::Colour>(random() % 2)};
}

// Everything that must hold of a position's moves.
void check_moves(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position) {
    hd::MoveList<Bits> moves;
    hd::generate(rules, position, moves);
    require(moves.size() == hd::count_moves(rules, position), "counting and listing agree");
    require((!moves.empty() && moves[0].is_capture()) == hd::has_capture(rules, position),
            "captures are found");
    for (const hd::Move<Bits> &move : moves) {
        const hd::Position<Bits> next = position.after(move);
        const hd::Position<Bits> anew{{next.men(hd::kWhite), next.men(hd::kBlack)},
                                      {next.kings(hd::kWhite), next.kings(hd::kBlack)},
                                      next.turn()};
        require(next == anew, "the key kept up with the moves is that of the position");
        const hd::Path path = hd::find_path(rules, position, move);
        require(hd::completes(rules, position, move, path.landings), "a move can be played along its path");
        require(hd::count(move.captured) == static_cast<int>(path.captures.size()),
                "a path takes what the move takes");
    }
}

void play_random_game(const hd::Rules<Bits> &rules, hd::Position<Bits> position, std::mt19937_64 &random) {
    for (int ply = 0; ply < 150; ++ply) {
        check_moves(rules, position);
        hd::MoveList<Bits> moves;
        hd::generate(rules, position, moves);
        if (moves.empty()) {
            return;
        }
        position = position.after(moves[random() % moves.size()]);
    }
}

void check_search(const hd::Rules<Bits> &rules, std::mt19937_64 &random) {
    const auto nothing = [](const hd::Report<Bits> &) {};
    for (int round = 0; round < 40; ++round) {
        const hd::Position<Bits> position = round ? scattered(rules, random) : start();
        const hd::StopFlag going{false};
        hd::Search<Bits> one{rules, 1 << 20};
        hd::Search<Bits> two{rules, 1 << 20};
        const hd::Limits limits{0, 0, 20000};
        const hd::Report<Bits> first = one.run(position, {}, limits, {}, going, nothing);
        const hd::Report<Bits> second = two.run(position, {}, limits, {}, going, nothing);
        require(first.nodes == second.nodes && first.line == second.line,
                "the same search twice is the same");
        hd::Position<Bits> at = position;
        for (const hd::Move<Bits> &move : first.line) {
            hd::MoveList<Bits> moves;
            hd::generate(rules, at, moves);
            require(std::find(moves.begin(), moves.end(), move) != moves.end(), "the line is legal");
            at = at.after(move);
        }
        const hd::StopFlag stopped{true};
        require(one.run(position, {}, {}, {}, stopped, nothing).nodes <= 1, "an early stop is not lost");
    }
    hd::StopFlag stop{false};
    hd::Search<Bits> search{rules, 1 << 20};
    std::thread stopper{[&] { stop = true; }};
    search.run(start(), {}, {}, {}, stop, nothing);
    stopper.join();
}

} // namespace

int main() {
    const hd::Rules<Bits> rules = harzdame();
    constexpr std::array<std::uint64_t, 6> leaves{12, 144, 1848, 22744, 288612, 3454546};
    for (int depth = 1; depth <= static_cast<int>(leaves.size()); ++depth) {
        require(hd::perft(rules, start(), depth) == leaves[static_cast<std::size_t>(depth - 1)],
                "perft of the start");
    }
    std::mt19937_64 random{20};
    for (int game = 0; game < 200; ++game) {
        play_random_game(rules, game % 2 ? scattered(rules, random) : start(), random);
    }
    check_search(rules, random);
    std::puts("core checks passed");
}
