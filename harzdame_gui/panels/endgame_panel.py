"""What the endgame tables say: who wins, the line that does it, and every move with its worth."""

from __future__ import annotations

from harzdame_engine import Color, Line, Score
from PySide6.QtWidgets import QVBoxLayout, QWidget

from harzdame_gui.controllers.endgames import Endgame
from harzdame_gui.panels.analysis_lines import AnalysisLines
from harzdame_gui.panels.endgame_moves import EndgameMoves
from harzdame_gui.theme import Theme


class EndgamePanel(QWidget):
    """The line keeps its place where there is none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = AnalysisLines(theme, self.tr("Best line"), scores=False)
        self.moves = EndgameMoves(theme)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.spacing.xs)
        layout.addWidget(self.line)
        layout.addWidget(self.moves, 1)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and fonts."""
        self.line.set_theme(theme)
        self.moves.set_theme(theme)

    def show_endgame(self, endgame: Endgame, mover: Color) -> None:
        """Show what is known of a position with `mover` to move."""
        if endgame.line:
            self.line.show_lines((Line(Score(0), endgame.line),), mover)
        else:
            self.line.show_message(self.tr("Nobody can force a win."))
        self.moves.show_moves(endgame.moves)

    def fade(self) -> None:
        """What is shown is not of the board any more."""
        self.line.fade()
        self.moves.fade()
