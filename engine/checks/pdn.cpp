// Any bytes can be scanned and walked over, and a change leads to the same games as a new scan.
#include <algorithm>
#include <array>
#include <string>

#include "checks.hpp"
#include "games.hpp"
#include "pdn/game_index.hpp"
#include "pdn/replay.hpp"

namespace {

constexpr std::array<std::string_view, 40> kPieces{"[Event \"x\"]",
                                                   "[Result \"1-0\"]",
                                                   "[Round 3]",
                                                   "[a \"\\\"\\\\",
                                                   "[",
                                                   "]",
                                                   "\"",
                                                   "\\",
                                                   "{",
                                                   "}",
                                                   "(",
                                                   ")",
                                                   ";",
                                                   "%",
                                                   "\n",
                                                   "\n",
                                                   "\r",
                                                   "\r\n",
                                                   " ",
                                                   "\t",
                                                   "\xC2\xA0",
                                                   "1-0",
                                                   "1/2-1/2",
                                                   "*",
                                                   "\xC2\xBD-",
                                                   "\xC2\xBD",
                                                   "0-0",
                                                   "c4-c5",
                                                   "32-28",
                                                   "32x",
                                                   "d3 d4",
                                                   "\xC3\x97",
                                                   "\xC3",
                                                   "\xE2\x80",
                                                   "\xFF",
                                                   "\x80",
                                                   "\xED\xA0\x80",
                                                   "\xF0\x9F",
                                                   "word",
                                                   "[GameType \"20\"]"};

const hd::Alphabet kAlphabet{[](char32_t code) { return code % 3 == 0; },
                             [](char32_t code) { return code % 3 < 2; }};

std::string heap(std::mt19937_64 &random) {
    std::string text;
    for (std::uint64_t pieces = random() % 40; pieces > 0; --pieces) {
        const std::uint64_t kind = random() % 50;
        if (kind < kPieces.size()) {
            text += kPieces[kind];
        } else {
            text += static_cast<char>(random());
        }
    }
    return text;
}

void check_index(const std::string &text, const hd::GameIndex &index) {
    std::size_t last = 0;
    for (const hd::IndexedGame &game : index.games) {
        require(game.begin >= last && game.begin < game.end && game.end <= text.size(), "games lie in order");
        require(game.first < game.last && game.last - game.first <= game.end - game.begin,
                "a character has a byte");
        require(game.line > 0 && game.column > 0, "lines and columns count from 1");
        require(game.name < index.names.list().size(), "a name has its number");
        for (const hd::Tag &tag : hd::tags_of(text, game, kAlphabet)) {
            require(!tag.name.empty() && tag.end <= text.size(), "tags lie in the text");
            require(hd::unescaped(tag.value).size() <= tag.value.size(), "a value gets no longer");
        }
        last = game.end;
    }
    for (const hd::Flaw &flaw : index.flaws) {
        require(flaw.game < index.games.size() && flaw.column > 0, "a flaw has a game and a place");
    }
}

void require_equal(const hd::GameIndex &one, const hd::GameIndex &other) {
    const auto same_game = [&](const hd::IndexedGame &a, const hd::IndexedGame &b) {
        return a.begin == b.begin && a.end == b.end && a.first == b.first && a.last == b.last &&
               a.line == b.line && a.column == b.column &&
               one.names.list()[a.name] == other.names.list()[b.name];
    };
    const auto same_flaw = [](const hd::Flaw &a, const hd::Flaw &b) {
        return a.line == b.line && a.column == b.column && a.game == b.game && a.kind == b.kind;
    };
    require(std::equal(one.games.begin(), one.games.end(), other.games.begin(), other.games.end(), same_game),
            "a change leads to the games of a new scan");
    require(std::equal(one.flaws.begin(), one.flaws.end(), other.flaws.begin(), other.flaws.end(), same_flaw),
            "a change leads to the flaws of a new scan");
}

using NamedSquare = std::pair<std::string, hd::Square>;

template <class Bits> std::vector<NamedSquare> named_squares() {
    std::vector<NamedSquare> squares;
    for (int x = 0; x < 8; ++x) {
        for (int y = 0; y < 8; ++y) {
            const std::string name{static_cast<char>('a' + x), static_cast<char>('1' + y)};
            squares.emplace_back(name, Harzdame<Bits>::square(x, y));
        }
    }
    return squares;
}

// Dirt with some legal moves of the start.
template <class Bits>
std::string dirty_game(const hd::Rules<Bits> &rules, const hd::Position<Bits> &start,
                       const std::vector<NamedSquare> &squares, std::mt19937_64 &random) {
    const auto name = [&](hd::Square at) {
        return std::find_if(squares.begin(), squares.end(),
                            [&](const NamedSquare &square) { return square.second == at; })
            ->first;
    };
    hd::MoveList<Bits> moves;
    hd::generate(rules, start, moves);
    std::string text = heap(random);
    for (std::uint64_t left = moves.empty() ? 0 : random() % 4; left > 0; --left) {
        const hd::Move<Bits> &move = moves[random() % moves.size()];
        const std::string written = name(move.from) + "-" + name(move.to);
        text = left % 2 ? written + " " + text : text + " " + written + " (" + written + ")" + heap(random);
    }
    return text;
}

} // namespace

template <class Bits>
void check_walk_of(std::string_view text, const hd::Rules<Bits> &rules, const hd::Position<Bits> &start) {
    static const std::vector<NamedSquare> squares = named_squares<Bits>();
    static const std::vector<std::pair<std::string_view, hd::Square>> views{squares.begin(), squares.end()};
    static const hd::Notation notation{views};
    const hd::GameSetting<Bits> setting{rules, start, notation, "1-0"};
    const hd::Movetext<Bits> read = hd::read_movetext(text, setting, kAlphabet);
    std::size_t last = 0;
    for (const hd::Item &item : read.items) {
        require(item.begin >= last && item.begin < item.end && item.end <= text.size(), "items lie in order");
        require(item.node < read.nodes.size(), "items have a node");
        last = item.end;
    }
    for (std::size_t node = 1; node < read.nodes.size(); ++node) {
        require(read.nodes[node].parent < node && !read.nodes[node].played.path.empty(),
                "nodes follow their parents");
    }
    const hd::MainLine<Bits> line = hd::replay(text, setting, kAlphabet);
    require(line.keys.size() == line.moves.size() + 1 && line.pieces.size() == line.keys.size(),
            "a line has a position more than moves");
}

template <class Bits> void check_walk(std::mt19937_64 &random, int texts) {
    using Game = Harzdame<Bits>;
    const hd::Rules<Bits> rules = Game::rules();
    const std::vector<NamedSquare> squares = named_squares<Bits>();
    for (int number = 0; number < texts; ++number) {
        const hd::Position<Bits> start = number % 2 ? Game::start() : scattered(rules, random);
        check_walk_of<Bits>(dirty_game(rules, start, squares, random), rules, start);
    }
}

template void check_walk_of(std::string_view, const hd::Rules<hd::Narrow> &,
                            const hd::Position<hd::Narrow> &);
template void check_walk_of(std::string_view, const hd::Rules<hd::Wide> &, const hd::Position<hd::Wide> &);
template void check_walk<hd::Narrow>(std::mt19937_64 &, int);
template void check_walk<hd::Wide>(std::mt19937_64 &, int);

void check_scan_of(const std::string &text, std::size_t begin, std::size_t length, const std::string &by) {
    const std::atomic<bool> going{false};
    const hd::GameIndex index = hd::scan(text, kAlphabet, going);
    check_index(text, index);
    std::string changed = text;
    changed.replace(begin, length, by);
    const hd::Change change{begin, begin + length, begin + by.size()};
    const hd::GameIndex after = hd::rescan(text, index, changed, change, kAlphabet);
    check_index(changed, after);
    if (hd::is_utf8(text) && hd::is_utf8(changed)) {
        require_equal(after, hd::scan(changed, kAlphabet, going));
    }
}

void check_scan(std::mt19937_64 &random, int texts) {
    for (int number = 0; number < texts; ++number) {
        const std::string text = heap(random);
        const std::size_t begin = random() % (text.size() + 1);
        const std::size_t length = random() % (text.size() + 1 - begin);
        check_scan_of(text, begin, length, heap(random));
    }
}
