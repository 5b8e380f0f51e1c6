#include "checks.hpp"
#include "games.hpp"
#include "moves/generation.hpp"
#include "moves/jumps.hpp"

namespace {

// A search of the captures of one piece without a memo. That a king must land where its capture goes on is
// left to the search: of the jumps over one piece that end there it leaves out those beside others that do
// not.
template <class Bits> class PlainSearch {
  public:
    PlainSearch(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position, hd::Square origin)
        : goes_on_{rules.landing_goes_on}, rules_{with_any_landing(rules)}, field_{rules_, position, origin},
          origin_{origin} {
        follow(hd::capture_from(position, origin));
    }

    bool is_complete() const { return visits_ < kMost; }
    // Whether the search is complete, and so long that the generator uses its memo.
    bool is_long() const { return visits_ > 400 && is_complete(); }
    const std::vector<hd::Move<Bits>> &moves() const { return moves_; }

  private:
    static constexpr int kMost = 3000;

    static hd::Rules<Bits> with_any_landing(hd::Rules<Bits> rules) {
        rules.landing_goes_on = false;
        return rules;
    }

    bool can_go_on(const hd::Capture<Bits> &capture) const {
        return hd::for_each_jump(field_, capture, [](const hd::Capture<Bits> &, Bits) {});
    }

    // Whether a capture that has jumped to `next` might have gone on from another square behind that piece.
    bool lands_wrongly(const hd::Capture<Bits> &next, const std::vector<hd::Capture<Bits>> &jumps) const {
        const auto goes_on = [&](const hd::Capture<Bits> &other) {
            return other.captured == next.captured && other.last == next.last && can_go_on(other);
        };
        return !can_go_on(next) && std::any_of(jumps.begin(), jumps.end(), goes_on);
    }

    void follow(const hd::Capture<Bits> &capture) {
        if (++visits_ >= kMost) {
            return;
        }
        std::vector<hd::Capture<Bits>> jumps;
        hd::for_each_jump(field_, capture,
                          [&](const hd::Capture<Bits> &next, Bits) { jumps.push_back(next); });
        for (const hd::Capture<Bits> &next : jumps) {
            if (!goes_on_ || !capture.king || !lands_wrongly(next, jumps)) {
                follow(next);
            }
        }
        const hd::Move<Bits> move{capture.captured, static_cast<std::uint8_t>(origin_),
                                  static_cast<std::uint8_t>(capture.at), hd::promotes(field_, capture)};
        if (capture.taken > 0 && jumps.empty() &&
            std::find(moves_.begin(), moves_.end(), move) == moves_.end()) {
            moves_.push_back(move);
        }
    }

    const bool goes_on_;
    const hd::Rules<Bits> rules_;
    const hd::Field<Bits> field_;
    const hd::Square origin_;
    std::vector<hd::Move<Bits>> moves_;
    int visits_ = 0;
};

// The generator lists just these captures.
template <class Bits>
void require_these(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position,
                   const std::vector<hd::Move<Bits>> &expected) {
    hd::MoveList<Bits> moves;
    hd::generate_captures(rules, position, moves);
    require(moves.size() == expected.size(), "the number of captures is that of a plain search");
    hd::Effort effort;
    require(hd::count_captures(rules, position, effort) == moves.size(), "captures are counted as listed");
    for (const hd::Move<Bits> &move : expected) {
        require(std::find(moves.begin(), moves.end(), move) != moves.end(), "no capture is lost");
    }
}

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
        require_these(rules, position, plain.moves());
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
        const PlainSearch<Bits> plain{rules, position, origin};
        if (!plain.is_complete()) {
            continue;
        }
        require_these(rules, position, plain.moves());
        rules.landing_goes_on = false;
        const PlainSearch<Bits> free{rules, position, origin};
        mattered += free.is_complete() && free.moves().size() != plain.moves().size();
    }
}

template void check_long_captures<hd::Narrow>(std::mt19937_64 &);
template void check_long_captures<hd::Wide>(std::mt19937_64 &);
template void check_landings<hd::Narrow>(std::mt19937_64 &);
template void check_landings<hd::Wide>(std::mt19937_64 &);
