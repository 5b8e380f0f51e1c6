"""What the commands have in common: reading numbers and positions off the command line."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn, TypeAlias

from harzdame_engine.endgames.cache import EndgameCache, cache_named
from harzdame_engine.game.position import Position

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - has no public name

REFUSED = 2
"""The exit status, as argparse has it for what it refuses."""


def whole(text: str) -> int:
    """A whole number from 1 up, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def seconds(text: str) -> float:
    """A time above 0, for argparse."""
    number = float(text)
    if not number > 0:
        raise argparse.ArgumentTypeError("must be more than 0")
    return number


def remark(problem: object) -> None:
    """Tell the person who runs the program what is no answer to anything."""
    print(f"harzdame-engine: {problem}", file=sys.stderr)


def tables_to_play_by(name: str) -> EndgameCache | None:
    """Endgame tables as `cache_named` knows them, for argparse."""
    try:
        return cache_named(name, remark)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def refuse(problem: object) -> NoReturn:
    """End with the status for what cannot be done as it was asked for."""
    remark(problem)
    sys.exit(REFUSED)


def position_of(options: argparse.Namespace) -> Position:
    """The position that ``--game`` and ``--fen`` name.

    Raises:
        PositionError: the FEN is none.
    """
    return Position.from_fen(options.fen, options.game) if options.fen else Position.start(options.game)
