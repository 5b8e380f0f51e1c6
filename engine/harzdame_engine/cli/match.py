"""``match``: play two engines against each other and tell which is the stronger."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Iterable
from contextlib import closing
from datetime import date
from pathlib import Path

from harzdame_engine.cli.options import Commands, position_of, seconds, whole
from harzdame_engine.match import summary
from harzdame_engine.match.adjudication import DrawRule, ResignRule
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import GameRules
from harzdame_engine.match.limits import Control, Limits, parse_control
from harzdame_engine.match.openings import random_openings, sensible_plies
from harzdame_engine.match.runner import play_match
from harzdame_engine.match.spec import EngineSpec, SpecError, parse_spec
from harzdame_engine.match.sprt import Sprt
from harzdame_engine.match.tally import Tally
from harzdame_engine.match.worker import Report, Setup


def add_to(commands: Commands, position: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser = commands.add_parser("match", parents=[position], help="play two engines against each other")
    parser.add_argument("--first", type=_spec, default="", metavar="SPEC", help="name=new hash=16 without=…")
    parser.add_argument("--second", type=_spec, default="", metavar="SPEC")
    parser.add_argument("--games", type=whole, default=100, help="at most, default: %(default)s")
    parser.add_argument("--concurrency", type=whole, metavar="N", help="games at once (default: all cores)")
    limits = parser.add_argument_group("time for both, unless their specs say otherwise")
    limits.add_argument("--time", type=seconds, help="seconds a move (default, if nothing is given: 0.1)")
    limits.add_argument("--depth", type=whole, help="plies")
    limits.add_argument("--nodes", type=whole)
    limits.add_argument("--tc", type=_control, metavar="[MOVES/]SECONDS[+INC]", help="a clock")
    limits.add_argument("--time-margin", type=float, default=0.2, help="seconds late, default: %(default)s")
    openings = parser.add_argument_group("openings, each played twice with colours changed")
    openings.add_argument("--opening-plies", type=whole, help="random moves (default: by the game)")
    openings.add_argument("--imbalance", type=whole, default=50, help="centipieces, default: %(default)s")
    openings.add_argument("--seed", type=whole, default=1)
    rules = parser.add_argument_group("ends of games")
    rules.add_argument("--draw", type=_draw, nargs="?", const=DrawRule(), help="after,moves,score")
    rules.add_argument("--resign", type=_resign, nargs="?", const=ResignRule(), help="moves,score")
    rules.add_argument("--no-progress", type=whole, default=50, help="default: %(default)s")
    rules.add_argument("--max-plies", type=whole, default=600, help="default: %(default)s")
    result = parser.add_argument_group("results")
    result.add_argument("--sprt", type=_sprt, metavar="ELO0,ELO1[,ALPHA,BETA]")
    result.add_argument("--pdn", type=Path, metavar="FILE", help="append the games to it")
    result.add_argument("--json", action="store_true", help="print the summary as JSON")
    result.add_argument("--report-every", type=seconds, default=10, metavar="SECONDS")
    parser.set_defaults(run=run)


def _spec(text: str) -> str:
    parse_spec(text, "")
    return text


def _control(text: str) -> Control:
    try:
        return parse_control(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _sprt(text: str) -> Sprt:
    return Sprt(*map(float, text.split(",")))


def _draw(text: str) -> DrawRule:
    return DrawRule(*map(int, text.split(",")))


def _resign(text: str) -> ResignRule:
    return ResignRule(*map(int, text.split(",")))


def run(options: argparse.Namespace) -> None:
    """Play, show how it stands, and sum up."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # sums up what was played
    try:
        engines = (parse_spec(options.first, "first"), parse_spec(options.second, "second"))
    except SpecError as error:
        sys.exit(f"harzdame-engine: {error}")
    start = position_of(options)
    limits = Limits(options.time, options.depth, options.nodes, options.tc)
    if limits == Limits():
        limits = Limits(time=0.1)
    rules = GameRules(
        options.time_margin, options.no_progress, options.max_plies, options.draw, options.resign
    )
    tags = {"Event": "match", "Date": date.today().strftime("%Y.%m.%d")}
    setup = Setup(options.game, engines, limits, rules, tags)
    plies = options.opening_plies or sensible_plies(start)
    openings = random_openings(start, plies, options.seed, options.imbalance)
    names = (engines[0].name, engines[1].name)
    tally = Tally()
    reports = play_match(setup, openings, options.games, options.concurrency or _cores(engines))
    status = 0
    try:
        with closing(reports):
            _follow(reports, tally, names, options)
    except KeyboardInterrupt:
        status = 130
    except MatchError as error:
        print(f"harzdame-engine: {error}", file=sys.stderr)
        status = 1
    if options.json:
        print(json.dumps(summary.as_record(tally, names, options.sprt)))
    else:
        print(summary.full(tally, names, options.sprt))
    if status:
        sys.exit(status)


def _follow(
    reports: Iterable[Report], tally: Tally, names: tuple[str, str], options: argparse.Namespace
) -> None:
    """Count and keep the games as they come, until the test has decided."""
    told = time.monotonic()
    for report in reports:
        tally.add(report)
        if options.pdn:
            with options.pdn.open("a", encoding="utf-8") as file:
                file.write(report.pdn + "\n")
        if options.sprt and tally.verdict(options.sprt):
            return
        if time.monotonic() - told >= options.report_every:
            told = time.monotonic()
            print(summary.one_line(tally, names, options.sprt), file=sys.stderr, flush=True)


def _cores(engines: tuple[EngineSpec, EngineSpec]) -> int:
    return max(1, len(os.sched_getaffinity(0)) // max(spec.threads for spec in engines))
