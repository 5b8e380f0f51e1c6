"""An engine for work on another thread, whose searches the engine service carries out with the last priority.

It is asked one question after another, as `Engine` is; play and analysis go first, and the
settings say how many threads there are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from threading import Event

from harzdame_engine import Info, Level, Limit, Position, StopToken
from PySide6.QtCore import QObject, Qt, Signal, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority, Search

_PAUSE = 0.05
"""Seconds between two looks at whether the work was stopped."""


class WorkStoppedError(Exception):
    """The work was stopped while it waited for a search."""


@dataclass(slots=True, eq=False)
class _Request:
    position: Position
    limit: Limit
    level: Level | None
    lines: int
    done: Event = field(default_factory=Event)
    info: Info | None = None
    error: str = ""
    dropped: bool = False


class Lender(QObject):
    """The lender of engines: passes what they are asked to the service, in the GUI thread."""

    _asked = Signal(object)
    _dropped = Signal(object)

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._requests: dict[Search, _Request] = {}
        self._asked.connect(self._on_asked, Qt.ConnectionType.QueuedConnection)
        self._dropped.connect(self._on_dropped, Qt.ConnectionType.QueuedConnection)
        service.finished.connect(self._on_found)
        service.failed.connect(self._on_failed)

    def lend(self, stop: StopToken) -> BorrowedEngine:
        """An engine for work that `stop` ends."""
        return BorrowedEngine(self, stop)

    # On any thread

    def ask(self, request: _Request) -> None:
        """Have a search carried out."""
        self._asked.emit(request)

    def drop(self, request: _Request) -> None:
        """Give up a search that nobody waits for any more."""
        request.dropped = True
        self._dropped.emit(request)

    # On the GUI thread

    @Slot(object)
    def _on_asked(self, request: _Request) -> None:
        if request.dropped:
            return
        try:
            search = self._service.analyse(
                request.position,
                request.limit,
                request.level,
                priority=Priority.REVIEW,
                lines=request.lines,
            )
        except RuntimeError as error:  # it was shut down
            request.error = str(error)
            request.done.set()
        else:
            self._requests[search] = request

    @Slot(object)
    def _on_dropped(self, request: _Request) -> None:
        for search, each in tuple(self._requests.items()):
            if each is request:
                del self._requests[search]
                self._service.stop(search)

    @Slot(object, object)
    def _on_found(self, search: Search, info: Info) -> None:
        request = self._requests.pop(search, None)
        if request is not None:
            request.info = info
            request.done.set()

    @Slot(object, str)
    def _on_failed(self, search: Search, text: str) -> None:
        request = self._requests.pop(search, None)
        if request is not None:
            request.error = text
            request.done.set()


class BorrowedEngine:
    """Answers on the thread that asks, which waits meanwhile; not the GUI thread."""

    def __init__(self, lender: Lender, stop: StopToken) -> None:
        self._lender = lender
        self._stop = stop

    def new_game(self) -> None:
        """Nothing: the tables are those of other reviews as well."""

    def analyse(
        self,
        position: Position,
        limit: Limit,
        *,
        level: Level | None = None,
        seed: int = 0,  # noqa: ARG002 - weaker levels vary their play as they do in a game
        lines: int = 1,
    ) -> Info:
        """The findings of a search.

        Raises:
            WorkStoppedError: the work was stopped.
            RuntimeError: the search could not be carried out.
        """
        request = _Request(position, limit, level, lines)
        self._lender.ask(request)
        while not request.done.wait(_PAUSE):
            if self._stop.stopped:
                self._lender.drop(request)
                raise WorkStoppedError
        if request.info is None:
            raise RuntimeError(request.error)
        return request.info
