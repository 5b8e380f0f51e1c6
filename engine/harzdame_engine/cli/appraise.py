"""``appraise``: measures of evaluations on held-out positions, which foretell how their matches end."""

from __future__ import annotations

import argparse
from pathlib import Path

from harzdame_engine.cli.options import Exit, add_game, leave, whole
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.files.resources import resource
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.evaluation import evaluation_of
from harzdame_engine.training.appraisal import Measured, Witnesses, difference, looked_at, measured, searched
from harzdame_engine.training.held_out import SUFFIX, HeldOut, HeldOutError, read_held_out


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = (
        "Print how many points a hundred moves of small searches lose against the best moves by deep "
        "searches, and other measures; below each, by how much it is more than that of the first evaluation. "
        "Errors are 95 %. What they foretell: docs/learning.md."
    )
    parser.set_defaults(run=run)
    add_game(parser)
    parser.add_argument(
        "evaluations",
        nargs="+",
        metavar="installed|rules|FILE",
        help="the others are compared to the first",
    )
    parser.add_argument("--set", type=Path, metavar="FILE", help="made by heldout; default: the game's own")
    parser.add_argument("--nodes", type=whole, default=300, help="size of a small search")


def run(options: argparse.Namespace) -> None:
    """Print a table, one evaluation after the other."""
    try:
        rules = variant(options.game)
        held_out = read_held_out(options.set or resource(f"weights/{rules.id}{SUFFIX}"))
        for choice in options.evaluations:
            evaluation_of(held_out.rules, choice)
        first: list[Witnesses] | None = None
        for choice in options.evaluations:
            found = witnesses(held_out, choice, options.nodes)
            if first is None:
                first = found
                print(_row("", [each.measure.name for each in found]), flush=True)
            print(_row(Path(choice).stem, [_written(measured(each)) for each in found]), flush=True)
            if found is not first:
                print(_row("", [_written(difference(*pair), "+") for pair in zip(found, first, strict=True)]))
    except BrokenPipeError:
        raise  # no problem of a file: the output is no longer read
    except (HeldOutError, WeightsError, OSError) as error:
        leave(Exit.FAILED, error)


def witnesses(held_out: HeldOut, choice: str, nodes: int) -> list[Witnesses]:
    """All measures of one evaluation."""
    engine = Engine(evaluation=choice)
    return [*searched(held_out, engine, nodes), *looked_at(held_out, engine)]


def _row(name: str, cells: list[str]) -> str:
    return f"{name:24}" + "".join(f"{cell:>18}" for cell in cells)


def _written(found: Measured, sign: str = "") -> str:
    return f"{found.value:{sign}.3f} ± {found.error:.3f}"
