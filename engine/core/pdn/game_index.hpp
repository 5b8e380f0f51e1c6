// The games of a file, where they lie and what shows without reading moves; kept in a few bytes a game.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "pdn/tags.hpp"

namespace hd {

// One game. Lines and columns count from 1; columns and the other counts are of characters.
struct IndexedGame {
    std::uint64_t begin; // in bytes
    std::uint64_t end;
    std::uint64_t first; // in characters
    std::uint64_t last;
    std::uint64_t line;
    std::uint64_t column;
    std::uint32_t name; // see GameIndex::names()
};

enum class FlawKind : std::uint8_t { kBinary, kOpenTag, kOpenComment, kOpenVariation, kNoEnd };

// What is wrong with a game. Lines count from 0 at the game's first, columns from 1 as in the file.
struct Flaw {
    std::uint64_t line;
    std::uint64_t column;
    std::uint32_t game; // from 0
    FlawKind kind;
};

// The tags that name a game, as they are written, escapes resolved.
struct GameName {
    std::optional<std::string> variant;
    std::optional<std::string> gametype;

    friend bool operator==(const GameName &, const GameName &) = default;
};

// The different names of a file, by their numbers.
class GameNames {
  public:
    std::uint32_t number(const GameName &name);
    const std::vector<GameName> &list() const { return list_; }

  private:
    std::vector<GameName> list_;
    std::unordered_map<std::string, std::uint32_t> numbers_;
};

struct GameIndex {
    std::vector<IndexedGame> games;
    std::vector<Flaw> flaws; // by game; in the order in which they were found
    GameNames names;
    bool complete = true; // not stopped
};

// Is told the share of a text that was scanned, from 0 to 1, once for about every megabyte.
using TellScanned = std::function<void(double)>;

// Finds the games of a text in UTF-8, in time and memory proportional to it, until `stop` is set.
GameIndex scan(std::string_view text, const Alphabet &alphabet, const std::atomic<bool> &stop,
               const TellScanned &tell = {});

inline constexpr std::size_t kLongestHead = 8 << 20; // in bytes, as far as tags are read

// The tags of a game, in order; of equal names all. One that goes beyond the longest head is cut.
std::vector<Tag> tags_of(std::string_view text, const IndexedGame &game, const Alphabet &alphabet);

// A text of which begin…old_end became begin…new_end.
struct Change {
    std::size_t begin;
    std::size_t old_end;
    std::size_t new_end;
};

// The index of a changed text, as scan() would find it; only the games about the change are scanned anew.
GameIndex rescan(std::string_view old_text, const GameIndex &old, std::string_view text, const Change &change,
                 const Alphabet &alphabet);

// The first line end of a text: "\r\n", "\r", or "\n" also if there is none.
std::string_view line_end_of(std::string_view text);

} // namespace hd
