"""``book``: makes opening books and tells what is in them; here are its options."""

from __future__ import annotations

import argparse
from pathlib import Path

from harzdame_engine.cli.options import Commands, seconds, whole
from harzdame_engine.rules.variants import variants
from harzdame_engine.search.evaluation import INSTALLED


def add_to(commands: Commands, position: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser = commands.add_parser("book", help="make an opening book, or look into one")
    actions = parser.add_subparsers(required=True, metavar="action")
    _add_build(actions)
    show = actions.add_parser("show", parents=[position], help="what a book says of a position")
    show.set_defaults(run=_show)
    show.add_argument("file", nargs="?", type=Path, help="default: the one that is installed for the game")
    show.add_argument("--plies", type=whole, default=10, help="of each line, default: %(default)s")
    verify = actions.add_parser(
        "verify", help="whether books are whole and their scores follow from each other"
    )
    verify.set_defaults(run=_verify)
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    page = actions.add_parser(
        "page",
        help="write what the installed books say into a page",
        description="What follows the mark in the Markdown file is replaced; drawings go to images/openings.",
    )
    page.set_defaults(run=_page)
    page.add_argument("file", type=Path, help="such as docs/openings.md")


def _add_build(actions: Commands) -> None:
    build = actions.add_parser(
        "build",
        help="make a book, or make one larger",
        description="Ctrl+C ends it; the same command goes on where it ended.",
    )
    build.set_defaults(run=_build)
    games = [rules.id for rules in variants()]
    build.add_argument("--game", default=games[0], choices=games, help="default: %(default)s")
    build.add_argument("--output", type=Path, required=True, metavar="FILE", help="begun, or made larger")
    build.add_argument("--positions", type=whole, default=10_000, help="to stop at, default: %(default)s")
    build.add_argument("--minutes", type=seconds, help="to stop after")
    build.add_argument(
        "--nodes", type=whole, default=300_000, help="searched for each position, default: %(default)s"
    )
    build.add_argument(
        "--deviation", type=whole, default=10, metavar="N",
        help="a move worse by N hundredths of a man counts like a ply more, default: %(default)s",
    )  # fmt: skip
    build.add_argument(
        "--eval", default=INSTALLED, help="what judges positions: installed, rules, or a file of weights"
    )
    build.add_argument("--threads", type=whole, metavar="N", help="default: all cores")


# what they need takes long to import, and other commands are at hand here


def _build(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.book_run import build

    build(options)


def _show(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.book_run import show

    show(options)


def _page(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.book_page import write

    write(options.file)


def _verify(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.book_run import verify

    verify(options)
