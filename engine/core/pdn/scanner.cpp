#include "pdn/scanner.hpp"

#include <algorithm>

namespace hd {

namespace {

constexpr std::size_t kMostNotes = 20; // of one game: more say no more
constexpr std::size_t kMostBehind = 8; // bytes before a landmark that its meaning can depend on
constexpr std::size_t kBytesTold = 1 << 20;

char counted_line_end(std::string_view text) { return line_end_of(text) == "\r" ? '\r' : '\n'; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool equal_in_any_case(std::string_view one, std::string_view other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

bool ends_with_empty_line(std::string_view text) {
    return text.ends_with("\n\n") || text.ends_with("\n\r\n") || text.ends_with("\r\r");
}

} // namespace

void Scanner::Wanted::offer(std::string_view wanted, const Tag &tag) {
    if (tag.name == wanted) {
        exact = exact.value_or(tag.value);
    } else if (equal_in_any_case(tag.name, wanted)) {
        other = other.value_or(tag.value);
    }
}

std::optional<std::string> Scanner::Wanted::value() const {
    const std::optional<std::string_view> &found = exact ? exact : other;
    return found ? std::optional{unescaped(*found)} : std::nullopt;
}

Scanner::Scanner(std::string_view text, const Alphabet &alphabet, GameIndex &index)
    : text_{text}, alphabet_{alphabet}, index_{index}, landmarks_{text, alphabet},
      line_end_{counted_line_end(text)} {
    if (!index_.games.empty()) {
        const IndexedGame last = index_.games.back();
        index_.games.pop_back();
        at_ = counted_ = last.begin;
        line_ = last.line;
        characters_ = last.first;
        line_first_ = last.first - (last.column - 1);
    }
}

void Scanner::run(const KnownGames &known, const std::atomic<bool> &stop, const TellScanned &tell) {
    known_ = known;
    std::size_t told = at_;
    while (const std::optional<Landmark> landmark = landmarks_.next(at_, text_.size())) {
        if (landmark->begin > at_) {
            pass_moves(at_, landmark->begin);
        }
        at_ = landmark->end;
        pass(*landmark);
        index_.complete = !stop.load(std::memory_order_relaxed);
        if (joined_ || !index_.complete) {
            return;
        }
        if (tell && at_ - told >= kBytesTold) {
            told = at_;
            tell(static_cast<double>(at_) / static_cast<double>(text_.size()));
        }
    }
    pass_moves(at_, text_.size());
    close(text_.size());
}

// The game being scanned; if there is none, one begins at `begin`.
Scanner::Open &Scanner::opened(std::size_t begin) {
    if (!game_) {
        game_ = Open{.begin = begin, .variation = begin};
        if (begins_known_game(begin)) {
            joined_ = next_known_;
            count_up_to(begin);
        }
    }
    return *game_;
}

bool Scanner::begins_known_game(std::size_t begin) {
    const auto known_begin = [&] { return known_.games[next_known_].begin + known_.shift; };
    while (next_known_ < known_.games.size() && known_begin() < begin) {
        ++next_known_;
    }
    return next_known_ < known_.games.size() && known_begin() == begin && begin >= known_.from + kMostBehind;
}

void Scanner::note(FlawKind kind, std::size_t at) {
    if (game_->notes.size() < kMostNotes) {
        game_->notes.push_back({kind, at});
    }
}

void Scanner::pass(const Landmark &landmark) {
    const std::size_t begin = landmark.begin;
    switch (landmark.sign) {
    case Sign::kTag:
        pass_tag(landmark);
        break;
    case Sign::kBracket:
        pass_moves(begin, landmark.end);
        break;
    case Sign::kComment:
        opened(begin);
        if (!landmark.closed) {
            note(FlawKind::kOpenComment, begin);
        }
        break;
    case Sign::kRemark:
        opened(begin);
        break;
    case Sign::kEscape:
        break;
    case Sign::kOpening:
        if (Open &game = opened(begin); game.depth++ == 0) {
            game.variation = begin;
        }
        break;
    case Sign::kClosing:
        if (Open &game = opened(begin); game.depth > 0) {
            --game.depth;
        }
        break;
    case Sign::kResult:
        pass_result(landmark);
        break;
    case Sign::kZeros:
        if (game_) {
            note(FlawKind::kBinary, begin);
        }
        break;
    }
}

// Goes over text between landmarks: moves, if there is anything but blanks.
void Scanner::pass_moves(std::size_t begin, std::size_t end) {
    if (game_ && game_->moves && !game_->ended) {
        return;
    }
    const std::size_t first = skip_blanks(text_, begin, end);
    if (first == end) {
        return;
    }
    if (game_ && game_->ended) {
        if (!has_move(text_, first, end, alphabet_)) {
            return; // a remark behind the result
        }
        close(begin);
    }
    opened(first).moves = true;
}

// Takes up a tag, which may begin the next game.
void Scanner::pass_tag(const Landmark &landmark) {
    const Tag &tag = landmark.tag;
    if (game_ && (game_->moves || game_->ended || heads_next(tag, landmark.begin))) {
        close(landmark.begin);
    }
    Open &game = opened(landmark.begin);
    if (game.first_tag.empty()) {
        game.first_tag = tag.name;
        game.first_value = tag.value;
    }
    game.first_only = game.first_only && tag.name == game.first_tag;
    game.variant.offer("Variant", tag);
    game.gametype.offer("GameType", tag);
    game.result.offer("Result", tag);
    game.depth = 0;
    if (!landmark.closed) {
        note(FlawKind::kOpenTag, landmark.begin);
    }
}

// Whether a tag behind a game's tags, without moves between, begins the next game.
bool Scanner::heads_next(const Tag &tag, std::size_t begin) const {
    const std::string_view first = game_->first_tag;
    const bool parted = ends_with_empty_line(text_.substr(0, begin));
    if (tag.name == first) {
        const bool doubled =
            game_->first_only && !parted && unescaped(tag.value) == unescaped(game_->first_value);
        return !doubled;
    }
    return tag.name == "Event" && !first.empty() && parted;
}

// Goes over what looks like a result, unless it is a part of a longer word.
void Scanner::pass_result(const Landmark &landmark) {
    Open &game = opened(landmark.begin);
    const bool ends = game.depth == 0 && stands_alone(text_, landmark.begin, landmark.end, alphabet_);
    (ends ? game.ended : game.moves) = true;
}

// Ends the game before `end`, and keeps it unless there is nothing in it.
void Scanner::close(std::size_t end) {
    if (!game_ || joined_) {
        return;
    }
    const Open game = *std::move(game_);
    game_.reset();
    end = trim_blanks(text_, game.begin, end);
    const bool tagged = !game.first_tag.empty();
    if (!tagged && !(game.moves && has_move(text_, game.begin, end, alphabet_))) {
        return;
    }
    count_up_to(game.begin);
    const std::uint64_t last = characters_ + count_characters(text_.substr(game.begin, end - game.begin));
    const std::uint32_t name = index_.names.number({game.variant.value(), game.gametype.value()});
    index_.games.push_back({game.begin, end, characters_, last, line_, column(), name});
    judge(game, end);
}

// Keeps what is wrong with the game just closed.
void Scanner::judge(const Open &game, std::size_t end) {
    for (const Note &found : game.notes) {
        add_flaw(found, end);
    }
    if (game.depth > 0) {
        add_flaw({FlawKind::kOpenVariation, game.variation}, end);
    } else if (!game.ended && game.notes.empty() && is_result(game.result.value().value_or(""))) {
        add_flaw({FlawKind::kNoEnd, end}, end);
    }
}

void Scanner::add_flaw(const Note &note, std::size_t end) {
    const IndexedGame &game = index_.games.back();
    const std::string_view text = text_.substr(game.begin, end - game.begin);
    const char line_end = counted_line_end(text);
    const std::string_view before = text.substr(0, note.at - game.begin);
    const auto lines = static_cast<std::uint64_t>(std::count(before.begin(), before.end(), line_end));
    const std::size_t of_line = lines > 0 ? before.rfind(line_end) + 1 : 0;
    const std::uint64_t column = count_characters(before.substr(of_line)) + (lines > 0 ? 1 : game.column);
    const auto number = static_cast<std::uint32_t>(index_.games.size() - 1);
    index_.flaws.push_back({lines, column, number, note.kind});
}

void Scanner::count_up_to(std::size_t at) {
    const std::string_view passed = text_.substr(counted_, at - counted_);
    if (const std::size_t last = passed.rfind(line_end_); last != std::string_view::npos) {
        line_ += static_cast<std::uint64_t>(std::count(passed.begin(), passed.end(), line_end_));
        line_first_ = characters_ + count_characters(passed.substr(0, last + 1));
    }
    characters_ += count_characters(passed);
    counted_ = at;
}

} // namespace hd
