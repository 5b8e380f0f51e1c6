"""The state of a storm: the time left, and how many were solved."""

from __future__ import annotations

from harzdame_engine.puzzles.results import StormResult
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from harzdame_gui.controllers.puzzles.storm import SECONDS, Storm
from harzdame_gui.puzzles.text import clock_text
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill

_HURRY = 20
"""Seconds at which the time left is shown as a warning."""


class StormView(QWidget, Themed):
    """Time and count in large figures, a bar that runs out, and the best result so far."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._time = QLabel()
        self._count = QLabel()
        self._bar = QProgressBar()
        self._words = label("muted", wrap=True)
        self._best = label("muted", wrap=True)
        self._bar.setRange(0, int(SECONDS))
        self._bar.setTextVisible(False)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight)
        row = fill(QHBoxLayout(), self._time, STRETCH, self._count, spacing=theme.spacing.s)
        fill(QVBoxLayout(self), row, self._bar, self._words, self._best, spacing=theme.spacing.s)
        self.take_theme()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        for part in (self._time, self._count):
            part.setFont(theme.font(FontRole.TITLE))

    def show_storm(self, storm: Storm | None, best: StormResult | None) -> None:
        """Show a storm that runs or is over, or only the best so far."""
        left = SECONDS if storm is None else storm.left
        self._time.setText(clock_text(left))
        color = current_theme().palette.error if left <= _HURRY else current_theme().palette.text
        self._time.setStyleSheet(f"color: {color};")
        self._bar.setValue(round(left))
        solved = storm.solved if storm is not None else 0
        self._count.setText("" if storm is None else self.tr("{count} solved").format(count=solved))
        self._words.setText(self._sentence(storm))
        self._words.setVisible(bool(self._words.text()))
        self._best.setText("" if best is None else self.tr("Best so far: {count}").format(count=best.solved))
        self._best.setVisible(best is not None)
        self.setAccessibleName(f"{self._time.text()} {self._count.text()}")

    def _sentence(self, storm: Storm | None) -> str:
        if storm is None:
            return ""
        if storm.over:
            return self.tr("Failed: {count}").format(count=len(storm.failed)) if storm.failed else ""
        if storm.penalized:
            return self.tr("A mistake: ten seconds less")
        return self.tr("{count} in a row").format(count=storm.in_a_row) if storm.in_a_row > 1 else ""
