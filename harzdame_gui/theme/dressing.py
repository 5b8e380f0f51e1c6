"""The style sheet of the application, exchanged window by window, each covered by a still meanwhile."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from harzdame_gui.theme.still import Still

_PIECE_SECONDS = 0.02
"""After so much of this thread's time, other events have their turn."""
_BREATH_MS = 1
"""Between two pieces. After 0, Qt makes two of them before it looks what else there is to do."""
_STYLED = Qt.WidgetAttribute.WA_WState_Polished
_OWN = Qt.WidgetAttribute.WA_SetStyle
"""Of a widget that has a style of its own, which is not told of that of the application."""


class _Rest(NamedTuple):
    """The widgets of a window that are to be styled yet, and what is seen until then, if it is in sight."""

    widgets: deque[QWidget]
    still: Still | None


class Dressing(QObject):
    """Has every widget wear another sheet.

    From one sheet to another, Qt styles each widget for itself and again for each of those that it lies in;
    from one to none and from none to one, each once. So the old one is taken off first. The new one is put on
    one window after the other, those in sight first, or as soon as they are shown. Nobody sees a window
    partly in one and partly in the other: until all of it wears the new one, its picture from before is seen.

    *Signals*
    covered(): all that is in sight is covered, so that palette and font may change, and `put_on` follows.
    """

    covered = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._asked = False
        """Whether all is to be covered."""
        self._stills: dict[QWidget, Still | None] = {}
        """By the windows that they cover, until the sheet is exchanged; None: that failed."""
        self._waiting: dict[QWidget, _Rest] = {}
        """By windows, from then on."""
        self._next = QTimer(self, singleShot=True, interval=_BREATH_MS)
        self._next.timeout.connect(self._go_on)

    def cover(self) -> None:
        """Have all that is in sight be seen as now, one window after the other; where that is none, at once.

        What waits for the sheet of the change before is dressed first, as Qt would take it off what it
        passed over.
        """
        self._asked = True
        if not self._next.isActive():
            self._go_on()

    def put_on(self, app: QApplication, sheet: str) -> None:
        """Exchange the sheet of `app` for this one."""
        covered = ((window, still) for window, still in self._stills.items() if isValid(window))
        self._waiting = {window: _Rest(deque(), still) for window, still in covered}
        self._stills.clear()
        widgets = self._set_aside(app)
        app.setStyleSheet("")
        for widget in widgets:
            widget.setAttribute(_STYLED, False)  # Qt styles only what was styled before
        app.setStyleSheet(sheet)
        for widget in widgets:
            widget.setAttribute(_OWN, False)
        if self._waiting:
            self._next.start()

    def _set_aside(self, app: QApplication) -> list[QWidget]:
        """Note what is to be styled yet; that Qt takes the sheet off it, and puts it on, it is not told."""
        widgets = [
            each for each in app.allWidgets() if each.testAttribute(_STYLED) and not each.testAttribute(_OWN)
        ]
        for widget in widgets:
            self._waiting.setdefault(widget.window(), _Rest(deque(), None)).widgets.append(widget)
            widget.setAttribute(_OWN)
        for window in self._waiting:
            window.installEventFilter(self)
        return widgets

    @Slot()
    def _go_on(self) -> None:
        """Dress windows, or cover them, for as long as a piece may take; tell in a piece of its own.

        Where one fails, the others follow nevertheless.
        """
        try:
            if self._waiting:
                _for_a_while(self._dress_next)
            elif self._asked and not _for_a_while(self._cover_next):
                self._asked = False
                self.covered.emit()
        finally:
            if self._waiting or self._asked:
                self._next.start()

    def _dress_next(self) -> bool:
        for window in self._waiting:
            self._finish(window)
            return True
        return False

    def _cover_next(self) -> bool:
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window not in self._stills:
                self._stills[window] = None
                self._stills[window] = Still(window.grab(), window)
                return True
        return False

    def _finish(self, window: QWidget) -> None:
        widgets, still = self._waiting[window]
        while widgets:  # what is left waits if one fails
            if isValid(widget := widgets.popleft()):
                _dress(widget)
        del self._waiting[window]
        if not isValid(window):
            return
        window.removeEventFilter(self)
        if still is not None:
            still.hide()
            still.deleteLater()

    # Qt's own

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and watched in self._waiting:
            self._finish(watched)
        return False


def _dress(widget: QWidget) -> None:
    if widget.styleSheet():
        widget.setAttribute(_STYLED)
        widget.setStyleSheet(widget.styleSheet())
    elif not widget.testAttribute(_STYLED):  # Qt styles what is laid out meanwhile
        widget.setAttribute(_STYLED)
        widget.style().polish(widget)
    QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def _for_a_while(work: Callable[[], bool]) -> bool:
    """Repeat it until it does nothing more or a piece is over; False: there was nothing to do."""
    begun = time.thread_time()
    if not work():
        return False
    while time.thread_time() - begun < _PIECE_SECONDS and work():
        pass
    return True
