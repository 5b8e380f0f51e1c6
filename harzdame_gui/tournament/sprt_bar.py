"""The test of a match as a bar: how far its likelihood ratio has come towards either decision."""

from __future__ import annotations

from harzdame_engine.match.statistics import SprtVerdict
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.controllers.tournament.course import Course
from harzdame_gui.theme import current_theme
from harzdame_gui.tournament.text import sprt_sentence
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_HEIGHT = 10


class SprtBar(QWidget):
    """The state of a tournament’s sequential test; hidden where there is no test."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = _Scale()
        self._words = label("muted", wrap=True)
        fill(QVBoxLayout(self), self._words, self._scale, spacing=current_theme().spacing.xs)
        self.hide()

    def show_course(self, course: Course) -> None:
        """Show how its test stands."""
        sprt = course.plan.sprt
        self.setVisible(sprt is not None)
        if sprt is None:
            return
        span = sprt.upper if course.ratio >= 0 else -sprt.lower
        self._scale.show_share(max(-1.0, min(1.0, course.ratio / span)), course.verdict)
        self._words.setText(sprt_sentence(course))
        number = self.locale().toString
        self.setToolTip(
            self.tr("Log likelihood ratio {ratio}; decided at {low} or {high}").format(
                ratio=number(course.ratio, "f", 2),
                low=number(sprt.lower, "f", 2),
                high=number(sprt.upper, "f", 2),
            )
        )


class _Scale(QWidget):
    """Filled from the middle: to the right towards the first player's hypothesis, else to the left."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self._verdict: SprtVerdict | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, verdict: SprtVerdict | None) -> None:
        self._share, self._verdict = share, verdict
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        area = QRectF(self.rect())
        middle = area.center().x()
        painter.setBrush(current_theme().color("pressed"))
        painter.drawRoundedRect(area, _HEIGHT / 2, _HEIGHT / 2)
        width = abs(self._share) * area.width() / 2
        left = middle if self._share >= 0 else middle - width
        color = {SprtVerdict.H1: "success", SprtVerdict.H0: "warning", None: "accent"}[self._verdict]
        painter.setBrush(current_theme().color(color))
        painter.drawRoundedRect(QRectF(left, 0, width, area.height()), 3, 3)
        painter.setBrush(current_theme().color("line_strong"))
        painter.drawRect(QRectF(middle - 1, 0, 2, area.height()))
        painter.end()
