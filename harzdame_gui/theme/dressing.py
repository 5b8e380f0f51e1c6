"""The style sheet of the application, exchanged in pieces: the window in use at once, the others after it."""

from __future__ import annotations

import time
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

_PIECE_SECONDS = 0.02
"""After so much of this thread's time, other events have their turn."""
_STYLED = Qt.WidgetAttribute.WA_WState_Polished


class _Rest(NamedTuple):
    """The widgets of a window that are to be styled yet. `still`: it is not painted until then."""

    widgets: list[QWidget]
    still: bool


class Dressing(QObject):
    """Has every widget wear another sheet.

    From one sheet to another, Qt styles each widget for itself and again for each of those that it lies in;
    from one to none and from none to one, each once. So the old one is taken off first. The new one is put on
    the window in use before anything is painted, and on the others one after the other: one in sight is not
    painted until then, and one that is not is finished as soon as it is shown.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: dict[QWidget, _Rest] = {}
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)

    def put_on(self, app: QApplication, sheet: str) -> None:
        """Exchange the sheet of `app` for this one."""
        app.setStyleSheet("")
        self._set_aside(app)
        app.setStyleSheet(sheet)
        if self._waiting:
            self._next.start()

    def _set_aside(self, app: QApplication) -> None:
        """Have Qt pass over the windows that are not in use: it styles only what was styled before."""
        in_use = app.activeWindow() or next(
            (each for each in app.topLevelWidgets() if each.isVisible()), None
        )
        for widget in app.allWidgets():
            window = widget.window()
            if window is in_use or not widget.testAttribute(_STYLED):
                continue
            if window not in self._waiting:
                still = window.isVisible() and window.updatesEnabled()
                self._waiting[window] = _Rest([], still)
                window.installEventFilter(self)
                window.setUpdatesEnabled(window.updatesEnabled() and not still)
            self._waiting[window].widgets.append(widget)
            widget.setAttribute(_STYLED, False)

    @Slot()
    def _go_on(self) -> None:
        """Style windows, those in sight first, for as long as a piece may take."""
        begun = time.thread_time()
        while self._waiting and time.thread_time() - begun < _PIECE_SECONDS:
            seen = (window for window in self._waiting if isValid(window) and window.isVisible())
            self._finish(next(seen, next(iter(self._waiting))))
        if self._waiting:
            self._next.start()

    def _finish(self, window: QWidget) -> None:
        rest = self._waiting.pop(window)
        if not isValid(window):
            return
        window.removeEventFilter(self)
        change = QEvent(QEvent.Type.StyleChange)
        for widget in filter(isValid, rest.widgets):
            widget.setAttribute(_STYLED)
            if widget.styleSheet():
                widget.setStyleSheet(widget.styleSheet())
            else:
                widget.style().polish(widget)
            QApplication.sendEvent(widget, change)
        if rest.still:
            window.setUpdatesEnabled(True)

    # Qt's own

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and watched in self._waiting:
            self._finish(watched)
        return False
