#include "checks.hpp"
#include "games.hpp"
#include "moves/generation.hpp"
#include "moves/jumps.hpp"

namespace {

// A search of the captures of one piece without a memo.
template <class Bits> class PlainSearch {
  public:
    PlainSearch(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position, hd::Square origin)
        : field_{rules, position, origin}, origin_{origin} {
        follow(hd::capture_from(position, origin));
    }

    // Whether the search is complete, and so long that the generator uses its memo.
    bool is_long() const { return visits_ > 400 && visits_ < kMost; }
    const std::vector<hd::Move<Bits>> &moves() const { return moves_; }

  private:
    static constexpr int kMost = 3000;

    void follow(const hd::Capture<Bits> &capture) {
        if (++visits_ >= kMost) {
            return;
        }
        const bool goes_on =
            hd::for_each_jump(field_, capture, [&](const hd::Capture<Bits> &next, Bits) { follow(next); });
        const hd::Move<Bits> move{capture.captured, static_cast<std::uint8_t>(origin_),
                                  static_cast<std::uint8_t>(capture.at), hd::promotes(field_, capture)};
        if (!goes_on && std::find(moves_.begin(), moves_.end(), move) == moves_.end()) {
            moves_.push_back(move);
        }
    }

    const hd::Field<Bits> field_;
    const hd::Square origin_;
    std::vector<hd::Move<Bits>> moves_;
    int visits_ = 0;
};

// The captures of one piece by rules that let it land where its capture ends: every way of a search by the
// same rules without that is looked at again, and left out if one of its jumps could have landed where it
// goes on.
template <class Bits> class FilteredSearch {
  public:
    FilteredSearch(hd::Rules<Bits> rules, const hd::Position<Bits> &position, hd::Square origin)
        : rules_{(rules.landing_goes_on = false, rules)}, field_{rules_, position, origin}, origin_{origin} {
        follow(hd::capture_from(position, origin));
    }

    bool is_complete() const { return visits_ < kMost; }
    const std::vector<hd::Move<Bits>> &moves() const { return moves_; }

  private:
    static constexpr int kMost = 3000;

    bool can_go_on(const hd::Capture<Bits> &capture) const {
        return hd::for_each_jump(field_, capture, [](const hd::Capture<Bits> &, Bits) {});
    }

    void follow(const hd::Capture<Bits> &capture) {
        if (++visits_ >= kMost) {
            return;
        }
        std::vector<hd::Capture<Bits>> jumps;
        hd::for_each_jump(field_, capture,
                          [&](const hd::Capture<Bits> &next, Bits) { jumps.push_back(next); });
        for (const hd::Capture<Bits> &next : jumps) {
            const bool others_go_on =
                std::any_of(jumps.begin(), jumps.end(), [&](const hd::Capture<Bits> &other) {
                    return other.captured == next.captured && other.last == next.last && can_go_on(other);
                });
            if (capture.king && others_go_on && !can_go_on(next)) {
                continue;
            }
            follow(next);
        }
        const hd::Move<Bits> move{capture.captured, static_cast<std::uint8_t>(origin_),
                                  static_cast<std::uint8_t>(capture.at), hd::promotes(field_, capture)};
        if (capture.taken > 0 && jumps.empty() &&
            std::find(moves_.begin(), moves_.end(), move) == moves_.end()) {
            moves_.push_back(move);
        }
    }

    const hd::Rules<Bits> rules_;
    const hd::Field<Bits> field_;
    const hd::Square origin_;
    std::vector<hd::Move<Bits>> moves_;
    int visits_ = 0;
};

// Men that capture in all directions and go on as kings from a square in the middle of the board, so that one
// square is reached with the same pieces taken by men and by men just crowned.
template <class Bits> hd::Rules<Bits> rules_of_long_captures(std::mt19937_64 &random) {
    hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    constexpr std::array every{0, 1, 2, 3, 4, 5, 6, 7};
    const hd::Directions all{every};
    rules.man_captures = rules.man_first_captures = rules.king_captures = {all, all};
    rules.promotion_rule = hd::Promotion::kGoesOnAsKing;
    rules.promotion_squares[hd::kWhite] = hd::bit<Bits>(Harzdame<Bits>::square(3, 5));
    rules.turns_back = random() % 2;
    rules.majority = false;
    return rules;
}

} // namespace

template <class Bits> void check_long_captures(std::mt19937_64 &random) {
    using Game = Harzdame<Bits>;
    int compared = 0;
    while (compared < 30) {
        const hd::Rules<Bits> rules = rules_of_long_captures<Bits>(random);
        const hd::Square origin = Game::square(1, 1 + 2 * static_cast<int>(random() % 3));
        const Bits enemies =
            Game::all([&](int x, int y) { return Game::square(x, y) != origin && random() % 4 == 0; });
        const hd::Position<Bits> position{{hd::bit<Bits>(origin), Bits{}}, {Bits{}, enemies}, hd::kWhite};
        const PlainSearch<Bits> plain{rules, position, origin};
        if (!plain.is_long()) {
            continue;
        }
        hd::MoveList<Bits> moves;
        hd::generate_captures(rules, position, moves);
        require(moves.size() == plain.moves().size(), "the memo changes the number of captures");
        for (const hd::Move<Bits> &move : plain.moves()) {
            require(std::find(moves.begin(), moves.end(), move) != moves.end(), "the memo loses a capture");
        }
        ++compared;
    }
}

template <class Bits> void check_landings(std::mt19937_64 &random) {
    using Game = Harzdame<Bits>;
    int mattered = 0;
    while (mattered < 300) {
        hd::Rules<Bits> rules = random_rules<Bits>(random);
        rules.flying = rules.landing_goes_on = true;
        rules.lands_next = rules.majority = rules.one_piece_each_draws = false;
        const hd::Square origin =
            Game::square(static_cast<int>(random() % 8), static_cast<int>(random() % 8));
        const Bits enemies =
            Game::all([&](int x, int y) { return Game::square(x, y) != origin && random() % 5 == 0; });
        const hd::Position<Bits> position{{Bits{}, enemies}, {hd::bit<Bits>(origin), Bits{}}, hd::kWhite};
        const FilteredSearch<Bits> expected{rules, position, origin};
        if (!expected.is_complete()) {
            continue;
        }
        hd::MoveList<Bits> moves;
        hd::generate_captures(rules, position, moves);
        require(moves.size() == expected.moves().size(), "landings where it goes on: the number of captures");
        hd::Effort effort;
        require(hd::count_captures(rules, position, effort) == moves.size(), "they are counted otherwise");
        for (const hd::Move<Bits> &move : expected.moves()) {
            require(std::find(moves.begin(), moves.end(), move) != moves.end(),
                    "a capture with them is lost");
        }
        rules.landing_goes_on = false;
        hd::MoveList<Bits> any;
        hd::generate_captures(rules, position, any);
        mattered += any.size() != moves.size();
    }
}

template void check_long_captures<hd::Narrow>(std::mt19937_64 &);
template void check_long_captures<hd::Wide>(std::mt19937_64 &);
template void check_landings<hd::Narrow>(std::mt19937_64 &);
template void check_landings<hd::Wide>(std::mt19937_64 &);
