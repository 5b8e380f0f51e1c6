"""A window beside the main one: how it opens, says something, and closes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.notices.card import Tone
from harzdame_gui.notices.room_card import RoomCard
from harzdame_gui.text.message import Message
from harzdame_gui.widgets import placement
from harzdame_gui.widgets.buttons import press_focused
from harzdame_gui.widgets.connections import connect_in_qt

_GO_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RoomWindow(QWidget):
    """The window of a room, which opens where it was closed last.

    Ctrl+W closes it, and so does Escape where nothing in it has a use for that (`leave`); Return presses
    the button that has the focus. A subclass puts `notice` into its layout.

    *Signals*
    closed(): the person has closed it.
    """

    closed = Signal()

    def __init__(self, name: str, settings: Settings, parent: QWidget | None = None) -> None:
        """`name`: the window's in the settings, where its place is kept."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setProperty("role", "page")
        self.notice = RoomCard()
        self._name, self._places = name, settings.window_places
        close = QAction(self)
        close.setShortcuts(QKeySequence.StandardKey.Close)
        connect_in_qt(close, "triggered()", self, "close()")
        self.addAction(close)

    def open_at(self, usual: QSize, least: QSize) -> None:
        """Have the window where it was last, else in its usual size; call it once all parts are there."""
        placement.open_at(self, usual, least)
        place = dict(self._places.value).get(self._name, "")
        self.restoreGeometry(QByteArray.fromBase64(place.encode("ascii", "ignore")))

    def come_forward(self) -> None:
        """Show the window above the others."""
        self.show()
        self.raise_()
        self.activateWindow()

    def leave(self) -> None:
        """What Escape does; a subclass may first leave what is inside."""
        self.close()

    def go_on(self) -> None:
        """What Space and Return do: no shortcuts, since they also press buttons and end what is typed."""

    def say(self, message: Message, *, warning: bool = False, actions: Sequence[QAction] = ()) -> None:
        """Show a message, with what can be done, until it is dismissed."""
        self.notice.say(message, Tone.WARNING if warning else Tone.CALM, actions)

    @Slot()
    def dismiss(self) -> None:
        """Show no message."""
        self.notice.dismiss()

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_focused(self, event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in _GO_ON:
            self.go_on()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.isVisible():
            places = {**dict(self._places.value), self._name: placement.saved(self)}
            self._places.set(tuple(places.items()))
        super().closeEvent(event)
        self.closed.emit()
