#include "pdn/game_index.hpp"

#include <algorithm>

#include "pdn/scanner.hpp"

namespace hd {

namespace {

// What lies between games that are kept and a change. Where a comment without an end stops is decided by two
// lines of tags behind it, which can hold many games; whether words begin a game, by what stands up to the
// next landmark.
constexpr std::size_t kGamesBetween = 4;
constexpr std::ptrdiff_t kLineEndsBetween = 6; // three lines, their ends of two characters

// A part of a key from which it can be told where the next begins.
std::string key_part(const std::optional<std::string> &value) {
    return value ? std::to_string(value->size()) + ':' + *value : "-";
}

// The number of games that begin before `at`.
std::size_t games_before(const std::vector<IndexedGame> &games, std::size_t at) {
    const auto behind = std::partition_point(games.begin(), games.end(),
                                             [&](const IndexedGame &game) { return game.begin < at; });
    return static_cast<std::size_t>(behind - games.begin());
}

// The number of the first game that is scanned again for a change at `at`.
std::size_t first_scanned(std::string_view text, const std::vector<IndexedGame> &games, std::size_t at) {
    const std::size_t before = games_before(games, at);
    std::size_t number = before - std::min(before, kGamesBetween);
    std::ptrdiff_t line_ends = 0;
    for (; number > 0; --number) {
        const std::size_t begin = games[number].begin;
        const std::string_view passed = text.substr(begin, at - begin);
        line_ends += std::count_if(passed.begin(), passed.end(), is_line_end);
        if (line_ends >= kLineEndsBetween) {
            break;
        }
        at = begin;
    }
    return number;
}

// Adds the games of `old` from number `from` on, moved to where the scanner has met the first of them.
void add_known(const GameIndex &old, std::size_t from, std::size_t shift, const Scanner &scanner,
               GameIndex &index) {
    const IndexedGame &joined = old.games[from];
    const std::size_t old_line = joined.line;
    const std::size_t renumbered = index.games.size() - from; // modulo 2⁶⁴, as all that is added here
    const std::size_t characters = scanner.characters() - joined.first;
    const std::size_t lines = scanner.line() - joined.line;
    const std::size_t columns = scanner.column() - joined.column;
    std::vector<std::uint32_t> names;
    for (const GameName &name : old.names.list()) {
        names.push_back(index.names.number(name));
    }
    index.games.reserve(index.games.size() + old.games.size() - from);
    for (std::size_t number = from; number < old.games.size(); ++number) {
        IndexedGame game = old.games[number];
        game.begin += shift;
        game.end += shift;
        game.first += characters;
        game.last += characters;
        game.column += game.line == old_line ? columns : 0;
        game.line += lines;
        game.name = names[game.name];
        index.games.push_back(game);
    }
    const auto first = std::partition_point(old.flaws.begin(), old.flaws.end(),
                                            [&](const Flaw &flaw) { return flaw.game < from; });
    for (auto flaw = first; flaw != old.flaws.end(); ++flaw) {
        Flaw moved = *flaw;
        moved.column += moved.line == 0 && old.games[moved.game].line == old_line ? columns : 0;
        moved.game = static_cast<std::uint32_t>(moved.game + renumbered);
        index.flaws.push_back(moved);
    }
}

} // namespace

std::uint32_t GameNames::number(const GameName &name) {
    const std::string key = key_part(name.variant) + key_part(name.gametype);
    const auto [found, added] = numbers_.try_emplace(key, static_cast<std::uint32_t>(list_.size()));
    if (added) {
        list_.push_back(name);
    }
    return found->second;
}

GameIndex scan(std::string_view text, const Alphabet &alphabet, const std::atomic<bool> &stop,
               const TellScanned &tell) {
    GameIndex index;
    Scanner{text, alphabet, index}.run({}, stop, tell);
    return index;
}

std::vector<Tag> tags_of(std::string_view text, const IndexedGame &game, const Alphabet &alphabet) {
    std::vector<Tag> tags;
    const std::size_t end = std::min(game.end, game.begin + kLongestHead);
    const Landmarks landmarks{end < game.end ? text.substr(0, end) : text, alphabet};
    std::size_t at = game.begin;
    while (const std::optional<Landmark> landmark = landmarks.next(at, end)) {
        const std::size_t begin = landmark->begin;
        const bool moves = landmark->sign == Sign::kBracket || landmark->sign == Sign::kResult;
        if (moves || skip_blanks(text, at, begin) < begin) {
            break;
        }
        if (landmark->sign == Sign::kTag) {
            tags.push_back(landmark->tag);
        }
        at = landmark->end;
    }
    return tags;
}

GameIndex rescan(std::string_view old_text, const GameIndex &old, std::string_view text, const Change &change,
                 const Alphabet &alphabet) {
    const std::atomic<bool> going{false};
    if ((line_end_of(old_text) == "\r") != (line_end_of(text) == "\r")) {
        return scan(text, alphabet, going); // lines are counted otherwise
    }
    GameIndex index;
    const std::size_t kept = first_scanned(old_text, old.games, change.begin);
    for (std::size_t number = 0; number <= kept && kept > 0; ++number) {
        IndexedGame game = old.games[number];
        game.name = index.names.number(old.names.list()[game.name]);
        index.games.push_back(game);
    }
    const auto flaws = std::partition_point(old.flaws.begin(), old.flaws.end(),
                                            [&](const Flaw &flaw) { return flaw.game < kept; });
    index.flaws.assign(old.flaws.begin(), flaws);
    const std::size_t shift = change.new_end - change.old_end;
    Scanner scanner{text, alphabet, index};
    const std::size_t behind = games_before(old.games, change.old_end);
    scanner.run({std::span{old.games}.subspan(behind), shift, change.new_end}, going);
    if (scanner.joined()) {
        add_known(old, behind + *scanner.joined(), shift, scanner, index);
    }
    return index;
}

std::string_view line_end_of(std::string_view text) {
    const std::size_t found = text.find_first_of("\r\n");
    if (found == std::string_view::npos || text[found] == '\n') {
        return "\n";
    }
    return text.substr(found, 2) == "\r\n" ? "\r\n" : "\r";
}

} // namespace hd
