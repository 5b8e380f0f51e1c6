"""``puzzles``: puzzles mined from games, checked, graded and listed."""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from harzdame_engine.cli.options import Exit, duration, leave, whole
from harzdame_engine.files.errors import PuzzleError
from harzdame_engine.machine import cores
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.pdn import PdnError
from harzdame_engine.puzzles.grading import grade
from harzdame_engine.puzzles.mining import MiningPlan, mine
from harzdame_engine.puzzles.mining import MiningState as Mined
from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme
from harzdame_engine.puzzles.puzzle_file import (
    SUFFIX,
    PuzzleFile,
    installed_file,
    read_puzzles,
    write_puzzles,
)
from harzdame_engine.puzzles.solution import Standards
from harzdame_engine.puzzles.verification import HELD, Criteria, Fault, Finding, verify
from harzdame_engine.puzzles.workers import workers
from harzdame_engine.reports.puzzle_page import passages
from harzdame_engine.reports.written_page import rewrite_text
from harzdame_engine.rules.variants import variants
from harzdame_engine.search.info import Limit

_FIRST = "harzdame"
_WANTED = {_FIRST: 3_000}
_WANTED_OF_OTHERS = 300
_ROUNDS = 10
"""In which the files of all games grow evenly, so that an early end leaves something for each."""
_PAUSE = 30.0
_TIMES_AS_DEEP = 10
MARK = "<!-- what follows is written by `harzdame-engine puzzles page` -->\n"


class _Task(NamedTuple):
    """A game, and the number of puzzles that its file should have; None for all that there are."""

    game: str
    puzzles: int | None


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command and its actions."""
    actions = parser.add_subparsers(required=True, metavar="action")
    mining = actions.add_parser(
        "mine",
        help="find puzzles in games",
        description="Ctrl+C keeps what was found; the same command goes on where it ended.",
    )
    _declare_mining(mining)
    _declare_verification(
        actions.add_parser(
            "verify",
            help="check puzzles by deeper searches",
            description="Checked: the position and all moves are possible, the first move is a choice, the "
            "themes follow from the solution; at each move of the solver's it wins and no other does, by "
            "a search of two lines. The exit status is 1 if a puzzle fails.",
        )
    )
    grading = actions.add_parser(
        "grade",
        help="let the levels of now rate puzzles anew",
        description="Each file is written when all its puzzles are graded; Ctrl+C keeps those before.",
    )
    grading.set_defaults(run=_grade)
    _add_source(grading)
    grading.add_argument("--threads", type=whole, default=cores(), help="default: all cores")
    _declare_listing(actions.add_parser("list", help="the puzzles of a game, or some of them"))
    page = actions.add_parser(
        "page",
        help="write the counts of the installed puzzles into a page",
        description="What follows the mark in the Markdown file is replaced.",
    )
    page.set_defaults(run=_page)
    page.add_argument("file", type=Path, help="such as resources/puzzles/figures.md")


def _declare_mining(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_mine)
    usual = Standards()
    games = [rules.id for rules in variants()]
    parser.add_argument("--game", nargs="+", choices=games, help="these games (default: all)")
    parser.add_argument(
        "--folder", type=Path, required=True, help="where the files go, one for each game: GAME.puzzles"
    )
    parser.add_argument(
        "--puzzles", type=whole, metavar="N",
        help=f"as many of each game (default: {_WANTED[_FIRST]} of {_FIRST}, {_WANTED_OF_OTHERS} of others)",
    )  # fmt: skip
    parser.add_argument(
        "--pdn", nargs="+", type=Path, default=(), metavar="FILE",
        help="look through the games of these files (default: games of our own, with mistakes)",
    )  # fmt: skip
    parser.add_argument("--seed", type=whole, default=1)
    parser.add_argument("--nodes", type=whole, default=usual.nodes, help="size of the search that finds one")
    parser.add_argument(
        "--proof", type=whole, default=usual.proof, help="times as many in each search that confirms it"
    )
    parser.add_argument(
        "--check", type=whole, default=usual.check, help="times as many in each search that checks the whole"
    )
    parser.add_argument(
        "--won", type=whole, default=usual.won, help="hundredths of a man from which on a move wins"
    )
    parser.add_argument(
        "--held", type=int, default=usual.held, help="hundredths of a man up to which another move does not"
    )
    parser.add_argument("--minutes", type=duration, help="end after so many")
    parser.add_argument("--threads", type=whole, default=cores(), help="default: all cores")


def _declare_verification(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_verify)
    _add_source(parser)
    parser.add_argument("--pieces", type=whole, metavar="N", help="those of at most N pieces")
    parser.add_argument("--sample", type=whole, metavar="N", help="N of all these puzzles, drawn at random")
    parser.add_argument("--seed", type=whole, default=1, help="of the sample")
    parser.add_argument(
        "--nodes", type=whole,
        help="size of each search (default: ten times that of the search that checked the puzzles)",
    )  # fmt: skip
    parser.add_argument(
        "--doubtful", type=whole, metavar="NODES",
        help="size of one more search where another move promises 0 or more",
    )  # fmt: skip
    parser.add_argument(
        "--held", type=int, default=HELD, metavar="N",
        help=f"hundredths of a man that another move may promise (default: {HELD})",
    )  # fmt: skip
    parser.add_argument("--remove", action="store_true", help="take those that fail out of their files")
    parser.add_argument("--seconds", type=duration, help="time of each search, in place of a number of nodes")
    parser.add_argument("--threads", type=whole, default=cores(), help="default: all cores")


def _declare_listing(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_list)
    _add_source(parser)
    parser.add_argument(
        "--theme",
        nargs="+",
        choices=[str(theme) for theme in PuzzleTheme],
        help="puzzles with all of these themes",
    )
    parser.add_argument("--rating", type=int, nargs=2, metavar=("LEAST", "MOST"))
    parser.add_argument("--moves", type=whole, nargs=2, metavar=("LEAST", "MOST"), help="of the solver's")
    parser.add_argument("--quiet", type=int, metavar="N", help="puzzles with N quiet moves or more")
    parser.add_argument("--limit", type=whole, metavar="N", help="no more than N")
    parser.add_argument("--json", action="store_true", help="a JSON object for each, on a line of its own")


def _add_source(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="default: the installed ones")
    games = [rules.id for rules in variants()]
    parser.add_argument("--game", nargs="+", choices=games, help="the installed ones of these games")


def _mine(options: argparse.Namespace) -> None:
    """Mine game after game; say what each file has."""
    standards = Standards(options.nodes, options.proof, options.check, options.won, options.held)
    end = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    options.folder.mkdir(parents=True, exist_ok=True)
    told: dict[str, Mined] = {}
    with Interruption() as interruption, workers(options.threads) as pool:
        for task in _tasks(options):
            plan = MiningPlan(task.game, options.seed, standards, tuple(options.pdn))
            with closing(Progress(sys.stderr, task.puzzles, _PAUSE)) as progress:

                def show(mined: Mined, game: str = task.game, progress: Progress = progress) -> None:
                    progress.show(mined.puzzles, f"{game}: {mined.puzzles} puzzles of {mined.games} games")

                try:
                    mined = mine(
                        options.folder / f"{task.game}{SUFFIX}",
                        plan,
                        puzzles=task.puzzles,
                        pool=pool,
                        processes=options.threads,
                        on_progress=show,
                        interrupted=lambda: interruption.asked or time.monotonic() > end,
                    )
                except (PuzzleError, PdnError, OSError) as error:
                    leave(Exit.FAILED, error)
            if told.get(task.game) != mined:
                print(f"{task.game}: {mined.puzzles} puzzles of {mined.games} games", flush=True)
            told[task.game] = mined
            if interruption.asked or time.monotonic() > end:
                break
        if interruption.asked:
            sys.exit(Exit.INTERRUPTED)


def _tasks(options: argparse.Namespace) -> Iterator[_Task]:
    games: Sequence[str] = options.game or [rules.id for rules in variants()]
    if options.pdn:
        yield from (_Task(game, options.puzzles) for game in games)
        return
    for part in range(1, _ROUNDS + 1):
        for game in games:
            wanted = options.puzzles or _WANTED.get(game, _WANTED_OF_OTHERS)
            yield _Task(game, wanted * part // _ROUNDS or 1)


def _verify(options: argparse.Namespace) -> None:
    """Check puzzles, say which fail and how many there were; the exit status is 1 if one does."""
    files = _files(options)
    drawn = [
        (file, puzzle) for _, file in files for puzzle in file.puzzles if _is_small(puzzle, options.pieces)
    ]
    if options.sample and options.sample < len(drawn):
        drawn = random.Random(options.seed).sample(drawn, options.sample)  # noqa: S311 - no secret
    doubtful = Limit(nodes=options.doubtful) if options.doubtful else None
    faults: Counter[Fault] = Counter()
    failed: set[Puzzle] = set()
    checked = 0
    with (
        Interruption() as interruption,
        closing(Progress(sys.stderr, len(drawn), _PAUSE)) as progress,
        workers(options.threads) as pool,
    ):
        for nodes, puzzles in _by_nodes(options, drawn).items():
            limit = Limit(time=options.seconds, nodes=nodes)
            criteria = Criteria(limit, doubtful, options.held)
            found = verify(puzzles, pool, criteria, lambda: interruption.asked)
            for finding in found:
                checked += 1
                progress.show(checked, f"{checked} checked, {faults.total()} fail")
                if finding.fault:
                    faults[finding.fault] += 1
                    failed.add(finding.puzzle)
                    progress.tell(_told(finding))
        asked = interruption.asked
    print(f"{checked} of {len(drawn)} puzzles checked, {faults.total()} fail")
    for fault, count in faults.items():
        print(f"{count:6}  {fault}")
    if options.remove:
        _remove(files, failed)
    if asked:
        sys.exit(Exit.INTERRUPTED)
    if faults:
        sys.exit(Exit.FAILED)


def _is_small(puzzle: Puzzle, pieces: int | None) -> bool:
    return pieces is None or len(puzzle.position.pieces) <= pieces


def _remove(files: Sequence[tuple[Path, PuzzleFile]], failed: Collection[Puzzle]) -> None:
    for path, file in files:
        left = tuple(puzzle for puzzle in file.puzzles if puzzle not in failed)
        if len(left) < len(file.puzzles):
            try:
                write_puzzles(path, file._replace(puzzles=left))
            except OSError as error:
                leave(Exit.FAILED, error)
            print(f"{path}: {len(left)} puzzles left")


def _by_nodes(
    options: argparse.Namespace, drawn: Sequence[tuple[PuzzleFile, Puzzle]]
) -> dict[int | None, list[Puzzle]]:
    """The puzzles by the size of the search that checks them; None where it is limited by time alone."""
    usual = Standards()._asdict()
    found: dict[int | None, list[Puzzle]] = {}
    for file, puzzle in drawn:
        size, check = (int(file.record.get(name, usual[name])) for name in ("nodes", "check"))
        usual_nodes = _TIMES_AS_DEEP * size * check
        nodes = None if options.seconds and not options.nodes else options.nodes or usual_nodes
        found.setdefault(nodes, []).append(puzzle)
    return found


def _told(finding: Finding) -> str:
    puzzle = finding.puzzle
    where = f" (move {finding.move})" if finding.move else ""
    detail = f": {finding.detail}" if finding.detail else ""
    return (
        f"{puzzle.game} {puzzle.id} {puzzle.fen} {' '.join(puzzle.solution)}: {finding.fault}{where}{detail}"
    )


def _grade(options: argparse.Namespace) -> None:
    """Rate the puzzles of file after file; say how far the ratings of each have moved."""
    with Interruption() as interruption, workers(options.threads) as pool:
        for path, file in _files(options):
            graded: list[Puzzle] = []
            with closing(Progress(sys.stderr, len(file.puzzles), _PAUSE)) as progress:
                try:
                    for puzzle in grade(file.puzzles, pool, lambda: interruption.asked):
                        graded.append(puzzle)
                        progress.show(len(graded), f"{file.rules.id}: {len(graded)} graded")
                    if interruption.asked:
                        break
                    write_puzzles(path, file._replace(puzzles=tuple(graded)))
                except (ValueError, OSError) as error:
                    leave(Exit.FAILED, f"{path}: {error}")
            moved = [now.rating - before.rating for now, before in zip(graded, file.puzzles, strict=True)]
            print(f"{file.rules.id}: {len(graded)} puzzles, {_spread(moved)}", flush=True)
        if interruption.asked:
            sys.exit(Exit.INTERRUPTED)


def _spread(moved: Sequence[int]) -> str:
    """How far ratings have moved."""
    if not moved:
        return "none graded"
    return f"{mean(moved):+.0f} in the mean, {sqrt(mean(way * way for way in moved)):.0f} in the mean square"


def _list(options: argparse.Namespace) -> None:
    """Print a line for each puzzle that is wanted."""
    found = (puzzle for _, file in _files(options) for puzzle in file.puzzles if _is_wanted(puzzle, options))
    for puzzle in islice(found, options.limit):
        if options.json:
            print(json.dumps({**puzzle._asdict(), "quiet_moves": puzzle.quiet_moves}))
        else:
            themes = ",".join(puzzle.themes) or "-"
            moves = " ".join(puzzle.solution)
            end = "" if puzzle.only else " *"
            print(f"{puzzle.id} {puzzle.rating:5} {themes:30} {puzzle.fen}  {moves}{end}")


def _is_wanted(puzzle: Puzzle, options: argparse.Namespace) -> bool:
    def within(value: int, bounds: Sequence[int] | None) -> bool:
        return bounds is None or bounds[0] <= value <= bounds[1]

    return (
        within(puzzle.rating, options.rating)
        and within(puzzle.length, options.moves)
        and set(options.theme or ()) <= set(puzzle.themes)
        and (options.quiet is None or puzzle.quiet_moves >= options.quiet)
    )


def _page(options: argparse.Namespace) -> None:
    """Replace what follows the mark in the page."""
    files = _installed([rules.id for rules in variants()])
    try:
        rewrite_text(options.file, MARK, passages(files))
    except (OSError, ValueError) as error:
        leave(Exit.REFUSED, error)
    print(f"{options.file}: {len(files)} games")


def _files(options: argparse.Namespace) -> list[tuple[Path, PuzzleFile]]:
    if options.files and options.game:
        leave(Exit.REFUSED, "name either files or games")
    if not options.files:
        return _installed(options.game or [rules.id for rules in variants()])
    try:
        return [(path, read_puzzles(path)) for path in options.files]
    except PuzzleError as error:
        leave(Exit.FAILED, error)


def _installed(games: Sequence[str]) -> list[tuple[Path, PuzzleFile]]:
    try:
        paths = [path for game in games if (path := installed_file(game))]
        return [(path, read_puzzles(path)) for path in paths]
    except PuzzleError as error:
        leave(Exit.FAILED, error)
