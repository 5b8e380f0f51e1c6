"""``match``: games between two engines, and the evidence as to which is the stronger."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

from harzdame_engine.ballots.ballot_sets import ballot_set
from harzdame_engine.cli.executors import LOCAL, add_cluster, cluster_of
from harzdame_engine.cli.options import (
    Exit,
    add_position,
    add_running,
    duration,
    large,
    leave,
    position_of,
    reader,
    whole,
    within,
)
from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.machine import cores
from harzdame_engine.match.adjudication import DrawRule, ResignRule
from harzdame_engine.match.clocks import NO_LIMITS, PlayerLimits, parse_control
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import FAULTS, GameRules
from harzdame_engine.match.game_file import GameAppender
from harzdame_engine.match.openings import (
    MOST_PLIES,
    Opening,
    ballot_openings,
    book_openings,
    random_openings,
    read_openings,
    sensible_plies,
)
from harzdame_engine.match.players import built_in
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.match.results import Tally, summary, summary_line, summary_record
from harzdame_engine.match.revisions import command_of
from harzdame_engine.match.runner import play_match
from harzdame_engine.match.spec import EngineSpec, as_program, parse_spec
from harzdame_engine.match.spread import refuse_programs
from harzdame_engine.match.statistics import Sprt
from harzdame_engine.match.worker import Setup
from harzdame_engine.search.info import MOST_SECONDS

_NO_END = 10**9
ABOUT = (
    "A SPEC is a line of words: name=NAME hash=MB threads=N without=FEATURE,… level=ID "
    "yardstick=random|greedy book=true|false book-margin=N tables=none|installed|FOLDER; "
    "rev=GIT-REVISION for our engine as it was; "
    "cmd='PROGRAM ARGUMENTS' dir=FOLDER protocol=1|2 param.NAME=VALUE for a Hub program; "
    "time= depth= nodes= tc= for limits of its own."
)
"""The description of engines, for help."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = ABOUT
    parser.set_defaults(run=run)
    add_position(parser)
    parser.add_argument("--first", type=_spec("first"), default="", metavar="SPEC")
    parser.add_argument("--second", type=_spec("second"), default="", metavar="SPEC")
    parser.add_argument("--games", type=whole, help="the most games (default: 100, without end for --sprt)")
    add_running(parser)
    add_cluster(parser)
    add_limits(parser.add_argument_group("limits for both, unless their specs have some"))
    add_openings(parser.add_argument_group("openings, each played twice with colours changed"))
    add_ends(parser.add_argument_group("ends of games"))
    results = parser.add_argument_group("results")
    results.add_argument("--sprt", type=sprt, metavar="elo0=A,elo1=B", help="play until this test is decided")
    results.add_argument("--pdn", type=Path, metavar="FILE", help="append the games to this file")
    results.add_argument("--json", action="store_true", help="print the summary as JSON")


def add_limits(group: argparse._ArgumentGroup, control: Callable[[str], object] | None = None) -> None:
    """Add the options of limits; `control` reads the clock, unless as a `TimeControl`."""
    group.add_argument("--time", type=duration, help="seconds a move (default, if nothing is given: 0.1)")
    group.add_argument("--depth", type=whole, help="plies")
    group.add_argument("--nodes", type=large)
    group.add_argument(
        "--tc",
        type=control or reader(parse_control),
        metavar="CONTROL",
        help="a clock: 60, 10+0.1, 40/60, 40/60:30+1, 60d1, 60:5x10 or *60",
    )
    group.add_argument(
        "--time-margin", type=_not_negative, default=GameRules().margin, metavar="SECONDS",
        help="seconds that a move may be late",
    )  # fmt: skip


def add_openings(group: argparse._ArgumentGroup) -> None:
    """Add the options of openings."""
    group.add_argument(
        "--openings",
        type=Path,
        metavar="FILE",
        help="PDN games or FEN lines; the word book; or a set of ballots of the game, as three-move",
    )
    group.add_argument(
        "--opening-plies", type=within(1, MOST_PLIES), metavar="N",
        help="random moves, or the most moves from a file",
    )  # fmt: skip
    group.add_argument(
        "--imbalance", type=whole, default=50, metavar="N",
        help="the most of random openings, in hundredths of a man",
    )  # fmt: skip
    group.add_argument("--seed", type=large, default=1, help="of random openings, and of the lot")


def add_ends(group: argparse._ArgumentGroup) -> None:
    """Add the options on how games end, for `game_rules`."""
    default = GameRules()
    group.add_argument(
        "--draw", type=_record(DrawRule, int), nargs="?", const=DrawRule(), metavar="after=A,moves=N,score=S",
        help="if both see a lead of at most S for N moves, from move A on (without values: 40, 8, 10)",
    )  # fmt: skip
    group.add_argument(
        "--resign", type=_record(ResignRule, int), nargs="?", const=ResignRule(), metavar="moves=N,score=S",
        help="if both see the same side ahead by S for N moves (without values: 4, 500)",
    )  # fmt: skip
    group.add_argument(
        "--no-progress", type=whole, default=default.no_progress, metavar="N",
        help="a draw after so many moves by each side with no capture or man's move",
    )  # fmt: skip
    group.add_argument(
        "--max-plies",
        type=whole,
        default=default.max_plies,
        metavar="N",
        help="a draw then",
    )


def _spec(default_name: str) -> Callable[[str], EngineSpec]:
    return reader(partial(parse_spec, default_name=default_name))


def _not_negative(text: str) -> float:
    number = float(text)
    if not 0 <= number <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"must not be negative, nor more than {MOST_SECONDS}")
    return number


def _record(kind: Any, convert: Callable[[str], float]) -> Callable[[str], Any]:
    """A reader of ``field=value,field=value``, or of values in the fields' order, as a named tuple."""

    def read(text: str) -> Any:
        values = {}
        for index, word in enumerate(re.split(r"[,\s]+", text.strip())):
            name, _, value = word.rpartition("=")
            name = name or kind._fields[min(index, len(kind._fields) - 1)]
            if name not in kind._fields or name in values:
                raise argparse.ArgumentTypeError(f"{word!r}: known are {', '.join(kind._fields)}, each once")
            values[name] = convert(value)
        return kind(**values)

    return read


def sprt(text: str) -> Sprt:
    """A reader of the test for argparse."""
    try:
        read: Sprt = _record(Sprt, float)(text)
    except TypeError:
        raise argparse.ArgumentTypeError("elo0 and elo1 are needed") from None
    try:
        read.check()
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return read


def run(options: argparse.Namespace) -> None:
    """Play, show the score, and sum up."""
    tally = Tally()
    names = (options.first.name, options.second.name)
    with Interruption() as interruption:
        try:
            problem = _play(options, tally, interruption)
        except (ClusterError, MatchError) as error:  # there is nothing to sum up
            if interruption.asked:  # what was being made ready was broken off
                sys.exit(Exit.INTERRUPTED)
            leave(Exit.REFUSED, error)
        if options.json:
            print(json.dumps(summary_record(tally, names, options.sprt)))
        else:
            print(summary(tally, names, options.sprt))
        if problem:
            leave(Exit.FAILED, problem)
        if interruption.asked:
            sys.exit(Exit.INTERRUPTED)


def _play(options: argparse.Namespace, tally: Tally, interruption: Interruption) -> str:
    """Play into `tally` until all games are played, the test has decided, or it is interrupted.

    Returns:
        The cause that kept it from going on; empty if there was none.

    Raises:
        ClusterError, MatchError: it cannot begin, or not one game could be played.
    """
    names = (options.first.name, options.second.name)
    _check_engines(options)
    games = options.games or (None if options.sprt else 100)
    progress = Progress(sys.stderr, games, options.report_every)
    openings = _openings(options, games, progress)
    file = GameAppender(options.pdn) if options.pdn else None
    setup = _setup(options, progress)
    concurrency = _concurrency(options)
    try:
        with (
            closing(progress),
            cluster_of(options, progress.tell) as cluster,
            closing(
                play_match(setup, openings, games or _NO_END, concurrency, interruption, cluster=cluster)
            ) as reports,
        ):
            for report in reports:
                tally.add(report)
                if report.cause in FAULTS:
                    loser = names[report.points == 1]
                    progress.tell(f"game {report.number}: {loser} lost by {report.cause}: {report.detail}")
                if file:
                    file.add(report.pdn)
                if options.sprt and tally.verdict(options.sprt):
                    break
                progress.show(tally.games, summary_line(tally, names, options.sprt))
    except (ClusterError, MatchError) as error:
        if not tally.games:
            raise
        return str(error)
    return ""


def _check_engines(options: argparse.Namespace) -> None:
    if options.first.name == options.second.name:
        raise MatchError(f"both engines are called {options.first.name}: give them names")
    if options.cluster != LOCAL:
        refuse_programs((options.first, options.second))
    for spec in (options.first, options.second):
        if not (spec.command or spec.revision):
            built_in(spec, options.game)  # the workers, who need it, begin after much else


def _openings(options: argparse.Namespace, games: int | None, progress: Progress) -> Iterator[Opening]:
    start = position_of(options)
    plies = options.opening_plies or sensible_plies(start)
    if str(options.openings) == "book":
        return book_openings(start, plies, options.seed, options.imbalance)
    if ballots := ballot_set(options.game, str(options.openings)):
        return ballot_openings(ballots, options.seed)
    if not options.openings:
        return random_openings(start, plies, options.seed, options.imbalance)
    read = read_openings(options.openings, start.rules, options.opening_plies)
    if games is None or games > 2 * len(read):
        progress.tell(f"{options.openings} holds {len(read)} openings: they are gone through again and again")
    return cycle(read)


def _setup(options: argparse.Namespace, progress: Progress) -> Setup:
    limits = PlayerLimits(options.time, options.depth, options.nodes, options.tc)
    engines = [
        as_program(spec, command_of(spec.revision, progress.tell)) if spec.revision else spec
        for spec in (options.first, options.second)
    ]
    return Setup(
        variant=options.game,
        engines=(engines[0], engines[1]),
        limits=PlayerLimits(time=0.1) if limits == NO_LIMITS else limits,
        rules=game_rules(options),
        tags={
            "Event": f"{options.first.name} vs {options.second.name}",
            "Date": date.today().strftime("%Y.%m.%d"),
        },
    )


def game_rules(options: argparse.Namespace) -> GameRules:
    """The conditions of the games, by `add_limits` and `add_ends`."""
    return GameRules(
        options.time_margin, options.no_progress, options.max_plies, options.draw, options.resign
    )


def _concurrency(options: argparse.Namespace) -> int:
    threads: int = max(options.first.threads, options.second.threads)
    return options.concurrency or max(1, cores() // threads)
