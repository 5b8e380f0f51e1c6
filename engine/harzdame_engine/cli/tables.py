"""``tables``: makes exact endgame tables, checks them and tells what they know; here are its options."""

from __future__ import annotations

import argparse
from pathlib import Path

from harzdame_engine.cli.options import Commands, whole
from harzdame_engine.endgames.folders import user_folder


def add_to(commands: Commands, position: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser = commands.add_parser("tables", help="make exact endgame tables, or ask them")
    actions = parser.add_subparsers(required=True, metavar="action")
    game = argparse.ArgumentParser(add_help=False, parents=[position])
    game.add_argument(
        "--folder", type=Path, metavar="FOLDER",
        help=f"of tables beside those that come with the program, default: {user_folder()}",
    )  # fmt: skip
    _add_build(actions, game)
    listing = actions.add_parser("list", parents=[game], help="the tables of a game, with what they count")
    listing.set_defaults(run=_list)
    verify = actions.add_parser(
        "verify",
        parents=[game],
        help="whether tables follow from themselves, position by position",
        description="Uses only the rules and the tables' answers, nothing of what made them.",
    )
    verify.set_defaults(run=_verify)
    verify.add_argument("--pieces", type=whole, help="only tables of up to so many")
    verify.add_argument(
        "--whole", type=whole, default=3, metavar="N",
        help="check every position of up to N pieces, default: %(default)s",
    )  # fmt: skip
    verify.add_argument(
        "--sample", type=whole, default=1_000_000, metavar="N",
        help="positions at random where there are more pieces, default: %(default)s",
    )  # fmt: skip
    verify.add_argument("--seed", type=whole, default=1)
    probe = actions.add_parser("probe", parents=[game], help="every move of a position with its verdict")
    probe.set_defaults(run=_probe)
    probe.add_argument("--json", action="store_true", help="one JSON object")
    _add_page(actions, game)


def _add_build(actions: Commands, game: argparse.ArgumentParser) -> None:
    build = actions.add_parser(
        "build",
        parents=[game],
        help="make the tables that are not there yet",
        description="Ctrl+C ends it; the same command goes on where it ended.",
    )
    build.set_defaults(run=_build)
    which = build.add_mutually_exclusive_group(required=True)
    which.add_argument("--pieces", type=whole, help="every table of up to so many pieces")
    which.add_argument("--material", nargs="+", metavar="KKvKM", help="these, and those they need")
    which.add_argument("--here", action="store_true", help="what the position of --fen needs")
    build.add_argument("--dry-run", action="store_true", help="only tell what it takes")
    _add_means(build)


def _add_page(actions: Commands, game: argparse.ArgumentParser) -> None:
    page = actions.add_parser(
        "page",
        parents=[game],
        help="write answers to questions about endgames into a page",
        description="What follows the mark in the Markdown file is replaced; drawings go to images/endgames. "
        "Tables that are missing are made.",
    )
    page.set_defaults(run=_page)
    page.add_argument("file", type=Path, help="such as docs/endgames.md")
    _add_means(page)


def _add_means(parser: argparse.ArgumentParser) -> None:
    """What building may use."""
    parser.add_argument("--threads", type=whole, metavar="N", help="default: all cores")
    parser.add_argument(
        "--memory", type=whole, default=2000, metavar="MIB",
        help="at most, while a table is made, default: %(default)s",
    )  # fmt: skip


# what they need takes long to import, and other commands are at hand here


def _build(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.tables_run import build

    build(options)


def _list(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.tables_run import list_tables

    list_tables(options)


def _verify(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.tables_run import verify

    verify(options)


def _probe(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.tables_run import probe

    probe(options)


def _page(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.tables_page import write

    write(options)
