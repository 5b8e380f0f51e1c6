#include "pdn/game_index.hpp"

#include <cstring>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "search/limits.hpp"
#include "text.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

// A text and what was found in it.
class IndexedText {
  public:
    IndexedText(const nb::object &source, const hd::StopToken &token, const std::optional<nb::callable> &tell)
        : text_{in_utf8(source)} {
        hd::TellScanned told;
        if (tell) {
            told = [&tell](double share) {
                const nb::gil_scoped_acquire acquire;
                (*tell)(share);
            };
        }
        const nb::gil_scoped_release release;
        index_ = hd::scan(text_.utf8, kAlphabet, token.stop, told);
    }

    // `old` with its characters begin…end replaced.
    IndexedText(const IndexedText &old, std::size_t begin, std::size_t end, const nb::str &by) {
        const nb::bytes added = as_utf8(by);
        const std::string_view before = old.text_.utf8;
        hd::Change change{};
        change.begin = old.find(begin);
        change.old_end = std::max(change.begin, old.find(end));
        change.new_end = change.begin + added.size();
        const std::size_t size = before.size() - change.old_end + change.new_end;
        PyObject *made = PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size));
        if (made == nullptr) {
            throw nb::python_error();
        }
        text_.owner = nb::steal(made);
        char *bytes = PyBytes_AsString(made);
        text_.utf8 = {bytes, size};
        const nb::gil_scoped_release release;
        std::memcpy(bytes, before.data(), change.begin);
        std::memcpy(bytes + change.begin, added.c_str(), added.size());
        std::memcpy(bytes + change.new_end, before.data() + change.old_end, before.size() - change.old_end);
        index_ = hd::rescan(before, old.index_, text_.utf8, change, kAlphabet);
    }

    std::string_view utf8() const { return text_.utf8; }
    const hd::GameIndex &index() const { return index_; }

    const hd::IndexedGame &game(std::size_t number) const {
        if (number == 0 || number > index_.games.size()) {
            throw nb::index_error("games are numbered from 1");
        }
        return index_.games[number - 1];
    }

  private:
    // The offset in bytes of a character, by way of the game in which it lies or that lies before it.
    std::size_t find(std::size_t character) const {
        const auto behind =
            std::partition_point(index_.games.begin(), index_.games.end(),
                                 [&](const hd::IndexedGame &game) { return game.first <= character; });
        if (behind == index_.games.begin()) {
            return hd::find_character(text_.utf8, character);
        }
        const hd::IndexedGame &game = *(behind - 1);
        return game.begin + hd::find_character(text_.utf8.substr(game.begin), character - game.first);
    }

    Text text_;
    hd::GameIndex index_;
};

nb::dict tags_of(const IndexedText &self, std::size_t number) {
    nb::dict tags;
    for (const hd::Tag &tag : hd::tags_of(self.utf8(), self.game(number), kAlphabet)) {
        const nb::str name = as_str(tag.name);
        if (!tags.contains(name)) { // the first of a name holds
            tags[name] = as_str(hd::unescaped(tag.value));
        }
    }
    return tags;
}

std::vector<std::tuple<std::size_t, int, std::uint64_t, std::uint64_t>> flaws_of(const IndexedText &self) {
    std::vector<std::tuple<std::size_t, int, std::uint64_t, std::uint64_t>> flaws;
    for (const hd::Flaw &flaw : self.index().flaws) {
        const hd::IndexedGame &game = self.index().games[flaw.game];
        flaws.emplace_back(flaw.game + 1, static_cast<int>(flaw.kind), game.line + flaw.line, flaw.column);
    }
    return flaws;
}

} // namespace

void bind_game_index(nb::module_ &module) {
    nb::class_<IndexedText>(module, "GameIndex",
                            "A text in PDN and the games found in it, which are numbered from 1. Offsets, "
                            "lines and columns\ncount characters. Immutable; any thread may use it.")
        .def(
            "__init__",
            [](IndexedText *self, const nb::object &text, const hd::StopToken &stop,
               const std::optional<nb::callable> &tell) { new (self) IndexedText{text, stop, tell}; },
            "text"_a, "stop"_a, "tell"_a.none() = nb::none(),
            nb::sig("def __init__(self, text: str | bytes, stop: StopToken, "
                    "tell: Callable[[float], None] | None = None) -> None"),
            "Scans a text without the GIL; stopped, it has found less. Bytes that are not UTF-8 become "
            "U+FFFD.\n`tell` is called with the share that was scanned, from 0 to 1, for every megabyte.")
        .def("__len__", [](const IndexedText &self) { return self.index().games.size(); })
        .def(
            "replaced",
            [](const IndexedText &self, std::size_t begin, std::size_t end, const nb::str &by) {
                return IndexedText{self, begin, end, by};
            },
            "begin"_a, "end"_a, "by"_a,
            "The index of the text in which characters begin…end are replaced. Only what is near is scanned.")
        .def(
            "game",
            [](const IndexedText &self, std::size_t number) {
                const hd::IndexedGame &game = self.game(number);
                return std::tuple{game.first, game.last, game.line, game.column, game.name};
            },
            "number"_a, "Its beginning and end, line and column, and the number of its name in `names`.")
        .def("tags", &tags_of, "number"_a, nb::sig("def tags(self, number: int) -> dict[str, str]"),
             "Its tags in order, read from the text anew; of equal names the first, of its first 8 MiB.")
        .def(
            "text",
            [](const IndexedText &self, std::size_t number) {
                const hd::IndexedGame &game = self.game(number);
                return as_str(self.utf8().substr(game.begin, game.end - game.begin));
            },
            "number"_a, "The text of a game.")
        .def(
            "utf8",
            [](const IndexedText &self, std::size_t number) {
                const hd::IndexedGame &game = self.game(number);
                return nb::bytes(self.utf8().data() + game.begin, game.end - game.begin);
            },
            "number"_a, "The text of a game in UTF-8.")
        .def_prop_ro(
            "source", [](const IndexedText &self) { return as_str(self.utf8()); }, "The whole text.")
        .def_prop_ro(
            "data", [](const IndexedText &self) { return nb::bytes(self.utf8().data(), self.utf8().size()); },
            "The whole text in UTF-8.")
        .def_prop_ro(
            "line_end", [](const IndexedText &self) { return as_str(hd::line_end_of(self.utf8())); },
            R"(The first line end of the text, "\n" if there is none.)")
        .def_prop_ro(
            "names",
            [](const IndexedText &self) {
                std::vector<std::tuple<std::optional<nb::str>, std::optional<nb::str>>> names;
                const auto made = [](const std::optional<std::string> &value) {
                    return value ? std::optional{as_str(*value)} : std::nullopt;
                };
                for (const hd::GameName &name : self.index().names.list()) {
                    names.emplace_back(made(name.variant), made(name.gametype));
                }
                return names;
            },
            "The different values of the tags Variant and GameType, None where there is none.")
        .def(
            "named",
            [](const IndexedText &self, const std::vector<bool> &chosen) {
                std::vector<std::size_t> numbers;
                for (std::size_t i = 0; i < self.index().games.size(); ++i) {
                    if (chosen.at(self.index().games[i].name)) {
                        numbers.push_back(i + 1);
                    }
                }
                return numbers;
            },
            "chosen"_a, "The games whose name is chosen, with an entry for each of `names`.")
        .def_prop_ro(
            "flaws", &flaws_of,
            "Of each flaw its game, kind, line and column. Kinds: 0 bytes that are no text; 1 a tag, "
            "2 a comment,\n3 a variation not closed; 4 a result in the tags and none behind the "
            "moves.");
}
