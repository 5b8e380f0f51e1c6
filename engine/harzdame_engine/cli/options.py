"""The parts that commands share: options, messages and exit statuses."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from enum import IntEnum
from functools import partial
from typing import Any, NoReturn, TypeVar

from harzdame_engine.game.position import Position
from harzdame_engine.machine import most_at_once
from harzdame_engine.rules.variants import variants
from harzdame_engine.search.info import MOST_NODES, MOST_SECONDS

_Read = TypeVar("_Read")
_MOST = 10**9


class Exit(IntEnum):
    """Exit statuses of commands that do not end as they should."""

    FAILED = 1
    """The work could not be done, or a check found something wrong."""
    REFUSED = 2
    """The command line makes no sense; argparse uses the same."""
    INTERRUPTED = 130
    """Ctrl+C, as shells report it."""
    UNREAD = 141
    """The output is no longer read; the status is a shell's for the signal of a broken pipe."""


class Parser(argparse.ArgumentParser):
    """A parser whose help shows the defaults of options; its subparsers are of this class, too."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"formatter_class": _Help, **settings})


class _Help(argparse.HelpFormatter):
    def _get_help_string(self, action: argparse.Action) -> str:
        text = action.help or ""
        silent = action.default in (None, False, argparse.SUPPRESS) or "default" in text
        return text if silent else f"{text}, default: %(default)s"


def remark(problem: object) -> None:
    """Print a message for the person at the terminal, on standard error."""
    print(f"harzdame-engine: {problem}", file=sys.stderr)


def leave(status: Exit, problem: object) -> NoReturn:
    """End the program with a message."""
    remark(problem)
    sys.exit(status)


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add ``--game``."""
    games = [rules.id for rules in variants()]
    parser.add_argument("--game", default=games[0], choices=games, help="the game")


def add_position(parser: argparse.ArgumentParser) -> None:
    """Add ``--game`` and ``--fen``, for `position_of`."""
    add_game(parser)
    parser.add_argument("--fen", help="the position, W:Wa1,Kc4:Bg8,h8 (default: the start of the game)")


def position_of(options: argparse.Namespace) -> Position:
    """The position that ``--game`` and ``--fen`` name.

    Raises:
        PositionError: the FEN describes none.
    """
    return Position.from_fen(options.fen, options.game) if options.fen else Position.start(options.game)


def add_tables(parser: argparse.ArgumentParser) -> None:
    """Add ``--tables``, which becomes an `EndgameCache` or None."""
    from harzdame_engine.endgames.cache import INSTALLED, cache_named  # few commands need them

    parser.add_argument(
        "--tables", type=reader(partial(cache_named, on_problem=remark)), default=INSTALLED,
        metavar="installed|none|FOLDER", help="endgame tables",
    )  # fmt: skip


def add_evaluation(parser: argparse.ArgumentParser) -> None:
    """Add ``--eval``, for `evaluation_of`."""
    from harzdame_engine.search.evaluation import INSTALLED  # few commands need it

    parser.add_argument(
        "--eval", default=INSTALLED, metavar="installed|rules|FILE", help="what judges positions"
    )


def add_running(parser: argparse.ArgumentParser) -> None:
    """Add ``--concurrency`` and ``--report-every``, for commands that play many games."""
    parser.add_argument(
        "--concurrency",
        type=within(1, most_at_once()),
        metavar="N",
        help="games at once (default: all cores)",
    )
    parser.add_argument(
        "--report-every", type=duration, default=10.0, metavar="SECONDS",
        help="between lines of progress without a terminal",
    )  # fmt: skip


def reader(read: Callable[[str], _Read]) -> Callable[[str], _Read]:
    """`read` for argparse, which otherwise does not say what a ValueError says."""

    def told(text: str) -> _Read:
        try:
            return read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return told


def whole(text: str) -> int:
    """A whole number from 1 to a billion, for argparse; the core has no room for much larger ones."""
    return _within(text, 1, _MOST)


def number(text: str) -> int:
    """A whole number from 0 to a billion, for argparse."""
    return _within(text, 0, _MOST)


def large(text: str) -> int:
    """A whole number from 1 to `MOST_NODES`, for argparse."""
    return _within(text, 1, MOST_NODES)


def within(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers from `least` to `most`, for argparse."""
    return partial(_within, least=least, most=most)


def _within(text: str, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:  # it is none, or too long for Python
        number = least - 1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}")
    return number


def share(text: str) -> float:
    """A share from 0 to 1, for argparse."""
    number = float(text)
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError("must be from 0 to 1")
    return number


def positive(text: str) -> float:
    """A finite number above 0, for argparse."""
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError("must be more than 0")
    return number


def duration(text: str) -> float:
    """A time above 0 and up to `MOST_SECONDS`, for argparse."""
    number = float(text)
    if not 0 < number <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"must be more than 0 and at most {MOST_SECONDS}")
    return number
