"""``match``: play two engines against each other and tell which is the stronger; here are its options."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harzdame_engine.cli.options import Commands, seconds, whole
from harzdame_engine.match.adjudication import DrawRule, ResignRule
from harzdame_engine.match.clocks import TimeControl, parse_control
from harzdame_engine.match.game import GameRules
from harzdame_engine.match.spec import EngineSpec, SpecError, parse_spec
from harzdame_engine.match.sprt import Sprt

_ABOUT = (
    "A SPEC is a line of words: name=NAME hash=MB threads=N without=FEATURE,… level=ID book=true|false "
    "book-margin=N tables=none|installed|FOLDER; rev=GIT-REVISION for our engine as it was; "
    "cmd='PROGRAM ARGUMENTS' dir=FOLDER protocol=1|2 param.NAME=VALUE for a Hub program; "
    "time= depth= nodes= tc= for limits of its own."
)


def add_to(commands: Commands, position: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "match", parents=[position], help="play two engines against each other", description=_ABOUT
    )
    parser.set_defaults(run=_run)
    parser.add_argument("--first", type=_spec("first"), default="", metavar="SPEC")
    parser.add_argument("--second", type=_spec("second"), default="", metavar="SPEC")
    parser.add_argument("--games", type=whole, help="at most (default: 100, with --sprt no end)")
    parser.add_argument("--concurrency", type=whole, metavar="N", help="games at once (default: all cores)")
    _add_limits(parser.add_argument_group("time for both, unless their specs have some"))
    openings = parser.add_argument_group("openings, each played twice with colours changed")
    openings.add_argument("--openings", type=Path, metavar="FILE", help="PDN games or FEN lines")
    openings.add_argument(
        "--opening-plies", type=whole, metavar="N", help="random moves, or at most of a file"
    )
    openings.add_argument(
        "--imbalance", type=whole, default=50, metavar="N",
        help="of random openings, at most, in hundredths of a man, default: %(default)s",
    )  # fmt: skip
    openings.add_argument("--seed", type=whole, default=1, help="of random openings, default: %(default)s")
    _add_ends(parser.add_argument_group("ends of games"))
    results = parser.add_argument_group("results")
    results.add_argument("--sprt", type=_sprt, metavar="elo0=A,elo1=B", help="play until it is decided")
    results.add_argument("--pdn", type=Path, metavar="FILE", help="keep the games, behind what it holds")
    results.add_argument("--json", action="store_true", help="sum up as JSON")
    results.add_argument(
        "--report-every", type=seconds, default=10.0, metavar="SECONDS", help="where there is no terminal"
    )


def _run(options: argparse.Namespace) -> None:
    from harzdame_engine.cli.match_run import run  # takes long to import, and other commands are at hand here

    run(options)


def _add_limits(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--time", type=seconds, help="seconds a move (default, if nothing is given: 0.1)")
    group.add_argument("--depth", type=whole, help="plies")
    group.add_argument("--nodes", type=whole)
    group.add_argument("--tc", type=_control, metavar="[MOVES/]SECONDS[+INCREMENT]", help="a clock")
    group.add_argument(
        "--time-margin", type=_not_negative, default=GameRules().margin, metavar="SECONDS",
        help="by which a move may be late, default: %(default)s",
    )  # fmt: skip


def _add_ends(group: argparse._ArgumentGroup) -> None:
    default = GameRules()
    group.add_argument(
        "--draw", type=_record(DrawRule, int), nargs="?", const=DrawRule(), metavar="after=A,moves=N,score=S",
        help="when both see nobody ahead by more than S for N moves, from move A on (alone: 40, 8, 10)",
    )  # fmt: skip
    group.add_argument(
        "--resign", type=_record(ResignRule, int), nargs="?", const=ResignRule(), metavar="moves=N,score=S",
        help="when both see the same side ahead by S for N moves (alone: 4, 500)",
    )  # fmt: skip
    group.add_argument(
        "--no-progress", type=whole, default=default.no_progress, metavar="N",
        help="a draw after so many moves by each side with no capture or man's move, default: %(default)s",
    )  # fmt: skip
    group.add_argument(
        "--max-plies", type=whole, default=default.max_plies, metavar="N", help="a draw, default: %(default)s"
    )


def _spec(default_name: str) -> Callable[[str], EngineSpec]:
    def read(text: str) -> EngineSpec:
        try:
            return parse_spec(text, default_name)
        except SpecError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return read


def _control(text: str) -> TimeControl:
    try:
        return parse_control(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _not_negative(text: str) -> float:
    number = float(text)
    if not number >= 0:
        raise argparse.ArgumentTypeError("must not be negative")
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


def _sprt(text: str) -> Sprt:
    try:
        sprt: Sprt = _record(Sprt, float)(text)
    except TypeError:
        raise argparse.ArgumentTypeError("elo0 and elo1 are needed") from None
    if not (sprt.elo0 < sprt.elo1 and 0 < sprt.alpha < 0.5 and 0 < sprt.beta < 0.5):
        raise argparse.ArgumentTypeError("elo0 must be below elo1, alpha and beta between 0 and 0.5")
    return sprt
