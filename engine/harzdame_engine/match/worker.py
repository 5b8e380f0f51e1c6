"""Worker process of a match: its players and the games that they are given, one after the other."""

from __future__ import annotations

import contextlib
import hashlib
import math
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeAlias

from harzdame_engine import pdn
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree
from harzdame_engine.match.clocks import PlayerLimits
from harzdame_engine.match.errors import FailureReason, MatchError
from harzdame_engine.match.game import Cause, GameRules, MatchGame, Seat, SideEffort, Told, play_game
from harzdame_engine.match.hub_player import HubMatchPlayer
from harzdame_engine.match.openings import Opening
from harzdame_engine.match.players import MatchPlayer, built_in
from harzdame_engine.match.spec import EngineSpec

Channel: TypeAlias = "Connection[Any, Any]"


class Setup(NamedTuple):
    """A match without its openings: `variant` is the game's id; `limits` serve engines without their own.

    A match has two engines, a tournament more. If it is `live`, moves are told as they are played.
    """

    variant: str
    engines: tuple[EngineSpec, ...]
    limits: PlayerLimits
    rules: GameRules
    tags: Mapping[str, str]
    live: bool = False

    @property
    def is_match(self) -> bool:
        """Whether two engines play it all, so that it is nothing without one of them."""
        return len(self.engines) == 2


class Task(NamedTuple):
    """One game to play, numbered from 1, between the engines of `pair`; `round` is its tag in the record."""

    number: int
    opening: Opening
    first_is_white: bool
    pair: tuple[int, int] = (0, 1)
    round: str = ""


class GameReport(NamedTuple):
    """A finished game: the first engine's `points`, and the `efforts` of the first and the second.

    `moves` is the same for games with the same moves from the same start.
    """

    number: int
    first_is_white: bool
    points: float
    cause: Cause
    detail: str
    plies: int
    efforts: tuple[SideEffort, SideEffort]
    pdn: str
    moves: bytes


class MovePlayed(NamedTuple):
    """A game in progress after its latest `move`, by the positions before and after it as FEN."""

    number: int
    ply: int
    before: str
    move: str
    after: str


class Failure(NamedTuple):
    """The reason why a worker cannot go on, see `MatchError`."""

    text: str
    reasons: tuple[FailureReason, ...] = ()


def work(channel: Channel, leash: Channel, setup: Setup) -> None:
    """Answer each `Task` with a `GameReport` until there are no more; a `Failure` is the last answer.

    Before the report of a live game come some of its moves.

    When the other end of `leash` closes, the process and all the programs that
    it runs end at once, whatever they are doing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles it and lets go of the leash
    with contextlib.closing(Players(setup)) as players:
        threading.Thread(target=_watch, args=(leash, players), daemon=True).start()
        try:
            if setup.is_match:  # in a tournament, few may ever play here
                players.seats((0, 1))
            while task := channel.recv():
                told = _told(task, channel) if setup.live else None
                channel.send(play_task(task, setup, players.seats(task.pair), told))
        except (EOFError, BrokenPipeError):
            return
        except MatchError as error:
            channel.send(Failure(str(error), error.reasons))
        except Exception:
            channel.send(Failure(f"a worker failed:\n{traceback.format_exc()}"))


def _watch(leash: Channel, players: Players) -> None:
    with contextlib.suppress(EOFError, OSError):
        leash.recv()
    players.close()
    os._exit(0)


_KEPT = 4
"""Players that a worker keeps running; each has memory of its own."""


class Players:
    """The players that run in this process, the one that played last at the end."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._seats: dict[int, Seat] = {}

    def seats(self, pair: tuple[int, int]) -> tuple[Seat, Seat]:
        """The seats of two engines, which are started where they do not run.

        Raises:
            MatchError: one cannot be had; no game is lost by that.
        """
        for index in pair:
            seat = self._seats.pop(index) if index in self._seats else None
            self._seats[index] = seat or self._started(self._setup.engines[index])
        for index in list(self._seats)[:-_KEPT]:
            self._seats.pop(index).player.close()
        return self._seats[pair[0]], self._seats[pair[1]]

    def close(self) -> None:
        """End them all; called once more from another thread when the worker has to leave."""
        for seat in list(self._seats.values()):
            seat.player.close()

    def _started(self, spec: EngineSpec) -> Seat:
        seat = seat_of(spec, self._setup)
        if self._setup.is_match:
            _try_out(seat.player)
        return seat


def seat_of(spec: EngineSpec, setup: Setup, given_up: Callable[[], bool] = lambda: False) -> Seat:
    """A seat for the player that `spec` means; a program is started by its first game.

    `given_up` is asked now and then while a program starts: whether it is waited for any longer.

    Raises:
        MatchError: see `built_in` and `HubMatchPlayer`.
    """
    limits = spec.limits if any(spec.limits) else setup.limits
    player: MatchPlayer = (
        HubMatchPlayer(spec, setup.variant, limits, given_up)
        if spec.command
        else built_in(spec, setup.variant)
    )
    return Seat(spec.name, player, limits)


def _try_out(player: MatchPlayer) -> None:
    """Begin a game. Raises MatchError: it is a program that does not start."""
    try:
        player.new_game()
    except BaseException:
        player.close()
        raise


_TOLD_EVERY = 0.12
"""Seconds between two moves of a game that are told: more could not be seen."""


def _told(task: Task, channel: Channel) -> Told:
    last = -math.inf

    def tell(before: Position, move: Move, after: Position, ply: int) -> None:
        nonlocal last
        if (now := time.monotonic()) - last >= _TOLD_EVERY:
            last = now
            channel.send(MovePlayed(task.number, ply, before.fen, str(move), after.fen))

    return tell


def play_task(task: Task, setup: Setup, seats: tuple[Seat, Seat], told: Told | None) -> GameReport:
    """Play one game; `told` hears of its moves.

    Raises:
        MatchError: a player cannot be made ready.
    """
    first, second = seats
    white, black = (first, second) if task.first_is_white else (second, first)
    chairs = {Color.WHITE: white, Color.BLACK: black}
    return _report(task, setup, play_game(task.opening, setup.variant, chairs, setup.rules, told))


def _report(task: Task, setup: Setup, played: MatchGame) -> GameReport:
    own, other = (Color.WHITE, Color.BLACK) if task.first_is_white else (Color.BLACK, Color.WHITE)
    played.tree.tags |= {**setup.tags, "Round": task.round or str(task.number)}
    return GameReport(
        task.number,
        task.first_is_white,
        played.outcome.points(own),
        played.cause,
        played.detail,
        len(played.tree.mainline()) - 1,
        (played.efforts[own], played.efforts[other]),
        pdn.write(played.tree),
        _digest(played.tree),
    )


def _digest(tree: GameTree) -> bytes:
    start, *nodes = tree.mainline()
    line = " ".join([start.position.fen, *(str(node.move) for node in nodes)])
    return hashlib.blake2b(line.encode(), digest_size=8).digest()
