"""Thinking on the opponent's time: while a person considers, the engine searches the position on the board.

What it finds stays in the table of the engine at full strength, from which its
own search then begins. The search gives way to every other one.
"""

from __future__ import annotations

from harzdame_engine import Limit
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.players import Request
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings

_LONGEST = Limit(time=600.0)
"""A person who is away for longer keeps no core busy."""


class Pondering(QObject):
    """Searches while one person considers against the built-in engine at full strength, if that is wanted."""

    def __init__(
        self, session: GameSession, service: EngineService, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._setting = settings.pondering
        self._search = NodeSearch(service, self, Priority.ANALYSIS)
        self._done_at: object = None
        self._search.answered.connect(self._on_done)
        self._search.failed.connect(self._on_done)
        session.stateChanged.connect(self._look)
        session.gameReplaced.connect(self._look)
        settings.pondering.follow(self._look)

    @property
    def under_way(self) -> bool:
        """Whether it searches."""
        return self._search.node is not None

    @Slot()
    def _look(self, *_: object) -> None:
        live = self._session.live
        wanted = live if self._is_wanted() else None
        if wanted is self._search.node or (wanted is not None and wanted is self._done_at):
            return
        self._done_at = None
        if wanted is None:
            self._search.cancel()
        else:
            self._search.ask(Request.at(wanted), _LONGEST)

    def _is_wanted(self) -> bool:
        session = self._session
        game = session.game
        if not self._setting.value or session.thinking or not game.against_engine or game.live is None:
            return False
        if game.live.position.turn not in session.persons or game.over(game.live):
            return False
        spec = session.players[session.persons[0].other].spec
        return spec.built_in and (spec.level is None or spec.level.full)

    @Slot()
    def _on_done(self, *_: object) -> None:
        self._done_at = self._session.live
