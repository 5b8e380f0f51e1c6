"""The style sheet of the application, exchanged: in sight at once, in the other windows piece by piece."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

_PIECE_SECONDS = 0.02
"""After so much of this thread's time, other events have their turn."""
_STYLED = Qt.WidgetAttribute.WA_WState_Polished


class Dressing(QObject):
    """Has every widget wear another sheet.

    From one sheet to another, Qt styles each widget for itself and again for each of those that it lies in;
    from one to none and from none to one, each once. So the old one is taken off first. The new one is put on
    what is in sight before anything is painted, and on the other windows one after the other, or as soon as
    they are shown.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: dict[QWidget, list[QWidget]] = {}
        """The widgets that are to be styled yet, by their windows."""
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)

    def put_on(self, app: QApplication, sheet: str) -> None:
        """Exchange the sheet of `app` for this one."""
        while self._waiting:  # Qt must not take a sheet off widgets that it passed over
            self._finish(next(iter(self._waiting)))
        app.setStyleSheet("")
        self._set_aside(app)
        app.setStyleSheet(sheet)
        if self._waiting:
            self._next.start()

    def _set_aside(self, app: QApplication) -> None:
        """Have Qt pass over the windows that are not in sight: it styles only what was styled before."""
        for widget in app.allWidgets():
            window = widget.window()
            if window.isVisible() or not widget.testAttribute(_STYLED):
                continue
            if window not in self._waiting:
                self._waiting[window] = []
                window.installEventFilter(self)
            self._waiting[window].append(widget)
            widget.setAttribute(_STYLED, False)

    @Slot()
    def _go_on(self) -> None:
        """Style windows for as long as a piece may take."""
        begun = time.thread_time()
        while self._waiting and time.thread_time() - begun < _PIECE_SECONDS:
            self._finish(next(iter(self._waiting)))
        if self._waiting:
            self._next.start()

    def _finish(self, window: QWidget) -> None:
        widgets = self._waiting.pop(window)
        if not isValid(window):
            return
        window.removeEventFilter(self)
        change = QEvent(QEvent.Type.StyleChange)
        for widget in filter(isValid, widgets):
            widget.setAttribute(_STYLED)
            if widget.styleSheet():
                widget.setStyleSheet(widget.styleSheet())
            else:
                widget.style().polish(widget)
            QApplication.sendEvent(widget, change)

    # Qt's own

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and watched in self._waiting:
            self._finish(watched)
        return False
