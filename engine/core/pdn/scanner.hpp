// The pass over a file's landmarks that finds its games.
//
// A game ends at a result outside variations, or where tags begin after its moves; without
// either, where its first tag comes again. One that is written twice in a row, with the same value, is one.
// What stands among tags and is neither tag nor move is skipped. A comment, tag or
// variation that is never closed costs its own game only: the next tags begin a new game.
#pragma once

#include "pdn/game_index.hpp"
#include "pdn/landmarks.hpp"

namespace hd {

// Games of an earlier text in a part that is the same in this one: here it lies `shift` bytes later, from the
// offset `from` on.
struct KnownGames {
    std::span<const IndexedGame> games;
    std::size_t shift; // modulo 2⁶⁴: text can have become shorter
    std::size_t from;
};

class Scanner {
  public:
    // Scans from where the last game of `index` begins, which is found anew, or from the text's beginning;
    // adds to `index`.
    Scanner(std::string_view text, const Alphabet &alphabet, GameIndex &index);

    // Goes through the text until a game begins that is known, or `stop` is set.
    void run(const KnownGames &known, const std::atomic<bool> &stop, const TellScanned &tell = {});

    // The known game that began, by its number in KnownGames; none at the end of the text. Its line and
    // column in this text follow.
    const std::optional<std::size_t> &joined() const { return joined_; }
    std::uint64_t line() const { return line_; }
    std::uint64_t column() const { return characters_ - line_first_ + 1; }
    std::uint64_t characters() const { return characters_; } // before it

  private:
    struct Note {
        FlawKind kind;
        std::size_t at;
    };

    // A tag looked up: that of the exact name, else the first of that name in any case.
    struct Wanted {
        std::optional<std::string_view> exact;
        std::optional<std::string_view> other;

        void offer(std::string_view wanted, const Tag &tag);
        std::optional<std::string> value() const;
    };

    // The game that is being scanned.
    struct Open {
        std::size_t begin;
        std::string_view first_tag{};
        std::string_view first_value{};
        bool first_only = true; // no tags but that one
        Wanted variant{};
        Wanted gametype{};
        Wanted result{};
        bool moves = false;
        bool ended = false;
        std::size_t depth = 0;
        std::size_t variation = 0;
        std::vector<Note> notes{};
    };

    Open &opened(std::size_t begin);
    bool begins_known_game(std::size_t begin);
    void note(FlawKind kind, std::size_t at);
    void pass(const Landmark &landmark);
    void pass_moves(std::size_t begin, std::size_t end);
    void pass_tag(const Landmark &landmark);
    void pass_result(const Landmark &landmark);
    bool heads_next(const Tag &tag, std::size_t begin) const;
    void close(std::size_t end);
    void judge(const Open &game, std::size_t end);
    void add_flaw(const Note &note, std::size_t end);
    void count_up_to(std::size_t at);

    std::string_view text_;
    const Alphabet &alphabet_;
    GameIndex &index_;
    Landmarks landmarks_;
    std::optional<Open> game_;
    std::size_t at_ = 0;

    KnownGames known_{};
    std::size_t next_known_ = 0;
    std::optional<std::size_t> joined_;

    // lines and characters are counted up to here
    char line_end_;
    std::size_t counted_ = 0;
    std::uint64_t line_ = 1;
    std::uint64_t characters_ = 0;
    std::uint64_t line_first_ = 0; // the characters before the line
};

} // namespace hd
