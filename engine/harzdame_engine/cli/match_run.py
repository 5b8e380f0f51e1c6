"""What ``match`` does, apart from its options: plays, shows how it stands, sums up."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from itertools import cycle

from harzdame_engine.cli.options import position_of
from harzdame_engine.match import summary
from harzdame_engine.match.clocks import NO_LIMITS, PlayerLimits
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import FAULTS, GameRules
from harzdame_engine.match.game_file import GameFile
from harzdame_engine.match.interruption import Interruption
from harzdame_engine.match.opening_file import read_openings
from harzdame_engine.match.openings import Opening, random_openings, sensible_plies
from harzdame_engine.match.players import built_in
from harzdame_engine.match.progress import Progress
from harzdame_engine.match.revisions import command_of
from harzdame_engine.match.runner import play_match
from harzdame_engine.match.spec import as_program
from harzdame_engine.match.tally import Tally
from harzdame_engine.match.worker import Setup
from harzdame_engine.search.machine import cores

_NO_END = 10**9
_FAILED = 1
_REFUSED = 2
_INTERRUPTED = 130


def run(options: argparse.Namespace) -> None:
    """Play, show how it stands, and sum up."""
    tally = Tally()
    names = (options.first.name, options.second.name)
    with Interruption() as interruption:
        try:
            problem = _play(options, tally, interruption)
        except MatchError as error:  # there is nothing to sum up
            if interruption.asked:  # what was being made ready was broken off
                sys.exit(_INTERRUPTED)
            print(f"harzdame-engine: {error}", file=sys.stderr)
            sys.exit(_REFUSED)
        if options.json:
            print(json.dumps(summary.as_record(tally, names, options.sprt)))
        else:
            print(summary.full(tally, names, options.sprt))
        if problem:
            print(f"harzdame-engine: {problem}", file=sys.stderr)
            sys.exit(_FAILED)
        if interruption.asked:
            sys.exit(_INTERRUPTED)


def _play(options: argparse.Namespace, tally: Tally, interruption: Interruption) -> str:
    """Play into `tally` until all games are played, the test has decided, or it is interrupted.

    Returns:
        What kept it from going on; empty if nothing did.

    Raises:
        MatchError: it cannot begin, or not one game could be played.
    """
    names = (options.first.name, options.second.name)
    if names[0] == names[1]:
        raise MatchError(f"both engines are called {names[0]}: give them names")
    for spec in (options.first, options.second):
        if not (spec.command or spec.revision):
            built_in(spec, options.game)  # the workers, who need it, begin after much else
    games = options.games or (None if options.sprt else 100)
    progress = Progress(sys.stderr, games, options.report_every)
    openings = _openings(options, games, progress)
    file = GameFile(options.pdn) if options.pdn else None
    setup = _setup(options, progress)
    reports = play_match(setup, openings, games or _NO_END, _concurrency(options), interruption)
    try:
        with closing(reports):
            for report in reports:
                tally.add(report)
                if report.cause in FAULTS:
                    loser = names[report.points == 1]
                    progress.tell(f"game {report.number}: {loser} lost by {report.cause}: {report.detail}")
                if file:
                    file.add(report.pdn)
                if options.sprt and tally.verdict(options.sprt):
                    break
                progress.show(tally.games, summary.one_line(tally, names, options.sprt))
    except MatchError as error:
        if not tally.games:
            raise
        return str(error)
    finally:
        progress.close()
    return ""


def _openings(options: argparse.Namespace, games: int | None, progress: Progress) -> Iterator[Opening]:
    start = position_of(options)
    if not options.openings:
        plies = options.opening_plies or sensible_plies(start)
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
        rules=GameRules(
            options.time_margin, options.no_progress, options.max_plies, options.draw, options.resign
        ),
        tags={
            "Event": f"{options.first.name} vs {options.second.name}",
            "Date": date.today().strftime("%Y.%m.%d"),
        },
    )


def _concurrency(options: argparse.Namespace) -> int:
    threads: int = max(options.first.threads, options.second.threads)
    return options.concurrency or max(1, cores() // threads)
