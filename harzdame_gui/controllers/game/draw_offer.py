"""Offers of a draw to an engine: when it accepts, and the short search it may need first."""

from __future__ import annotations

from harzdame_engine import Color, Info, Node, Score
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.players import Request

OPENING_PLIES = 20
"""The length of the opening, in which no draw is accepted: ten moves by each side."""
LEVEL_CENTIPIECES = 5
"""The highest score that counts as level: a twentieth of a man, by which scores waver anyway."""


def accepts_draw(score: Score, ply: int, *, exact: bool = False) -> bool:
    """Whether an engine accepts a draw after `ply` plies, with `score` from its own side.

    It does when the opening is over and it is not better. A side that is worse
    is glad of half a point; one that is better plays on. Where the score is
    `exact`, by the endgame tables, a draw is one however early it is.
    """
    if score.plies_to_end is not None:
        return score.plies_to_end <= 0
    if exact:
        return score.centipieces <= 0
    return ply >= OPENING_PLIES and score.centipieces <= LEVEL_CENTIPIECES


class DrawOffer(QObject):
    """One offer at a time to the built-in engine.

    Signals:
        answered(bool)
        failed(str): no answer will come, because the search for it failed; text for a log.
    """

    answered = Signal(bool)
    failed = Signal(str)

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._side = Color.BLACK
        self._search = NodeSearch(service, self)
        self._search.answered.connect(self._on_score)
        self._search.failed.connect(self.failed)

    def make(self, request: Request, side: Color, known: Score | None) -> None:
        """Offer `side` a draw at a node; `known` is its own score there, or None."""
        self._side = side
        if known is not None:
            self.answered.emit(accepts_draw(known, request.node.ply))
        else:
            self._search.ask(request)

    def cancel(self) -> None:
        """Withdraw the offer; no answer follows."""
        self._search.cancel()

    def _on_score(self, node: Node, info: Info) -> None:
        score = info.score.pov(self._side, node.position.turn)
        self.answered.emit(accepts_draw(score, node.ply, exact=info.from_tables))
