"""The pages on strategy agree with the tables and the engine."""

from __future__ import annotations

import re

import pytest
from harzdame_engine import Position
from harzdame_engine.cli.__main__ import main
from harzdame_engine.export.diagram import svg

from tests.checkout import ROOT

DOCS = ROOT / "docs"
PAGES = ["strategy.md", "strategy.de.md"]
TABLES = (ROOT / "resources/weights/harzdame-strategy.md").read_text(encoding="utf-8")
ESTIMATE = re.compile(r"[+−]?\d+\.\d+ ± \d+\.\d+")
LINE = "a6-a7 h8-g8 a7-a8 g8-f8 b6-b7 f8-e8 b7-b8 e8-d8 c6-c7 c8xc6xc4 b8-c8 d8xb8 a8xc8"


def text_of(page: str) -> str:
    """With English numbers."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.sub(r"(?<=\d),(?=\d)", ".", text) if ".de." in page else text


@pytest.mark.parametrize("page", PAGES)
def test_every_estimate_is_in_the_tables(page: str) -> None:
    found = ESTIMATE.findall(text_of(page))
    assert len(found) > 60
    assert [one for one in found if not re.search(rf"(?<![\d.]){re.escape(one)}(?!\d)", TABLES)] == []


def test_both_languages_give_the_same_estimates() -> None:
    english, german = (ESTIMATE.findall(text_of(page)) for page in PAGES)
    assert english == german


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("kind", "pieces", "number"), [("men", "15–28", 0), ("kings", "1–14", 1)])
def test_maps_are_those_of_the_tables(page: str, kind: str, pieces: str, number: int) -> None:
    table = TABLES.partition(f"## Where {kind} stand")[2].partition(f"{pieces} pieces:")[2]
    expected = dict(re.findall(r"\| ([a-h][1-8]) ([+−]\d\.\d\d) ± ", table.partition("pieces:")[0]))
    rows = re.findall(r"^\| \*\*(\d)\*\* \|(.*)\|$", text_of(page), re.MULTILINE)[8 * number : 8 * number + 8]
    shown = {
        f"{file}{rank}": value
        for rank, row in rows
        for file, cell in zip("abcdefgh", row.split("|"), strict=True)
        if (value := cell.strip())
    }
    assert shown == expected
    assert len(shown) >= 53


@pytest.mark.parametrize("page", PAGES)
def test_the_example_is_played_by_the_rules_and_drawn_so(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    fen = re.findall(r"`(W:W[^`]+)`", text)[0]
    position = Position.from_fen(fen, "harzdame")
    drawings = {"wing-0": svg(position)}
    for ply, written in enumerate(LINE.split(), 1):
        move = position.parse_move(written)
        position = position.play(move)
        drawings[f"wing-{ply}"] = svg(position, move)
        assert written in text
    images = re.findall(r"images/strategy/([\w-]+)\.svg", text)
    assert len(images) == 3
    for name in images:
        assert (DOCS / f"images/strategy/{name}.svg").read_text(encoding="utf-8") == drawings[name]


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_are_there(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    commands = set(re.findall(r"^harzdame-engine (\w+)", text_of(page), re.MULTILINE))
    assert commands == {"selfplay", "figures", "handicap"}
    for command in commands:
        with pytest.raises(SystemExit) as ended:
            main([command, "--help"])
        assert ended.value.code == 0
    assert capsys.readouterr().out
