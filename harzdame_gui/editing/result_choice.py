"""The choice of a game's result and its reason."""

from __future__ import annotations

from harzdame_engine import Color, Outcome, Termination
from harzdame_engine.game.results import write_result
from harzdame_engine.rules.rules import Goal, Rules
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from harzdame_gui.text.outcomes import outcome_message

_WON = (Termination.UNSPECIFIED, Termination.RESIGNATION, Termination.TIME)
_WON_BY_GOAL = {
    Goal.BLOCK: (Termination.NO_MOVES, Termination.NO_PIECES),
    Goal.GIVE_AWAY: (Termination.ALL_GIVEN_AWAY, Termination.NO_MOVES_WINS),
    Goal.FIRST_KING: (Termination.FIRST_KING, Termination.NO_MOVES, Termination.NO_PIECES),
}
_DRAWN = (
    Termination.UNSPECIFIED,
    Termination.AGREEMENT,
    Termination.THREEFOLD,
    Termination.FOURFOLD,
    Termination.NO_PROGRESS,
    Termination.COUNTED,
    Termination.ONE_PIECE_EACH,
)


class ResultChoice(QWidget):
    """Two lists: who won, and why. Without a result there is no reason."""

    def __init__(self, result: Outcome | None, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results = QComboBox()
        self._results.setAccessibleName(self.tr("Result"))
        self._reasons = QComboBox()
        self._reasons.setAccessibleName(self.tr("Reason"))
        self._choices: list[Outcome | None] = [
            None,
            Outcome(Color.WHITE, Termination.UNSPECIFIED),
            Outcome(Color.BLACK, Termination.UNSPECIFIED),
            Outcome(None, Termination.UNSPECIFIED),
            Outcome(None, Termination.DOUBLE_FORFEIT),
        ]
        self._won = (*_WON, *_WON_BY_GOAL[rules.goal])
        self._offered: list[Termination] = []
        for outcome in self._choices:
            self._results.addItem(self._text(outcome, rules.gametype))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._results)
        layout.addWidget(self._reasons, 1)
        self.setFocusProxy(self._results)
        self._results.setCurrentIndex(next(i for i, o in enumerate(self._choices) if _alike(o, result)))
        self._offer(result)
        self._results.currentIndexChanged.connect(self._on_result)

    @property
    def outcome(self) -> Outcome | None:
        """The result chosen, with its reason."""
        chosen = self._choices[self._results.currentIndex()]
        if chosen is None or not self._offered:
            return chosen
        return chosen._replace(termination=self._offered[self._reasons.currentIndex()])

    @Slot()
    def _on_result(self) -> None:
        self._offer(self._choices[self._results.currentIndex()])

    def _offer(self, outcome: Outcome | None) -> None:
        """Offer the reasons that `outcome` can have, its own chosen."""
        self._reasons.clear()
        self._offered = []
        if outcome is not None and outcome.termination is not Termination.DOUBLE_FORFEIT:
            usual = _DRAWN if outcome.winner is None else self._won
            more = () if outcome.termination in usual else (outcome.termination,)
            self._offered = [*usual, *more]
        for reason in self._offered:
            self._reasons.addItem(self._reason(outcome, reason))
        if outcome is not None and self._offered:
            self._reasons.setCurrentIndex(self._offered.index(outcome.termination))
        self._reasons.setVisible(bool(self._offered))

    def _reason(self, outcome: Outcome | None, reason: Termination) -> str:
        if outcome is None or reason is Termination.UNSPECIFIED:
            return self.tr("Reason not told")
        return outcome_message(outcome._replace(termination=reason)).text

    def _text(self, outcome: Outcome | None, gametype: int) -> str:
        if outcome is None:
            return self.tr("Open")
        written = write_result(outcome, gametype).replace("-", "–")
        if outcome.termination is Termination.DOUBLE_FORFEIT:
            return self.tr("{result}  Lost by both").format(result=written)
        return f"{written}  {outcome_message(outcome).title}"


def _alike(one: Outcome | None, other: Outcome | None) -> bool:
    """Whether two results differ in nothing but the reason."""
    if one is None or other is None:
        return one is other
    both = (one.termination, other.termination)
    if Termination.DOUBLE_FORFEIT in both:
        return both[0] is both[1]
    return one.winner is other.winner
