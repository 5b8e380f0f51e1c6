"""Searches at a node of a game: for a move, a hint, the answer to an offered draw, or an analysis.

The only place in the game's controllers that asks the engine service.
"""

from __future__ import annotations

from harzdame_engine import Info, Level, Limit, Node
from harzdame_engine.search.styles import Style
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority, Search
from harzdame_gui.controllers.game.players import Request

QUICK = Limit(time=1.0)
"""The limit of a search that a person waits for."""


class NodeSearch(QObject):
    """One search at a time, at `node`; None: it does not search. `found` is what the last one found.

    Signals:
        infoArrived(Info): progress.
        answered(Node, Info)
        failed(str): text for a log.
    """

    infoArrived = Signal(object)
    answered = Signal(object, object)
    failed = Signal(str)

    def __init__(
        self, service: EngineService, parent: QObject | None = None, priority: Priority = Priority.PLAY
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._priority = priority
        self._search: Search | None = None
        self.node: Node | None = None
        self.found: Info | None = None
        service.infoArrived.connect(self._on_info)
        service.finished.connect(self._on_finished)
        service.failed.connect(self._on_failed)

    def ask(
        self,
        request: Request,
        limit: Limit = QUICK,
        level: Level | None = None,
        book_margin: int | None = None,
        lines: int = 1,
        *,
        style: Style | None = None,
    ) -> None:
        """Search for the best moves; an earlier search is dropped. A `book_margin` lets the book answer."""
        self.cancel()
        self.node = request.node
        self._search = self._service.analyse(
            request.position,
            limit,
            level,
            request.history,
            priority=self._priority,
            lines=lines,
            book_margin=book_margin,
            style=style,
        )

    def hurry(self) -> None:
        """Answer now, with what has been found so far."""
        if self._search is not None:
            self._service.hurry(self._search)

    def cancel(self) -> None:
        """Drop the search; no signal follows."""
        search, self._search, self.node = self._search, None, None
        if search is not None:
            self._service.stop(search)

    def _on_info(self, search: Search, info: Info) -> None:
        if search is self._search:
            self.infoArrived.emit(info)

    def _on_finished(self, search: Search, info: Info) -> None:
        if search is self._search:
            node, self._search, self.node = self.node, None, None
            self.found = info
            self.answered.emit(node, info)

    def _on_failed(self, search: Search, message: str) -> None:
        if search is self._search:
            self._search = self.node = None
            self.failed.emit(message)
