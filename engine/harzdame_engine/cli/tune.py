"""``tune``: weights of the learned evaluation, fitted to self-played games. Needs NumPy and SciPy."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path

from harzdame_engine.cli.options import Exit, leave, whole
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.machine import cores
from harzdame_engine.search.weights import Weights, native_shape, write_weights
from harzdame_engine.training.fit import Checkpoint, Fit, Settings, Told, Weight
from harzdame_engine.training.games_file import GamesFileError, read_conditions, read_frames, rules_of
from harzdame_engine.training.positions import Block, read_blocks
from harzdame_engine.training.regions import shape_of
from harzdame_engine.training.units import as_values, light_weights, slope_of


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = (
        "An interrupted run leaves a checkpoint beside WEIGHTS: run the same command again to continue."
    )
    parser.set_defaults(run=run)
    parser.add_argument("weights", type=Path, metavar="WEIGHTS", help="the file to write")
    parser.add_argument(
        "games", type=Path, nargs="+", metavar="GAMES", help="files made by selfplay, all of one game"
    )
    parser.add_argument(
        "--penalty", type=float, default=1000.0, metavar="POSITIONS",
        help="about so many must speak for a pattern for it to count half",
    )  # fmt: skip
    parser.add_argument(
        "--blend", type=float, default=0.7, metavar="SHARE",
        help="the search's share in the target; the result has the rest",
    )  # fmt: skip
    parser.add_argument(
        "--slope", type=float, metavar="LOGIT",
        help="logit of a win at a score of a hundredth of a man (default: from the games)",
    )  # fmt: skip
    parser.add_argument("--iterations", type=whole, default=50, help="the most iterations")
    parser.add_argument("--one-in", type=whole, default=2, help="use one position in N")
    parser.add_argument("--held-out", type=whole, default=20, help="hold out one batch in N")
    parser.add_argument("--threads", type=whole, default=cores(), help="default: all cores")


def run(options: argparse.Namespace) -> None:
    """Fit until it is done or interrupted, and write what was found."""
    try:
        with Interruption() as interruption:
            _tune(options, interruption)
    except BrokenPipeError:
        raise  # no problem of a file: the output is no longer read
    except (GamesFileError, ValueError, OSError) as error:
        leave(Exit.FAILED, error)
    if interruption.asked:
        sys.exit(Exit.INTERRUPTED)


def _tune(options: argparse.Namespace, interruption: Interruption) -> None:
    rules = rules_of(options.games)
    played = [read_conditions(path) for path in options.games]
    shape = shape_of(rules)
    patterns = native_shape(shape, rules).patterns
    blocks = _read(options, rules)
    slope = options.slope or slope_of(blocks)
    fit = Fit(
        [block for number, block in enumerate(blocks) if number % options.held_out],
        blocks[:: options.held_out],
        light_weights(rules, shape),
        Settings(options.penalty, options.blend, slope),
        options.threads,
    )
    del blocks  # the fit has its own
    told = f"{fit.positions} positions, {slope:.5f} a hundredth of a man"
    print(told, flush=True)
    checkpoint = Checkpoint(options.weights, options.games, told, options.penalty, options.blend)
    begun = checkpoint.read()

    def step(weights: Weight, at: Told) -> bool:
        done = begun.iterations + at.iteration
        print(f"{done:4} log loss {at.train:.5f}, held out {at.held_out:.5f}", flush=True)
        checkpoint.write(weights, done)
        return not interruption.asked

    weights = fit.run(begun.weights, options.iterations - begun.iterations, step)
    if interruption.asked:
        return
    record = {
        "games": sum(frame.games for path in options.games for frame in read_frames(path)),
        "evaluations": ", ".join(sorted({conditions.evaluation for conditions in played})),
        "nodes": ", ".join(sorted({str(conditions.nodes) for conditions in played})),
        "positions": fit.positions,
        "penalty": options.penalty,
        "blend": options.blend,
        "slope": slope,
        "iterations": options.iterations,
        "held-out loss": fit.held_out_loss(weights),
    }
    write_weights(options.weights, Weights(rules, shape, as_values(weights, patterns, slope), record))
    checkpoint.remove()
    print(f"{options.weights} written")


def _read(options: argparse.Namespace, rules: Rules) -> list[Block]:
    with closing(Progress(sys.stderr, None, pause=10)) as progress:
        return read_blocks(
            options.games,
            rules,
            shape_of(rules),
            one_in=options.one_in,
            threads=options.threads,
            on_progress=lambda found: progress.show(found, f"{found} positions read"),
        )
