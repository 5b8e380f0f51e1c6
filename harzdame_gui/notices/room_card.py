"""The card in a room's own window: what is said there stays until it is dismissed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.text.message import Message


class RoomCard(NoticeCard):
    """A room has one, in which also failures that concern the whole app are told; see `Notices.tell`."""

    def __init__(self) -> None:
        super().__init__()
        self._dismiss = QAction(self.tr("All right"), self)
        self._dismiss.triggered.connect(self.dismiss)

    def say(self, message: Message, tone: Tone = Tone.CALM, actions: Sequence[QAction] = ()) -> None:
        """Show a message until it is dismissed."""
        self.show_notice(Notice(message, tone, (*actions, self._dismiss)))

    @Slot()
    def dismiss(self) -> None:
        """Show no message."""
        self.show_notice(None)


def withdraw_everywhere(message: Message) -> None:
    """Have no room's card say this any longer."""
    for window in QApplication.topLevelWidgets():
        for card in window.findChildren(RoomCard):
            card.withdraw(message)


def card_in_sight(room: QWidget | None = None) -> RoomCard | None:
    """The card of `room`, if that window is open; else of the one that a person looks at.

    A dialog has none of its own, but that of the window to which it belongs. None: there is none.
    """
    window = room if room is not None and room.isVisible() else QApplication.activeWindow()
    while window is not None:
        card = window.findChild(RoomCard)
        if isinstance(card, RoomCard):
            return card
        parent = window.parentWidget()
        window = parent.window() if parent is not None else None
    return None
