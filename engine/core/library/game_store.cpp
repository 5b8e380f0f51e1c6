#include "library/game_store.hpp"

#include <algorithm>
#include <mutex>
#include <tuple>

#include "machine/parallel.hpp"

namespace hd {

namespace {

// A packed game, followed move by move. Bytes that make no sense end it.
template <class Bits> class Replay {
  public:
    Replay(const Placement<Bits> &start, std::span<const std::uint8_t> packed)
        : at_{packed.data()}, end_{packed.data() + packed.size()}, placement_{start} {
        if (at_ < end_ && *at_++ == 1) {
            set_up();
        }
    }

    const Placement<Bits> &placement() const { return placement_; }

    // Reads the next move into `move`; false at the end of the game.
    bool next(Move<Bits> &move) {
        if (end_ - at_ < 2) {
            return false;
        }
        const bool capture = *at_ & kFlag;
        move.from = square(*at_++);
        move.promotes = *at_ & kFlag;
        move.to = square(*at_++);
        move.captured = Bits{};
        for (bool more = capture; more;) {
            if (at_ == end_) {
                return false;
            }
            more = !(*at_ & kFlag);
            move.captured |= bit<Bits>(square(*at_++));
        }
        return true;
    }

    void play(const Move<Bits> &move) { placement_ = placement_.after(move); }

  private:
    static constexpr std::uint8_t kFlag = 0x80;

    static std::uint8_t square(std::uint8_t byte) {
        return static_cast<std::uint8_t>(byte & (kRoom<Bits> - 1));
    }

    std::uint64_t word() {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) {
            value |= std::uint64_t{*at_++} << (8 * i);
        }
        return value;
    }

    Bits set() {
        if constexpr (sizeof(Bits) == 8) {
            return word();
        } else {
            const std::uint64_t low = word();
            return {low, word()};
        }
    }

    void set_up() {
        if (end_ - at_ < static_cast<std::ptrdiff_t>(4 * sizeof(Bits) + 1)) {
            at_ = end_;
            return;
        }
        std::array<Bits, 4> sets;
        for (Bits &each : sets) {
            each = set();
        }
        const Color turn = *at_++ == 1 ? kBlack : kWhite;
        placement_ = {{sets[0], sets[2]}, {sets[1], sets[3]}, turn};
    }

    const std::uint8_t *at_;
    const std::uint8_t *end_;
    Placement<Bits> placement_;
};

// The replay of a game up to its first position that matches.
template <class Bits> class Finder {
  public:
    explicit Finder(const Pattern<Bits> &pattern)
        : pattern_{pattern}, squares_{pattern.squares()},
          least_men_{pattern.least_men(kWhite), pattern.least_men(kBlack)},
          least_pieces_{pattern.least_pieces(kWhite), pattern.least_pieces(kBlack)} {}

    // The number of moves before that position; -1 if there is none.
    std::int32_t operator()(Replay<Bits> &replay) const {
        Move<Bits> move{};
        bool material = pattern_.material_matches(replay.placement());
        bool squares = pattern_.squares_match(replay.placement());
        for (std::int32_t ply = 0;; ++ply) {
            if (squares && material && pattern_.turn_matches(replay.placement())) {
                return ply;
            }
            if (!replay.next(move)) {
                return -1;
            }
            replay.play(move);
            if (move.is_capture() || move.promotes) { // no other move changes the material
                if (is_hopeless(replay.placement())) {
                    return -1;
                }
                material = pattern_.material_matches(replay.placement());
            }
            if (any((bit<Bits>(move.from) | bit<Bits>(move.to) | move.captured) & squares_)) {
                squares = pattern_.squares_match(replay.placement());
            }
        }
    }

  private:
    bool is_hopeless(const Placement<Bits> &placement) const {
        return lacks(placement, kWhite) || lacks(placement, kBlack);
    }
    bool lacks(const Placement<Bits> &placement, Color color) const {
        return count(placement.men(color)) < least_men_[color] ||
               count(placement.pieces(color)) < least_pieces_[color];
    }

    const Pattern<Bits> &pattern_;
    const Bits squares_;
    const std::array<int, 2> least_men_;
    const std::array<int, 2> least_pieces_;
};

template <class Bits> using Tallies = std::vector<MoveTally<Bits>>;

template <class Bits> MoveTally<Bits> &tally_of(Tallies<Bits> &tallies, const Move<Bits> &move) {
    const auto found = std::find_if(tallies.begin(), tallies.end(),
                                    [&](const MoveTally<Bits> &each) { return each.move == move; });
    if (found != tallies.end()) {
        return *found;
    }
    tallies.emplace_back().move = move;
    return tallies.back();
}

template <class Bits> void count_game(MoveTally<Bits> &tally, const GameFacts &facts) {
    ++tally.games;
    if (facts.result >= -1 && facts.result <= 1) {
        ++tally.results[static_cast<std::size_t>(1 - facts.result)];
    }
    if (facts.year > 0) {
        ++tally.dated;
        tally.years += facts.year;
        tally.last_year = std::max<int>(tally.last_year, facts.year);
    }
}

template <class Bits> void merge(MoveTally<Bits> &into, const MoveTally<Bits> &other) {
    into.games += other.games;
    for (std::size_t i = 0; i < into.results.size(); ++i) {
        into.results[i] += other.results[i];
    }
    into.dated += other.dated;
    into.years += other.years;
    into.last_year = std::max(into.last_year, other.last_year);
}

// Calls `work(begin, end)` for parts of the games on several threads.
template <class Work> void on_all(std::size_t size, int threads, const Work &work) {
    const std::atomic<bool> stop{false};
    share_out(size, threads, stop, work, [](double) {});
}

} // namespace

template <class Bits>
void GameStore<Bits>::add(const GameFacts &facts, std::span<const std::uint8_t> packed) {
    packed_.insert(packed_.end(), packed.begin(), packed.end());
    ends_.push_back(packed_.size());
    facts_.push_back(facts);
}

template <class Bits>
std::vector<Hit> GameStore<Bits>::find(const Pattern<Bits> &pattern, int threads) const {
    const Finder<Bits> finder{pattern};
    std::mutex mutex;
    std::vector<Hit> hits;
    on_all(size(), threads, [&](std::size_t begin, std::size_t end) {
        std::vector<Hit> of_part;
        for (std::size_t game = begin; game < end; ++game) {
            Replay<Bits> replay{start_, packed(game)};
            if (const std::int32_t ply = finder(replay); ply >= 0) {
                of_part.push_back({facts_[game].id, ply});
            }
        }
        const std::lock_guard lock{mutex};
        hits.insert(hits.end(), of_part.begin(), of_part.end());
    });
    std::sort(hits.begin(), hits.end(), [](const Hit &a, const Hit &b) { return a.id < b.id; });
    return hits;
}

template <class Bits>
std::vector<MoveTally<Bits>> GameStore<Bits>::explore(const Pattern<Bits> &pattern,
                                                      const std::vector<GameId> *only, int threads) const {
    const Finder<Bits> finder{pattern};
    std::mutex mutex;
    Tallies<Bits> tallies;
    on_all(size(), threads, [&](std::size_t begin, std::size_t end) {
        Tallies<Bits> of_part;
        for (std::size_t game = begin; game < end; ++game) {
            if (only && !std::binary_search(only->begin(), only->end(), facts_[game].id)) {
                continue;
            }
            Replay<Bits> replay{start_, packed(game)};
            Move<Bits> move{};
            if (finder(replay) >= 0 && replay.next(move)) {
                count_game(tally_of(of_part, move), facts_[game]);
            }
        }
        const std::lock_guard lock{mutex};
        for (const MoveTally<Bits> &each : of_part) {
            merge(tally_of(tallies, each.move), each);
        }
    });
    std::sort(tallies.begin(), tallies.end(), [](const auto &a, const auto &b) {
        return std::tuple{b.games, a.move.from, a.move.to} < std::tuple{a.games, b.move.from, b.move.to};
    });
    return tallies;
}

template class GameStore<Narrow>;
template class GameStore<Wide>;

} // namespace hd
