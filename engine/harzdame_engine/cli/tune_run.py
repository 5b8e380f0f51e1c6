"""What ``tune`` does, apart from its options: reads games, fits, shows how it stands, writes weights."""

from __future__ import annotations

import argparse
import sys

from harzdame_engine.match.interruption import Interruption
from harzdame_engine.match.progress import Progress
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.learned import Weights, native_shape
from harzdame_engine.search.weights_file import write_weights
from harzdame_engine.training.checkpoint import Checkpoint
from harzdame_engine.training.fit import Fit, Settings, Told, Weight
from harzdame_engine.training.games_file import GamesFileError, read_conditions, read_frames, rules_of
from harzdame_engine.training.positions import Block, read_blocks
from harzdame_engine.training.regions import shape_of
from harzdame_engine.training.units import as_values, light_weights, slope_of

_INTERRUPTED = 130


def run(options: argparse.Namespace) -> None:
    """Fit until it is done or interrupted, and write what was found."""
    try:
        with Interruption() as interruption:
            _tune(options, interruption)
    except BrokenPipeError:
        raise  # no problem of a file: nobody reads what is printed
    except (GamesFileError, ValueError, OSError) as error:
        sys.exit(f"harzdame-engine: {error}")
    if interruption.asked:
        sys.exit(_INTERRUPTED)


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
    progress = Progress(sys.stderr, None, pause=10)
    try:
        return read_blocks(
            options.games,
            rules,
            shape_of(rules),
            one_in=options.one_in,
            threads=options.threads,
            on_progress=lambda found: progress.show(found, f"{found} positions read"),
        )
    finally:
        progress.close()
