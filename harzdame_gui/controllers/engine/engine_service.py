"""The engine on its own thread: one blocking search at a time, heard of by signals.

It knows positions and limits, not games, players or whose turn it is.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import partial

from harzdame_engine import Engine, Info, Level, Limit, Position, StopToken
from harzdame_engine.books.cache import BookCache
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from harzdame_gui.controllers.engine.searches import Engines, Power, Search
from harzdame_gui.controllers.work.thread import BackgroundThread

STOP_GRACE = 3.0
"""Seconds within which a stopped search must return; a healthy one needs 0.05."""
CLOSE_GRACE_MS = 800
"""How long closing waits for the search: leaving takes less than a second."""
_WATCH_INTERVAL_MS = 100


class EngineService(QObject):
    """Owns the search thread.

    Signals:
        infoArrived(token, Info): progress, as often as the engine tells it.
        finished(token, Info): the search is over.
        failed(token, str): it raised, or hung and was given up.
        gaveUp(str): a search that nobody waits for any more did not stop.
    """

    infoArrived = Signal(object, object)
    finished = Signal(object, object)
    failed = Signal(object, str)
    gaveUp = Signal(str)
    _told = Signal(object, object)

    def __init__(
        self,
        make_engine: Callable[[], Engine] = Engine,
        parent: QObject | None = None,
        books: BookCache | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_engine = make_engine
        self._books = books
        self._power = Power()
        self._waiting: deque[Search] = deque()
        self._study: Search | None = None
        self._current: Search | None = None
        self._hung: list[BackgroundThread] = []
        self._closed = False
        self._watch = QTimer(self)
        self._watch.setInterval(_WATCH_INTERVAL_MS)
        self._watch.timeout.connect(self._watch_over)
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)
        self._open_thread()

    def set_power(self, power: Power) -> None:
        """What searches at full strength may use, from the next one on."""
        self._power = power

    def analyse(
        self,
        position: Position,
        limit: Limit,
        level: Level | None = None,
        history: tuple[Position, ...] = (),
        *,
        book_margin: int | None = None,
    ) -> StopToken:
        """Search `position`; `history` holds the earlier positions of its game. Waits its turn.

        With a `book_margin` the answer may come from the opening book: see `OpeningBook.choose`.

        Raises:
            RuntimeError: the service was shut down.
        """
        self._refuse_if_closed()
        search = Search(position, limit, level, history, book_margin=book_margin)
        self._waiting.append(search)
        if self._current is not None and self._current is self._study:
            self._study.interrupted = True
            self._study.stop()
        self._start_next()
        return search.token

    def study(self, position: Position, history: tuple[Position, ...] = (), lines: int = 1) -> StopToken:
        """Search `position` at full strength for its best `lines` until stopped, while nothing else is asked.

        Any other search interrupts it; afterwards it goes on, and what it found
        is still in the table. There is one: another takes its place.

        Raises:
            RuntimeError: the service was shut down.
        """
        self._refuse_if_closed()
        if self._study is not None:
            self.stop(self._study.token)
        self._study = search = Search(position, Limit(), None, history, lines)
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
        self._study = None
        self._watch.stop()
        if self._current is not None:
            self._current.stop()
            self._current = None
        deadline = time.monotonic() + CLOSE_GRACE_MS / 1000
        ended = True
        for thread in (self._thread, *self._hung):
            left = max(0, round((deadline - time.monotonic()) * 1000))
            ended = thread.shut_down(left) and ended
        return ended

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise RuntimeError("the engine service was shut down")

    def _open_thread(self) -> None:
        self._thread = BackgroundThread("engine", self)
        self._thread.done.connect(self._on_done)
        self._engines = Engines(self._make_engine, self._books)

    def _start_next(self) -> None:
        if self._current is not None:
            return
        search = self._waiting.popleft() if self._waiting else self._study
        if search is None:
            self._watch.stop()
            return
        self._current = search
        self._thread.submit(partial(self._engines.run, search, self._power, partial(self._told.emit, search)))
        self._watch.start()

    def _end(self, token: StopToken, *, drop: bool) -> None:
        for search in (self._current, self._study, *self._waiting):
            if search is not None and search.token is token:
                search.stop()
                search.dropped = search.dropped or drop
        self._waiting = deque(search for search in self._waiting if not search.dropped)
        if self._study is not None and self._study.dropped:
            self._study = None

    def _watch_over(self) -> None:
        """Give up a search that does not obey, so that the game can go on."""
        search = self._current
        if search is None:
            return
        now = time.monotonic()
        if search.stopped is not None:
            if now - search.stopped > STOP_GRACE:
                self._give_up(search)
        elif search.exceeds_limit(now):
            search.stop()

    def _give_up(self, search: Search) -> None:
        self._hung.append(self._thread)  # kept: a running thread must not be destroyed
        self._open_thread()
        self._conclude(search)
        message = "the search did not stop"
        if search.dropped:
            self.gaveUp.emit(message)
        else:
            self.failed.emit(search.token, message)
        self._start_next()

    def _on_told(self, search: Search, info: Info) -> None:
        if search is self._current and search.stopped is None:
            self.infoArrived.emit(search.token, info)

    def _on_done(self, task: partial[Info], info: Info | None, error: Exception | None) -> None:
        search = self._current
        if search is None or task.args[0] is not search:  # one that was given up has returned after all
            return
        if search.interrupted and not search.dropped and error is None:
            self._current = None
            search.renew()
        else:
            self._conclude(search)
            if info is None:
                self._report_failure(search, error)
            elif not search.dropped:
                self.finished.emit(search.token, info)
        if not self._closed:
            self._start_next()

    def _report_failure(self, search: Search, error: Exception | None) -> None:
        if not search.dropped:
            self.failed.emit(search.token, str(error) or type(error).__name__)

    def _conclude(self, search: Search) -> None:
        """It ran for the last time."""
        self._current = None
        if search is self._study:
            self._study = None
