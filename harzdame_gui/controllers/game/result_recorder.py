"""Notes how a person's games against the engine end, if nobody helped."""

from __future__ import annotations

from harzdame_engine import LEVELS, Outcome, Position
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.game.players import PlayerKind
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.game_results import MOST, GameResult
from harzdame_gui.controllers.settings.settings import Settings

_LEAST_PLIES = 10
"""A game that is given up sooner was not played."""


class ResultRecorder(QObject):
    """Watches a session, and adds to the settings each game that says something of the person's strength.

    That is one begun from the usual position and played to its end, not given
    up at once, without a hint, a move by the engine for the person, an analysis
    or a takeback.
    """

    def __init__(self, session: GameSession, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._counts = False
        session.gameReplaced.connect(self._on_game_replaced)
        session.stateChanged.connect(self._on_state_changed)
        session.hintReady.connect(self._on_helped)
        self._on_game_replaced()

    @Slot()
    def _on_game_replaced(self) -> None:
        tree = self._session.tree
        untouched = not tree.root.children and tree.result is None
        usual = tree.root.position == Position.start(tree.root.position.rules.id)
        self._counts = untouched and usual and self._session.against_engine

    @Slot()
    def _on_helped(self) -> None:
        self._counts = False

    @Slot()
    def _on_state_changed(self) -> None:
        if not self._counts:
            return
        if self._is_helped():
            self._counts = False
        elif (outcome := self._session.tree.result) is not None:
            self._counts = False
            if len(self._session.tree.mainline()) > _LEAST_PLIES:
                self._add(outcome)

    def _is_helped(self) -> bool:
        session, settings = self._session, self._settings
        if settings.analysis.value and settings.analysis_in_play.value:
            return True
        at = session.thinking_at
        if at is not None and session.players[at.position.turn] is PlayerKind.HUMAN:
            return True
        # a takeback that led elsewhere, or a line that was tried out
        return any(len(node.children) > 1 for node in session.tree.mainline())

    def _add(self, outcome: Outcome) -> None:
        session = self._session
        person = next(color for color, kind in session.players.items() if kind is PlayerKind.HUMAN)
        points = 0.5 if outcome.winner is None else float(outcome.winner is person)
        level = session.level or LEVELS[-1]
        result = GameResult(session.position.rules.id, level.id, points)
        self._settings.results.set((*self._settings.results.value, result)[-MOST:])
