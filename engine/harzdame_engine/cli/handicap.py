"""``handicap``: what a side scores that has some men more, from controlled beginnings.

Beginnings are the start without men of one side, drawn at random, and level
positions of self-played games from which some are taken off likewise. See
`training.handicap`.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from contextlib import closing
from pathlib import Path

from harzdame_engine.cli.options import Exit, add_evaluation, leave, whole
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.match.progress import Progress
from harzdame_engine.rules.rules import Rules
from harzdame_engine.training.games_file import GamesFileError, rules_of
from harzdame_engine.training.handicap import (
    PHASES,
    Handicaps,
    Sample,
    level_positions,
    pieces_of_phase,
    scored,
)

_LEAST = 20
"""Games that a figure rests on, at least."""

Cells = dict[tuple[int | None, int], list[Sample]]
"""The games of each phase and each number of men."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = "Prints a table in Markdown: the points of the side with more men, by phase."
    parser.set_defaults(run=run)
    parser.add_argument(
        "positions", type=Path, nargs="+", metavar="GAMES",
        help="files made by selfplay, all of one game: the level positions are theirs",
    )  # fmt: skip
    parser.add_argument("--games", type=whole, default=400, help="games for each figure, at most")
    parser.add_argument("--most-men", type=whole, default=3, metavar="MEN", help="of one side, from one on")
    parser.add_argument("--nodes", type=whole, default=1000, help="size of each search")
    parser.add_argument("--seed", type=whole, default=1)
    add_evaluation(parser)


def run(options: argparse.Namespace) -> None:
    """Play and print."""
    try:
        rules = rules_of(options.positions)
        cells = _played(rules, options)
    except (GamesFileError, WeightsError, OSError, ValueError) as error:
        leave(Exit.FAILED, error)
    print(_table(rules, cells, options.most_men), end="")


def _played(rules: Rules, options: argparse.Namespace) -> Cells:
    handicaps = Handicaps(rules, options.nodes, options.eval, options.seed)
    cells: Cells = defaultdict(list)
    played = 0
    numbers = range(1, options.most_men + 1)
    with closing(Progress(sys.stderr, None, pause=10)) as progress:

        def keep(sample: Sample | None) -> None:
            nonlocal played
            if sample is not None:
                cells[sample.phase, sample.men].append(sample)
                played += 1
                progress.show(played, f"{played} games")

        for _ in range(options.games):
            for men in numbers:
                keep(handicaps.from_start(men))
        for number, position in enumerate(level_positions(options.positions, options.seed)):
            men = 1 + number % options.most_men
            if len(cells[handicaps.phase_after(position, men), men]) < options.games:
                keep(handicaps.from_position(position, men))
    return cells


def _table(rules: Rules, cells: Cells, most: int) -> str:
    lines = [
        f"| pieces | {' | '.join(f'+{men}' for men in range(1, most + 1))} |",
        f"| --- |{' --- |' * most}",
    ]
    for phase in (None, *range(PHASES)):
        least, full = pieces_of_phase(rules, phase or 0)
        name = "the start" if phase is None else f"{least}–{full}"
        figures = [_figure(cells.get((phase, men), [])) for men in range(1, most + 1)]
        lines.append(f"| {name} | {' | '.join(figures)} |")
    return "\n".join(lines) + "\n"


def _figure(samples: list[Sample]) -> str:
    if len(samples) < _LEAST:
        return ""
    found = scored(samples)
    return f"{100 * found.points:.1f} ± {100 * found.error:.1f} % of {found.games:,}"
