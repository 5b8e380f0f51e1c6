"""What ``book`` does, apart from its options."""

from __future__ import annotations

import argparse
import sys
import time

from harzdame_engine.books.book_file import check_game, read_book
from harzdame_engine.books.builder import Plan, grow_book
from harzdame_engine.books.errors import BookError
from harzdame_engine.books.graph import InconsistentBook, replayed
from harzdame_engine.books.opening_book import OpeningBook, installed_book
from harzdame_engine.cli.options import position_of, refuse, remark
from harzdame_engine.game.position import Position
from harzdame_engine.match.interruption import Interruption
from harzdame_engine.match.progress import Progress
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.machine import cores
from harzdame_engine.search.weights_file import WeightsError

_FAILED = 1
_INTERRUPTED = 130
_PAUSE = 10.0
"""Seconds between two lines of progress where there is no terminal."""


def build(options: argparse.Namespace) -> None:
    """Make a book, or make one larger, and tell how large it is."""
    start = Position.start(options.game)
    plan = Plan(options.eval, options.nodes, options.deviation)
    end = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    progress = _Counted(options.positions)
    with Interruption() as interruption:
        try:
            held = grow_book(
                options.output,
                start,
                plan,
                positions=options.positions,
                threads=options.threads or cores(),
                on_progress=progress.show,
                interrupted=lambda: interruption.asked or time.monotonic() > end,
            )
        except (BookError, WeightsError) as error:
            refuse(error)
        finally:
            progress.close()
        print(f"{options.output}: {held} positions")
        if interruption.asked:
            sys.exit(_INTERRUPTED)


class _Counted:
    """Shows how the number of positions grows, from the first one heard of on."""

    def __init__(self, wanted: int) -> None:
        self._wanted = wanted
        self._progress: Progress | None = None

    def show(self, count: int) -> None:
        if self._progress is None:
            self._progress = Progress(sys.stderr, self._wanted, _PAUSE, before=count)
        self._progress.show(count, f"{count} positions")

    def close(self) -> None:
        if self._progress is not None:
            self._progress.close()


def show(options: argparse.Namespace) -> None:
    """Print what a book is, and its moves in a position with the lines that follow."""
    position = position_of(options)
    book = _book(options, position.rules)
    record = book.record
    print(
        f"{record.game}: {len(book)} positions of {record.nodes} nodes, {record.date}, "
        f"version {record.version}, evaluation {record.evaluation}"
    )
    lines = book.lines(position, plies=options.plies)
    for line in lines:
        print(f"{line.score!s:>6}  {' '.join(map(str, line.pv))}")
    if not lines:
        print("the position is not in the book")


def verify(options: argparse.Namespace) -> None:
    """Check books to the last score; exit status 1 if one is not as it should be."""
    sound = True
    for path in options.files:
        try:
            record, rows = read_book(path)
            start = Position.start(record.game)
            check_game(path, record, start.rules)
            graph = replayed(start, rows, record.deviation)
        except BookError as error:
            sound = False
            remark(error)
        except (InconsistentBook, KeyError) as error:
            sound = False
            remark(f"{path}: {error.args[0]}")
        else:
            deepest = max(node.ply for node in graph.nodes.values())
            expanded = sum(node.expanded is not None for node in graph.nodes.values())
            print(f"{path}: {len(rows)} positions, {expanded} expanded, up to {deepest} plies deep: sound")
    if not sound:
        sys.exit(_FAILED)


def _book(options: argparse.Namespace, rules: Rules) -> OpeningBook:
    try:
        book = OpeningBook.load(options.file, rules) if options.file else installed_book(rules)
    except BookError as error:
        refuse(error)
    if book is None:
        refuse(f"no book is installed for {variant(rules.id).name}")
    return book
