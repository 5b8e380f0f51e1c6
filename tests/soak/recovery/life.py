"""One life of the app: started, used by somebody, and killed at a random moment."""

from __future__ import annotations

import faulthandler
import json
import os
import random
import select
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from harzdame_gui.app import App
from harzdame_gui.controllers.settings.profile import Profile
from tests.soak.recovery.board import Board, State, Tell
from tests.soak.recovery.desk import Desk

_LIFE_S = 2.5
"""The longest life of an app, from the moment at which it has come back."""
_START_S = 60.0
_STEP_MS = (5, 120)
SUBJECTS = ("board", "board", "review", "import", "tournament", "library")
"""What a life is about, most of the time; the rest of it is spent at the board."""


def subject_of(seed: int) -> str:
    """What the life of a seed is about."""
    return random.Random(seed).choice(SUBJECTS)


class Life(NamedTuple):
    """One start of the app until it was killed: the first picture, and all that was told, with its times."""

    back: State
    told: list[tuple[str, float, Any]]
    killed: float

    def of(self, *kinds: str) -> list[tuple[float, Any]]:
        """What was told of some kinds."""
        return [(at, value) for kind, at, value in self.told if kind in kinds]


class Actor:
    """Waits until the app has come back, and then does something again and again."""

    def __init__(self, app: App, games: Path, seed: int, tell: Tell) -> None:
        self._app = app
        self._random = random.Random(seed)
        self._subject = subject_of(seed)
        self._board = Board(app, games, self._random, tell)
        self._desk = Desk(app, games.parent, seed, self._random, tell)
        self._timer = QTimer(app, singleShot=True, interval=10)
        self._timer.timeout.connect(self._wait)
        self._timer.start()

    def _wait(self) -> None:
        """Until the app has come back."""
        if self._app.late is None or self._app.services.jobs.under_way:
            self._timer.start()
            return
        self._desk.begin()
        self._board.begin()
        self._timer.timeout.disconnect()
        self._timer.timeout.connect(self._act)
        self._timer.start()

    def _act(self) -> None:
        if self._subject == "review":  # which any change of its game would end
            self._board.review()
        elif self._subject == "board" or self._random.random() < 0.3:
            self._board.act()
        else:
            self._desk.act(self._subject)
        self._board.look()
        self._timer.start(self._random.randint(*_STEP_MS))


def live(folder: Path, games: Path, seed: int, output: int) -> None:
    """Run the app until it is killed; never returns."""

    def tell(kind: str, value: object) -> None:
        data = (json.dumps([kind, time.monotonic(), value]) + "\n").encode()
        while data:
            data = data[os.write(output, data) :]

    sys.excepthook = _end
    faulthandler.enable()
    application = QApplication(["harzdame"])
    app = App(application, Profile.at(folder))
    actor = Actor(app, games, seed, tell)
    app.start(None)
    application.exec()
    del actor


def _end(*error: Any) -> None:
    sys.__excepthook__(*error)
    os._exit(1)


# Outside


def one_life(folder: Path, games: Path, seed: int) -> Life:
    """Start the app, let it act, and kill it."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            os.close(reading)
            live(folder, games, seed, writing)
        finally:
            os._exit(1)
    os.close(writing)
    chance = random.Random(seed)
    lines = _lines(reading, time.monotonic() + _START_S, until="back")
    begun = list(lines)
    if not any(kind == "back" for kind, _at, _value in begun):
        os.kill(process, signal.SIGABRT)  # it prints where it hangs
        os.waitpid(process, 0)
        raise AssertionError("the app did not come back")
    told = [*begun, *_lines(reading, time.monotonic() + chance.uniform(0.0, _LIFE_S))]
    os.kill(process, signal.SIGKILL)
    killed = time.monotonic()
    _, status = os.waitpid(process, 0)
    told += _lines(reading, time.monotonic() + 5)
    os.close(reading)
    if not os.WIFSIGNALED(status):
        raise AssertionError("the app ended by itself")
    back = next(value for kind, _at, value in told if kind == "back")
    return Life(back, [(kind, at, value) for kind, at, value in told], killed)


_rest = b""


def _lines(source: int, deadline: float, *, until: str = "") -> Iterator[list[Any]]:
    """What the app tells until a moment; half a line was cut off by the kill."""
    found = False
    global _rest  # noqa: PLW0603 - between two calls for the same pipe
    while (left := deadline - time.monotonic()) > 0:
        ready, _, _ = select.select([source], [], [], left)
        if not ready:
            return
        data = os.read(source, 1 << 16)
        if not data:
            _rest = b""
            return
        *whole, _rest = (_rest + data).split(b"\n")
        for line in whole:
            yield json.loads(line)
            if until and json.loads(line)[0] == until:
                found = True
        if until and found:
            return
