"""The import on screen: a bar with a stop while it runs, and a report at its end."""

from __future__ import annotations

from harzdame_engine.library.importing import ImportProgress, ImportReport
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.library.text import number, report_lines, report_message
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.dialog_buttons import make_default
from harzdame_gui.widgets.labels import ElidedLabel, label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at

_STEPS = 1000
_USUAL = QSize(620, 420)
_SMALL = QSize(460, 180)


class ImportBar(QFrame):
    """Hidden while nothing is imported.

    *Signals*
    reported(ImportReport): an import has ended, also when it was stopped.
    """

    reported = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
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
        space = theme.spacing
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
        """Show an import from now on."""
        self._jobs.append(job)
        job.progress.connect(self._on_progress)
        job.finished.connect(self.reported)
        job.ended.connect(self._on_ended)
        self._bar.setValue(0)
        self._text.setText(self.tr("Reading the files…"))
        self._stop.setEnabled(True)
        self.show()

    @Slot(object)
    def _on_progress(self, progress: ImportProgress) -> None:
        self._bar.setValue(round(_STEPS * progress.share))
        text = self.tr("{file}: {added} games added, {duplicates} left out")
        self._text.setText(
            text.format(
                file=progress.path.name, added=number(progress.added), duplicates=number(progress.duplicates)
            )
        )

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


class ImportReportDialog(QDialog):
    """The sums in a sentence, and a list of all that was left out."""

    def __init__(self, report: ImportReport, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import"))
        message, lines = report_message(report), report_lines(report)
        title, text = label("strong", message.title), QLabel(message.text, wordWrap=True)
        details = QListWidget(self)
        details.setVisible(bool(lines))
        details.addItems(lines)
        details.setAccessibleName(self.tr("Left out, or not read to the end"))
        details.setWordWrap(True)
        details.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        details.setProperty("role", "games")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        space = theme.spacing
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
