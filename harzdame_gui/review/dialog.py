"""The dialog before a review: how deep to look, and about how long that takes."""

from __future__ import annotations

from harzdame_engine.review.reviewer import Effort
from harzdame_engine.search.machine import cores
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.review.file_games import Survey
from harzdame_gui.controllers.review.game_review import EFFORTS
from harzdame_gui.controllers.settings.choices import ReviewDepth
from harzdame_gui.text.sizes import duration
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.dialog_buttons import make_default
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_NODES_A_SECOND = 2_000_000
"""Of one core; only for the estimate."""
_MORE = 1.4
"""The searches before a reproach, as a factor."""


class ReviewDialog(QDialog):
    """One choice and a button.

    *Signals*
    chosen(ReviewDepth): the review is to begin.
    """

    chosen = Signal(object)

    def __init__(
        self,
        plies: float,
        depth: ReviewDepth,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        games: Survey | None = None,
    ) -> None:
        """`plies`: the number of moves to judge; `depth`: what was chosen last.

        `games`: not the game on the board is reviewed, but those of a file.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Review the game") if games is None else self.tr("Review games"))
        space = theme.spacing
        text = QLabel(
            self.tr(
                "Every move is judged by a search. Bad moves get a sign, a better line and a sentence; "
                "you can undo all of it at once."
            ),
            wordWrap=True,
        )
        more = QLabel(self._about(games) if games is not None else "", wordWrap=True)
        more.setVisible(games is not None)
        self._group = QButtonGroup(self)
        self._depths = list(ReviewDepth)
        rows: list[QWidget | int] = []
        for number, each in enumerate(self._depths):
            button = QRadioButton(self._name(each))
            button.setChecked(each is depth)
            self._group.addButton(button, number)
            time = label(
                "muted", self.tr("about {time}").format(time=duration(_seconds(EFFORTS[each], plies)))
            )
            time.setContentsMargins(space.xl, 0, 0, 0)
            button.setAccessibleDescription(time.text())
            rows += [button, time, space.xs]
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton(self.tr("Review"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        margins = (space.xl, space.xl, space.xl, space.xl)
        fill(
            QVBoxLayout(self), text, more, space.m, *rows, space.m, buttons, spacing=space.xs, margins=margins
        )
        make_default(start, buttons)
        self._group.button(self._depths.index(depth)).setFocus()
        self.setMinimumWidth(400)

    def _about(self, games: Survey) -> str:
        """Which games, and what they are called."""
        count = len(games.games)
        sentences = [
            self.tr("One game is reviewed.")
            if count == 1
            else self.tr("{count} games are reviewed.").format(count=self.locale().toString(count))
        ]
        if games.passed == 1:
            sentences.append(self.tr("One that was reviewed before is passed over."))
        elif games.passed:
            passed = self.tr("{count} that were reviewed before are passed over.")
            sentences.append(passed.format(count=self.locale().toString(games.passed)))
        sentences.append(self.tr("Each is saved in its file. You can go on playing meanwhile."))
        return " ".join(sentences)

    def _name(self, depth: ReviewDepth) -> str:
        names = {
            ReviewDepth.QUICK: self.tr("Quick: finds what a good player sees"),
            ReviewDepth.NORMAL: self.tr("Normal: finds most shots"),
            ReviewDepth.THOROUGH: self.tr("Thorough: for games that matter"),
        }
        return names[depth]

    @Slot()
    def _accept(self) -> None:
        self.chosen.emit(self._depths[self._group.checkedId()])
        self.accept()


def _seconds(effort: Effort, plies: float) -> float:
    """About how long a review takes, half the cores being left to whatever else runs."""
    return max(1.0, _MORE * plies * effort.nodes / _NODES_A_SECOND / max(1, cores() - 1))
