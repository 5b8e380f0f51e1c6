"""Pages of the documentation whose second half is written by a program: passages with drawings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.game.numbering import first_number
from harzdame_engine.game.position import Position


class Passage(NamedTuple):
    """A part of a page; `drawings`: SVG by file name, which `markdown` refers to."""

    markdown: str
    drawings: dict[str, str]


def rewrite(page: Path, mark: str, passages: Sequence[Passage], drawings: str) -> None:
    """Replace what follows the line `mark` in `page`, and the drawings in the folder of that name beside it.

    Raises:
        ValueError: there is no such line.
        OSError: something cannot be read or written.
    """
    rewrite_text(page, mark, passages)
    folder = page.parent / drawings
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for passage in passages:
        for name, drawing in passage.drawings.items():
            (folder / name).write_text(drawing, encoding="utf-8")


def rewrite_text(page: Path, mark: str, passages: Sequence[Passage]) -> None:
    """Replace what follows the line `mark` in `page`.

    Raises:
        ValueError: there is no such line.
        OSError: it cannot be read or written.
    """
    head, found, _ = page.read_text(encoding="utf-8").partition(mark)
    if not found:
        raise ValueError(f"{page} has no line {mark.strip()}")
    page.write_text("\n".join([head + mark, *(each.markdown for each in passages)]), encoding="utf-8")


def written(position: Position, moves: Sequence[Move]) -> str:
    """Moves with their numbers, as a game is written down."""
    first = first_number(position)
    words: list[str] = ["1. …"] if first.answers else []
    for ply, move in enumerate(moves):
        number = first.after(ply)
        words.append(str(move) if number.answers else f"{number} {move}")
    return " ".join(words)


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]], *, align: str = "---") -> str:
    """A table in Markdown; `align` is the alignment of all columns but the first."""
    lines = [head, ["---", *[align] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
