"""The judge of moves that a solution does not know: does such a move win as well, and what refutes it?"""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Info, Limit, Move, Position
from harzdame_engine.puzzles.solution import Standards
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority, Search

SHORT = Limit(time=1.5, nodes=500_000)
"""As many nodes as the search had that confirmed the moves of solutions with few pieces; a blink."""
_STANDARDS = Standards()
_WON = (_STANDARDS.won + _STANDARDS.held) // 2
"""Hundredths of a man from which on a position counts as won: the middle of the gap of the puzzles."""


class TrialJudgement(NamedTuple):
    """Whether the side that has moved still wins, None where nobody can tell; and the best answer to it."""

    wins: bool | None
    answer: Move | None


class Judge(QObject):
    """Searches the position after a move; endgame tables are asked by the search itself.

    Signals:
        judged(Judgement): the answer to the last question.
    """

    judged = Signal(object)

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._search: Search | None = None
        service.finished.connect(self._on_finished)
        service.failed.connect(self._on_failed)

    def ask(self, after: Position, history: tuple[Position, ...]) -> None:
        """Judge the position after a move; `history` has those before. An earlier question is dropped."""
        self.cancel()
        self._search = self._service.analyse(after, SHORT, history=history, priority=Priority.PLAY)

    def cancel(self) -> None:
        """Drop the question; no signal follows."""
        search, self._search = self._search, None
        if search is not None:
            self._service.stop(search)

    def _on_finished(self, search: Search, info: Info) -> None:
        if search is not self._search:
            return
        self._search = None
        score = info.score.turned
        wins = score.centipieces >= _WON if score.wins is None else score.wins
        self.judged.emit(TrialJudgement(wins, info.best))

    def _on_failed(self, search: Search, _message: str) -> None:
        if search is self._search:
            self._search = None
            self.judged.emit(TrialJudgement(None, None))
