"""The notices of a window whose panel could not be made: one card in its place."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction

from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.text.message import Message


class StandIn(NoticeCard):
    """Shows what `Notices` would, as far as failures in the background need it.

    *Signals*
    passed(): the last notice is no longer shown.
    """

    passed = Signal()

    def __init__(self, copy_report: QAction, dismiss: QAction) -> None:
        """Each notice comes with these two actions; `dismiss` takes it away."""
        super().__init__()
        self._offered = (copy_report, dismiss)
        dismiss.triggered.connect(self._on_dismissed)

    @property
    def said(self) -> Message | None:
        """The last notice, as long as it is shown."""
        return self.notice.message if self.notice is not None else None

    def say(self, message: Message) -> None:
        """Show a message until it is dismissed."""
        self.show_notice(Notice(message, Tone.CALM, self._offered))

    def warn(self, message: Message) -> None:
        """The same for something that went wrong."""
        self.show_notice(Notice(message, Tone.WARNING, self._offered))

    @Slot()
    def _on_dismissed(self) -> None:
        if self.notice is not None:
            self.show_notice(None)
            self.passed.emit()
