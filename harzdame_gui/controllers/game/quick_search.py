"""A short search at full strength for a person's question: a hint, or how the engine stands.

It plays nothing and knows nothing of the game beyond the node it was asked at.
"""

from __future__ import annotations

from harzdame_engine import Info, Limit, Node
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority, Search
from harzdame_gui.controllers.game.players import Request

SECONDS = 1.0
"""How long a person waits for a hint."""


class QuickSearch(QObject):
    """One question at a time.

    Signals:
        answered(Node, Info)
        failed(str)
    """

    answered = Signal(object, object)
    failed = Signal(str)

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._search: Search | None = None
        self._node: Node | None = None
        service.finished.connect(self._on_finished)
        service.failed.connect(self._on_failed)

    @property
    def node(self) -> Node | None:
        """Where the standing question was asked, None when there is none."""
        return self._node

    def ask(self, node: Node) -> None:
        """What is best at `node`? An earlier question lapses."""
        self.cancel()
        request = Request.at(node)
        self._node = node
        self._search = self._service.analyse(
            request.position, Limit(time=SECONDS), None, request.history, priority=Priority.PLAY
        )

    def cancel(self) -> None:
        """Drop the question; nothing more is heard of it."""
        search, self._search, self._node = self._search, None, None
        if search is not None:
            self._service.stop(search)

    def _on_finished(self, search: Search, info: Info) -> None:
        if search is self._search:
            node, self._search, self._node = self._node, None, None
            self.answered.emit(node, info)

    def _on_failed(self, search: Search, message: str) -> None:
        if search is self._search:
            self._search = self._node = None
            self.failed.emit(message)
