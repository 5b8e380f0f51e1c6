"""``heldout``: positions with deep scores that no fit sees, by which ``appraise`` measures evaluations."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path

from harzdame_engine.cli.options import Exit, add_game, leave, whole
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.match.progress import Progress
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.evaluation import INSTALLED, evaluation_of
from harzdame_engine.training.held_out import (
    HeldOut,
    HeldOutError,
    Making,
    make,
    read_held_out,
    scored_anew,
    write_held_out,
)


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = "Play, choose positions, and score each of their moves by a search of its own."
    parser.set_defaults(run=run)
    add_game(parser)
    usual = Making("", 1, 1500)
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    parser.add_argument("--positions", type=whole, default=usual.positions, help="number of positions")
    parser.add_argument("--nodes", type=whole, default=usual.nodes, help="size of the search of each move")
    parser.add_argument("--playing", type=whole, default=usual.playing, help="size of a search of self-play")
    parser.add_argument("--seed", type=whole, default=usual.seed)
    parser.add_argument(
        "--eval", default=INSTALLED, metavar="installed|rules|FILE", help="what plays and scores"
    )
    parser.add_argument(
        "--again", type=Path, metavar="FILE", help="score the positions of this file instead of choosing some"
    )


def run(options: argparse.Namespace) -> None:
    """Make the positions and write them."""
    try:
        with closing(Progress(sys.stderr, options.positions, pause=10)) as progress:
            held_out = _made(options, progress)
        write_held_out(options.file, held_out)
    except BrokenPipeError:
        raise  # no problem of a file: the output is no longer read
    except (HeldOutError, WeightsError, OSError) as error:
        leave(Exit.FAILED, error)
    moves = sum(len(each.scores) for each in held_out.positions)
    print(
        f"{options.file}: {len(held_out.positions)} positions of {held_out.rules.name}, {moves} moves, "
        f"scored by {held_out.making.evaluation}"
    )


def _made(options: argparse.Namespace, progress: Progress) -> HeldOut:
    def show(count: int) -> None:
        progress.show(count, f"{count} positions")

    before = read_held_out(options.again) if options.again else None
    rules: Rules = before.rules if before else variant(options.game)
    judge = evaluation_of(rules, options.eval)
    engine = Engine(evaluation=options.eval)
    making = Making(judge.name, options.seed, options.positions, options.playing, options.nodes)
    if before is None:
        return make(rules, making, engine, show)
    same = before.making._replace(evaluation=judge.name, nodes=options.nodes, positions=options.positions)
    return scored_anew(before, same, engine, show)
