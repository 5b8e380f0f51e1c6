"""The panel of the endgame tables: who wins, the best line, and every move with its worth."""

from __future__ import annotations

from harzdame_engine import Color, Line, Score
from harzdame_engine.endgames.verdict import Endgame, Verdict
from PySide6.QtWidgets import QVBoxLayout, QWidget

from harzdame_gui.endgames.moves import EndgameMoves
from harzdame_gui.endgames.text import endgame_title
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import PlainLabel, label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.line_list import AnalysisLines


class VerdictTitle(QWidget, Themed):
    """The winner, the distance to the win, and the source of that knowledge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verdict = PlainLabel()
        self._source = label("muted", "")
        fill(QVBoxLayout(self), self._verdict, self._source, spacing=0)
        self.take_theme()

    def take_theme(self) -> None:
        """Take other fonts."""
        theme = current_theme()
        self._verdict.setFont(theme.font(FontRole.HEADING))
        self._source.setFont(theme.font(FontRole.CAPTION))

    def show_verdict(self, verdict: Verdict, mover: Color, *, limit_ignored: bool = False) -> None:
        """Show the verdict of a position with `mover` to move; `limit_ignored` as `Endgame` has it."""
        self._verdict.setText(endgame_title(verdict, mover))
        if limit_ignored:
            self._source.setText(self.tr("Endgame tables, as if one king could move for ever"))
        else:
            self._source.setText(self.tr("Endgame tables"))


class EndgamePanel(QWidget):
    """The line keeps its place where there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = AnalysisLines(self.tr("Best line"), scores=False)
        self.moves = EndgameMoves()
        fill(QVBoxLayout(self), self.line, self.moves, spacing=current_theme().spacing.xs, grow=[self.moves])

    def show_endgame(self, endgame: Endgame, mover: Color) -> None:
        """Show what is known of a position with `mover` to move."""
        if endgame.line:
            self.line.show_lines((Line(Score(0), endgame.line),), mover)
        else:
            self.line.show_message(self.tr("Nobody can force a win."))
        self.moves.show_moves(endgame.moves)

    def fade(self) -> None:
        """Grey everything out: it is not of the position on the board any more."""
        self.line.fade()
        self.moves.fade()
