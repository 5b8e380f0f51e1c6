"""The rating of the person who solves: a figure, what the last puzzle did to it, and its course."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.puzzles.progress import RatingPoint
from harzdame_engine.puzzles.solver_rating import SolverRating
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.puzzles.text import gained_text, rating_text
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import label, separator
from harzdame_gui.widgets.layouts import STRETCH, fill

_MOST = 50
"""The puzzles that the chart looks back."""
_LEAST_SPAN = 80.0
_HEIGHT = 44


class RatingView(QWidget, Themed):
    """A line of words over a small chart; the chart comes once the rating is sure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._name = label("muted", self.tr("Your rating"))
        self._rating = QLabel()
        self._gained = QLabel()
        self._streak = label("muted")
        self._chart = _Course()
        row = fill(QHBoxLayout(), self._name, STRETCH, self._gained, self._rating, spacing=theme.spacing.s)
        fill(
            QVBoxLayout(self), separator(), theme.spacing.xs, row, self._chart, self._streak,
            spacing=theme.spacing.xs,
        )  # fmt: skip
        self.take_theme()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        for part in (self._rating, self._gained):
            part.setFont(theme.font(FontRole.STRONG))
        self._streak.setFont(theme.font(FontRole.CAPTION))

    def show_rating(
        self, rating: SolverRating, course: Sequence[RatingPoint], gained: float, streak: int, today: int
    ) -> None:
        """Show a rating, its course, what the last puzzle did to it, and how it goes.

        The first puzzles throw a rating about by hundreds of points: until it is sure it is called
        provisional, and that is all.
        """
        self._rating.setText(rating_text(rating))
        self._gained.setText(gained_text(gained) if rating.is_sure else "")
        color = current_theme().palette.success if gained >= 0 else current_theme().palette.error
        self._gained.setStyleSheet(f"color: {color};")
        words = []
        if today:
            words.append(self.tr("Solved today: {count}").format(count=today))
        if streak > 1:
            words.append(self.tr("in a row: {count}").format(count=streak))
        self._streak.setText(" · ".join(words))
        self._streak.setVisible(bool(words))
        self._chart.show_course(course[-_MOST:] if rating.is_sure else ())
        self.setAccessibleName(f"{self._name.text()} {self._rating.text()} {self._gained.text()}")


class _Course(QWidget):
    """A line through the last ratings."""

    def __init__(self) -> None:
        super().__init__()
        self._course: Sequence[RatingPoint] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_course(self, course: Sequence[RatingPoint]) -> None:
        self._course = course
        self.setVisible(len(course) > 1)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        values = [step.rating.rating for step in self._course]
        frame = QRectF(self.rect()).adjusted(2, 4, -4, -4)
        low, high = min(values), max(values)
        spare = max(0.0, _LEAST_SPAN - (high - low)) / 2
        low, span = low - spare, high - low + 2 * spare
        line = QPolygonF(
            [
                QPointF(
                    frame.left() + frame.width() * number / (len(values) - 1),
                    frame.bottom() - frame.height() * (value - low) / span,
                )
                for number, value in enumerate(values)
            ]
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(current_theme().color("line"), 1))
        painter.drawLine(frame.bottomLeft(), frame.bottomRight())
        painter.setPen(QPen(current_theme().color("accent"), 2))
        painter.drawPolyline(line)
        painter.setBrush(current_theme().color("accent"))
        painter.drawEllipse(line.last(), 2.5, 2.5)
