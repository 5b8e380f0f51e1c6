"""The built-in engine as a player: at a level, with opening book and endgame tables."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import LEVELS, Color, Info, Level, Node, Score
from PySide6.QtCore import QObject

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.draw_offer import LATELY, DrawOffer
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.players import Player, PlayerProblem, Request


class EnginePlayer(Player):
    """Asks the engine service, which has the book and the tables.

    `book_margin` returns how it plays from the book, as in `OpeningBook.choose`; None: not at all.
    """

    def __init__(
        self,
        spec: PlayerSpec,
        service: EngineService,
        book_margin: Callable[[], int | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(spec, parent)
        self._book_margin = book_margin
        self._judged: dict[Node, Info] = {}
        self._search = NodeSearch(service, self)
        self._search.infoArrived.connect(self.infoArrived)
        self._search.answered.connect(self._on_answered)
        self._search.failed.connect(self._on_failed)
        self._draw = DrawOffer(service, self)
        self._draw.answered.connect(self.drawAnswered)
        self._draw.failed.connect(self._on_draw_failed)

    @property
    def rated_level(self) -> Level | None:
        """See `Player`; full strength is the highest level."""
        return self.spec.level or LEVELS[-1]

    def ask(self, request: Request) -> None:
        """See `Player`."""
        super().ask(request)
        limit = request.limit(self.spec.thinking_time)
        self._search.ask(request, limit, self.spec.level, self._book_margin(), style=self.spec.style)

    def hurry(self) -> None:
        """See `Player`."""
        super().hurry()
        self._search.hurry()

    def stop(self) -> None:
        """See `Player`."""
        super().stop()
        self._search.cancel()
        self._draw.cancel()

    def consider_draw(self, request: Request, side: Color) -> None:
        """See `Player`; answered by its scores for its last moves, or else after a quick search."""
        self._draw.make(request, side, self._lately(request.node))

    def last_score(self, node: Node | None) -> Score | None:
        """The score of its last move, from its own side, if it made that at `node`."""
        info = self.last_info(node)
        return None if info is None else info.score

    def last_info(self, node: Node | None) -> Info | None:
        """See `Player`; a move from the opening book was not searched for."""
        info = self._judged.get(node) if node is not None else None
        return None if info is None or info.from_book else info

    def _lately(self, node: Node) -> list[Score]:
        """The scores of its last moves up to `node`, as far as it made them there, the latest last."""
        scores: list[Score] = []
        at = node.parent
        while at is not None and len(scores) < LATELY and (score := self.last_score(at)) is not None:
            scores.insert(0, score)
            at = at.parent.parent if at.parent is not None else None
        return scores

    def _on_answered(self, node: Node, info: Info) -> None:
        if info.best is None:
            self._fail(PlayerProblem.STOPPED, "the engine found no move")
            return
        self._judged[node] = info
        self._move(info.best)

    def _on_failed(self, message: str) -> None:
        self._fail(PlayerProblem.STOPPED, message)

    def _on_draw_failed(self, message: str) -> None:
        self._fail(PlayerProblem.UNANSWERED, message)
