"""``figures``: what self-played games say about how a game is played, as a page of tables."""

from __future__ import annotations

import argparse
from pathlib import Path

from harzdame_engine.cli.learn_extra import learn_extra
from harzdame_engine.cli.options import Commands, whole


def add_to(commands: Commands, position: argparse.ArgumentParser) -> None:  # noqa: ARG001 - games say which
    """Declare the command."""
    parser = commands.add_parser(
        "figures",
        help="count how self-played games went",
        description="Prints tables in Markdown: results, length, what pieces are worth, and where.",
    )
    parser.set_defaults(run=_run)
    parser.add_argument("games", type=Path, nargs="+", metavar="GAMES", help="files of selfplay, of one game")
    parser.add_argument(
        "--least", type=whole, default=200, metavar="GAMES",
        help="that a figure must rest on, default: %(default)s",
    )  # fmt: skip


def _run(options: argparse.Namespace) -> None:
    with learn_extra("figures"):
        from harzdame_engine.cli.figures_run import run  # takes long to import, and only here
    run(options)
