"""The engine on its own thread: one blocking search at a time, heard of by signals.

It knows positions and limits, not games, players or whose turn it is.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import getrandbits

from harzdame_engine import Engine, Info, Level, Limit, Position, StopToken
from PySide6.QtCore import QObject, QTimer, Signal

from harzdame_gui.controllers.background import BackgroundThread

REPORT_INTERVAL_MS = 50
"""Progress is passed on at most this often: 20 times a second."""
STOP_GRACE = 3.0
"""Seconds within which a stopped search must return; a healthy one needs 0.05."""
OVERTIME = 5.0
"""Seconds that a search may exceed its own time limit before it is told to stop."""
CLOSE_GRACE_MS = 800
"""How long closing waits for the search: leaving takes less than a second."""


@dataclass(eq=False, slots=True)
class _Search:
    """One request. The search thread writes `started` and `latest`, nothing else."""

    position: Position
    limit: Limit
    level: Level | None
    history: tuple[Position, ...]
    token: StopToken = field(default_factory=StopToken)
    dropped: bool = False
    started: float | None = None
    stopped: float | None = None
    latest: Info | None = None
    reported: Info | None = None

    def note(self, info: Info) -> None:
        self.latest = info

    def exceeds_limit(self, now: float) -> bool:
        if self.started is None or self.limit.time is None:
            return False
        return now - self.started > self.limit.time + OVERTIME


class EngineService(QObject):
    """Owns the search thread.

    Signals:
        infoArrived(token, Info): progress, at most 20 times a second.
        finished(token, Info): the search is over.
        failed(token, str): it raised, or hung and was given up.
        gaveUp(str): a search that nobody waits for any more did not stop.
    """

    infoArrived = Signal(object, object)
    finished = Signal(object, object)
    failed = Signal(object, str)
    gaveUp = Signal(str)

    def __init__(self, make_engine: Callable[[], Engine] = Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_engine = make_engine
        self._waiting: deque[_Search] = deque()
        self._current: _Search | None = None
        self._hung: list[BackgroundThread] = []
        self._closed = False
        self._ticks = QTimer(self)
        self._ticks.setInterval(REPORT_INTERVAL_MS)
        self._ticks.timeout.connect(self._tick)
        self._open_thread()

    def analyse(
        self, position: Position, limit: Limit, level: Level | None = None, history: tuple[Position, ...] = ()
    ) -> StopToken:
        """Search `position`; `history` holds the earlier positions of its game. Waits its turn.

        Raises:
            RuntimeError: the service was shut down.
        """
        if self._closed:
            raise RuntimeError("the engine service was shut down")
        search = _Search(position, limit, level, history)
        self._waiting.append(search)
        self._start_next()
        return search.token

    def stop(self, token: StopToken) -> None:
        """End this search; nothing more is heard of it. Harmless when it has ended already."""
        self._end(token, drop=True)

    def hurry(self, token: StopToken) -> None:
        """End this search now and report what it found so far, by `finished`."""
        self._end(token, drop=False)

    def shut_down(self) -> bool:
        """Stop everything and join the thread, in less than a second.

        False: a hung search could not be ended. The service must then outlive
        it, and a process that leaves meanwhile must do so by `os._exit`.
        """
        self._closed = True
        self._waiting.clear()
        self._ticks.stop()
        if self._current is not None:
            self._current.token.stop()
            self._current = None
        deadline = time.monotonic() + CLOSE_GRACE_MS / 1000
        ended = True
        for thread in (self._thread, *self._hung):
            left = max(0, round((deadline - time.monotonic()) * 1000))
            ended = thread.shut_down(left) and ended
        return ended

    def _open_thread(self) -> None:
        self._thread = BackgroundThread("engine", self)
        self._thread.done.connect(self._on_done)
        self._engines: dict[bool, Engine] = {}  # filled on the search thread: making the table takes time

    def _start_next(self) -> None:
        if self._current is not None or not self._waiting:
            return
        search = self._waiting.popleft()
        self._current = search
        self._thread.submit(partial(_run, search, self._engines, self._make_engine))
        self._ticks.start()

    def _end(self, token: StopToken, *, drop: bool) -> None:
        token.stop()
        for search in (self._current, *self._waiting):
            if search is not None and search.token is token:
                search.dropped = search.dropped or drop
                search.stopped = search.stopped or time.monotonic()
        self._waiting = deque(search for search in self._waiting if not search.dropped)

    def _tick(self) -> None:
        search = self._current
        if search is None:
            self._ticks.stop()
            return
        latest = search.latest
        if latest is not None and latest is not search.reported and not search.dropped:
            search.reported = latest
            self.infoArrived.emit(search.token, latest)
        if self._current is search:
            self._watch(search)

    def _watch(self, search: _Search) -> None:
        """Give up a search that does not obey, so that the game can go on."""
        now = time.monotonic()
        if search.stopped is not None:
            if now - search.stopped > STOP_GRACE:
                self._give_up(search)
        elif search.exceeds_limit(now):
            search.token.stop()
            search.stopped = now

    def _give_up(self, search: _Search) -> None:
        self._hung.append(self._thread)  # kept: a running thread must not be destroyed
        self._open_thread()
        self._current = None
        message = "the search did not stop"
        if search.dropped:
            self.gaveUp.emit(message)
        else:
            self.failed.emit(search.token, message)
        self._start_next()

    def _on_done(self, task: partial[Info], info: Info | None, error: Exception | None) -> None:
        search = self._current
        if search is None or task.args[0] is not search:  # one that was given up has returned after all
            return
        self._current = None
        if not search.dropped:
            if info is None:
                self.failed.emit(search.token, str(error) or type(error).__name__)
            else:
                self.finished.emit(search.token, info)
        if not self._closed:
            self._start_next()
            if self._current is None:
                self._ticks.stop()


def _run(search: _Search, engines: dict[bool, Engine], make_engine: Callable[[], Engine]) -> Info:
    """On the search thread: one native call, which releases the GIL.

    A weaker level has an engine of its own: what a search at full strength
    remembers, as for a hint, would make the opponent stronger than it was set.
    """
    strong = search.level is None
    if strong not in engines:
        engines[strong] = make_engine()
    search.started = time.monotonic()
    return engines[strong].analyse(
        search.position,
        search.limit,
        on_info=search.note,
        stop=search.token,
        history=search.history,
        level=search.level,
        seed=getrandbits(31) if search.level else 0,  # a weaker level varies its play
    )
