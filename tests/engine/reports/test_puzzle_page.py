"""Counts of puzzles as tables of a page."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.puzzles.puzzle_file import read_puzzles
from harzdame_engine.reports.puzzle_page import passages

from tests.made_up_puzzles import some_puzzles, write_some


def test_puzzles_are_counted(tmp_path: Path) -> None:
    path = write_some(tmp_path / "a.puzzles")
    total, sizes, themes = (passage.markdown for passage in passages([(path, read_puzzles(path))]))
    assert total.startswith("6 puzzles of 1 games, 0.00 MB")
    assert "| harzdame | 6 | 32 | 0 | 5 | 1 | 0 | 1 | 600 · 675 · 850 · 1025 · 1100 | 1 |" in sizes
    assert "| harzdame | 1 | 1 | 1 | 1 | 1 | 3 | 1 | 0 | 2 |" in themes


def test_a_file_of_few_puzzles_is_counted_as_well(tmp_path: Path) -> None:
    for count in (0, 1):
        path = write_some(tmp_path / "a.puzzles", some_puzzles()[:count])
        assert f"| harzdame | {count} |" in passages([(path, read_puzzles(path))])[1].markdown
