"""A still of a window, over itself and over the one that takes its place, while that is made or dressed."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget


class Still(QWidget):
    """Covers a window with a picture. The mouse does not get past it; neither do keys of a window that goes,
    which are kept for the one that takes its place.
    """

    def __init__(self, picture: QPixmap, covered: QWidget, *, keeps_keys: bool = False) -> None:
        super().__init__(covered)
        self.picture = picture
        self._covered = covered
        self._keeps_keys = keeps_keys
        self.keys: list[QKeyCombination] = []
        """Those that were pressed, in this order."""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what is under it is not painted
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setGeometry(covered.rect())
        covered.installEventFilter(self)
        self.show()
        self.raise_()
        if keeps_keys:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setFocus()

    # Qt's own

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._covered:
            self.setGeometry(self._covered.rect())
        return False

    def event(self, event: QEvent) -> bool:
        if self._keeps_keys and event.type() == QEvent.Type.ShortcutOverride:
            pressed = cast("QKeyEvent", event)
            if not pressed.isAutoRepeat():
                self.keys.append(pressed.keyCombination())
            event.accept()  # no shortcut then
            return True
        return super().event(event)

    def focusNextPrevChild(self, _next: bool) -> bool:
        return not self._keeps_keys and super().focusNextPrevChild(_next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keeps_keys:
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(self.rect(), self.picture)
