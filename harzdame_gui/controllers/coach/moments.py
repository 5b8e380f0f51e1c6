"""The moments that mattered in a game: the moves that cost most, looked at once more when it is over."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Info, Limit, Line, Node
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.review.judgement import INACCURACY
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.coach.coach import Coach
from harzdame_gui.controllers.coach.judgement import Seen, judge
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.players import Request
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.work.job import Job

MOST = 3
_LOOKED_AT = 6
"""Moves that may turn out to be among those that mattered."""
_LIMIT = Limit(time=0.7, nodes=150_000)


class Moments(QObject):
    """Keeps what the coach saw of the game on the board, and chooses from it at the end.

    *Signals*
    changed(): `found` is another; () while the game goes on.
    """

    changed = Signal()

    def __init__(
        self,
        coach: Coach,
        session: GameSession,
        service: EngineService,
        cache: EndgameCache,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._service = service
        self._cache = cache
        self._seen: dict[Node, Seen] = {}
        self._waiting: list[Node] = []
        self._best: Line | None = None
        self._over = False
        self.found: tuple[Seen, ...] = ()
        self._search = NodeSearch(service, self, Priority.REVIEW)
        self._search.answered.connect(self._on_answered)
        self._search.failed.connect(self._next)
        coach.looked.connect(self._on_looked)
        session.gameReplaced.connect(self._on_replaced)
        session.stateChanged.connect(self._look)

    @property
    def at_work(self) -> bool:
        """Whether moves are still looked at once more."""
        return bool(self._waiting)

    def close(self) -> None:
        """Stop looking, as the window closes."""
        self._waiting = []
        self._search.cancel()

    @Slot(object)
    def _on_looked(self, seen: Seen) -> None:
        self._seen[seen.node] = seen

    @Slot()
    def _on_replaced(self) -> None:
        self.close()
        self._seen = {}
        self._over = False
        self._choose()

    @Slot()
    def _look(self) -> None:
        over = self._session.tree.result is not None and not self._session.studied
        if over == self._over:
            return
        self._over = over
        self.close()
        self._choose()
        if over:
            self._waiting = [seen.node for seen in self._worst(_LOOKED_AT)]
            self._next()

    def _worst(self, most: int) -> list[Seen]:
        """The moves that cost most, the dearest first; a warning that was heeded counts as well."""
        there = [seen for node, seen in self._seen.items() if self._session.tree.has(node)]
        costly = [seen for seen in there if seen.loss >= INACCURACY]
        return sorted(costly, key=lambda seen: -seen.loss)[:most]

    def _choose(self) -> None:
        chosen = self._worst(MOST) if self._over else []
        found = tuple(sorted(chosen, key=lambda seen: seen.node.ply))
        if found != self.found:
            self.found = found
            self.changed.emit()

    # A second look, deeper than there was time for during the game

    @Slot()
    def _next(self, *_: object) -> None:
        self._best = None
        while self._waiting and not self._session.tree.has(self._waiting[0]):
            self._waiting.pop(0)
        if self._waiting and (parent := self._waiting[0].parent) is not None:
            self._search.ask(Request.at(parent), _LIMIT)

    @Slot(object, object)
    def _on_answered(self, _node: Node, info: Info) -> None:
        if not self._waiting:
            return
        node = self._waiting[0]
        if self._best is None:
            self._best = info.lines[0]
            self._search.ask(Request.at(node), _LIMIT)
            return
        job = self._service.jobs.run(partial(_judged, node, self._best, info.lines[0], self._cache))
        job.finished.connect(self._on_judged)
        job.failed.connect(self._skip)

    @Slot()
    def _skip(self, *_: object) -> None:
        self._waiting = self._waiting[1:]
        self._next()

    @Slot(object)
    def _on_judged(self, seen: Seen) -> None:
        if self._waiting and seen.node is self._waiting[0]:
            self._seen[seen.node] = seen
            self._choose()
            self._skip()


def _judged(node: Node, best: Line, reply: Line, cache: EndgameCache, _job: Job) -> Seen:
    return judge(node, best, reply, cache.tables(node.position.rules))
