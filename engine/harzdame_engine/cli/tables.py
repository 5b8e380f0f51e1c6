"""``tables``: exact endgame tables made, listed, checked and looked up."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from harzdame_engine._core import StopToken
from harzdame_engine.cli.executors import add_cluster, cluster_of
from harzdame_engine.cli.options import Exit, add_position, leave, position_of, remark, whole
from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.endgames.builder import BuildingPlan, TooLargeError, build, plan
from harzdame_engine.endgames.builder import BuildingState as Building
from harzdame_engine.endgames.material import Material, in_order, materials
from harzdame_engine.endgames.spread import build_on
from harzdame_engine.endgames.survey import verify
from harzdame_engine.endgames.tables import Tables, existing, folders_with, user_folder
from harzdame_engine.files.errors import TableError
from harzdame_engine.machine import cores
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.reports.endgame_page import passages
from harzdame_engine.reports.endgame_questions import QUESTIONS
from harzdame_engine.reports.written_page import rewrite
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant

MARK = "<!-- what follows is written by `harzdame-engine tables page` -->\n"
_DRAWINGS = "figures"
_STEPS = 1000
"""Of the progress bar."""
_NAMED = 5
"""Of the tables that are missing, those that a message names."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command and its actions."""
    actions = parser.add_subparsers(required=True, metavar="action")
    game = argparse.ArgumentParser(add_help=False)
    add_position(game)
    game.add_argument(
        "--folder", type=Path, metavar="FOLDER",
        help=f"folder of tables, beside those of the program, default: {user_folder()}",
    )  # fmt: skip
    _declare_build(
        actions.add_parser(
            "build",
            parents=[game],
            help="make the tables that are not there yet",
            description="Ctrl+C ends it; the same command goes on where it ended.",
        )
    )
    listing = actions.add_parser("list", parents=[game], help="the tables of a game, with their counts")
    listing.set_defaults(run=_list)
    verify = actions.add_parser(
        "verify",
        parents=[game],
        help="check that the verdicts of tables follow from each other",
        description="Uses only the rules and the tables' answers, nothing of what built them.",
    )
    verify.set_defaults(run=_verify)
    verify.add_argument("--pieces", type=whole, help="only tables of up to so many pieces")
    verify.add_argument(
        "--whole", type=whole, default=3, metavar="N",
        help="check every position of up to N pieces",
    )  # fmt: skip
    verify.add_argument(
        "--sample", type=whole, default=1_000_000, metavar="N",
        help="check so many random positions of larger tables",
    )  # fmt: skip
    verify.add_argument("--seed", type=whole, default=1)
    probe = actions.add_parser("probe", parents=[game], help="every move of a position with its verdict")
    probe.set_defaults(run=_probe)
    probe.add_argument("--json", action="store_true", help="one JSON object")
    page = actions.add_parser(
        "page",
        parents=[game],
        help="write answers to questions about endgames into a page",
        description="What follows the mark in the Markdown file is replaced; drawings go to the folder "
        "figures beside it. Tables that are missing are made.",
    )
    page.set_defaults(run=_page)
    page.add_argument("file", type=Path, help="such as resources/endgames/figures.md")
    _add_means(page)


def _declare_build(build: argparse.ArgumentParser) -> None:
    build.set_defaults(run=_build)
    which = build.add_mutually_exclusive_group(required=True)
    which.add_argument("--pieces", type=whole, help="every table of up to so many pieces")
    which.add_argument("--material", nargs="+", metavar="KKvKM", help="these tables, and those they need")
    which.add_argument("--here", action="store_true", help="the tables that the position of --fen needs")
    build.add_argument("--dry-run", action="store_true", help="only print what it would take")
    _add_means(build)


def _add_means(parser: argparse.ArgumentParser) -> None:
    """Add the limits that building keeps to."""
    parser.add_argument(
        "--threads", type=whole, metavar="N", help="for one table, default: all cores, on a cluster 1"
    )
    add_cluster(parser)
    parser.add_argument(
        "--memory", type=whole, default=2000, metavar="MIB",
        help="the most memory to use",
    )  # fmt: skip


def _build(options: argparse.Namespace) -> None:
    """Make tables, or with ``--dry-run`` only print what it would take."""
    tables = _tables_of(variant(options.game), options)
    wanted = _wanted(options)
    if options.dry_run:
        try:
            _print_plan(plan(tables, wanted))
        except ValueError as error:
            leave(Exit.REFUSED, error)
    else:
        _make(tables, wanted, options)


def _make(tables: Tables, wanted: Sequence[Material], options: argparse.Namespace) -> None:
    """Make the tables wanted and those they need, with a bar; Ctrl+C keeps those that are done."""
    bar = Progress(sys.stderr, _STEPS, pause=10)
    stop = StopToken()
    begun = time.monotonic()

    def tell(progress: Building) -> None:
        if interruption.asked:
            stop.stop()
        at = round(progress.share * _STEPS)
        bar.show(at, f"{progress.material}, {progress.done} of {progress.tables} tables done")

    try:
        with Interruption() as interruption, cluster_of(options, bar.tell) as cluster:
            if cluster:
                made = build_on(
                    cluster,
                    tables,
                    wanted,
                    _folder(options),
                    threads=options.threads or 1,
                    memory_mb=options.memory,
                    on_progress=tell,
                    interrupted=lambda: interruption.asked,
                )
            else:
                made = build(
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
        leave(Exit.REFUSED, f"{error}: allow it with --memory {error.needed_mb}")
    except BrokenPipeError:
        raise
    except MemoryError:
        leave(Exit.REFUSED, "there is not enough memory: allow less with --memory")
    except (TableError, OSError, ValueError) as error:
        leave(Exit.REFUSED, error)
    except ClusterError as error:
        leave(Exit.FAILED, error)
    finally:
        bar.close()
    size = sum(file.size for file in made)
    print(f"{len(made)} tables of {tables.rules.id}, {_bytes(size)}, in {time.monotonic() - begun:.1f} s")
    if left:
        leave(Exit.INTERRUPTED, f"ended with {len(left)} tables left to make")


def _list(options: argparse.Namespace) -> None:
    """Print a line for each table and side to move, and what they add up to."""
    tables = _tables_there(options)
    for material in in_order(tables.files):
        file = tables.files[material]
        for side in file.sides:
            of = side.summary
            longest = f"longest win {of.longest.plies} plies, {of.longest_fen}" if of.longest_fen else ""
            print(f"{of.material!s:9} won {of.won:>11,} drawn {of.drawn:>11,} lost {of.lost:>11,}  {longest}")
    size = sum(file.size for file in tables.files.values())
    print(f"{len(tables.files)} tables of {tables.rules.id}, {_bytes(size)}; White to move in each line")


def _verify(options: argparse.Namespace) -> None:
    """Check tables; the exit status is 1 if one is wrong."""
    tables = _tables_there(options)
    wrong = len(tables.problems)
    for material in in_order(tables.files):
        if options.pieces and material.pieces > options.pieces:
            continue
        for side in material.sides:
            begun = time.monotonic()
            at_random = None if material.pieces <= options.whole else options.sample
            found = verify(tables, side, at_random, options.seed)
            said = "follow from each other" if found.wrong is None else f"WRONG at {found.wrong.fen}"
            took = time.monotonic() - begun
            print(f"{side!s:9} {found.checked:>11,} positions {said}, {took:.1f} s", flush=True)
            wrong += found.wrong is not None
    if wrong:
        sys.exit(Exit.FAILED)


def _probe(options: argparse.Namespace) -> None:
    """Print the verdicts on a position and on every move in it, best first."""
    tables = _tables_there(options)
    position = position_of(options)
    verdict = tables.probe(position)
    if verdict is None:
        leave(Exit.REFUSED, f"no table knows this position{_lacking(tables.missing(position))}")
    endgame = tables.endgame(position)
    if options.json:
        print(json.dumps({
            "fen": position.fen,
            "plies": verdict.plies,
            "moves": [{"move": str(each.move), "plies": each.verdict.plies} for each in endgame.moves],
            "line": list(map(str, endgame.line)),
        }))  # fmt: skip
        return
    print(f"{position.fen}  {verdict}")
    for each in endgame.moves:
        print(f"{each.move!s:12} {each.verdict}")
    if endgame.line:
        print("best play:", " ".join(map(str, endgame.line)))


def _page(options: argparse.Namespace) -> None:
    """Make the tables that are missing; then replace what follows the mark in the page, and its drawings."""
    tables = {rules.id: _tables_of(rules, options) for rules in (question.rules for question in QUESTIONS)}
    for game, known in tables.items():
        _make(known, [each.material for each in QUESTIONS if each.rules.id == game], options)
    try:
        rewrite(options.file, MARK, passages(QUESTIONS, tables, _DRAWINGS), _DRAWINGS)
    except (OSError, ValueError, TableError) as error:
        leave(Exit.REFUSED, error)
    print(f"{options.file}: {len(QUESTIONS)} questions")


def _tables_of(rules: Rules, options: argparse.Namespace) -> Tables:
    """The available tables of a game; a message reports each file that cannot be used."""
    tables = Tables(rules, folders_with(_folder(options)))
    for problem in tables.problems:
        remark(problem)
    return tables


def _tables_there(options: argparse.Namespace) -> Tables:
    """The tables of the game asked about; a folder that was named must exist."""
    if options.folder:
        try:
            existing(str(options.folder))
        except ValueError as error:
            leave(Exit.REFUSED, error)
    return _tables_of(variant(options.game), options)


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
        leave(Exit.REFUSED, error)


def _lacking(missing: Sequence[Material]) -> str:
    if not missing:
        return ""
    more = len(missing) - _NAMED
    return f": it needs {', '.join(map(str, missing[:_NAMED]))}{f' and {more:,} more' if more > 0 else ''}"


def _print_plan(what: BuildingPlan) -> None:
    for material, positions in zip(what.materials, what.positions, strict=True):
        print(f"{material!s:9} {positions:>15,} positions")
    print(f"{len(what.materials)} tables to make, with {what.memory_mb:,} MiB of memory")


def _bytes(size: int) -> str:
    return f"{size / 1e6:.2f} MB"
