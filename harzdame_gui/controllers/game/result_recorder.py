"""Record of a person's results against the engine, in games that they played without help."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Node, Outcome, Position, Termination
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.game.draw_offer import is_fought_out
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.controllers.settings.settings import MOST_RESULTS, LevelResult, Settings

_OPENING_PLIES = 4
_LEAST_PLIES = 10
"""The length below which a game does not count."""


class _End(NamedTuple):
    """How a game ended, and the line that led there."""

    outcome: Outcome
    line: tuple[Node, ...]

    @property
    def says_something(self) -> bool:
        """Whether the game was played out far enough to tell of anybody's strength."""
        agreed = self.outcome.termination is Termination.AGREEMENT
        return len(self.line) > _LEAST_PLIES and (not agreed or is_fought_out(self.line[-1]))


class ResultRecorder(QObject):
    """Watches a session, and adds to the settings each game that says something about the person's strength.

    Such a game is played against a rated level, from the usual position to its
    end; its first moves may be those of an opening that was drawn. It is not
    given up at once, no draw is agreed before it is fought out, and the person
    takes no hint, no move by the engine, no analysis and no takeback, and has
    no coach: that it is silent is a help, too.

    While the end of such a game is taken back, or it has another one, its result is not among the others;
    nor does it count anew where it is played on.
    """

    def __init__(self, session: GameSession, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._counts = False
        self._noted: LevelResult | None = None  # of the game on the board
        self._end: _End | None = None  # for which it was noted
        self._stands = False  # among the others
        session.gameReplaced.connect(self._on_game_replaced)
        session.stateChanged.connect(self._on_state_changed)
        session.hintReady.connect(self._on_helped)
        self._on_game_replaced()

    @Slot()
    def _on_game_replaced(self) -> None:
        tree = self._session.tree
        begun = len(tree.mainline()) - 1 <= self._session.given_plies
        untouched = begun and tree.result is None
        usual = tree.root.position == Position.start(tree.root.position.rules.id)
        self._counts = untouched and usual and self._session.against_engine
        self._noted = self._end = None

    @Slot()
    def _on_helped(self) -> None:
        self._counts = False

    @Slot()
    def _on_state_changed(self) -> None:
        end = self._reached()
        if self._noted is not None:
            self._let_stand(self._noted, stands=end == self._end)
        elif self._counts and self._is_helped():
            self._counts = False
        elif end is not None and (result := self._result(end)) is not None:
            if self._counts and end.says_something:
                self._note(result, end, stands=False)
                self._let_stand(result, stands=True)
            elif not self._counts:
                self._take_up(result, end)
            self._counts = False

    def _reached(self) -> _End | None:
        """The end of the game on the board; None: it has none."""
        outcome, last = self._session.tree.result, self._session.ended_at
        if outcome is None or last is None:
            return None
        return _End(outcome, self._session.tree.line_to(last))

    def _take_up(self, result: LevelResult, end: _End) -> None:
        """The result noted last is that of this game, if an earlier run of the app did so."""
        last = self._settings.results.value[-1:]
        if last == (result._replace(day=last[0].day if last else ""),):
            self._note(last[0], end, stands=True)

    def _note(self, result: LevelResult, end: _End, *, stands: bool) -> None:
        self._noted, self._end, self._stands = result, end, stands

    def _let_stand(self, result: LevelResult, *, stands: bool) -> None:
        """Have a result among the others, or not."""
        if stands is self._stands:
            return
        self._stands = stands
        results = list(self._settings.results.value)
        if stands:
            results.append(result)
        elif result in results:
            del results[len(results) - 1 - results[::-1].index(result)]
        self._settings.results.set(tuple(results[-MOST_RESULTS:]))

    def _is_helped(self) -> bool:
        session, settings = self._session, self._settings
        if settings.analyses_play:
            return True
        if settings.coach.value is not CoachMode.OFF and not session.without_takebacks:
            return True
        at = session.thinking_at
        if at is not None and at.position.turn in session.persons:
            return True
        # a takeback that led elsewhere, or a line that was tried out
        return any(len(node.children) > 1 for node in session.tree.mainline())

    def _result(self, end: _End) -> LevelResult | None:
        """What that end says of a person, who played a rated level; None: nobody did."""
        persons, players = self._session.persons, self._session.players
        level = players[persons[0].other].rated_level if len(persons) == 1 else None
        if level is None:
            return None
        from datetime import date
        from hashlib import blake2b

        moves = [str(node.move) for node in end.line[1:]]
        return LevelResult(
            end.line[0].position.rules.id,
            level.id,
            end.outcome.points(persons[0]),
            f"{date.today():%Y-%m-%d}",
            str(persons[0]),
            len(moves),
            " ".join(moves[:_OPENING_PLIES]),
            blake2b(" ".join(moves).encode(), digest_size=16).hexdigest(),
        )
