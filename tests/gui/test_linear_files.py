"""The app's own files are read in time in proportion to them, whatever somebody made of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from harzdame_engine import GameTree, Position
from harzdame_engine.game.snapshot import Snapshot
from harzdame_engine.puzzles.deck import Deck

from harzdame_gui.controllers.engine import added_program
from harzdame_gui.controllers.game.kept_game import read_game, salvage
from harzdame_gui.controllers.openings import practice
from harzdame_gui.controllers.settings.instance import _wish
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.study import progress
from tests.linear import MOST_RATIO, NUMBER, Family, pairs, ratio

ReadFile = Callable[[str, Path], object]

_FEN = "W:WKa1:BKh8"
_SHAPE = Snapshot(GameTree(Position.from_fen(_FEN, "harzdame"))).shape
_GAME = f'[Variant \\"Harzdame\\"]\\n[FEN \\"{_FEN}\\"]\\n\\n'
_BOTH = '{"players":{"W":"human","B":"human"},'


def _kept(text: str, folder: Path) -> Path:
    path = folder / "kept"
    path.write_text(text, encoding="utf-8", newline="")
    return path


def _game(text: str, _folder: Path) -> None:
    data = text.encode()
    salvage(data)
    read_game(data)


def _history(text: str, _folder: Path) -> None:
    """The text is the JSON of a history, with parts that another reader made of it."""
    record = f'[Variant "Harzdame"]\n[FEN "{_FEN}"]\n\n*'
    values = {"players": dict.fromkeys("WB", "human"), "pdn": record, "history": text}
    assert read_game(json.dumps(values).encode()).history is not None


def _beginnings(text: str, folder: Path) -> None:
    """The history of a long line, at whose end the game was begun again and again; as long as the text."""
    count = len(text) // 100
    ways = (["a1", "a2"], ["h8", "h7"], ["a2", "a1"], ["h7", "h8"])
    nodes: list[Any] = [
        {"children": [], "parent": number, "move": [ways[number % 4], []]} for number in range(4 * count)
    ]
    begun = [["begin", 0, len(nodes) + 1 + number, len(nodes), [ways[0], []]] for number in range(count)]
    nodes += [{"children": [], "fen": "B:WKa2:BKh8"}] * count
    edits = [["begin here", begun, 0, 0, [], [], 0]]
    values = {"version": 1, "shape": _SHAPE, "nodes": nodes, "done": [], "undone": edits, "trash": []}
    _history(json.dumps(values | {"deleted": [], "saved": None}), folder)


def _settings(text: str, folder: Path) -> None:
    found = Settings(_kept(text, folder), None)  # type: ignore[arg-type]  # nothing is written
    for name in dir(type(found)):
        if not name.startswith("_"):
            getattr(found, name)


def _practice(text: str, folder: Path) -> None:
    deck = Deck()
    answers: list[Any] = practice._read(_kept(text, folder), None)  # type: ignore[arg-type]
    for answer in answers:
        deck.review(*answer)


_NODES = (
    f'{{"version":1,"shape":{_SHAPE},"done":[],"undone":[],"trash":[],"deleted":[],"saved":null,"nodes":['
)
_EDITS = (
    f'{{"version":1,"shape":{_SHAPE},"nodes":[],"undone":[],"trash":[],"deleted":[],"saved":null,"done":['
)
_TRASH = (
    f'{{"version":1,"shape":{_SHAPE},"nodes":[],"done":[],"undone":[],"deleted":[],"saved":null,"trash":['
)
_COMMENT = '["comment",[["value",0,"comment","","x"],["value",0,"comment","x",""]],0,0,[],[],0]'
_FAMILIES: tuple[tuple[dict[str, ReadFile], tuple[Family, ...]], ...] = (
    (
        {"game": _game},
        (
            Family("moves", f'{_BOTH}"pdn":"{_GAME}', "a1-a2 h8-h7 a2-a1 h7-h8 ", '"}'),
            Family("cut off", f'{_BOTH}"pdn":"{_GAME}', "a1-a2 h8-h7 a2-a1 h7-h8 "),
            Family("escapes", '{"pdn":"', "\\n"),
            Family("open escapes", '{"pdn":"', "\\u0"),
            Family("records", "", '"pdn": '),
            Family("blanks of a record", '"pdn":', " "),
            Family("brackets", "", "["),
            Family("path", f'{_BOTH}"pdn":"{_GAME}*","cursor":[', "0,", "0]}"),
            Family("players", '{"players":{', f'"{NUMBER}":"human",', '"W":"human","B":"human"},"pdn":"x"}'),
        ),
    ),
    (
        {"history": _history},
        (
            Family("edits", _EDITS, f"{_COMMENT},", f"{_COMMENT}]}}"),
            Family(
                "steps",
                f'{_EDITS}["comment",[',
                '["value",0,"comment","","x"],["value",0,"comment","x",""],',
                '["value",0,"comment","",""]],0,0,[],[],0]]}',
            ),
            Family(
                "loose nodes",
                _NODES,
                '{"children":[],"parent":0,"move":[["a1","a2"],[]]},',
                '{"children":[],"parent":0,"move":[["a1","a2"],[]]}]}',
            ),
            Family("trash", _TRASH, "[0,0],", "[0,0]]}"),
        ),
    ),
    ({"history": _beginnings}, (Family("beginnings", "", "x"),)),
    (
        {"settings": _settings},
        (
            Family("unknown", "{", f'"a{NUMBER}":1,', '"b":1}'),
            Family("results", '{"results":[', '["harzdame","club",1],', "[]]}"),
            Family("bad results", '{"results":[', "[[],{}],", "[]]}"),
            Family("files", '{"recent_files":[', f'"/a{NUMBER}",', '""]}'),
            Family("encodings", '{"encodings":[', f'["/a{NUMBER}","latin-1"],', "[]]}"),
            Family("a long text", '{"player_name":"', "x", '"}'),
            Family("digits", '{"engine_memory":', "9", "}"),
            Family("brackets", '{"results":', "[", "}"),
        ),
    ),
    (
        {"programs": lambda text, folder: added_program.read_again(_kept(text, folder), None)},
        (
            Family("programs", '{"engines":[', "{},", "{}]}"),
            Family("games", '{"engines":[{"games":[', '"a",', '"b"]}]}'),
        ),
    ),
    (
        {"places in studies": lambda text, folder: progress.read_all(_kept(text, folder))},
        (
            Family(
                "studies",
                '{"studies":{',
                f'"{NUMBER}":{{"chapter":"","ply":1,"done":[],"solved":[]}},',
                '"":1}}',
            ),
            Family(
                "solved",
                '{"studies":{"a":{"chapter":"","ply":1,"done":[],"solved":[',
                f'"a longer name:{NUMBER}",',
                '""]}}}',
            ),
        ),
    ),
    (
        {"answers": _practice},
        (
            Family("answers", "", f'["a",{NUMBER},1]\n'),
            Family("questions", "", f'["a{NUMBER}",{NUMBER},3]\n'),
            Family("torn", "", "[\n"),
        ),
    ),
    ({"wish": lambda text, _folder: _wish(text.encode())}, (Family("file", '{"file":"', "x", '"}'),)),
)


@pytest.mark.parametrize(("read", "family"), list(pairs(_FAMILIES)))
def test_time_grows_with_the_file(read: ReadFile, family: Family, tmp_path: Path) -> None:
    def read_or_refused(text: str) -> None:
        with suppress(ValueError):
            read(text, tmp_path)

    assert ratio(read_or_refused, family) <= MOST_RATIO
