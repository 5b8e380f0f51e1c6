"""A row of the page: a sign, a title and a sentence, a button as a whole."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.controllers.opponents.opponents import OPPONENTS
from harzdame_gui.home.way import Way
from harzdame_gui.opponents.face import paint_face
from harzdame_gui.theme import current_theme
from harzdame_gui.theme.icons import icon
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.row_button import RowButton

_SIGN = 32


class WayButton(RowButton):
    """Leads where its `way` says; its texts are broken into lines."""

    def __init__(self, way: Way) -> None:
        super().__init__(autoDefault=False)
        self.way = way
        self.setProperty("role", "way")
        self.setProperty("lead", way.lead)
        self.setAccessibleName(way.title)
        self.setAccessibleDescription(way.text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        sign, title = _Sign(way.sign), label("strong", way.title, wrap=True)
        text = label("caption", way.text, wrap=True)
        text.setVisible(bool(way.text))
        for part in (sign, title, text):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        space = current_theme().spacing
        words = fill(QVBoxLayout(), title, text, spacing=space.xs // 2)
        margins = (space.m, space.s, space.m, space.s)
        fill(QHBoxLayout(self), sign, words, spacing=space.m, margins=margins, grow=(words,))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)


class _Sign(QWidget):
    """An icon in the colours of the theme, or the face of an opponent."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._opponent = next((each for each in OPPONENTS if each.id == name), None)
        self._icon = QIcon() if self._opponent else icon(name)
        self.setFixedSize(_SIGN, _SIGN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._opponent is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_face(painter, QRectF(self.rect()), self._opponent)
            return
        rest = (_SIGN - current_theme().sizes.icon) // 2
        self._icon.paint(painter, self.rect().adjusted(rest, rest, -rest, -rest))
