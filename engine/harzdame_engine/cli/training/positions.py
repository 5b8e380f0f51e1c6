"""``positions``: files of labelled positions listed, merged and filtered. Needs NumPy."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from harzdame_engine.cli.options import Exit, leave, share, whole
from harzdame_engine.match.progress import Progress
from harzdame_engine.training.position_records import SOURCES, Filter, RecordCounts, survey, write_filtered
from harzdame_engine.training.positions_file import PositionsFileError, merge

_MAN = 100
_USUAL = Filter()


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command and its actions."""
    actions = parser.add_subparsers(required=True, metavar="action")
    listed = actions.add_parser("list", help="count the positions of files, and say how they were made")
    listed.set_defaults(run=_list)
    listed.add_argument("files", type=Path, nargs="+", metavar="FILE")
    merged = actions.add_parser("merge", help="write the positions of files into a new one")
    merged.set_defaults(run=_merge)
    merged.add_argument("files", type=Path, nargs="+", metavar="FILE")
    merged.add_argument("--output", type=Path, required=True, metavar="FILE", help="the new file")
    filtered = actions.add_parser("filter", help="write some positions of a file into a new one")
    filtered.set_defaults(run=_filter)
    filtered.add_argument("file", type=Path, metavar="FILE")
    filtered.add_argument("--output", type=Path, required=True, metavar="FILE", help="the new file")
    filtered.add_argument(
        "--source", nargs="+", choices=SOURCES, default=_USUAL.sources,
        help="where they come from (default: any)",
    )  # fmt: skip
    limits = ("LEAST", "MOST")
    filtered.add_argument("--pieces", type=int, nargs=2, metavar=limits, help="on the board (default: any)")
    filtered.add_argument(
        "--score", type=float, nargs=2, metavar=limits, help="advantage of either side, in men (default: any)"
    )
    filtered.add_argument("--not-exact", action="store_true", help="none with a proven score")
    filtered.add_argument(
        "--share", type=share, default=_USUAL.share, help="the share of them, drawn at random"
    )
    filtered.add_argument("--seed", type=whole, default=_USUAL.seed)


def _list(options: argparse.Namespace) -> None:
    for path in options.files:
        try:
            found = survey(path)
        except (PositionsFileError, OSError) as error:
            leave(Exit.FAILED, error)
        _print(path, found)


def _print(path: Path, found: RecordCounts) -> None:
    each = found.size / max(found.positions, 1)
    print(
        f"{path}: {found.rules.name}, {found.positions} positions, {found.size} bytes, {each:.1f} a position"
    )
    for made in found.made:
        print(f"  made     {made}")
    print(f"  groups   {found.groups}")
    print(f"  exact    {_of(found.exact, found.positions)}")
    _print_counts("source", found.sources, SOURCES)
    _print_counts("pieces", found.pieces, sorted(found.pieces))
    _print_counts("score", found.scores, sorted(found.scores))
    _print_counts("result", found.results, ["won", "drawn", "lost", "unknown"])


def _print_counts(name: str, counts: Mapping[Any, int], keys: Iterable[Any]) -> None:
    total = sum(counts.values())
    told = (f"{key} {_of(counts[key], total)}" for key in keys if counts[key])
    print(f"  {name:<8} {', '.join(told)}")


def _of(count: int, total: int) -> str:
    return f"{count} ({count / max(total, 1):.1%})"


def _merge(options: argparse.Namespace) -> None:
    try:
        positions = merge(options.output, options.files)
    except (PositionsFileError, OSError) as error:
        leave(Exit.FAILED, error)
    print(f"{positions} positions in {options.output}")


def _filter(options: argparse.Namespace) -> None:
    score = tuple(round(limit * _MAN) for limit in options.score) if options.score else _USUAL.scores
    wanted = Filter(
        tuple(options.source),
        tuple(options.pieces or _USUAL.pieces),
        score,
        not options.not_exact,
        options.share,
        options.seed,
    )
    with closing(Progress(sys.stderr, None, pause=10)) as progress:
        try:
            positions = write_filtered(
                options.output,
                options.file,
                wanted,
                lambda read: progress.show(read, f"{read} positions read"),
            )
        except (PositionsFileError, OSError) as error:
            leave(Exit.FAILED, error)
    print(f"{positions} positions in {options.output}")
