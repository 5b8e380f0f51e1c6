#include "training/selfplay.hpp"

#include <cstdlib>
#include <utility>

#include "training/random.hpp"

namespace hd {

namespace {

constexpr std::size_t kTableBytes = std::size_t{1} << 20; // small: it is cleared before every game

constexpr std::size_t kThousand = 1000;
constexpr int kHastyDepth = 2;
constexpr int kHalfAsLikely = 100; // hundredths of a man; each time worse halves the chance of a move
constexpr int kBestLikelihood = 16;

} // namespace

// A game in progress.
template <class Bits> class SelfPlay<Bits>::Game {
  public:
    explicit Game(SelfPlay &setup) : setup_{setup}, position_{setup.start_} { update(); }

    // Chooses strengths and pieces and plays random moves; false if the game ends with them.
    bool open(Random &random) {
        const SelfPlayTerms &terms = setup_.terms_;
        nodes_ = {strength(random), strength(random)};
        if (terms.missing > 0 && random.below(kThousand) < static_cast<std::size_t>(terms.missing)) {
            remove_men(random);
        }
        const auto spread = static_cast<std::size_t>(terms.most_random - terms.least_random + 1);
        const int plies = terms.least_random + static_cast<int>(random.below(spread));
        for (int ply = 0; ply < plies && !over_; ++ply) {
            make(random.below(moves_.size()), kNoScore);
        }
        played_.random = static_cast<std::uint16_t>(plies);
        return !over_;
    }

    // Plays to the end; false if the game did not begin balanced.
    bool finish(Random &random) {
        bool first = played_.missing.empty();
        while (!over_) {
            if (moves_.size() == 1) {
                make(0, kNoScore);
                continue;
            }
            if (errs(random)) {
                make(hasty_choice(random), kNoScore);
                continue;
            }
            const Report<Bits> report = search({.nodes = nodes_[position_.turn()]});
            const int score = report.lines[0].score;
            if (std::exchange(first, false) && std::abs(score) > setup_.terms_.balance) {
                return false;
            }
            if (is_resigned(score)) {
                break;
            }
            make(number_of(report.lines[0].moves[0]), static_cast<std::int16_t>(score));
        }
        return true;
    }

    PlayedGame &&played() { return std::move(played_); }

  private:
    std::uint64_t strength(Random &random) const {
        const SelfPlayTerms &terms = setup_.terms_;
        std::size_t strengths = 1;
        while (terms.nodes << strengths <= terms.most_nodes) {
            ++strengths;
        }
        return strengths == 1 ? terms.nodes : terms.nodes << random.below(strengths);
    }

    void remove_men(Random &random) {
        const Color color = random.below(2) == 0 ? kWhite : kBlack;
        for (std::size_t more = 1 + random.below(static_cast<std::size_t>(setup_.terms_.most_missing));
             more > 0; --more) {
            Bits men = position_.men(color);
            if (count(men) < 2) {
                break;
            }
            const auto before = static_cast<int>(random.below(static_cast<std::size_t>(count(men))));
            for (int i = 0; i < before; ++i) {
                pop(men);
            }
            played_.missing.push_back(pop(men));
            position_ = *without(setup_.start_, std::span<const Square>{played_.missing});
        }
        update();
    }

    bool errs(Random &random) const {
        const int mistakes = setup_.terms_.mistakes;
        return mistakes > 0 && random.below(kThousand) < static_cast<std::size_t>(mistakes);
    }

    // A move drawn by how good it looks at first sight: one that loses a man, which a search would never
    // choose, is rarer than a good one, but not rare.
    std::size_t hasty_choice(Random &random) {
        const Report<Bits> report = search({.depth = kHastyDepth, .lines = static_cast<int>(moves_.size())});
        const auto likelihood = [&](const Line<Bits> &line) {
            const int worse = std::max(report.lines[0].score - line.score, 0);
            return std::size_t{1} << (kBestLikelihood - std::min(worse / kHalfAsLikely, kBestLikelihood));
        };
        std::size_t all = 0;
        for (const Line<Bits> &line : report.lines) {
            all += likelihood(line);
        }
        std::size_t left = random.below(all);
        for (const Line<Bits> &line : report.lines) {
            if (left < likelihood(line)) {
                return number_of(line.moves[0]);
            }
            left -= likelihood(line);
        }
        return 0; // never
    }

    std::size_t number_of(const Move<Bits> &move) const {
        return static_cast<std::size_t>(std::find(moves_.begin(), moves_.end(), move) - moves_.begin());
    }

    void update() {
        moves_.clear();
        generate(setup_.rules_, position_, moves_);
        in_order(moves_);
        const int so_far = static_cast<int>(played_.moves.size());
        if (moves_.empty()) {
            const int result = result_without_moves(setup_.rules_, position_);
            end(position_.turn() == kWhite ? result : -result);
        } else if (so_far >= setup_.terms_.longest || no_progress_ >= setup_.terms_.no_progress ||
                   repeats()) {
            end(0);
        } else if (const auto verdict = from_tables()) {
            const int mover = verdict->drawn() ? 0 : verdict->won() ? 1 : -1;
            end(position_.turn() == kWhite ? mover : -mover);
        }
    }

    std::optional<Verdict> from_tables() const {
        const Endgames<Bits> &tables = setup_.endgames_;
        const bool few = tables && count(position_.occupied()) <= tables->most_pieces();
        return few ? tables->verdict(position_) : std::nullopt;
    }

    bool repeats() const { return std::count(before_.begin(), before_.end(), position_.key()) >= 2; }

    void end(int result) {
        over_ = true;
        played_.result = result;
    }

    Report<Bits> search(const Limits &limits) {
        return setup_.search_.run(position_, before_, limits, {}, token_, {});
    }

    // Whether the game is resigned at this score of the side to move.
    bool is_resigned(int score) {
        const int white = position_.turn() == kWhite ? score : -score;
        const int winner = white > setup_.terms_.resigned ? 1 : white < -setup_.terms_.resigned ? -1 : 0;
        agreeing_ = winner != 0 && winner == winner_ ? agreeing_ + 1 : 1;
        winner_ = winner;
        if (winner == 0 || (agreeing_ < setup_.terms_.resigned_after && std::abs(score) < kSureWin)) {
            return false;
        }
        end(winner);
        return true;
    }

    void make(std::size_t number, std::int16_t score) {
        const Move<Bits> move = moves_[number];
        const bool progress = move.is_capture() || !position_.is_king(move.from);
        played_.moves.push_back({static_cast<std::uint16_t>(number), score});
        if (move.is_capture()) {
            before_.clear();
        } else {
            before_.push_back(position_.key());
        }
        no_progress_ = progress ? 0 : no_progress_ + 1;
        position_ = position_.after(move);
        update();
    }

    SelfPlay &setup_;
    Position<Bits> position_;
    MoveList<Bits> moves_; // legal in the position
    std::vector<Key> before_;
    PlayedGame played_;
    std::array<std::uint64_t, 2> nodes_{}; // of each side's searches
    const StopToken token_{};
    bool over_ = false;
    int no_progress_ = 0; // moves without progress
    int winner_ = 0;      // by the last search
    int agreeing_ = 0;    // searches that said so, one after another
};

template <class Bits>
SelfPlay<Bits>::SelfPlay(const Rules<Bits> &rules, const Position<Bits> &start, const SelfPlayTerms &terms,
                         Weights<Bits> weights, Endgames<Bits> endgames)
    : rules_{rules}, start_{start}, terms_{terms}, endgames_{std::move(endgames)},
      search_{rules, {}, std::move(weights)} {
    search_.resize(kTableBytes, 1);
    search_.use(endgames_);
}

template <class Bits> PlayedGame SelfPlay<Bits>::play(std::uint64_t seed) {
    Random random{seed};
    while (true) {
        search_.forget();
        Game game{*this};
        if (game.open(random) && game.finish(random)) {
            return std::move(game.played());
        }
    }
}

template class SelfPlay<Narrow>;
template class SelfPlay<Wide>;

} // namespace hd
