"""What ``harzdame-engine tables`` does."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from harzdame_engine._core import StopToken
from harzdame_engine.cli.options import position_of, refuse, remark
from harzdame_engine.endgames.building import Plan, Progress, TooLargeError, plan
from harzdame_engine.endgames.building import build as build_tables
from harzdame_engine.endgames.errors import TableError
from harzdame_engine.endgames.folders import existing, folders_with, user_folder
from harzdame_engine.endgames.material import Material, materials
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.endgames.verification import verify as verify_table
from harzdame_engine.match.interruption import Interruption
from harzdame_engine.match.progress import Progress as Bar
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.machine import cores

_WRONG = 1
_INTERRUPTED = 130
_STEPS = 1000
"""Of the progress bar."""
_NAMED = 5
"""Of the tables that are missing."""


def build(options: argparse.Namespace) -> None:
    """Make tables; only tell what it takes, if that was asked for."""
    tables = tables_of(variant(options.game), options)
    wanted = _wanted(options)
    if options.dry_run:
        try:
            _tell_plan(plan(tables, wanted))
        except ValueError as error:
            refuse(error)
    else:
        make(tables, wanted, options)


def make(tables: Tables, wanted: Sequence[Material], options: argparse.Namespace) -> None:
    """Make the tables wanted and those they need, with a bar; Ctrl+C keeps those that are done."""
    bar = Bar(sys.stderr, _STEPS, pause=10)
    stop = StopToken()
    begun = time.monotonic()

    def tell(progress: Progress) -> None:
        if interruption.asked:
            stop.stop()
        at = round(progress.share * _STEPS)
        bar.show(at, f"{progress.material}, {progress.done} of {progress.tables} tables done")

    try:
        with Interruption() as interruption:
            made = build_tables(
                tables,
                wanted,
                _folder(options),
                threads=options.threads or cores(),
                memory_mb=options.memory,
                on_progress=tell,
                stop=stop,
            )
        left = plan(tables, wanted).materials
    except TooLargeError as error:
        refuse(f"{error}: allow it with --memory {error.needed_mb}")
    except BrokenPipeError:
        raise
    except MemoryError:
        refuse("there is not enough memory: allow less with --memory")
    except (TableError, OSError, ValueError) as error:
        refuse(error)
    finally:
        bar.close()
    size = sum(file.size for file in made)
    print(f"{len(made)} tables of {tables.rules.id}, {_bytes(size)}, in {time.monotonic() - begun:.1f} s")
    if left:
        remark(f"ended with {len(left)} tables left to make")
        sys.exit(_INTERRUPTED)


def list_tables(options: argparse.Namespace) -> None:
    """Print a line for each table and side to move, and what they add up to."""
    tables = _tables_there(options)
    for material in sorted(tables.files, key=lambda each: (each.pieces, each.men, str(each))):
        file = tables.files[material]
        for side in file.sides:
            of = side.summary
            longest = f"longest win {of.longest.plies} plies, {of.longest_fen}" if of.longest_fen else ""
            print(f"{of.material!s:9} won {of.won:>11,} drawn {of.drawn:>11,} lost {of.lost:>11,}  {longest}")
    size = sum(file.size for file in tables.files.values())
    print(f"{len(tables.files)} tables of {tables.rules.id}, {_bytes(size)}; White to move in each line")


def verify(options: argparse.Namespace) -> None:
    """Check tables; the exit status is 1 if one is wrong."""
    tables = _tables_there(options)
    wrong = len(tables.problems)
    for material in sorted(tables.files, key=lambda each: (each.pieces, each.men, str(each))):
        if options.pieces and material.pieces > options.pieces:
            continue
        for side in material.sides:
            begun = time.monotonic()
            at_random = None if material.pieces <= options.whole else options.sample
            found = verify_table(tables, side, at_random, options.seed)
            said = "follow from each other" if found.wrong is None else f"WRONG at {found.wrong.fen}"
            took = time.monotonic() - begun
            print(f"{side!s:9} {found.checked:>11,} positions {said}, {took:.1f} s", flush=True)
            wrong += found.wrong is not None
    if wrong:
        sys.exit(_WRONG)


def probe(options: argparse.Namespace) -> None:
    """Print what the tables say of a position and of every move in it, best first."""
    tables = _tables_there(options)
    position = position_of(options)
    verdict = tables.probe(position)
    if verdict is None:
        refuse(f"no table knows this position{_lacking(tables.missing(position))}")
    judged = tables.moves(position)
    if options.json:
        print(json.dumps({
            "fen": position.fen,
            "plies": verdict.plies,
            "moves": [{"move": str(each.move), "plies": each.verdict.plies} for each in judged],
            "line": [str(move) for move in tables.line(position)],
        }))  # fmt: skip
        return
    print(f"{position.fen}  {verdict}")
    for each in judged:
        print(f"{each.move!s:12} {each.verdict}")
    if line := tables.line(position):
        print("best play:", " ".join(str(move) for move in line))


def tables_of(rules: Rules, options: argparse.Namespace) -> Tables:
    """The tables of a game that are at hand; files that cannot be used are told of."""
    tables = Tables(rules, folders_with(_folder(options)))
    for problem in tables.problems:
        remark(problem)
    return tables


def _tables_there(options: argparse.Namespace) -> Tables:
    """Likewise; a folder that was named has to be one."""
    if options.folder:
        try:
            existing(str(options.folder))
        except ValueError as error:
            refuse(error)
    return tables_of(variant(options.game), options)


def _folder(options: argparse.Namespace) -> Path:
    folder: Path = options.folder or user_folder()
    return folder


def _wanted(options: argparse.Namespace) -> tuple[Material, ...]:
    if options.pieces:
        return materials(variant(options.game), options.pieces)
    if options.here:
        return (Material.of(position_of(options)),)
    try:
        return tuple(Material.parse(text) for text in options.material)
    except ValueError as error:
        refuse(error)


def _lacking(missing: Sequence[Material]) -> str:
    if not missing:
        return ""
    more = len(missing) - _NAMED
    return f": it needs {', '.join(map(str, missing[:_NAMED]))}{f' and {more:,} more' if more > 0 else ''}"


def _tell_plan(what: Plan) -> None:
    for material, positions in zip(what.materials, what.positions, strict=True):
        print(f"{material!s:9} {positions:>15,} positions")
    print(f"{len(what.materials)} tables to make, with {what.memory_mb:,} MiB of memory")


def _bytes(size: int) -> str:
    return f"{size / 1e6:.2f} MB"
