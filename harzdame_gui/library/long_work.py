"""Imports and changes of many games on screen: a bar with a stop while they run, and a report at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.library.text import progress_line
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.labels import ElidedLabel, PlainLabel, label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at

_STEPS = 1000
_USUAL = QSize(620, 420)
_SMALL = QSize(460, 180)


class WorkBar(QFrame):
    """The progress of long work, with a stop that keeps what was done; hidden while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs: list[Job] = []
        self._text = ElidedLabel()
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._bar = QProgressBar()
        self._bar.setRange(0, _STEPS)
        self._bar.setTextVisible(False)
        self._stop = QPushButton(self.tr("Stop"), autoDefault=False)
        self._stop.clicked.connect(self._on_stop)
        self.setObjectName("progressCard")
        space = current_theme().spacing
        fill(
            QHBoxLayout(self),
            self._text,
            self._bar,
            self._stop,
            spacing=space.m,
            margins=(space.m, space.s, space.s, space.s),
            grow=(self._text, self._bar),
        )
        self.hide()

    def follow(self, job: Job) -> None:
        """Show this work from now on, behind what is shown already."""
        self._jobs.append(job)
        job.progress.connect(self._on_progress)
        job.ended.connect(self._on_ended)
        self._bar.setValue(0)
        self._text.setText(self.tr("Reading the files…"))
        self._stop.setEnabled(True)
        self.show()

    @Slot(object)
    def _on_progress(self, told: object) -> None:
        self._bar.setValue(round(_STEPS * (self._jobs[0].share or 0)))
        self._text.setText(progress_line(told))

    @Slot()
    def _on_stop(self) -> None:
        self._stop.setEnabled(False)
        self._text.setText(self.tr("Stopping…"))
        for job in self._jobs:
            job.hurry()

    @Slot()
    def _on_ended(self) -> None:
        self._jobs.pop(0)
        self.setVisible(bool(self._jobs))


class ReportDialog(QDialog):
    """The sums in a sentence, and a list of all that was not done."""

    def __init__(
        self, name: str, message: Message, lines: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(name)
        title, text = label("strong", message.title), PlainLabel(message.text, wordWrap=True)
        details = QListWidget(self)
        details.setVisible(bool(lines))
        details.addItems(lines)
        details.setAccessibleName(self.tr("Details"))
        details.setWordWrap(True)
        details.setLayoutMode(QListView.LayoutMode.Batched)  # thousands of wrapped lines take a while
        details.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        details.setProperty("role", "games")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        reject_with(buttons, self)
        space = current_theme().spacing
        fill(
            QVBoxLayout(self),
            title,
            text,
            details if lines else STRETCH,
            buttons,
            spacing=space.s,
            margins=(space.l, space.l, space.l, space.l),
            grow=(details,),
        )
        make_default(buttons.button(QDialogButtonBox.StandardButton.Close), buttons)
        open_at(self, _USUAL if lines else _SMALL)
