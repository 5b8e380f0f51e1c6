"""Every reader of the engine package takes time in proportion to its text, whatever that holds."""

from __future__ import annotations

import pytest
from harzdame_engine import Position, pdn, variant
from harzdame_engine.books.repertoire import Repertoire
from harzdame_engine.clocks.control import parse_control
from harzdame_engine.files.untrusted import parse_header
from harzdame_engine.game.fen import parse_fen
from harzdame_engine.game.move import Color
from harzdame_engine.game.tree import Node
from harzdame_engine.hub.lines import parse_line
from harzdame_engine.hub.notation import parse_moves, parse_position
from harzdame_engine.library.facts import comments_of
from harzdame_engine.library.query import GameQuery, opening_of, statement
from harzdame_engine.library.tag_edit import with_tags
from harzdame_engine.pdn import comments, recognition
from harzdame_engine.pdn.tokens import tokens
from harzdame_engine.study.questions import question_at

from tests import linear
from tests.linear import MOST_RATIO, NUMBER, Family, Read, pairs, ratio

_START = Position.start()
_INTERNATIONAL = Position.start("international")
_TWO_WAYS = '[Variant "harzdame"]\n[FEN "W:WKa1:BKa3,Kc4,Kc6,Kf7"]\n\n1. a1xf8 '


def _games(text: str) -> None:
    file = pdn.scan(text)
    assert file.problems is not None
    for game in file.games:
        tree = game.read().tree
        for node in tree.root.below() if tree else ():
            question_at(node)
        if tree:
            pdn.write(tree)


def _edited(text: str) -> None:
    for game in pdn.scan(text).games[:3]:
        tree = game.read().tree
        if tree:
            for node in tree.root.below():
                node.comment, node.glyphs = "x", node.glyphs[1:]
            pdn.write(tree)
            pdn.write(tree, anew=True)


def _first_games(text: str) -> None:
    for game in pdn.scan(text).games[:3]:
        game.read()


def _tags(text: str) -> None:
    for game in pdn.scan(text).games:
        assert game.tags is not None


def _document(text: str) -> None:
    document = pdn.Document.read(text.encode())
    if document.content.games:
        document.with_game(1, '[Event "x"]\n\n1. a5-a6 *')


def _repertoire(text: str) -> None:
    for game in pdn.scan(text).games[:3]:
        tree = game.read().tree
        if tree:
            Repertoire(tree, Color.WHITE).questions()


def _question(text: str) -> None:
    node = Node(_START)
    node.commands = (text,)
    question_at(node)


_PDN: dict[str, Read] = {
    "games": _games,
    "edited games": _edited,
    "document": _document,
    "recognition": lambda text: recognition.recognise(text, {}),
    "repertoire": _repertoire,
    "tokens": tokens,
    "main line": lambda text: [pdn.replay(text, start) for start in (_START, _INTERNATIONAL)],
    "words of comments": comments_of,
    "another result": lambda text: with_tags(text, {"Result": "1-0"}),
}
_SCANNER: dict[str, Read] = {
    "first games": _first_games,
    "tags": _tags,
}
_COMMANDS: dict[str, Read] = {
    "a question": _question,
}
_COMMENTS: dict[str, Read] = {
    "a comment": lambda text: comments.decode([text]),
    "many comments": lambda text: comments.decode(text.split(" ")),
    "plain": lambda text: comments.decode_plain([text]),
}
_POSITIONS: dict[str, Read] = {
    "FEN": lambda text: parse_fen(text, variant("harzdame")),
    "FEN with numbers": lambda text: parse_fen(text, variant("international")),
    "Hub": lambda text: parse_position(text, variant("international")),
    "its game": lambda text: recognition.recognise("", {"FEN": text}),
}
_MOVES: dict[str, Read] = {
    "move": _START.parse_move,
    "move with numbers": _INTERNATIONAL.parse_move,
    "moves of Hub": lambda text: parse_moves(text, _INTERNATIONAL),
    "opening": lambda text: opening_of(text, "harzdame"),
}
_LINES: dict[str, Read] = {
    "Hub": parse_line,
    "time control": parse_control,
    "header of a book": lambda text: parse_header(text.encode()),
    "words": lambda text: statement(GameQuery(words=text, player=text, opponent=text)),
}
_PIECES = (
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "{[",
    "{}",
    "[A ",
    '\n[A "',
    '[Event "x"]\n{',
    '[Event "x"]\n[',
    "1-0 ",
    "* 1. d3-d4 ",
    "1. d3-d4 1-0 ",
    "\x00a",
    ";",
    "%",
    "\n%",
    "$",
    "/",
    '"',
    "\\",
    "\r",
    "c3 ",
    "c3 -",
    "32 - ",
    "32-28 ",
    "3228 ",
    "32x",
    "32         ",
)
_BEGUN = (
    ("[a", " "),
    ("[", "a"),
    ('[a "', "\\"),
    ("[a ", '"'),
    ("", '{\n[a "b"]'),
    ("", "* c4-c5 "),
    ("", "1-0 c4"),
    ("", " "),
    ("", "[ "),
    ("", '[a "]'),
    ("[a x", " "),
)
_SCANNED = (
    *(Family(repr(piece), "", piece) for piece in _PIECES),
    *(Family(repr(begin + unit), begin, unit) for begin, unit in _BEGUN),
)
"""Texts that make the scanner look far ahead, or back."""
_FAMILIES: tuple[tuple[dict[str, Read], tuple[Family, ...]], ...] = (
    (_SCANNER, _SCANNED),
    (
        _PDN,
        (
            Family("blanks", "", " "),
            Family("lines", "", "\r\n"),
            Family("NUL bytes", "1. a5-a6", "\0"),
            Family("blanks in a tag", "[a", " "),
            Family("name of a tag", "[", "a"),
            Family("value of a tag", '[a "', "x"),
            Family("escapes", '[a "', '\\"'),
            Family("brackets", "", "["),
            Family("half tags", "", '[a "b'),
            Family("equal tags", "", '[Event "b"]\n', "1. a5-a6 *"),
            Family("open braces", "1. a5-a6 ", "{"),
            Family("results before open braces", "1. a5-a6 ", "* {"),
            Family("results in a comment", "1. a5-a6 ", "* {", "} x"),
            Family("commands without end", "1. a5-a6 {", "[%", "}"),
            Family("open parentheses", "1. a5-a6 ", "("),
            Family("nested variations", "1. a5-a6 ", "(1. b5-b6 "),
            Family("variations", "1. a5-a6 ", "(1. b5-b6) "),
            Family("closing parentheses", "1. a5-a6 ", ")"),
            Family("comments to the end of a line", "1. a5-a6 ", "; x\n"),
            Family("games", "", '[Event "b"]\n1. a5-a6 *\n\n'),
            Family("results", "", "1-0 "),
            Family("numbers", "", "1"),
            Family("glyphs", "1. a5-a6 ", "$1 "),
            Family("other glyphs", "1. e2-f2 ", f"${NUMBER} "),
            Family("unknown glyphs", "1. e2-f2 ", "(!!?!) "),
            Family("variations that cannot be read", "1. e2-f2 ", f"(1. h8-b{NUMBER}) "),
            Family("commands", "1. e2-f2 {", f"[%x{NUMBER} y]", "}"),
            Family("no moves", "", "a1-a9 "),
            Family("squares without end", "1. a1", "xa1"),
            Family("half captures", "1. e2-f2 ", "a1x "),
            Family("half captures on lines", "1. e2-f2 ", "a1xa1x\n"),
            Family("half captures by numbers", "1. 32-28 ", "1x "),
            Family("half captures that go on", "1. 32-28 ", "12x12x12x "),
            Family("squares side by side", "1. e2-f2 ", "a1b2"),
            Family("numbers and hyphens", "1. 32-28 ", "1- "),
            Family("open commands among moves", "1. e2-f2 ", "[%"),
            Family("open commands with values", "1. e2-f2 ", "[%x y "),
            Family("tags among moves", "1. e2-f2 ", '[a "'),
            Family("moves that can mean several", _TWO_WAYS, "(1. a1xf8) "),
            Family("moves that can mean several, nested", _TWO_WAYS, "(1. a1xf8 "),
            Family("moves that can mean several, before signs", _TWO_WAYS, "(1. a1xf8 !! "),
            Family("games that go on behind results", "1. e2-f2 ", "1-0 f5-f4 1-0 f2-f3 "),
            Family("slashes", "1. e2-f2 ", "/x\n"),
            Family("open glyphs", "1. e2-f2 ", "(!"),
        ),
    ),
    (
        _COMMANDS,
        (
            Family("blanks", "[%ask", " ", "]"),
            Family("blanks without end", "[%ask", " ", "["),
            Family("words", "[%hint ", "x ", "]"),
        ),
    ),
    (
        _COMMENTS,
        (
            Family("blanks of a command", "[%clk", " "),
            Family("letters of a command", "[%", "a"),
            Family("digits of a clock", "[%clk ", "1", "]"),
            Family("marks", "[%csl ", "Ra1,", "]"),
            Family("commands", "", "[%ask x] "),
            Family("broken lines", "", "a  \n"),
            Family("open commands", "", "[%clk "),
            Family("open commands with values", "", "[%csl Ra1,"),
            Family("commands in commands", "", "[%a [%b] "),
            Family("clocks", "[%clock ", "w0:00:0", "]"),
            Family("digits of an evaluation", "[%eval ", "1", "]"),
            Family("a program's digits", "", "1"),
            Family("a program's blanks", "0.10/5 1.0s,", " ", "x"),
            Family("blanks before line ends", "x", " \n"),
        ),
    ),
    (
        _POSITIONS,
        (
            Family("colons", "W", ":"),
            Family("sides", "W", ":Wa1"),
            Family("commas", "W:W", ","),
            Family("digits", "W:W", "1"),
            Family("ranges", "W:W", "1-50,"),
            Family("counters", "W:W1", ":H0"),
            Family("blanks", "W:W1", " ", "z"),
        ),
    ),
    (
        _MOVES,
        (
            Family("captures", "a1", "xa1"),
            Family("hyphens", "a1", "-"),
            Family("digits", "1-", "1"),
            Family("kings to and fro", "31-26 20-25 ", "36-31 25-20 26-21 14-25 "),
        ),
    ),
    (
        _LINES,
        (
            Family("arguments", "x", " a=b"),
            Family("open quote", 'x a="', "b"),
            Family("equal signs", "x", "="),
            Family("one word", "", "a"),
            Family("blanks", "x a", " ", "="),
            Family("nested lists", "", "["),
            Family("repeated keys", "{", '"a":1,', '"b":1}'),
            Family("digits", '{"a":', "1", "}"),
            Family("sums", "1", "+1"),
        ),
    ),
)


@pytest.mark.timeout(60)  # one that makes no progress is named
@pytest.mark.parametrize(("read", "family"), list(pairs(_FAMILIES)))
def test_time_grows_with_the_text(read: Read, family: Family) -> None:
    assert ratio(read, family) <= MOST_RATIO


def test_a_quadratic_reader_is_seen() -> None:
    def quadratic(text: str) -> None:
        for at in range(0, len(text), 4):
            text.count("x", at)
            sum(text.encode()[at : at + len(text) // 4])

    letters = Family("letters", "", "abcd")
    assert any(ratio(quadratic, letters, rounds=2) > MOST_RATIO for _ in range(3))  # neighbours come and go


def test_a_slow_first_reading_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[float] = []

    def quadratic(_: Read, text: str) -> float:
        taken.append(len(text) ** 2 / 1e8 * (1 if taken else 1.6))
        return taken[-1]

    monkeypatch.setattr(linear, "seconds", quadratic)
    assert ratio(str, Family("letters", "", "abcd"), rounds=2) > MOST_RATIO
