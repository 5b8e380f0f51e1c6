"""A watch for the next input anywhere in the app."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

_INPUTS = frozenset(
    (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)
)


class InputWatch(QObject):
    """Watches from `start` until a key, a button or the wheel is used; the input goes on its way.

    *Signals*
    noticed(): it was, and nothing is watched any longer.
    """

    noticed = Signal()

    def start(self) -> None:
        """Watch."""
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def stop(self) -> None:
        """Watch no longer."""
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if event.type() in _INPUTS:
            self.stop()
            self.noticed.emit()
        return False
