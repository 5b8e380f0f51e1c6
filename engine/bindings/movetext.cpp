#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "pdn/replay.hpp"
#include "text.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

// Offsets of characters by those of bytes.
class Characters {
  public:
    explicit Characters(std::string_view text) : text_{text} {
        for (std::size_t at = 0; at < text.size(); at += kStep) {
            counts_.push_back(
                counts_.empty() ? 0 : counts_.back() + hd::count_characters(text.substr(at - kStep, kStep)));
        }
        counts_.push_back(hd::count_characters(text)); // for the end of the text
    }

    std::size_t operator()(std::size_t byte) const {
        const std::size_t step = byte / kStep;
        if (byte == text_.size()) {
            return counts_.back();
        }
        return counts_[step] + hd::count_characters(text_.substr(step * kStep, byte % kStep));
    }

  private:
    static constexpr std::size_t kStep = 64;

    std::string_view text_;
    std::vector<std::size_t> counts_;
};

nb::list told(const hd::Path &path) {
    nb::list landings;
    for (const hd::Landing &landing : path) {
        landings.append(nb::make_tuple(landing.at, landing.captured, landing.crowned));
    }
    return landings;
}

// Items, nodes and problems, as movetext.py makes its own of them.
template <class Bits> nb::tuple told(const hd::Movetext<Bits> &read, std::string_view text) {
    const Characters characters{text};
    nb::list items;
    for (const hd::Item &item : read.items) {
        items.append(nb::make_tuple(static_cast<int>(item.kind), static_cast<int>(item.zone),
                                    characters(item.begin), characters(item.end), item.node));
    }
    nb::list nodes;
    for (const hd::PlayedNode<Bits> &node : std::span{read.nodes}.subspan(1)) {
        nodes.append(nb::make_tuple(node.parent, int{node.played.move.from}, told(node.played.path),
                                    nb::cast(node.position)));
    }
    nb::list troubles;
    for (const hd::Trouble &trouble : read.troubles) {
        troubles.append(nb::make_tuple(static_cast<int>(trouble.kind), characters(trouble.begin),
                                       characters(trouble.end), trouble.node));
    }
    return nb::make_tuple(items, nodes, troubles);
}

constexpr std::size_t kLongestMove = 1000; // in bytes: none that can be played has more

// The beginning of a text, where it is longer than `most` bytes.
std::string_view beginning(std::string_view text, std::size_t most) {
    if (text.size() <= most) {
        return text;
    }
    while (most > 0 && !hd::is_ascii(text[most - 1])) { // in the middle of a character, perhaps
        --most;
    }
    return text.substr(0, most);
}

// Who makes the first move of a game, from whose moves they are counted.
hd::Color beginner(bool black_begins) { return black_begins ? hd::kBlack : hd::kWhite; }

} // namespace

void bind_notation(nb::module_ &module) {
    module.def(
        "first_moves",
        [](const nb::object &source, std::size_t most, bool nested) {
            const Text text = in_utf8(source);
            std::vector<hd::Token> moves;
            {
                const nb::gil_scoped_release release;
                moves = hd::Tokens{text.utf8, kAlphabet}.first_moves(most, nested);
            }
            nb::list result;
            for (const hd::Token &move : moves) {
                const std::string_view written = beginning(move.of(text.utf8), kLongestMove);
                result.append(nb::make_tuple(static_cast<int>(move.kind), as_str(written)));
            }
            return result;
        },
        "text"_a, nb::kw_only(), "most"_a, "nested"_a,
        nb::sig("def first_moves(text: str, *, most: int, nested: bool) -> list[tuple[int, str]]"),
        "Up to `most` tokens that are moves, from the beginning of a text; those of variations, too, if\n"
        "they are `nested`. A move of more than 1,000 bytes is cut.");
    module.def(
        "tokens",
        [](const nb::object &source) {
            const Text text = in_utf8(source);
            const hd::Tokens tokens{text.utf8, kAlphabet};
            nb::list result;
            std::size_t at = 0;
            while (const std::optional<hd::Token> token = tokens.next(at)) {
                result.append(nb::make_tuple(static_cast<int>(token->kind), as_str(token->of(text.utf8))));
                at = token->end;
            }
            return result;
        },
        "text"_a, nb::sig("def tokens(text: str) -> list[tuple[int, str]]"),
        "The tokens of a game's text: their kinds, as harzdame_engine/pdn/tokens.py names them, and texts.");
    nb::class_<hd::Notation>(module, "Notation", "The names of a board's squares.")
        .def(
            "__init__",
            [](hd::Notation *self, const std::vector<std::tuple<std::string, hd::Square>> &squares) {
                std::vector<std::pair<std::string_view, hd::Square>> views;
                for (const auto &[name, square] : squares) {
                    views.emplace_back(name, square);
                }
                new (self) hd::Notation{views};
            },
            "squares"_a, "`squares`: names, of a letter and a number or of a number, and bit numbers.");
}

template <class Bits> void bind_movetext(nb::module_ &width) {
    width.def(
        "read_movetext",
        [](const hd::Rules<Bits> &rules, const hd::Position<Bits> &start, const hd::Notation &notation,
           const nb::object &source, const nb::object &result, bool black_begins,
           std::size_t most) -> std::optional<nb::tuple> {
            const Text text = in_utf8(source);
            const Text in_tag = in_utf8(result);
            hd::Movetext<Bits> read;
            {
                const nb::gil_scoped_release release;
                read = hd::read_movetext<Bits>(
                    text.utf8, {rules, start, notation, in_tag.utf8, beginner(black_begins)}, kAlphabet);
            }
            if (read.items.size() > most) {
                return std::nullopt;
            }
            return told(read, text.utf8);
        },
        nb::kw_only(), "rules"_a, "start"_a, "notation"_a, "text"_a, "result"_a, "black_begins"_a, "most"_a,
        nb::sig("def read_movetext(*, rules: Rules, start: Position, notation: Notation, text: str, "
                "result: str, black_begins: bool, most: int) -> tuple[list[tuple[int, int, int, int, int]], "
                "list[tuple[int, int, "
                "list[tuple[int, int, bool]], Position]], list[tuple[int, int, int, int]]] | None"),
        "Items (kind, zone, start, end, node), nodes but the root (parent, origin, landings, position) and\n"
        "problems (kind, start, end, node) of a game's text, as harzdame_engine/pdn/movetext.py names them;\n"
        "None where there are more than `most` items.");
    width.def(
        "replay",
        [](const hd::Rules<Bits> &rules, const hd::Position<Bits> &start, const hd::Notation &notation,
           const nb::object &source, const nb::object &result, bool black_begins) {
            const Text text = in_utf8(source);
            const Text in_tag = in_utf8(result);
            hd::MainLine<Bits> line;
            {
                const nb::gil_scoped_release release;
                line = hd::replay<Bits>(
                    text.utf8, {rules, start, notation, in_tag.utf8, beginner(black_begins)}, kAlphabet);
            }
            static_assert(sizeof(hd::PackedMove) == 3);
            return std::tuple{line.complete,         as_bytes(line.moves), as_bytes(line.keys),
                              as_bytes(line.pieces), as_str(line.result),  line.faultless};
        },
        nb::kw_only(), "rules"_a, "start"_a, "notation"_a, "text"_a, "result"_a, "black_begins"_a,
        nb::sig("def replay(*, rules: Rules, start: Position, notation: Notation, text: str | bytes, "
                "result: str, black_begins: bool) -> tuple[bool, bytes, bytes, bytes, str, bool]"),
        "The main line of a game's text: whether all was read, moves (origin, target and way in a byte\n"
        "each), keys (uint64) and pieces (4 sets) of the positions, the result behind the moves, and "
        "whether\n"
        "the text is free of problems.");
}

template void bind_movetext<hd::Narrow>(nb::module_ &);
template void bind_movetext<hd::Wide>(nb::module_ &);
