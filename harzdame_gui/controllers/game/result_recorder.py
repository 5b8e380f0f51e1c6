"""Record of a person's results against the engine, in games that they played without help."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine import Node, Outcome, Position, Termination
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.game.coached import is_coached
from harzdame_gui.controllers.game.draw_offer import is_fought_out
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import MOST_RESULTS, LevelResult, Settings

_OPENING_PLIES = 4
_LEAST_PLIES = 10
"""The length below which a game does not count."""


class NoCount(Enum):
    """The reasons why a game says nothing about the person's strength."""

    COACH = auto()
    HINT = auto()
    COMPUTER = auto()  # it moved for the person
    TAKEBACK = auto()  # one that led elsewhere, or a line that was tried out
    ANALYSIS = auto()
    SET_UP = auto()
    TAKEN_UP = auto()  # it was not played in one go
    SHORT = auto()
    EARLY_DRAW = auto()

    @property
    def is_help(self) -> bool:
        """Whether it makes a win easier."""
        return self in _HELP


_HELP = frozenset({NoCount.COACH, NoCount.HINT, NoCount.COMPUTER, NoCount.TAKEBACK, NoCount.ANALYSIS})


class _End(NamedTuple):
    """How a game ended, and the line that led there."""

    outcome: Outcome
    line: tuple[Node, ...]

    @property
    def reason(self) -> NoCount | None:
        """Why the game was not played out far enough to tell of anybody's strength, if it was not."""
        agreed = self.outcome.termination is Termination.AGREEMENT
        if agreed and not is_fought_out(self.line[-1]):
            return NoCount.EARLY_DRAW
        return None if len(self.line) > _LEAST_PLIES else NoCount.SHORT


class ResultRecorder(QObject):
    """Watches a session, and adds to the settings each game that says something about the person's strength.

    Such a game is played against a rated level, from the usual position to its
    end; its first moves may be those of an opening that was drawn. It is not
    given up at once, no draw is agreed before it is fought out, and the person
    takes no hint, no move by the engine, no analysis and no takeback, and has
    no coach: that it is silent is a help, too.

    While the end of such a game is taken back, or it has another one, its result is not among the others;
    nor does it count anew where it is played on.

    *Signals*
    changed(): `reason` is another one.
    """

    changed = Signal()

    def __init__(self, session: GameSession, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._spoilt: NoCount | None = None
        self._told: NoCount | None = None
        self._over = False  # it counts no more, whatever comes
        self._noted: LevelResult | None = None  # of the game on the board
        self._end: _End | None = None  # for which it was noted
        self._stands = False  # among the others
        session.gameReplaced.connect(self._on_game_replaced)
        session.stateChanged.connect(self._on_state_changed)
        session.hintReady.connect(self._on_hint)
        for setting in (settings.coach, settings.analysis, settings.analysis_in_play):
            setting.changed.connect(self._on_state_changed)
        self._on_game_replaced()

    @property
    def concerned(self) -> bool:
        """Whether one person plays a level of the computer: no other game could count."""
        persons, players = self._session.persons, self._session.players
        played = len(persons) == 1 and not self._session.studied
        return played and players[persons[0].other].rated_level is not None

    @property
    def reason(self) -> NoCount | None:
        """Why the game on the board does not count, or would not if it went on like this; None: it counts.

        Of a game that is not `concerned` it says nothing.
        """
        return self._told

    @Slot()
    def _on_game_replaced(self) -> None:
        tree = self._session.tree
        self._spoilt = None
        if tree.root.position != Position.start(tree.root.position.rules.id):
            self._spoilt = NoCount.SET_UP
        elif tree.result is not None or len(tree.mainline()) - 1 > self._session.given_plies:
            self._spoilt = NoCount.TAKEN_UP
        self._over = not self._session.against_engine
        self._noted = self._end = None
        self._tell()

    @Slot()
    def _on_hint(self) -> None:
        self._spoilt = self._spoilt or NoCount.HINT
        self._tell()

    @Slot()
    def _on_state_changed(self, *_: object) -> None:
        end = self._reached()
        if self._noted is not None:
            self._let_stand(self._noted, stands=end == self._end)
        elif end is not None and (result := self._result(end)) is not None:
            self._come_to(end, result)
        elif not self._over and ((help_ := self._help()) is NoCount.COMPUTER or self._has_moved()):
            self._spoilt = self._spoilt or help_
        self._tell()

    def _come_to(self, end: _End, result: LevelResult) -> None:
        """The game on the board has this end, for the first time that anything is noted of it."""
        if self._over or self._spoilt is not None:
            self._take_up(result, end)
        else:
            self._spoilt = self._help() or end.reason
            if self._spoilt is None:
                self._note(result, end, stands=False)
                self._let_stand(result, stands=True)
        self._over = True

    def _tell(self) -> None:
        reason = self._spoilt
        if self._noted is not None and not self._stands:
            reason = NoCount.TAKEBACK
        elif reason is None and not self._over:
            reason = self._help()
        if reason is not self._told:
            self._told = reason
            self.changed.emit()

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

    def _help(self) -> NoCount | None:
        """The help that the person has as things stand."""
        session, settings = self._session, self._settings
        if settings.analyses_play:
            return NoCount.ANALYSIS
        if is_coached(session, settings.coach.value):
            return NoCount.COACH
        at = session.thinking_at
        if at is not None and at.position.turn in session.persons:
            return NoCount.COMPUTER
        if any(len(node.children) > 1 for node in session.tree.mainline()):
            return NoCount.TAKEBACK
        return None

    def _has_moved(self) -> bool:
        """Whether the person has made a move: before that, whoever would help can still be sent away."""
        session = self._session
        played = session.tree.mainline()[session.given_plies : -1]
        return any(node.position.turn in session.persons for node in played)

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
