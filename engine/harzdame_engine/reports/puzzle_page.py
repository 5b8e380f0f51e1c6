"""Counts of puzzles as tables of a page: how many, how long, how hard, of which themes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles

from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme
from harzdame_engine.puzzles.puzzle_file import PuzzleFile
from harzdame_engine.reports.written_page import Passage, markdown_table

_LONG = 4


def passages(files: Sequence[tuple[Path, PuzzleFile]]) -> tuple[Passage, ...]:
    """The tables for these files."""
    size = sum(path.stat().st_size for path, _ in files)
    count = sum(len(file.puzzles) for _, file in files)
    total = f"{count:,} puzzles of {len(files)} games, {size / 1e6:.2f} MB in all.\n"
    return (
        Passage(total, {}),
        Passage(f"{_sizes(files)}\n", {}),
        Passage(f"Themes, of which a puzzle can have several or none:\n\n{_themes(files)}\n", {}),
    )


def _sizes(files: Sequence[tuple[Path, PuzzleFile]]) -> str:
    head = ["game", "puzzles", "found in games", *_lengths(), "replaceable end", "ratings", "KB"]
    return markdown_table(head, [_size(path, file) for path, file in files], align="--:")


def _lengths() -> list[str]:
    return ["1 move", *(f"{count} moves" for count in range(2, _LONG)), f"{_LONG} or more"]


def _size(path: Path, file: PuzzleFile) -> list[str]:
    lengths = Counter(min(puzzle.length, _LONG) for puzzle in file.puzzles)
    open_ended = sum(not puzzle.only for puzzle in file.puzzles)
    return [
        file.rules.id,
        str(len(file.puzzles)),
        f"{file.record.get('games', 0):,}",
        *(str(lengths[length]) for length in range(1, _LONG + 1)),
        str(open_ended),
        _ratings(file.puzzles),
        f"{path.stat().st_size / 1000:.0f}",
    ]


def _ratings(puzzles: Sequence[Puzzle]) -> str:
    """The lowest, the quartiles and the highest."""
    ratings = sorted(puzzle.rating for puzzle in puzzles)
    if len(ratings) < 2:
        return ", ".join(map(str, ratings))
    return " · ".join(str(round(rating)) for rating in (ratings[0], *quantiles(ratings, n=4), ratings[-1]))


def _themes(files: Sequence[tuple[Path, PuzzleFile]]) -> str:
    rows = []
    for _, file in files:
        count = Counter(theme for puzzle in file.puzzles for theme in puzzle.themes)
        rows.append([file.rules.id, *(str(count[theme]) for theme in PuzzleTheme)])
    return markdown_table(["game", *PuzzleTheme], rows, align="--:")
