"""The comparison of moves by a short search after each of them."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Info, Limit, Move, Position
from harzdame_engine.review.evaluations import points_of
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority, Search

SEARCH = Limit(time=0.6)
"""The limit of each search."""


class MoveComparison(QObject):
    """Compares moves of one position at a time.

    *Signals*
    done(): each of the moves was searched, or its search failed.
    """

    done = Signal()

    def __init__(self, service: EngineService, parent: QObject) -> None:
        super().__init__(parent)
        self._service = service
        self._points: dict[Move, float | None] = {}
        self._replies: dict[Move, tuple[Move, ...]] = {}
        self._searches: dict[Search, Move] = {}
        service.finished.connect(self._on_finished)
        service.failed.connect(self._on_failed)

    def begin(self, history: Sequence[Position], moves: Sequence[Move]) -> None:
        """Compare `moves` of the last position of `history`; where all end the game, it is done at once."""
        self.stop()
        self._points, self._replies = {}, {}
        position = history[-1]
        for move in moves:
            after = position.play(move)
            outcome = after.outcome()
            if outcome is not None:
                self._points[move] = outcome.points(position.turn)
            else:
                search = self._service.analyse(after, SEARCH, history=tuple(history), priority=Priority.PLAY)
                self._searches[search] = move
        self._tell()

    def stop(self) -> None:
        """End the searches."""
        searches, self._searches = tuple(self._searches), {}
        for search in searches:
            self._service.stop(search)

    def points(self, move: Move) -> float | None:
        """The points, from 0 to 1, that the mover can expect after a move; None: not known."""
        return self._points.get(move)

    def reply(self, move: Move) -> tuple[Move, ...]:
        """The best line of the other side after a move, as far as it is known."""
        return self._replies.get(move, ())

    def _tell(self) -> None:
        if not self._searches:
            self.done.emit()

    @Slot(object, object)
    def _on_finished(self, search: Search, info: Info) -> None:
        if search in self._searches:  # the score is the opponent's, who is to move
            move = self._searches.pop(search)
            self._points[move] = 1.0 - points_of(info.score, search.history[-1])
            self._replies[move] = info.pv
            self._tell()

    @Slot(object, str)
    def _on_failed(self, search: Search, _text: str) -> None:
        if search in self._searches:
            self._points[self._searches.pop(search)] = None
            self._tell()
