"""``tune``: a network, fitted to self-played games and labelled positions."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from harzdame_engine.cli.options import Exit, leave, positive, share, whole
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.machine import cores
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.evaluation import weights_of
from harzdame_engine.search.weights import USUAL_HIDDEN, Network, Weights, write_weights
from harzdame_engine.training.fit import (
    Checkpoint,
    EpochReport,
    Fit,
    FitSettings,
    StoppedError,
    network_trainer,
)
from harzdame_engine.training.games_file import GamesFileError, read_conditions
from harzdame_engine.training.positions import (
    FilePart,
    buffers_of,
    divided,
    pieces_of,
    records_of,
    rules_of_files,
)
from harzdame_engine.training.positions_file import PositionsFileError, holds_positions, read_contents
from harzdame_engine.training.units import as_network, from_network

Record = Mapping[str, str | int | float]
_DEFAULTS = FitSettings()
_SAMPLE = 200_000
"""Positions that the slope is found in."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = (
        "An interrupted run leaves a checkpoint beside WEIGHTS: run the same command again to continue."
    )
    parser.set_defaults(run=run)
    parser.add_argument("weights", type=Path, metavar="WEIGHTS", help="the file to write")
    parser.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="games and labelled positions, all of one game"
    )
    parser.add_argument(
        "--hidden", type=whole, metavar="UNITS",
        help="hidden units, a multiple of 32; "
        f"default: those of the weights that it begins with, else {USUAL_HIDDEN}",
    )  # fmt: skip
    parser.add_argument(
        "--blend", type=share, default=_DEFAULTS.blend, metavar="SHARE",
        help="the search's share in the target; the result has the rest",
    )  # fmt: skip
    parser.add_argument(
        "--ranking", type=share, default=_DEFAULTS.ranking, metavar="SHARE",
        help="the share of the order of siblings; the positions themselves have the rest",
    )  # fmt: skip
    parser.add_argument(
        "--slope", type=positive, metavar="LOGIT",
        help="logit of a win at a score of a hundredth of a man (default: from the positions)",
    )  # fmt: skip
    parser.add_argument(
        "--from", dest="start", metavar="WEIGHTS",
        help="begin with these weights, 'installed' or a file",
    )  # fmt: skip
    parser.add_argument("--epochs", type=whole, default=_DEFAULTS.epochs, help="passes over all positions")
    parser.add_argument(
        "--rate",
        type=positive,
        default=_DEFAULTS.rate,
        help="the size of the first steps; 2 may not settle",
    )
    parser.add_argument("--one-in", type=whole, default=2, help="use one position of games in N")
    parser.add_argument("--held-out", type=whole, default=20, help="hold out one batch in N")
    parser.add_argument("--threads", type=whole, default=cores(), help="default: all cores")


def run(options: argparse.Namespace) -> None:
    """Fit until it is done or interrupted, and write what was found."""
    try:
        with Interruption() as interruption:
            _tune(options, interruption)
    except BrokenPipeError:
        raise  # no problem of a file: the output is no longer read
    except StoppedError:
        sys.exit(Exit.INTERRUPTED)
    except (GamesFileError, PositionsFileError, WeightsError, ValueError, OSError) as error:
        leave(Exit.FAILED, error)


def _tune(options: argparse.Namespace, interruption: Interruption) -> None:
    rules = rules_of_files(options.files)
    pieces = []
    for piece in pieces_of(options.files):
        if interruption.asked:
            raise StoppedError
        pieces.append(piece)
    train, held_out = divided(pieces, options.held_out)
    slope = options.slope or _slope(rules, train, options.one_in)
    settings = FitSettings(
        options.blend,
        options.ranking,
        options.rate,
        options.epochs,
        options.one_in,
    )
    begun = weights_of(rules, options.start) if options.start else None
    network = _network(rules, options.hidden, begun)
    start = from_network(begun, slope) if begun else b""
    trainer = network_trainer(rules, network, settings, slope=slope, start=start, threads=options.threads)
    fit = Fit(rules, trainer, train, held_out, settings, interrupted=lambda: interruption.asked)
    with closing(Progress(sys.stderr, None, pause=10)) as progress:
        fit.count(lambda found: progress.show(found, f"{found} positions read"))
    print(f"{fit.positions} positions, {slope:.5f} a hundredth of a man", flush=True)
    checkpoint = Checkpoint(
        options.weights, options.files, fit.positions, slope, settings, options.held_out, options.start,
        network,
    )  # fmt: skip
    latest: list[EpochReport] = []

    def show(at: EpochReport) -> None:
        latest.append(at)
        print(_line(at), flush=True)

    fit.run(checkpoint.read(), show, checkpoint.write)
    record = _record(options, pieces) | {
        "positions": fit.positions,
        "slope": slope,
        **{name: value for name, value in settings._asdict().items() if name != "one_in"},
        **({"from": options.start} if options.start else {}),
        **({"held-out loss": latest[-1].held_out} if latest else {}),
    }
    values = as_network(fit.weights, rules, network, slope)
    write_weights(options.weights, Weights(rules, network, values, record))
    checkpoint.remove()
    print(f"{options.weights} written")


def _network(rules: Rules, hidden: int | None, begun: Weights | None) -> Network:
    """The shape to fit, with so many hidden units, else as many as the weights to begin with have."""
    return Network(2 * len(rules.setup), hidden or (begun.shape.hidden if begun else USUAL_HIDDEN))


def _slope(rules: Rules, pieces: list[FilePart], one_in: int) -> float:
    """That of frames from all parts of the files."""
    frames = records_of(rules, random.Random(1).sample(pieces, len(pieces)), one_in)  # noqa: S311 - no secret
    sample = next(buffers_of(rules, frames, _SAMPLE), b"")
    native = native_rules(rules)
    slope = native.width.slope_of_scores(native.rules, sample)
    if slope <= 0:
        raise ValueError("no slope can be found in these positions: give one by --slope")
    return slope


def _line(told: EpochReport) -> str:
    order = "" if told.order is None else f", order {told.order:.2%}"
    level = "" if told.level is None else f", level {told.level:.3f}"
    return (
        f"{told.epoch:4} log loss {told.train:.5f}, held out {told.held_out:.5f}, "
        f"score {told.score:.5f}{order}{level}"
    )


def _record(options: argparse.Namespace, pieces: list[FilePart]) -> dict[str, str | int | float]:
    """How games and positions were made."""
    made: list[Mapping[str, object]] = []
    for path in options.files:
        if holds_positions(path):
            made.extend(read_contents(path).made)
        else:
            made.append(asdict(read_conditions(path)))
    return {
        "games": sum(piece.place.records for piece in pieces if piece.games),
        "evaluations": ", ".join(sorted({str(each["evaluation"]) for each in made if "evaluation" in each})),
        "nodes": ", ".join(sorted({str(each["nodes"]) for each in made if "nodes" in each})),
    }
