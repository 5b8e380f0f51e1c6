"""What is asked for by a key before the window is whole, and done once it is.

One can play before the window has its second half; until then nothing hears of most commands.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import SIGNAL, QObject, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from harzdame_gui.main_window.main_window import MainWindow

_HEARD = SIGNAL("triggered(bool)"), SIGNAL("triggered()"), SIGNAL("toggled(bool)")


class EarlyCommands(QObject):
    """Notes which of a window's commands that nothing hears are asked for, until `obey`."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._asked: list[QAction] = []
        self._unheard = [each for each in window.commands.all() if not any(map(each.receivers, _HEARD))]
        for action in self._unheard:
            action.triggered.connect(self._note)

    @Slot()
    def _note(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._asked.append(action)
            if action.isCheckable():  # it is not done, and whoever hears it later goes by its state
                action.setChecked(not action.isChecked())

    def obey(self) -> None:
        """Do it all, in its order, but for what follows something that is to be answered first."""
        for action in self._unheard:
            action.triggered.disconnect(self._note)
        for action in self._asked:
            QTimer.singleShot(0, action, partial(_do, action, self._window))
        self.deleteLater()


def _do(action: QAction, window: MainWindow) -> None:
    if action.isEnabled() and not window.is_closed and QApplication.activeModalWidget() is None:
        action.trigger()
