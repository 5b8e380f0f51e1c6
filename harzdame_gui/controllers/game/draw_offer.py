"""Offers of a draw to an engine: when it accepts, and the short search it may need first."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color, Info, Node, Position, Score
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.players import Request

OPENING_PLIES = 20
"""The length of the opening, in which no draw is accepted: ten moves by each side."""
LEVEL_CENTIPIECES = 5
"""The highest score that counts as level: a twentieth of a man, by which scores waver anyway."""
WORSE_CENTIPIECES = -100
"""The score, a man less, from which on a player is glad of half a point while much is left to play."""
LATELY = 3
"""The own moves in a row after which a player believes that the game is level."""
_LEAST_PLIES, _QUIET_PLIES = 60, 40
"""A game has come to rest that is so long, and in which so many plies took nothing and made no king."""


def is_fought_out(node: Node) -> bool:
    """Whether there was a game up to `node`: half of the pieces are gone, or nothing has happened for long.

    A draw that is agreed before says nothing of anybody's strength.
    """
    position = node.position
    if 2 * len(position.pieces) <= len(Position.start(position.rules.id).pieces):
        return True
    return node.ply >= _LEAST_PLIES and _is_at_rest(node, _QUIET_PLIES)


def _is_at_rest(node: Node, plies: int) -> bool:
    for _ in range(plies):
        if node.parent is None or node.move is None or node.move.captures or node.move.promotes:
            return False
        node = node.parent
    return True


def accepts_draw(scores: Sequence[Score], node: Node, *, exact: bool = False) -> bool:
    """Whether an engine accepts a draw at `node`, with `scores` from its own side, the latest last.

    A side that is clearly worse is glad of half a point once the opening is over. Else the game must be
    fought out, and the engine not better, by what it has found lately. Where the score is `exact`, by the
    endgame tables, or the end is counted, a draw is one however early it is.
    """
    latest = scores[-1]
    if latest.plies_to_end is not None:
        return latest.plies_to_end <= 0
    if exact:
        return latest.centipieces <= 0
    if latest.centipieces <= WORSE_CENTIPIECES:
        return node.ply >= OPENING_PLIES
    level = all(_is_not_better(score) for score in scores[-LATELY:])
    return level and is_fought_out(node)


def _is_not_better(score: Score) -> bool:
    if score.plies_to_end is not None:
        return score.plies_to_end <= 0
    return score.centipieces <= LEVEL_CENTIPIECES


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

    def make(self, request: Request, side: Color, known: Sequence[Score]) -> None:
        """Offer `side` a draw at a node; `known` are its own scores up to there, the latest last."""
        self._side = side
        if known:
            self.answered.emit(accepts_draw(known, request.node))
        else:
            self._search.ask(request)

    def cancel(self) -> None:
        """Withdraw the offer; no answer follows."""
        self._search.cancel()

    def _on_score(self, node: Node, info: Info) -> None:
        score = info.score.pov(self._side, node.position.turn)
        self.answered.emit(accepts_draw((score,), node, exact=info.from_tables))
