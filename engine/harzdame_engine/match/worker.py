"""A worker process: seats the two players and plays the games it is told to, one after the other."""

from __future__ import annotations

import contextlib
import signal
import sys
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any, NamedTuple, TypeAlias

from harzdame_engine import pdn
from harzdame_engine.match.game import Cause, Effort, GameRules, Played, Seat, play_game
from harzdame_engine.match.limits import Limits
from harzdame_engine.match.openings import Opening
from harzdame_engine.match.players import BuiltIn, Player
from harzdame_engine.match.spec import EngineSpec, engine_of
from harzdame_engine.move import Color

Channel: TypeAlias = "Connection[Any, Any]"


class Setup(NamedTuple):
    """A match, apart from its openings: the game by its id, two engines, the limits of those without own."""

    variant: str
    engines: tuple[EngineSpec, EngineSpec]
    limits: Limits
    rules: GameRules
    tags: Mapping[str, str]


class Task(NamedTuple):
    """One game to play, numbered from 1; `first_is_white` tells the first engine's colour."""

    number: int
    opening: Opening
    first_is_white: bool


class Report(NamedTuple):
    """A finished game: the first engine's `points`, and the `efforts` of the first and the second."""

    number: int
    first_is_white: bool
    points: float
    cause: Cause
    detail: str
    plies: int
    efforts: tuple[Effort, Effort]
    pdn: str


class Failure(NamedTuple):
    """Why a worker cannot go on."""

    text: str


def work(channel: Channel, setup: Setup) -> None:
    """Answer each `Task` with a `Report`, until no more come; a `Failure` is the last answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears of it and ends its workers
    signal.signal(signal.SIGTERM, _leave)
    with contextlib.ExitStack() as stack:
        try:
            players = [_seat(spec, setup.limits, stack) for spec in setup.engines]
            while task := channel.recv():
                channel.send(_play(task, setup, players))
        except (EOFError, BrokenPipeError):
            return
        except Exception:
            channel.send(Failure(traceback.format_exc()))


def _leave(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(0)


def _seat(spec: EngineSpec, limits: Limits, stack: contextlib.ExitStack) -> Seat:
    player: Player = BuiltIn(engine_of(spec), spec.level)
    stack.callback(player.close)
    return Seat(spec.name, player, spec.limits if any(spec.limits) else limits)


def _play(task: Task, setup: Setup, seats: list[Seat]) -> Report:
    first, second = seats
    white, black = (first, second) if task.first_is_white else (second, first)
    played = play_game(task.opening, setup.variant, {Color.WHITE: white, Color.BLACK: black}, setup.rules)
    return _report(task, setup, played)


def _report(task: Task, setup: Setup, played: Played) -> Report:
    own, other = (Color.WHITE, Color.BLACK) if task.first_is_white else (Color.BLACK, Color.WHITE)
    winner = played.outcome.winner
    played.tree.tags |= {**setup.tags, "Round": str(task.number)}
    return Report(
        task.number,
        task.first_is_white,
        0.5 if winner is None else float(winner is own),
        played.cause,
        played.detail,
        len(played.tree.mainline()) - 1,
        (played.efforts[own], played.efforts[other]),
        pdn.write(played.tree),
    )
