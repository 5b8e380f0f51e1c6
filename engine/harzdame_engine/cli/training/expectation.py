"""``expectation``: the curves of expected points, fitted to self-played games or checked. Needs NumPy."""

from __future__ import annotations

import argparse
import sys
import tomllib
from contextlib import closing
from pathlib import Path
from typing import Any

from harzdame_engine.cli.options import Exit, leave, whole
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.match.progress import Progress
from harzdame_engine.rules.variants import variants
from harzdame_engine.search.expectation import Curve, curves_of
from harzdame_engine.training.expectation_check import LeadScore, kept, starts_of
from harzdame_engine.training.expectation_fit import FittedCurve, block_of, fit_curves, pieces_at_start
from harzdame_engine.training.games_file import GamesFileError, read_conditions, read_frames, rules_of
from harzdame_engine.training.positions import pieces_of, records_of

_HEAD = "# made by harzdame-engine expectation: see docs/learning.md\n"
_LEAST_GAMES = 50
"""Games that a row of a file of measured starts rests on, at least."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = (
        "Print the curves as a row of a table, and put them into a file of curves if asked to; or compare "
        "those of the app with what games scored that began with a lead."
    )
    parser.set_defaults(run=run)
    parser.add_argument(
        "games", type=Path, nargs="+", metavar="GAMES", help="files made by selfplay, all of one game"
    )
    parser.add_argument("--one-in", type=whole, default=2, help="use one quiet position in N")
    parser.add_argument(
        "--check", action="store_true", help="no fit: what the app promises, and what was scored, by the lead"
    )
    parser.add_argument(
        "--output", type=Path, metavar="FILE",
        help="the file of curves to write them into; with --check the one of scores",
    )  # fmt: skip


def run(options: argparse.Namespace) -> None:
    """Fit or check, print and write."""
    try:
        if options.check:
            _check(options.games, options.output)
        else:
            _fit(options.games, options.one_in, options.output)
    except BrokenPipeError:
        raise  # no problem of a file: the output is no longer read
    except (GamesFileError, ValueError, OSError) as error:
        leave(Exit.FAILED, error)


def _fit(files: list[Path], one_in: int, output: Path | None) -> None:
    rules = rules_of(files)
    blocks = []
    with closing(Progress(sys.stderr, None, pause=10)) as progress:
        for records in records_of(rules, list(pieces_of(files)), one_in):
            blocks.append(block_of(rules, records))
            progress.show(len(blocks), f"{len(blocks)} batches of games read")
    fitted = fit_curves(blocks)
    games = sum(frame.games for path in files for frame in read_frames(path))
    nodes = max(read_conditions(path).nodes for path in files)
    print(row(rules.id, games, nodes, fitted))
    if output is not None:
        put(output, rules.id, _values(pieces_at_start(rules), games, nodes, fitted))


def row(game: str, games: int, nodes: int, fitted: FittedCurve) -> str:
    """A row of the table in docs/learning.md."""
    full, half, bare, errors = fitted.full, fitted.half, fitted.bare, fitted.errors
    return (
        f"| `{game}` | {games:,} | {nodes:,} | {fitted.draw_share:.0%} "
        f"| {full.slope:.5f} ± {errors.slope:.5f} | {full.draws:.2f} ± {errors.draws:.2f} "
        f"| {half.slope:.5f} | {half.draws:.2f} | {bare.slope:.5f} | {bare.draws:.2f} "
        f"| {fitted.loss:.3f} ({fitted.plain:.3f}) |"
    ).replace("%", " %")


def _values(pieces: int, games: int, nodes: int, fitted: FittedCurve) -> dict[str, Any]:
    return {
        "pieces": pieces,
        "full": _end(fitted.full),
        "half": _end(fitted.half),
        "bare": _end(fitted.bare),
        "games": games,
        "nodes": nodes,
    }


def _end(curve: Curve) -> dict[str, float]:
    return {"slope": round(curve.slope, 6), "draws": round(curve.draws, 4)}


def _check(files: list[Path], output: Path | None) -> None:
    rules, block = starts_of(files)
    rows = list(kept(rules, block, curves_of(rules.id)))
    for each in rows:
        print(
            f"| `{rules.id}` | {each.least / 100:.0f}–{each.most / 100:.0f} | {each.games:,} "
            f"| {100 * each.promised:.1f} | {100 * each.points:.1f} ± {100 * each.error:.1f} |"
        )
    if output is not None:
        put(output, rules.id, [_measured(each) for each in rows if each.games >= _LEAST_GAMES])


def _measured(each: LeadScore) -> dict[str, Any]:
    return {
        "score": round(each.score),
        "pieces": round(each.pieces, 1),
        "games": each.games,
        "points": round(each.points, 3),
        "error": round(each.error, 3),
    }


def put(path: Path, game: str, value: Any) -> None:
    """Put what is known of a game into a file of TOML, in the order of the games.

    Raises:
        ValueError: the file holds something else.
        OSError: it cannot be read or written.
    """
    known = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    known[game] = value
    order = [rules.id for rules in variants() if rules.id in known]
    with write_whole(path) as file:
        file.write((_HEAD + "".join(f"{name} = {_toml(known[name])}\n" for name in order)).encode())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {_toml(each)}' for name, each in value.items())} }}"
    if isinstance(value, list):
        return "[\n" + "".join(f"    {_toml(each)},\n" for each in value) + "]"
    return str(value)
