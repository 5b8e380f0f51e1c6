"""A person's offer of a draw to the engine: answered from its own score, if need be after a short search."""

from __future__ import annotations

from harzdame_engine import Color, Info, Node, Score
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.draw_policy import accepts_draw
from harzdame_gui.controllers.game.quick_search import QuickSearch


class DrawOffer(QObject):
    """One offer at a time, and one a turn.

    Signals:
        answered(bool)
        failed(str): the search for an answer failed; answered(False) came before.
    """

    answered = Signal(bool)
    failed = Signal(str)

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = Color.BLACK
        self._declined_at: Node | None = None
        self._search = QuickSearch(service, self)
        self._search.answered.connect(self._on_score)
        self._search.failed.connect(self._on_failed)

    @property
    def open(self) -> bool:
        """Whether an answer is awaited."""
        return self._search.node is not None

    def possible(self, node: Node) -> bool:
        """Whether a draw may be offered at `node`: not twice in the same position."""
        return not self.open and node is not self._declined_at

    def make(self, node: Node, engine: Color, known: Score | None) -> None:
        """Offer the `engine`'s side a draw at `node`; `known` is its own score there, if it has one."""
        self._engine = engine
        if known is not None:
            self._answer(node, known)
        else:
            self._search.ask(node)

    def cancel(self) -> None:
        """The offer lapses; no answer comes."""
        self._search.cancel()

    def _answer(self, node: Node, own: Score) -> None:
        accepted = accepts_draw(own, node.ply)
        self._declined_at = None if accepted else node
        self.answered.emit(accepted)

    def _on_score(self, node: Node, info: Info) -> None:
        """The search judged for the side to move, which need not be the engine's."""
        self._answer(node, info.score.pov(self._engine, node.position.turn))

    def _on_failed(self, message: str) -> None:
        self.answered.emit(False)
        self.failed.emit(message)
