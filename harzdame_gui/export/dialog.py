"""The dialog that exports: a preview, a few choices, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, QTimer, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.export.options import ExportOptions
from harzdame_gui.export.preview import Preview, PreviewPane, preview_of
from harzdame_gui.export.request import COPIED, ExportFormat, ExportRequest, Size, What
from harzdame_gui.export.source import ExportSource
from harzdame_gui.theme import Theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_SIDE_WIDTH = 368
_USUAL = QSize(920, 620)
_PATIENCE_MS = 400
"""The time for which an older preview may be seen in place of a new one."""


class ExportDialog(QDialog):
    """Opens with the last choice; Return asks for a file.

    *Signals*
    saveWanted(Request), copyWanted(Request), printWanted(Request): the way it is to go.
    """

    saveWanted = Signal(object)
    copyWanted = Signal(object)
    printWanted = Signal(object)

    def __init__(
        self,
        source: ExportSource,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        offered: Sequence[What],
        first: ExportRequest,
        jobs: Jobs,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export"))
        self._source = source
        self._jobs = jobs
        self._job: Job | None = None
        self._pane = PreviewPane(theme)
        self._options = ExportOptions(offered, first, theme)
        self._buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self._save = self._buttons.addButton(self.tr("Save…"), role.AcceptRole)
        self._copy = self._buttons.addButton(self.tr("Copy"), role.ActionRole)
        self._print = self._buttons.addButton(self.tr("Print…"), role.ActionRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._build(theme)
        self._options.changed.connect(self._refresh)
        self._save.clicked.connect(self._on_save)
        self._copy.clicked.connect(self._on_copy)
        self._print.clicked.connect(self._on_print)
        reject_with(self._buttons, self)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._on_waiting)
        self._refresh()

    @property
    def request(self) -> ExportRequest:
        """The choice as it stands."""
        return self._options.request

    def _build(self, theme: Theme) -> None:
        space = theme.spacing
        side = QWidget()
        side.setFixedWidth(_SIDE_WIDTH)
        options = self._options
        fill(QVBoxLayout(side), options, self._buttons, spacing=space.m, grow=(options,))
        margins = space.l, space.l, space.xl, space.l
        fill(QHBoxLayout(self), self._pane, side, spacing=space.xl, margins=margins, grow=(self._pane,))
        make_default(self._save, self._buttons)
        open_at(self, _USUAL)

    @Slot()
    def _refresh(self) -> None:
        request = self.request
        self._copy.setVisible(request.format in COPIED)
        self._print.setVisible(request.format is ExportFormat.PDF)
        self._forget()
        self._job = self._jobs.run(partial(preview_of, request, self._source))
        hear(self, self._job, finished=partial(self._on_preview, request))
        self._job.failed.connect(self._on_failed)
        self._patience.start()

    @Slot()
    def _on_waiting(self) -> None:
        self._pane.show_preview(Preview(), self.tr("The preview is being made…"))

    def _on_preview(self, request: ExportRequest, preview: Preview) -> None:
        self._job = None
        self._patience.stop()
        self._pane.show_preview(preview, self._caption(request, preview))

    @Slot(object)
    def _on_failed(self) -> None:
        self._job = None
        self._patience.stop()
        self._pane.show_preview(Preview(), self.tr("The file of these games cannot be read any more."))

    def _caption(self, request: ExportRequest, preview: Preview) -> str:
        locale = self.locale()
        if preview.pages > 1:
            return self.tr("Page 1 of {pages}").format(pages=locale.toString(preview.pages))
        if request.format is ExportFormat.HTML:
            return counted.tr(
                "%Ln games in one file that plays in every browser, without a network.",
                "",
                max(preview.games, 1),
            )
        if request.format in (ExportFormat.PNG, ExportFormat.GIF):
            return self.tr("{width} pixels wide").format(width=int(Size(request.size)))
        return ""

    def _forget(self) -> None:
        self._patience.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot()
    def _on_save(self) -> None:
        self.saveWanted.emit(self.request)

    @Slot()
    def _on_copy(self) -> None:
        self.copyWanted.emit(self.request)
        self.accept()

    @Slot()
    def _on_print(self) -> None:
        self.printWanted.emit(self.request)
        self.accept()

    def done(self, result: int) -> None:
        self._forget()
        super().done(result)
