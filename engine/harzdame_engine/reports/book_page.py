"""Passages about opening books: their best lines in Markdown, with drawings."""

from __future__ import annotations

from harzdame_engine.books.entries import book_key
from harzdame_engine.books.opening_book import OpeningBook
from harzdame_engine.export.diagram import svg
from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.reports.written_page import Passage, markdown_table, written
from harzdame_engine.search.info import Line

_PLIES = 12
_DRAWN_AFTER = 6
"""The plies of a line after which a drawing shows the position."""
_DRAWN = 3
_FIRST_MOVES = 10
_REPLIES = 4
"""The most replies listed."""


def passage(book: OpeningBook, start: Position, folder: str) -> Passage:
    """The best first moves of a game with the line after each, and the replies to the best one."""
    lines = _first_of_its_images(book, start)
    drawings = {
        f"{start.rules.id}-{number}.svg": _drawing(start, line)
        for number, line in enumerate(lines[:_DRAWN], 1)
    }
    best = lines[0].pv[0]
    after = start.play(best)
    parts = [
        f"## {start.rules.name}",
        _about(book),
        _table(start, lines[:_FIRST_MOVES]),
        _pictures(start, lines, [f"{folder}/{name}" for name in drawings]),
        f"Black's best replies to {best}:",
        _table(after, _first_of_its_images(book, after)[:_REPLIES]),
    ]
    return Passage("\n\n".join(parts) + "\n", drawings)


def _about(book: OpeningBook) -> str:
    record = book.record
    return (
        f"{len(book):,} positions, each searched for {record.nodes:,} nodes; deviation {record.deviation} "
        f"({record.date}, evaluation `{record.evaluation}`)."
    )


def _first_of_its_images(book: OpeningBook, position: Position) -> list[Line]:
    """The book's lines, best first, one of those that mirror each other."""
    found: dict[int, Line] = {}
    for line in book.lines(position, plies=_PLIES):
        found.setdefault(book_key(position.play(line.pv[0])), line)
    return list(found.values())


def _table(position: Position, lines: list[Line]) -> str:
    rows = [
        f"| {line.pv[0]} | {line.score.pov(Color.WHITE, position.turn)} | {written(position, line.pv)} |"
        for line in lines
    ]
    return "\n".join(["| move | score | the best line |", "|---|---|---|", *rows])


def _pictures(position: Position, lines: list[Line], paths: list[str]) -> str:
    captions = [written(position, line.pv[:_DRAWN_AFTER]) for line in lines[: len(paths)]]
    pictures = [f"![After {caption}]({path})" for caption, path in zip(captions, paths, strict=True)]
    return markdown_table(pictures, [captions])


def _drawing(position: Position, line: Line) -> str:
    moves = line.pv[:_DRAWN_AFTER]
    for move in moves:
        position = position.play(move)
    return svg(position, moves[-1])
