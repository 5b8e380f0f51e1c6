// Games and positions for the checks: Harzdame on both widths of board, and random rules.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "moves/position.hpp"

inline void require(bool holds, const char *what) {
    if (!holds) {
        std::fprintf(stderr, "core check failed: %s\n", what);
        std::exit(1);
    }
}

// Harzdame on the bits from 0 up, or, on the wide board, on bits that lie in both halves.
template <class Bits> struct Harzdame {
    static constexpr int kFirst = hd::kRoom<Bits> == 64 ? 0 : 30;

    static hd::Square square(int x, int y) { return kFirst + x + 8 * y; }

    template <class Predicate> static Bits all(Predicate holds) {
        Bits set{};
        for (int y = 0; y < 8; ++y) {
            for (int x = 0; x < 8; ++x) {
                if (holds(x, y)) {
                    set |= hd::bit<Bits>(square(x, y));
                }
            }
        }
        return set;
    }

    static hd::Rules<Bits> rules() {
        constexpr std::array<int, 8> dx{0, 1, 1, 1, 0, -1, -1, -1};
        constexpr std::array<int, 8> dy{1, 1, 0, -1, -1, -1, 0, 1};
        std::array<int, 8> shift{};
        std::array<Bits, 8> inner{};
        for (std::size_t d = 0; d < 8; ++d) {
            shift[d] = dx[d] + 8 * dy[d];
            inner[d] = all([&](int x, int y) {
                return x + dx[d] >= 0 && x + dx[d] < 8 && y + dy[d] >= 0 && y + dy[d] < 8;
            });
        }
        const Bits white = all([](int x, int y) { return (y == 7 && x >= 2) || (x == 7 && y >= 2); });
        const Bits black = all([](int x, int y) { return (y == 0 && x <= 5) || (x == 0 && y <= 5); });
        const std::array forward{0, 2};
        const std::array orthogonal{0, 2, 4, 6};
        const hd::Directions step{forward};
        const hd::Directions four{orthogonal};
        const std::array<hd::Directions, 2> both{four, four.opposites()};
        return {hd::Geometry<Bits>{all([](int, int) { return true; }), shift, inner},
                {step, step.opposites()},
                both,
                both,
                both,
                both,
                {},
                {},
                {white, black},
                hd::Promotion::kAtEnd,
                /*flying*/ true,
                /*lands_next*/ false,
                /*lands_next_to_king*/ false,
                /*landing_goes_on*/ false,
                /*turns_back*/ true,
                /*instant_removal*/ false,
                /*men_capture_kings*/ true,
                {/*man*/ 1, /*king*/ 1},
                /*one_piece_each_draws*/ false,
                /*threat_rule*/ false,
                hd::Goal::kBlock,
                /*king_worth*/ 300};
    }

    static hd::Position<Bits> start() {
        return {{all([](int x, int y) { return x + y <= 5; }), all([](int x, int y) { return x + y >= 9; })},
                {},
                hd::kWhite};
    }
};

// A random game out of all that the rules can describe; `random()` gives numbers.
template <class Bits, class Random> hd::Rules<Bits> random_rules(Random &random) {
    hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    const auto directions = [&] {
        std::vector<hd::Direction> list;
        for (hd::Direction d = 0; d < hd::kDirections; ++d) {
            if (random() % 2) {
                list.push_back(d);
            }
        }
        const hd::Directions white{list};
        return std::array<hd::Directions, 2>{white, white.opposites()};
    };
    rules.man_steps = directions();
    rules.man_captures = directions();
    rules.man_first_captures = random() % 2 ? rules.man_captures : directions();
    rules.king_steps = directions();
    rules.king_captures = directions();
    rules.line_leaps = directions();
    rules.line_leap_from = {rules.geometry.squares(), rules.geometry.squares()};
    rules.promotion_rule = static_cast<hd::Promotion>(random() % 3);
    rules.flying = random() % 2;
    const auto landing = random(); // one number for several: those that follow mean what they meant before
    rules.lands_next = landing % 2;
    rules.landing_goes_on = rules.flying && landing % 4 == 2;
    rules.lands_next_to_king = rules.flying && landing % 8 == 4;
    const auto goal = landing / 8 % 8;
    rules.goal = goal == 6 ? hd::Goal::kGiveAway : goal == 7 ? hd::Goal::kFirstKing : hd::Goal::kBlock;
    rules.turns_back = random() % 2;
    rules.instant_removal = random() % 2;
    rules.choice = random() % 2 ? hd::Choice{.man = 1, .king = 1} : hd::Choice{};
    rules.one_piece_each_draws = random() % 2;
    rules.threat_rule = random() % 4 == 0;
    return rules;
}

// Many kings, men anywhere but on their promotion squares; sparser than chaos, or captures never end. Often
// with a limit to the plain moves of one king.
template <class Bits> hd::Position<Bits> scattered(const hd::Rules<Bits> &rules, std::mt19937_64 &random) {
    std::array<Bits, 2> men{};
    std::array<Bits, 2> kings{};
    const unsigned density = 3 + static_cast<unsigned>(random() % 5);
    for (Bits rest = rules.geometry.squares(); hd::any(rest);) {
        const Bits square = hd::bit<Bits>(hd::pop(rest));
        if (random() % density) {
            continue;
        }
        const auto color = static_cast<hd::Color>(random() % 2);
        const bool crowned = random() % 3 == 0 || hd::any(rules.promotion_squares[color] & square);
        (crowned ? kings : men)[color] |= square;
    }
    const auto last = random();
    return {men, kings, static_cast<hd::Color>(last % 2), hd::KingWalks{static_cast<int>(last / 2 % 4)}};
}
