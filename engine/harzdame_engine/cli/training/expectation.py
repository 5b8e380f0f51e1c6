"""``expectation``: the curve of expected points, fitted to self-played games. Needs NumPy."""

from __future__ import annotations

import argparse
import sys
import tomllib
from contextlib import closing
from pathlib import Path

from harzdame_engine.cli.options import Exit, leave, whole
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.match.progress import Progress
from harzdame_engine.rules.variants import variants
from harzdame_engine.training.expectation_fit import Fitted, block_of, fit_curve
from harzdame_engine.training.games_file import GamesFileError, read_conditions, read_frames, rules_of
from harzdame_engine.training.positions import pieces_of, records_of

_HEAD = "# made by harzdame-engine expectation: see docs/learning.md\n"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = "Print the curve as a row of a table, and put it into a file of curves if asked to."
    parser.set_defaults(run=run)
    parser.add_argument(
        "games", type=Path, nargs="+", metavar="GAMES", help="files made by selfplay, all of one game"
    )
    parser.add_argument("--output", type=Path, metavar="FILE", help="the file of curves to write it into")
    parser.add_argument("--one-in", type=whole, default=2, help="use one quiet position in N")


def run(options: argparse.Namespace) -> None:
    """Fit, print and write."""
    try:
        rules = rules_of(options.games)
        blocks = []
        with closing(Progress(sys.stderr, None, pause=10)) as progress:
            for records in records_of(rules, list(pieces_of(options.games)), options.one_in):
                blocks.append(block_of(rules, records))
                progress.show(len(blocks), f"{len(blocks)} batches of games read")
        fitted = fit_curve(blocks)
        games = sum(frame.games for path in options.games for frame in read_frames(path))
        nodes = max(read_conditions(path).nodes for path in options.games)
        print(row(rules.id, games, nodes, fitted))
        if options.output is not None:
            put(options.output, rules.id, games, nodes, fitted)
    except BrokenPipeError:
        raise  # no problem of a file: the output is no longer read
    except (GamesFileError, ValueError, OSError) as error:
        leave(Exit.FAILED, error)


def row(game: str, games: int, nodes: int, fitted: Fitted) -> str:
    """A row of the table in docs/learning.md."""
    return (
        f"| `{game}` | {games:,} | {nodes:,} | {fitted.draw_share:.0%} "
        f"| {fitted.slope:.5f} ± {fitted.slope_error:.5f} | {fitted.draws:.2f} ± {fitted.draws_error:.2f} "
        f"| {fitted.loss:.3f} ({fitted.plain:.3f}) |"
    ).replace("%", " %")


def put(path: Path, game: str, games: int, nodes: int, fitted: Fitted) -> None:
    """Put a game's curve into a file of curves, in the order of the games.

    Raises:
        ValueError: the file holds something else.
        OSError: it cannot be read or written.
    """
    kept = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept[game] = {
        "slope": round(fitted.slope, 6),
        "slope_error": round(fitted.slope_error, 6),
        "draws": round(fitted.draws, 4),
        "games": games,
        "nodes": nodes,
    }
    order = [rules.id for rules in variants() if rules.id in kept]
    lines = [f"{name} = {{ {_fields(kept[name])} }}\n" for name in order]
    with write_whole(path) as file:
        file.write((_HEAD + "".join(lines)).encode())


def _fields(values: dict[str, float]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in values.items())
