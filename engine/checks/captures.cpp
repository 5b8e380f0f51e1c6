#include "checks.hpp"
#include "games.hpp"
#include "moves/generation.hpp"
#include "moves/jumps.hpp"

namespace {

// A capture, and of which of its jumps took a king: in the order in which it takes them earliest.
template <class Bits> struct Found {
    hd::Move<Bits> move;
    std::vector<bool> kings;
};

// A search of the captures of one piece without a memo. Where a king may land that depends on how its capture
// goes on is found out here: of all landings behind a piece it leaves out those that the rules forbid.
template <class Bits> class PlainSearch {
  public:
    PlainSearch(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position, hd::Square origin)
        : goes_on_{rules.landing_goes_on}, next_to_king_{rules.lands_next_to_king},
          rules_{with_any_landing(rules)}, field_{rules_, position, origin},
          kings_{position.kings(hd::other(position.turn()))}, origin_{origin} {
        follow(hd::capture_from(position, origin), std::vector<bool>(hd::kRoom<Bits>));
    }

    bool is_complete() const { return visits_ < kMost; }
    // Whether the search is complete, and so long that the generator uses its memo.
    bool is_long() const { return visits_ > 400 && is_complete(); }
    const std::vector<Found<Bits>> &found() const { return found_; }

  private:
    static constexpr int kMost = 3000;

    static hd::Rules<Bits> with_any_landing(hd::Rules<Bits> rules) {
        rules.landing_goes_on = rules.lands_next_to_king = false;
        return rules;
    }

    bool can_go_on(const hd::Capture<Bits> &capture) const {
        return hd::for_each_jump(field_, capture, [](const hd::Capture<Bits> &, Bits) {});
    }

    // Whether a king that has jumped over `victim` to `next` should have landed elsewhere, and so may not
    // end.
    bool lands_wrongly(const hd::Capture<Bits> &next, Bits victim,
                       const std::vector<hd::Capture<Bits>> &jumps) const {
        const auto goes_on = [&](const hd::Capture<Bits> &other) {
            return other.captured == next.captured && other.last == next.last && can_go_on(other);
        };
        if (can_go_on(next)) {
            return false;
        }
        if (goes_on_ && std::any_of(jumps.begin(), jumps.end(), goes_on)) {
            return true;
        }
        const bool adjacent = hd::any(rules_.geometry.step(victim, rules_.geometry.heading(next.last)) &
                                      hd::bit<Bits>(next.at));
        return next_to_king_ && hd::any(victim & kings_) && !adjacent;
    }

    void follow(const hd::Capture<Bits> &capture, const std::vector<bool> &kings) {
        if (++visits_ >= kMost) {
            return;
        }
        std::vector<hd::Capture<Bits>> jumps;
        hd::for_each_jump(field_, capture,
                          [&](const hd::Capture<Bits> &next, Bits) { jumps.push_back(next); });
        for (const hd::Capture<Bits> &next : jumps) {
            const Bits victim = next.captured & ~capture.captured;
            if (!capture.king || !rules_.flying || !lands_wrongly(next, victim, jumps)) {
                std::vector<bool> longer = kings;
                longer[static_cast<std::size_t>(capture.taken)] = hd::any(victim & kings_);
                follow(next, longer);
            }
        }
        if (capture.taken > 0 && jumps.empty()) {
            note({{capture.captured, static_cast<std::uint8_t>(origin_),
                   static_cast<std::uint8_t>(capture.at), hd::promotes(field_, capture)},
                  kings});
        }
    }

    void note(const Found<Bits> &found) {
        const auto same = std::find_if(found_.begin(), found_.end(),
                                       [&](const Found<Bits> &other) { return other.move == found.move; });
        if (same == found_.end()) {
            found_.push_back(found);
        } else {
            same->kings = std::max(same->kings, found.kings);
        }
    }

    const bool goes_on_;
    const bool next_to_king_;
    const hd::Rules<Bits> rules_;
    const hd::Field<Bits> field_;
    const Bits kings_;
    const hd::Square origin_;
    std::vector<Found<Bits>> found_;
    int visits_ = 0;
};

// The generator lists just these captures.
template <class Bits>
void require_these(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position,
                   const std::vector<Found<Bits>> &expected) {
    hd::MoveList<Bits> moves;
    hd::generate_captures(rules, position, moves);
    require(moves.size() == expected.size(), "the number of captures is that of a plain search");
    hd::Effort effort;
    require(hd::count_captures(rules, position, effort) == moves.size(), "captures are counted as listed");
    for (const Found<Bits> &found : expected) {
        require(std::find(moves.begin(), moves.end(), found.move) != moves.end(), "no capture is lost");
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
    rules.choice = {};
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
        require_these(rules, position, plain.found());
        ++compared;
    }
}

template <class Bits> void check_landings(std::mt19937_64 &random) {
    using Game = Harzdame<Bits>;
    int mattered = 0;
    while (mattered < 300) {
        hd::Rules<Bits> rules = random_rules<Bits>(random);
        const auto landing = 1 + random() % 3;
        rules.flying = true;
        rules.landing_goes_on = landing & 1;
        rules.lands_next_to_king = landing & 2;
        rules.lands_next = rules.one_piece_each_draws = false;
        rules.goal = hd::Goal::kBlock;
        rules.choice = {};
        const hd::Square origin =
            Game::square(static_cast<int>(random() % 8), static_cast<int>(random() % 8));
        const Bits enemies =
            Game::all([&](int x, int y) { return Game::square(x, y) != origin && random() % 5 == 0; });
        const Bits kings = enemies & Game::all([&](int, int) { return random() % 2 == 0; });
        const hd::Position<Bits> position{
            {Bits{}, enemies & ~kings}, {hd::bit<Bits>(origin), kings}, hd::kWhite};
        const PlainSearch<Bits> plain{rules, position, origin};
        if (!plain.is_complete()) {
            continue;
        }
        require_these(rules, position, plain.found());
        rules.landing_goes_on = rules.lands_next_to_king = false;
        const PlainSearch<Bits> free{rules, position, origin};
        mattered += free.is_complete() && free.found().size() != plain.found().size();
    }
}

namespace {

enum class Criterion { kNumber, kWithKing, kKings, kValue, kKingsFirst };

constexpr std::uint64_t kValueOfMan = 100, kValueOfKing = 199;

// Some of the criteria in any order; that of kings comes last if at all.
std::vector<Criterion> random_criteria(std::mt19937_64 &random) {
    std::vector list{Criterion::kNumber, Criterion::kWithKing, Criterion::kKings, Criterion::kValue};
    std::shuffle(list.begin(), list.end(), random);
    list.resize(random() % (list.size() + 1));
    if (random() % 2) {
        list.push_back(Criterion::kKingsFirst);
    }
    return list;
}

// The same as weights: what comes later weighs less, however much there is of it.
hd::Choice choice_by(const std::vector<Criterion> &criteria) {
    constexpr int kRoomOfEach = 14;
    hd::Choice choice;
    const auto add = [](std::uint64_t &weight, std::uint64_t each) {
        weight = (weight << kRoomOfEach) + each;
    };
    for (const Criterion each : criteria) {
        if (each != Criterion::kKingsFirst) {
            const bool value = each == Criterion::kValue;
            add(choice.man, each == Criterion::kNumber ? 1 : value ? kValueOfMan : 0);
            add(choice.king, each == Criterion::kNumber || each == Criterion::kKings ? 1
                             : value                                                 ? kValueOfKing
                                                                                     : 0);
            add(choice.with_king, each == Criterion::kWithKing ? 1 : 0);
        }
    }
    return {choice.man, choice.king, choice.with_king,
            !criteria.empty() && criteria.back() == Criterion::kKingsFirst};
}

// Of two captures the one that a choice by these criteria prefers, if any.
template <class Bits>
bool is_better(const std::vector<Criterion> &criteria, const hd::Position<Bits> &position,
               const Found<Bits> &one, const Found<Bits> &two) {
    for (const Criterion each : criteria) {
        if (each == Criterion::kKingsFirst && one.kings != two.kings) {
            return one.kings > two.kings;
        }
        const auto measure = [&](const Found<Bits> &found) -> std::uint64_t {
            const auto all = static_cast<std::size_t>(hd::count(found.move.captured));
            const auto kings =
                static_cast<std::size_t>(std::count(found.kings.begin(), found.kings.end(), true));
            switch (each) {
            case Criterion::kNumber:
                return all;
            case Criterion::kWithKing:
                return position.is_king(found.move.from);
            case Criterion::kKings:
                return kings;
            case Criterion::kValue:
                return kValueOfMan * (all - kings) + kValueOfKing * kings;
            case Criterion::kKingsFirst:
                break;
            }
            return 0;
        };
        if (measure(one) != measure(two)) {
            return measure(one) > measure(two);
        }
    }
    return false;
}

// Every capture of every piece of the side to move; none if that is too much work.
template <class Bits>
std::vector<Found<Bits>> all_captures(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position) {
    std::vector<Found<Bits>> all;
    for (Bits origins = position.pieces(position.turn()); hd::any(origins);) {
        const PlainSearch<Bits> plain{rules, position, hd::pop(origins)};
        if (!plain.is_complete()) {
            return {};
        }
        all.insert(all.end(), plain.found().begin(), plain.found().end());
    }
    return all;
}

} // namespace

template <class Bits> void check_choice(std::mt19937_64 &random) {
    int mattered = 0;
    while (mattered < 300) {
        hd::Rules<Bits> rules = random_rules<Bits>(random);
        rules.one_piece_each_draws = false;
        rules.goal = hd::Goal::kBlock;
        rules.men_capture_kings = random() % 2;
        const std::vector<Criterion> criteria = random_criteria(random);
        rules.choice = choice_by(criteria);
        const hd::Position<Bits> position = scattered(rules, random);
        const std::vector<Found<Bits>> all = all_captures(rules, position);
        std::vector<Found<Bits>> best;
        for (const Found<Bits> &found : all) {
            if (std::none_of(all.begin(), all.end(), [&](const Found<Bits> &other) {
                    return is_better(criteria, position, other, found);
                })) {
                best.push_back(found);
            }
        }
        if (!all.empty()) {
            require_these(rules, position, best);
        }
        mattered += best.size() < all.size();
    }
}

template void check_long_captures<hd::Narrow>(std::mt19937_64 &);
template void check_long_captures<hd::Wide>(std::mt19937_64 &);
template void check_landings<hd::Narrow>(std::mt19937_64 &);
template void check_landings<hd::Wide>(std::mt19937_64 &);
template void check_choice<hd::Narrow>(std::mt19937_64 &);
template void check_choice<hd::Wide>(std::mt19937_64 &);
