"""``figures``: figures of self-played games, as a page of tables. Needs NumPy."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from harzdame_engine.cli.options import Exit, leave, whole
from harzdame_engine.reports.figures.page import page
from harzdame_engine.reports.figures.replay import read_games
from harzdame_engine.training.games_file import GamesFileError, read_conditions


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = (
        "Prints tables in Markdown: results, length, the worth of pieces and of their places."
    )
    parser.set_defaults(run=run)
    parser.add_argument(
        "games", type=Path, nargs="+", metavar="GAMES", help="files made by selfplay, all of one game"
    )
    parser.add_argument(
        "--least", type=whole, default=200, metavar="GAMES",
        help="the least number that a figure rests on",
    )  # fmt: skip


def run(options: argparse.Namespace) -> None:
    """Print the page."""
    try:
        rules, games, positions = read_games(options.games)
    except (GamesFileError, ValueError, OSError) as error:
        leave(Exit.FAILED, error)
    print(f"# Figures of {rules.name}\n")
    for path in options.games:
        print(f"{_conditions(path)}\n")
    print(page(rules, games, positions, options.least), end="")


def _conditions(path: Path) -> str:
    played = asdict(read_conditions(path))
    return "Games of `harzdame-engine selfplay`: " + ", ".join(
        f"{name.replace('_', ' ')} {value}" for name, value in played.items() if name != "game" and value
    )
