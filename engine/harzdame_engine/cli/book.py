"""``book``: opening books made, enlarged, checked and looked into."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from harzdame_engine.books.book_file import check_game, read_book
from harzdame_engine.books.builder import BookPlan, grow_book
from harzdame_engine.books.graph import InconsistentBook, replayed
from harzdame_engine.books.opening_book import OpeningBook, installed_book
from harzdame_engine.cli.executors import add_cluster, executor_of
from harzdame_engine.cli.options import (
    Exit,
    add_game,
    add_position,
    duration,
    leave,
    position_of,
    remark,
    whole,
)
from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.files.errors import BookError, WeightsError
from harzdame_engine.game.position import Position
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.reports.book_page import passage
from harzdame_engine.reports.written_page import rewrite
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant, variants
from harzdame_engine.search.evaluation import INSTALLED

MARK = "<!-- what follows is written by `harzdame-engine book page` -->\n"
_DRAWINGS = "figures"
_PAUSE = 10.0
"""Seconds between two lines of progress where there is no terminal."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command and its actions."""
    actions = parser.add_subparsers(required=True, metavar="action")
    _declare_build(
        actions.add_parser(
            "build",
            help="make a book, or make one larger",
            description="Ctrl+C ends it; the same command goes on where it ended.",
        )
    )
    show = actions.add_parser("show", help="the moves of a book in a position")
    show.set_defaults(run=_show)
    add_position(show)
    show.add_argument("file", nargs="?", type=Path, help="default: the one that is installed for the game")
    show.add_argument("--plies", type=whole, default=10, help="length of each line")
    verify = actions.add_parser(
        "verify", help="check that books are whole and their scores follow from each other"
    )
    verify.set_defaults(run=_verify)
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    page = actions.add_parser(
        "page",
        help="write what the installed books say into a page",
        description="What follows the mark in the Markdown file is replaced; drawings go to the folder "
        "figures beside it.",
    )
    page.set_defaults(run=_page)
    page.add_argument("file", type=Path, help="such as resources/books/figures.md")


def _declare_build(build: argparse.ArgumentParser) -> None:
    build.set_defaults(run=_build)
    add_game(build)
    build.add_argument(
        "--output", type=Path, required=True, metavar="FILE", help="the book to begin or to enlarge"
    )
    build.add_argument("--positions", type=whole, default=10_000, help="stop at so many")
    build.add_argument("--minutes", type=duration, help="stop after so many")
    build.add_argument(
        "--nodes",
        type=whole,
        default=300_000,
        help="size of the search of each position",
    )
    build.add_argument(
        "--deviation", type=whole, default=10, metavar="N",
        help="hundredths of a man that count like one more ply",
    )  # fmt: skip
    build.add_argument(
        "--eval", default=INSTALLED, help="what judges positions: installed, rules, or a file of weights"
    )
    build.add_argument("--threads", type=whole, metavar="N", help="default: all cores")
    add_cluster(build)


def _build(options: argparse.Namespace) -> None:
    """Make a book, or make one larger, and print how large it is."""
    start = Position.start(options.game)
    plan = BookPlan(options.eval, options.nodes, options.deviation)
    end = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    progress: Progress | None = None

    def show(count: int) -> None:
        nonlocal progress
        if progress is None:  # the first count is of an earlier run
            progress = Progress(sys.stderr, options.positions, _PAUSE, before=count)
        progress.show(count, f"{count} positions")

    with Interruption() as interruption:
        try:
            with executor_of(options, remark) as executor:
                held = grow_book(
                    options.output,
                    start,
                    plan,
                    positions=options.positions,
                    executor=executor,
                    on_progress=show,
                    interrupted=lambda: interruption.asked or time.monotonic() > end,
                )
        except (BookError, WeightsError) as error:
            leave(Exit.REFUSED, error)
        except ClusterError as error:
            leave(Exit.FAILED, error)
        finally:
            if progress is not None:
                progress.close()
        print(f"{options.output}: {held} positions")
        if interruption.asked:
            sys.exit(Exit.INTERRUPTED)


def _show(options: argparse.Namespace) -> None:
    """Print a book's record, and its moves in a position with the lines that follow."""
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


def _book(options: argparse.Namespace, rules: Rules) -> OpeningBook:
    try:
        book = OpeningBook.load(options.file, rules) if options.file else installed_book(rules)
    except BookError as error:
        leave(Exit.REFUSED, error)
    if book is None:
        leave(Exit.REFUSED, f"no book is installed for {variant(rules.id).name}")
    return book


def _verify(options: argparse.Namespace) -> None:
    """Check books to the last score; the exit status is 1 if one is not sound."""
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
        sys.exit(Exit.FAILED)


def _page(options: argparse.Namespace) -> None:
    """Replace what follows the mark in the page, and the drawings beside it."""
    try:
        books = [(rules, book) for rules in variants() if (book := installed_book(rules))]
        passages = [passage(book, Position.start(rules.id), _DRAWINGS) for rules, book in books]
        rewrite(options.file, MARK, passages, _DRAWINGS)
    except (OSError, ValueError, BookError) as error:
        leave(Exit.REFUSED, error)
    print(f"{options.file}: {len(passages)} games")
