"""Whole games between two ends over the loopback, in this process and in two of their own."""

from __future__ import annotations

import itertools
import random
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from harzdame_engine import Color, Limit, Move, Position, pdn
from harzdame_engine.dxp import engine_game
from harzdame_engine.dxp.channel import LOOPBACK, Channel, Listener, connect
from harzdame_engine.dxp.engine_game import EngineGames, FinishedGame
from harzdame_engine.dxp.messages import (
    DxpError,
    EndReason,
    GameAnswer,
    GameEnd,
    GameRequest,
    MoveMade,
    RequestAnswer,
)
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.search.info import Clock

CLI = (sys.executable, "-m", "harzdame_engine.cli", "dxp")


def games(name: str, channel: Channel, seed: int) -> EngineGames:
    rng = random.Random(seed)

    def choose(positions: list[Position], limit: Limit) -> Move:
        assert limit.time == 0.01
        return rng.choice(positions[-1].legal_moves())

    return EngineGames(name, channel, choose, seconds=0.01, given_up=lambda: False)


@contextmanager
def followed() -> Iterator[Channel]:
    """A connection to a program that plays one game with whoever asks for it."""
    with closing(Listener(0)) as listener, closing(connect(port=listener.port)) as channel:
        other = listener.accept()
        assert other is not None
        thread = threading.Thread(target=games("Follower", other, 1).play)
        thread.start()
        yield channel
        thread.join()
        other.close()


@pytest.mark.parametrize("game", ["international", "harzdame"])
def test_whole_games_end_alike_at_both_ends(game: str) -> None:
    followed: list[FinishedGame | None] = []
    with closing(Listener(0)) as listener, closing(connect(port=listener.port)) as channel:
        other = listener.accept()
        assert other is not None

        def follow() -> None:
            with closing(other):
                followed.extend(follower.play() for _ in range(4))

        follower = games("Follower", other, 1)
        thread = threading.Thread(target=follow)
        thread.start()
        initiator = games("Initiator", channel, 2)
        ended = []
        for color in (Color.WHITE, Color.BLACK, Color.WHITE):
            initiator.ask(color, 5, game=game)
            ended.append(initiator.play())
    thread.join()
    assert followed[3] is None  # the connection was closed
    for mine, theirs in zip(ended, followed[:3], strict=True):
        assert mine is not None and theirs is not None
        assert [str(node.move) for node in mine.tree.mainline()] == [
            str(node.move) for node in theirs.tree.mainline()
        ]
        assert mine.tree.root.position == theirs.tree.root.position == Position.start(game)
        assert mine.tree.result == theirs.tree.result is not None
        assert mine.tree.tags == theirs.tree.tags
        assert (mine.opponent, theirs.opponent) == ("Follower", "Initiator")
        assert mine.color is theirs.color.other


def test_a_game_of_so_many_moves_is_ended() -> None:
    with followed() as channel:
        initiator = games("Initiator", channel, 2)
        initiator.ask(Color.WHITE, 5, 3)
        finished = initiator.play()
    assert finished is not None
    assert len(finished.tree.mainline()) == 7
    assert finished.tree.result is None


@pytest.mark.parametrize(
    ("minutes", "limits"),
    [
        (0, [Limit(time=5.0)] * 3),
        (2, [Limit(clock=Clock(left)) for left in (120.0, 50.0, 0.0)]),
    ],
)
def test_a_move_takes_what_the_clock_allows_and_its_time_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, minutes: int, limits: list[Limit]
) -> None:
    asked, now = [], 0.0
    monkeypatch.setattr(engine_game, "time", SimpleNamespace(monotonic=lambda: now))

    def choose(positions: list[Position], limit: Limit) -> Move:
        nonlocal now
        asked.append(limit)
        now += 70.0
        return positions[-1].legal_moves()[0]

    with followed() as channel:
        initiator = EngineGames("Initiator", channel, choose, seconds=None, given_up=lambda: False)
        initiator.ask(Color.WHITE, minutes, 3)
        initiator.play()
    assert asked == limits


@pytest.mark.parametrize(
    "replies",
    [
        [GameAnswer("x", RequestAnswer.NOT_THIS_GAME)],
        [GameAnswer("x", RequestAnswer.ACCEPTED), MoveMade(0, 1, 50)],
        [MoveMade(0, 19, 23)],
    ],
)
def test_an_end_that_lies_is_left(replies: list) -> None:
    with closing(Listener(0)) as listener, closing(connect(port=listener.port)) as channel:
        other = listener.accept()
        assert other is not None
        initiator = games("Initiator", channel, 2)
        initiator.ask(Color.WHITE, 5)
        assert isinstance(other.receive(), GameRequest)
        for reply in replies:
            other.send(reply)
        with pytest.raises(DxpError):
            initiator.play()
        other.close()


@pytest.mark.parametrize(
    ("minutes", "reason", "granted"),
    [
        (1, EndReason.WON, True),
        (1, EndReason.NONE, False),
        (2, EndReason.WON, False),
        (0, EndReason.WON, False),
    ],
)
def test_a_claim_on_time_is_granted_where_our_clock_is_used_up(
    monkeypatch: pytest.MonkeyPatch, minutes: int, reason: EndReason, granted: bool
) -> None:
    clock = itertools.count(step=70.0)  # seconds, from one look at it to the next
    monkeypatch.setattr(engine_game, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    with closing(Listener(0)) as listener, closing(connect(port=listener.port)) as channel:
        other = listener.accept()
        assert other is not None
        with closing(other):
            initiator = games("Initiator", channel, 2)
            initiator.ask(Color.WHITE, minutes)
            for reply in (GameAnswer("x", RequestAnswer.ACCEPTED), GameEnd(reason)):
                other.send(reply)
            finished = initiator.play()
    assert finished is not None
    assert finished.tree.result == (Outcome(Color.BLACK, Termination.TIME) if granted else None)
    assert finished.broken_off is not granted


@pytest.mark.parametrize("strangers", [(), (b"", b"GET / HTTP/1.1\r\n\r\n", b"\xff" * 999, b"E00\0")])
def test_two_copies_of_the_program_play_each_other(tmp_path: Path, strangers: tuple[bytes, ...]) -> None:
    files = [tmp_path / "served.pdn", tmp_path / "connected.pdn"]
    quick = ("--games", "2", "--time", "0.01", "--level", "first-day", "--hash", "1", "--pdn")
    serving = subprocess.Popen(
        [*CLI, "serve", "--port", "0", *quick, files[0]], stdout=subprocess.PIPE, text=True
    )
    try:
        assert serving.stdout
        port = serving.stdout.readline().strip().rpartition(":")[2]
        for said in strangers:  # they are let go, and nobody takes notice
            with closing(socket.create_connection((LOOPBACK, int(port)))) as stranger:
                stranger.sendall(said)
        connecting = subprocess.run(
            [*CLI, "connect", "--port", port, *quick, files[1]],
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
        )
        told, _ = serving.communicate(timeout=60)
    finally:
        serving.kill()
        serving.wait()
    assert told == connecting.stdout
    assert told.startswith("game 1: Harzdame")
    written = [
        [game.read().tree for game in pdn.scan(file.read_text(encoding="utf-8")).games] for file in files
    ]
    for one, other in zip(*written, strict=True):
        assert one and other
        assert pdn.write(one) == pdn.write(other)
        assert one.result is not None


def test_nobody_to_connect_to_is_told() -> None:
    with closing(Listener(0)) as listener:
        port = str(listener.port)
    failed = subprocess.run([*CLI, "connect", "--port", port], capture_output=True, text=True, check=False)
    assert failed.returncode == 1
    assert "refused" in failed.stderr
