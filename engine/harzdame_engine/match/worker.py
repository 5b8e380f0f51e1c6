"""Worker process of a match: two players and the games that they are given, one after the other."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeAlias

from harzdame_engine import pdn
from harzdame_engine.game.move import Color
from harzdame_engine.match.clocks import PlayerLimits
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import Cause, Effort, GameRules, Played, Seat, play_game
from harzdame_engine.match.hub_player import HubPlayer
from harzdame_engine.match.openings import Opening
from harzdame_engine.match.players import Player, built_in
from harzdame_engine.match.spec import EngineSpec

Channel: TypeAlias = "Connection[Any, Any]"


class Setup(NamedTuple):
    """A match without its openings: `variant` is the game's id; `limits` serve engines without their own."""

    variant: str
    engines: tuple[EngineSpec, EngineSpec]
    limits: PlayerLimits
    rules: GameRules
    tags: Mapping[str, str]


class Task(NamedTuple):
    """One game to play, numbered from 1."""

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
    """The reason why a worker cannot go on."""

    text: str


def work(channel: Channel, leash: Channel, setup: Setup) -> None:
    """Answer each `Task` with a `Report` until there are no more; a `Failure` is the last answer.

    When the other end of `leash` closes, the process and all the programs that
    it runs end at once, whatever they are doing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles it and lets go of the leash
    with contextlib.ExitStack() as stack:
        players: list[Player] = []
        threading.Thread(target=_watch, args=(leash, players), daemon=True).start()
        try:
            seats = [_seat(spec, setup, players, stack) for spec in setup.engines]
            while task := channel.recv():
                channel.send(_play(task, setup, seats))
        except (EOFError, BrokenPipeError):
            return
        except MatchError as error:
            channel.send(Failure(str(error)))
        except Exception:
            channel.send(Failure(f"a worker failed:\n{traceback.format_exc()}"))


def _watch(leash: Channel, players: list[Player]) -> None:
    with contextlib.suppress(EOFError, OSError):
        leash.recv()
    for player in players:
        player.close()
    os._exit(0)


def _seat(spec: EngineSpec, setup: Setup, players: list[Player], stack: contextlib.ExitStack) -> Seat:
    limits = spec.limits if any(spec.limits) else setup.limits
    player: Player = HubPlayer(spec, setup.variant, limits) if spec.command else built_in(spec, setup.variant)
    players.append(player)
    stack.callback(player.close)
    player.new_game()  # finds a program that does not start
    return Seat(spec.name, player, limits)


def _play(task: Task, setup: Setup, seats: list[Seat]) -> Report:
    first, second = seats
    white, black = (first, second) if task.first_is_white else (second, first)
    played = play_game(task.opening, setup.variant, {Color.WHITE: white, Color.BLACK: black}, setup.rules)
    return _report(task, setup, played)


def _report(task: Task, setup: Setup, played: Played) -> Report:
    own, other = (Color.WHITE, Color.BLACK) if task.first_is_white else (Color.BLACK, Color.WHITE)
    played.tree.tags |= {**setup.tags, "Round": str(task.number)}
    return Report(
        task.number,
        task.first_is_white,
        played.outcome.points(own),
        played.cause,
        played.detail,
        len(played.tree.mainline()) - 1,
        (played.efforts[own], played.efforts[other]),
        pdn.write(played.tree),
    )
