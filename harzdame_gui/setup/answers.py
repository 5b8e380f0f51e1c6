"""The foot of the set-up editor: what is to be said of the position, and the ways on from it."""

from __future__ import annotations

from harzdame_engine import Position
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.controllers.engine.endgames import MOST_PIECES
from harzdame_gui.theme import current_theme, mark
from harzdame_gui.translation import counted
from harzdame_gui.widgets.dialog_buttons import make_default
from harzdame_gui.widgets.labels import PlainLabel
from harzdame_gui.widgets.layouts import fill


class Answers(QWidget):
    """A sentence over five buttons; or over two, where a position is wanted for one thing alone.

    *Signals*
    playWanted(): a game is to begin with the position.
    studyWanted(): it is to be studied.
    analysisWanted(): it is to be analysed by the engine.
    solutionWanted(): it is to be solved by endgame tables.
    rejected(): none of this.
    """

    playWanted = Signal()
    studyWanted = Signal()
    analysisWanted = Signal()
    solutionWanted = Signal()
    rejected = Signal()

    def __init__(self, parent: QWidget | None = None, *, only: str = "") -> None:
        """`only`: what the button of that one thing, which is told as `studyWanted`, says."""
        super().__init__(parent)
        space = current_theme().spacing
        self._verdict = PlainLabel(wordWrap=True)
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self._verdict.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + space.xs)
        self._box = QDialogButtonBox()
        self._play = self._box.addButton(
            only or self.tr("Play from here…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._box.addButton(QDialogButtonBox.StandardButton.Cancel)
        study = self._button(self.tr("Study"), self.tr("Move both sides by yourself"))
        analyse = self._button(self.tr("Analyse"), self.tr("See how the position stands and the best lines"))
        self._solve = self._button(self.tr("Solve"), "")
        self._ways = (self._play, study, analyse)
        row = fill(
            QHBoxLayout(), study, analyse, self._solve, spacing=space.s, grow=[study, analyse, self._solve]
        )
        fill(QVBoxLayout(self), self._verdict, row, self._box, spacing=space.s)
        for button in (study, analyse, self._solve):
            button.setVisible(not only)
        self._box.accepted.connect(self.studyWanted if only else self.playWanted)
        self._box.rejected.connect(self.rejected)
        study.clicked.connect(self.studyWanted)
        analyse.clicked.connect(self.analysisWanted)
        self._solve.clicked.connect(self.solutionWanted)

    def make_default(self) -> None:
        """Let Return begin a game; once this is in its dialog."""
        make_default(self._play, self._box)

    @property
    def text(self) -> str:
        """The sentence."""
        return self._verdict.text()

    @property
    def can_play(self) -> bool:
        """Whether a game can begin."""
        return self._play.isEnabled()

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Say something of the position; `wrong`: it is a fault."""
        self._verdict.setText(text)
        mark(self._verdict, "role", "error" if wrong else "muted")

    def offer(self, position: Position | None) -> bool:
        """Offer what can be done with a position (None: it cannot be played); whether tables may solve it."""
        for button in self._ways:
            button.setEnabled(position is not None)
        few = position is not None and len(position.pieces) <= MOST_PIECES
        solvable = few and position is not None and position.outcome() is None
        self._solve.setEnabled(solvable)
        tip = self.tr("Find out by endgame tables exactly who wins, and how")
        too_many = counted.tr("Endgame tables are for at most %Ln pieces", "", MOST_PIECES)
        self._solve.setToolTip(tip if few else too_many)
        return solvable

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, autoDefault=False)
        button.setToolTip(tip)
        return button
