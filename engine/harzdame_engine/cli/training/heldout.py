"""``heldout``: positions with deep scores that no fit sees, and evaluations measured on them."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path

from harzdame_engine.cli.options import Exit, add_game, leave, whole
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.files.resources import resource
from harzdame_engine.match.progress import Progress
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.evaluation import INSTALLED, evaluation_of
from harzdame_engine.training.appraisal import Measured, Witnesses, difference, looked_at, measured, searched
from harzdame_engine.training.held_out import (
    SUFFIX,
    HeldOut,
    HeldOutError,
    HeldOutTerms,
    make,
    read_held_out,
    scored_anew,
    write_held_out,
)

_USUAL = HeldOutTerms("", 1, 2000)
_CHOICES = "installed|rules|FILE"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command and its actions."""
    actions = parser.add_subparsers(required=True, metavar="action")
    _declare_make(
        actions.add_parser(
            "make",
            help="play, choose positions, and score each of their moves by a search of its own",
            description="The same positions and scores for the same options and evaluation.",
        )
    )
    measure = actions.add_parser(
        "measure",
        help="measure evaluations, to foretell their matches",
        description="Print how well an evaluation puts moves in the order of the deep scores, and other "
        "measures; below each evaluation, by how much more they are than those of the first. Errors are "
        "95 %. What they foretell: docs/learning.md.",
    )
    measure.set_defaults(run=_measure)
    add_game(measure)
    measure.add_argument(
        "evaluations", nargs="+", metavar=_CHOICES, help="the others are compared to the first"
    )
    measure.add_argument(
        "--set", type=Path, metavar="FILE", help="the positions; default: those that come with the game"
    )
    measure.add_argument("--depth", type=whole, default=1, help="plies after which moves are put in order")
    measure.add_argument("--nodes", type=whole, default=300, help="size of a search that chooses a move")


def _declare_make(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_make)
    add_game(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    parser.add_argument("--positions", type=whole, default=_USUAL.positions, help="number of positions")
    parser.add_argument("--nodes", type=whole, default=_USUAL.nodes, help="size of the search of each move")
    parser.add_argument("--playing", type=whole, default=_USUAL.playing, help="size of a search of self-play")
    parser.add_argument("--seed", type=whole, default=_USUAL.seed)
    parser.add_argument("--eval", default=INSTALLED, metavar=_CHOICES, help="what plays and scores")
    parser.add_argument(
        "--again", type=Path, metavar="FILE", help="score the positions of this file instead of choosing some"
    )


def _make(options: argparse.Namespace) -> None:
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
    rules = before.rules if before else variant(options.game)
    judge = evaluation_of(rules, options.eval).name
    engine = Engine(evaluation=options.eval)
    if before is None:
        making = HeldOutTerms(judge, options.seed, options.positions, options.playing, options.nodes)
        return make(rules, making, engine, show)
    making = before.making._replace(evaluation=judge, nodes=options.nodes, positions=options.positions)
    return scored_anew(before, making, engine, show)


def _measure(options: argparse.Namespace) -> None:
    """Print a table, one evaluation after the other."""
    try:
        if not options.set:  # before the positions are read, which takes a while
            _check(options.evaluations, variant(options.game))
        held_out = read_held_out(options.set or _installed(options.game))
        if options.set:
            _check(options.evaluations, held_out.rules)
        first: list[Witnesses] | None = None
        for choice in options.evaluations:
            found = _witnesses(held_out, choice, options)
            if first is None:
                first = found
                print(_row("", [each.measure.name for each in found]))
            print(_row(Path(choice).stem, [_written(measured(each)) for each in found]), flush=True)
            if found is not first:
                pairs = zip(found, first, strict=True)
                print(_row("", [_written(difference(*pair), "+") for pair in pairs]), flush=True)
    except BrokenPipeError:
        raise  # no problem of a file: the output is no longer read
    except (HeldOutError, WeightsError, OSError) as error:
        leave(Exit.FAILED, error)


def _check(evaluations: list[str], rules: Rules) -> None:
    """Say what is wrong with one of them before the first is measured."""
    for choice in evaluations:
        evaluation_of(rules, choice)


def _installed(game: str) -> Path:
    try:
        return resource(f"weights/{game}{SUFFIX}")
    except FileNotFoundError:
        raise HeldOutError(f"no positions come with {game}: `heldout make`, then --set") from None


def _witnesses(held_out: HeldOut, choice: str, options: argparse.Namespace) -> list[Witnesses]:
    engine = Engine(evaluation=choice)
    return [*looked_at(held_out, engine, options.depth), *searched(held_out, engine, options.nodes)]


def _row(name: str, cells: list[str]) -> str:
    return f"{name:20}" + "".join(f"{cell:>17}" for cell in cells)


def _written(found: Measured, sign: str = "") -> str:
    return f"{found.value:{sign}.3f} ± {found.error:.3f}"
