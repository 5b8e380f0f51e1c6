"""Questions about endgames, answered in a page."""

from __future__ import annotations

import re
from pathlib import Path

from harzdame_engine.endgames.builder import build
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.survey import survey
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.reports.endgame_page import passages
from harzdame_engine.reports.endgame_questions import QUESTIONS, EndgameQuestion, Part
from harzdame_engine.rules.variants import variant

KVM = Material.parse("KvM")


def tables_of(game: str, folder: Path) -> Tables:
    tables = Tables(variant(game), ())
    build(tables, [KVM], folder, threads=1, memory_mb=500)
    return tables


def test_counts_of_both_sides_to_move_and_the_longest_win(tmp_path: Path) -> None:
    tables = tables_of("harzdame", tmp_path)
    question = EndgameQuestion(variant("harzdame"), "King against man", KVM, "The king wins.", note="Mostly.")
    (passage,) = passages([question], {"harzdame": tables}, "pictures")
    text = passage.markdown
    assert text.startswith("## Harzdame\n\n### King against man\n\n*The king wins.*\n\nMostly.\n")
    white, black = survey(tables, KVM), survey(tables, KVM.turned)
    rows = re.findall(r"^\| ((?:White|Black).*?) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|", text, re.MULTILINE)
    assert [row[0] for row in rows] == [
        "White (one king)",
        "White, nothing to capture",
        "Black (one man)",
        "Black, nothing to capture",
    ]
    assert rows[0][1:] == (f"{white.won:,}", f"{white.drawn:,}", f"{white.lost:,}")
    assert rows[2][1:] == (f"{black.won:,}", f"{black.drawn:,}", f"{black.lost:,}")
    assert white.longest_from is not None
    assert f"`{white.longest_from.fen}`" in text
    assert f"({white.longest.plies} plies)" in text
    assert list(passage.drawings) == ["harzdame-KvM.svg"]
    assert "(pictures/harzdame-KvM.svg)" in text


def test_parts_are_counted_apart_and_make_up_the_whole(tmp_path: Path) -> None:
    tables = tables_of("harzdame", tmp_path)
    squares = variant("harzdame").board.names
    edge = frozenset(square for square in squares if square[0] == "h")
    white = survey(tables, KVM)
    parts = [survey(tables, KVM, black=edge), survey(tables, KVM, black=frozenset(squares) - edge)]
    assert sum(part.won for part in parts) == white.won
    assert sum(part.drawn for part in parts) == white.drawn
    question = EndgameQuestion(
        variant("harzdame"), "", KVM, parts=(Part("the man on h", edge), Part("it elsewhere"))
    )
    (passage,) = passages([question], {"harzdame": tables}, "pictures")
    assert "With the man on h:" in passage.markdown
    assert sorted(passage.drawings) == ["harzdame-KvM-1.svg", "harzdame-KvM-2.svg"]


def test_without_captures_nothing_is_counted_that_must_capture(tmp_path: Path) -> None:
    tables = tables_of("harzdame", tmp_path)
    every, quiet = survey(tables, KVM), survey(tables, KVM, quiet=True)
    assert quiet.won < every.won
    assert quiet.drawn <= every.drawn


def test_the_questions_name_games_that_lie_together() -> None:
    games = [question.rules.id for question in QUESTIONS]
    assert games == sorted(games, key=games.index)
    assert {"harzdame", "turkish", "international", "hexdame", "turkthic-2", "dameo", "croda"} <= set(games)
