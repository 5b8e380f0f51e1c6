"""``figures`` at work. Needs NumPy."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from pathlib import Path

from harzdame_engine.reports.figures.page import page
from harzdame_engine.reports.figures.replay import read_games
from harzdame_engine.training.games_file import GamesFileError, read_conditions


def run(options: argparse.Namespace) -> None:
    """Print the page."""
    try:
        rules, games, positions = read_games(options.games)
    except (GamesFileError, ValueError, OSError) as error:
        sys.exit(f"harzdame-engine: {error}")
    print(f"# Figures of {rules.name}\n")
    for path in options.games:
        print(f"{_told(path)}\n")
    print(page(rules, games, positions, options.least), end="")


def _told(path: Path) -> str:
    played = asdict(read_conditions(path))
    return "Games of `harzdame-engine selfplay`: " + ", ".join(
        f"{name.replace('_', ' ')} {value}" for name, value in played.items() if name != "game"
    )
