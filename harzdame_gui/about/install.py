"""The window about the app, and that of the licences, made when first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from shiboken6 import isValid

from harzdame_gui.context import Context

if TYPE_CHECKING:
    from harzdame_gui.about.licences_window import LicencesWindow


class About(QObject):
    """Opens them by the command, and closes them with the main window."""

    def __init__(self, context: Context, show_report: Callable[[], None]) -> None:
        super().__init__(context.window)
        self._context = context
        self._show_report = show_report
        self._licences: LicencesWindow | None = None
        context.commands.about.triggered.connect(self._show)

    def close(self) -> None:
        """Close the window of the licences."""
        if self.licences is not None:
            self.licences.close()

    @property
    def licences(self) -> LicencesWindow | None:
        """The window of the licences, while it is open."""
        return self._licences if self._licences is not None and isValid(self._licences) else None

    @Slot()
    def _show(self) -> None:
        from harzdame_gui.about.dialog import AboutDialog

        late = self._context.late
        dialog = AboutDialog(late.folder, has_report=bool(late.crashes.last), parent=self._context.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.licencesWanted.connect(self._show_licences)
        dialog.reportWanted.connect(self._show_report)
        dialog.open()

    @Slot()
    def _show_licences(self) -> None:
        from harzdame_gui.about.licences_window import LicencesWindow

        self._licences = self.licences or LicencesWindow(self._context.settings, self._context.jobs)
        self._licences.come_forward()


def install_about(context: Context, show_report: Callable[[], None]) -> About:
    """`show_report` shows the report of the last crash."""
    return About(context, show_report)
