"""The cards of crashes and of a safe start, which stay until they are dismissed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from shiboken6 import isValid

from harzdame_gui.context import Context
from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.crashes.report_window import ReportWindow


class CrashPresenter(QObject):
    """Says that Harzdame has crashed, once, and shows the report."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._context = context
        self._crashes = context.late.crashes
        self._card = NoticeCard()
        context.add_card(self._card)
        self._window: ReportWindow | None = None
        look, dismiss = QAction(self.tr("Look at the report…"), self), QAction(self.tr("All right"), self)
        look.triggered.connect(self.show_report)
        dismiss.triggered.connect(self._crashes.note_told)
        self._actions = look, dismiss
        self._crashes.changed.connect(self._show)
        self._show()

    def close(self) -> None:
        """Close the window of the report."""
        if self.window is not None:
            self.window.close()

    @property
    def window(self) -> ReportWindow | None:
        """The window of the report, while it is open."""
        return self._window if self._window is not None and isValid(self._window) else None

    @Slot()
    def _show(self) -> None:
        if not self._crashes.news:
            self._card.show_notice(None)
            return
        message = Message(
            self.tr("Harzdame did not end properly last time."),
            self.tr("Your games are kept. What is known of it is in a report, which was sent to nobody."),
        )
        self._card.show_notice(Notice(message, Tone.CALM, self._actions))

    @Slot()
    def show_report(self) -> None:
        """Show the last report."""
        from harzdame_gui.crashes.report_window import ReportWindow

        context = self._context
        window = self._window = self.window or ReportWindow(
            self._crashes.last, context.settings, context.services.folders, context.jobs
        )
        window.come_forward()
        self._crashes.note_told()


class SafeStartCard(NoticeCard):
    """Says what is different after a safe start."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        context.add_card(self)
        dismiss = QAction(self.tr("All right"), self)
        dismiss.triggered.connect(self._dismiss)
        message = Message(
            self.tr("This is a safe start."),
            self.tr(
                "The usual settings hold, without engines of yours; nothing was reopened. Your games are all "
                "here. What you set now is forgotten when you close the window."
            ),
        )
        self.show_notice(Notice(message, Tone.CALM, (dismiss,)))

    @Slot()
    def _dismiss(self) -> None:
        self.show_notice(None)
