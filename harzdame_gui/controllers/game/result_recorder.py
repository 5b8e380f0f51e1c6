"""Record of a person's results against the engine, in games that they played without help."""

from __future__ import annotations

from datetime import date

from harzdame_engine import Outcome, Position, Termination
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.game.draw_offer import is_fought_out
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.controllers.settings.settings import MOST_RESULTS, GameResult, Settings

_OPENING_PLIES = 4
_LEAST_PLIES = 10
"""The length below which a game does not count."""


class ResultRecorder(QObject):
    """Watches a session, and adds to the settings each game that says something about the person's strength.

    Such a game is played against a rated level, from the usual position to its
    end. It is not given up at once, no draw is agreed before it is fought out,
    and the person takes no hint, no move by the engine, no analysis and no
    takeback, and has no coach: that it is silent is a help, too.
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
            line = self._session.tree.mainline()
            agreed = outcome.termination is Termination.AGREEMENT
            if len(line) > _LEAST_PLIES and (not agreed or is_fought_out(line[-1])):
                self._add(outcome)

    def _is_helped(self) -> bool:
        session, settings = self._session, self._settings
        if settings.analysis.value and settings.analysis_in_play.value:
            return True
        if settings.coach.value is not CoachMode.OFF and not session.without_takebacks:
            return True
        at = session.thinking_at
        if at is not None and at.position.turn in session.persons:
            return True
        # a takeback that led elsewhere, or a line that was tried out
        return any(len(node.children) > 1 for node in session.tree.mainline())

    def _add(self, outcome: Outcome) -> None:
        session = self._session
        level = session.players[session.persons[0].other].rated_level
        if level is None:
            return
        person, line = session.persons[0], session.tree.mainline()
        result = GameResult(
            session.position.rules.id,
            level.id,
            outcome.points(person),
            f"{date.today():%Y-%m-%d}",
            str(person),
            len(line) - 1,
            " ".join(str(node.move) for node in line[1 : 1 + _OPENING_PLIES]),
        )
        self._settings.results.set((*self._settings.results.value, result)[-MOST_RESULTS:])
