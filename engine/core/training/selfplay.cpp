#include "training/selfplay.hpp"

#include <utility>

namespace hd {

namespace {

constexpr std::size_t kTableBytes = std::size_t{1} << 20; // small: it is cleared before every game

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_{mix(seed)} {}
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>((state_ = mix(state_)) % limit); }

  private:
    Key state_;
};

} // namespace

// A game in progress.
template <class Bits> class SelfPlay<Bits>::Game {
  public:
    explicit Game(SelfPlay &setup) : setup_{setup}, position_{setup.start_} { update(); }

    // Plays random moves; false if the game ends with them.
    bool open(Random &random) {
        const SelfPlayTerms &terms = setup_.terms_;
        const auto spread = static_cast<std::size_t>(terms.most_random - terms.least_random + 1);
        const int plies = terms.least_random + static_cast<int>(random.below(spread));
        for (int ply = 0; ply < plies && !over_; ++ply) {
            make(random.below(moves_.size()), kNoScore);
        }
        played_.random = static_cast<std::uint16_t>(plies);
        return !over_;
    }

    // Plays to the end; false if the game did not begin balanced.
    bool finish() {
        bool first = true;
        while (!over_) {
            if (moves_.size() == 1) {
                make(0, kNoScore);
                continue;
            }
            const Report<Bits> report = search();
            const int score = report.lines[0].score;
            if (std::exchange(first, false) && std::abs(score) > setup_.terms_.balance) {
                return false;
            }
            if (is_resigned(score)) {
                break;
            }
            const auto at = std::find(moves_.begin(), moves_.end(), report.lines[0].moves[0]);
            make(static_cast<std::size_t>(at - moves_.begin()), static_cast<std::int16_t>(score));
        }
        return true;
    }

    PlayedGame &&played() { return std::move(played_); }

  private:
    void update() {
        moves_.clear();
        generate(setup_.rules_, position_, moves_);
        in_order(moves_);
        const int so_far = static_cast<int>(played_.moves.size());
        if (moves_.empty()) {
            const bool drawn = is_drawn(setup_.rules_, position_);
            end(drawn ? 0 : position_.turn() == kWhite ? -1 : 1);
        } else if (so_far >= setup_.terms_.longest || no_progress_ >= setup_.terms_.no_progress ||
                   repeats()) {
            end(0);
        }
    }

    bool repeats() const { return std::count(before_.begin(), before_.end(), position_.key()) >= 2; }

    void end(int result) {
        over_ = true;
        played_.result = result;
    }

    Report<Bits> search() {
        return setup_.search_.run(position_, before_, {.nodes = setup_.terms_.nodes}, {}, token_, {});
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
    const StopToken token_{};
    bool over_ = false;
    int no_progress_ = 0; // moves without progress
    int winner_ = 0;      // by the last search
    int agreeing_ = 0;    // searches that said so, one after another
};

template <class Bits>
SelfPlay<Bits>::SelfPlay(const Rules<Bits> &rules, const Position<Bits> &start, const SelfPlayTerms &terms,
                         Weights<Bits> weights)
    : rules_{rules}, start_{start}, terms_{terms}, search_{rules, {}, std::move(weights)} {
    search_.resize(kTableBytes, 1);
}

template <class Bits> PlayedGame SelfPlay<Bits>::play(std::uint64_t seed) {
    Random random{seed};
    while (true) {
        search_.forget();
        Game game{*this};
        if (game.open(random) && game.finish()) {
            return std::move(game.played());
        }
    }
}

template class SelfPlay<Narrow>;
template class SelfPlay<Wide>;

} // namespace hd
