#include <numeric>

#include "checks.hpp"
#include "endgames/record.hpp"
#include "endgames/survey.hpp"
#include "games.hpp"

namespace {

const std::atomic<bool> kGoingOn{false};

// Numbers that matter are read back as they were packed.
void check_pair_code(std::mt19937_64 &random) {
    for (int round = 0; round < 60; ++round) {
        std::vector<std::uint16_t> numbers(random() % 5000);
        const auto different = 1 + random() % 50;
        for (std::uint16_t &number : numbers) {
            number = random() % 4 == 0 ? hd::kAnyNumber : static_cast<std::uint16_t>(random() % different);
        }
        std::fill_n(numbers.begin(), numbers.size() / 2, numbers.empty() ? 0 : numbers[0]);
        const auto bytes = hd::pair_coded(numbers, 4 + round % 8, kGoingOn);
        const hd::PairCode code{bytes, 50};
        require(code.size() == numbers.size(), "a code has as many numbers as were packed");
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            require(numbers[i] == hd::kAnyNumber || code[i] == numbers[i], "packed numbers are read back");
        }
    }
}

template <class Bits> hd::BoardSymmetries identity() {
    std::vector<hd::Square> same(hd::kRoom<Bits>);
    std::iota(same.begin(), same.end(), 0);
    return {same};
}

// The memory that a table is read from.
template <class Bits> struct Stored {
    hd::EndgameRecord<Bits> record;
    hd::Material material;
};

template <class Bits>
void generate(const hd::Rules<Bits> &rules, const hd::Material &material, hd::EndgameTables<Bits> &tables,
              std::vector<std::unique_ptr<Stored<Bits>>> &stored) {
    const hd::BoardSymmetries board_symmetries = identity<Bits>();
    const hd::EndgameIndex<Bits> index{rules, board_symmetries, material};
    const hd::EndgameIndex<Bits> swapped{rules, board_symmetries, material.swapped()};
    hd::EndgameGenerator<Bits> generator{rules, tables, index,
                                         material == material.swapped() ? nullptr : &swapped};
    require(generator.run(2, kGoingOn, [](double) {}), "nothing stops the work");
    for (std::size_t side = 0; side < generator.sides(); ++side) {
        auto record = hd::record(rules, generator, side, 2, kGoingOn);
        require(record.has_value(), "a table is kept");
        stored.push_back(std::make_unique<Stored<Bits>>(
            Stored<Bits>{std::move(*record), generator.index(side).material()}));
        tables.add(std::make_shared<hd::EndgameTable<Bits>>(hd::EndgameTable<Bits>{
            generator.index(side), hd::PairCode{stored.back()->record.results, hd::kMostResult},
            hd::PairCode{stored.back()->record.verdicts, hd::kMostVerdict}}));
    }
}

template <class Bits> void check_game(const hd::Rules<Bits> &rules, std::span<const hd::Material> materials) {
    hd::EndgameTables<Bits> tables{rules};
    std::vector<std::unique_ptr<Stored<Bits>>> stored;
    for (const hd::Material &material : materials) {
        generate(rules, material, tables, stored);
    }
    for (const auto &each : stored) {
        const auto checked = hd::verify(rules, tables, each->material, 0, 0, kGoingOn);
        require(checked.checked > 0 && !checked.wrong, "a table follows from its moves");
        const Bits all = rules.geometry.squares();
        const auto counted =
            hd::survey<Bits>(rules, tables, each->material, {{all, all}, {all, all}}, false, kGoingOn);
        require(counted.won == each->record.won && counted.drawn == each->record.drawn &&
                    counted.lost == each->record.lost && counted.longest == each->record.longest,
                "a table counts what is there");
    }
}

} // namespace

template <class Bits> void check_endgames(std::mt19937_64 &random, int games) {
    constexpr std::array<hd::Material, 6> materials{{
        {{0, 0}, {1, 1}}, // men of both sides, kings of both sides; each only once it can be looked up
        {{0, 1}, {1, 0}},
        {{1, 1}, {0, 0}},
        {{0, 0}, {2, 1}},
        {{1, 0}, {1, 1}},
        {{1, 1}, {1, 0}},
    }};
    check_pair_code(random);
    check_game<Bits>(Harzdame<Bits>::rules(), std::span{materials}.first(games > 3 ? 4 : 3));
    for (int game = 0; game < games; ++game) {
        check_game<Bits>(random_rules<Bits>(random), std::span{materials}.first(game % 4 == 3 ? 5 : 3));
    }
}

template void check_endgames<hd::Narrow>(std::mt19937_64 &, int);
template void check_endgames<hd::Wide>(std::mt19937_64 &, int);
