"""The evaluation bar beside the board: the larger White's share, the better for White."""

from __future__ import annotations

from harzdame_engine import Color, Outcome, Score
from harzdame_engine.search.expectation import Curve, chances
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from harzdame_gui.text.scores import score_text
from harzdame_gui.theme import current_theme

WIDTH = 8
USUAL = Curve()


class EvaluationBar(QWidget):
    """A slim upright bar; White's share begins at White's side of the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.5
        self._flipped = False
        self.setFixedWidth(WIDTH)
        self.setToolTip(self.tr("How the game stands: White’s share is light"))
        self.hide()

    def set_flipped(self, flipped: bool) -> None:
        """Put White's side at the top or at the bottom."""
        self._flipped = flipped
        self.update()

    def show_score(self, score: Score, curve: Curve = USUAL) -> None:
        """Show the points that White can expect by a score from White's point of view."""
        self._share = chances(score, curve).points
        self.setAccessibleName(score_text(score))
        self.update()

    def show_result(self, outcome: Outcome) -> None:
        """Show how the game ended."""
        self._share = outcome.points(Color.WHITE)
        self.setAccessibleName(outcome.result)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        outline = QPainterPath()
        outline.addRoundedRect(whole, WIDTH / 2, WIDTH / 2)
        painter.setClipPath(outline)
        painter.fillRect(whole, current_theme().color("advantage_black"))
        white = QRectF(whole)
        white.setHeight(whole.height() * self._share)
        if not self._flipped:
            white.moveBottom(whole.bottom())
        painter.fillRect(white, current_theme().color("advantage_white"))
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(current_theme().color("line_strong"), 1))
        painter.drawPath(outline)
