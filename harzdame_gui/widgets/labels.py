"""Labels in a role of the style sheet, labels that may be cut off, and the line between two parts.

All of them show text as it stands. Qt by itself takes text that looks like HTML
for HTML and reads the files that it names: a player called `<img src="/dev/zero">`
would end the app.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QStylePainter, QWidget

from harzdame_gui.text.figures import direction_of
from harzdame_gui.text.whole_letters import begin_of

_MOST_ON_A_LINE = 1000
"""Letters, more than any screen has room for on one line: Qt measures all that it is given."""
_MOST_IN_A_TIP = 5000
_FEWEST = 8
"""Letters of a line that is cut off: one that had room for all of a long text would widen its window."""

_ANY_HEIGHT = 1 << 20
_SIDES = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignRight


class PlainLabel(QLabel):
    """Text as it stands, whatever it looks like."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, wordWrap: bool = False) -> None:  # noqa: N803 - Qt's name
        super().__init__(parent, wordWrap=wordWrap, textFormat=Qt.TextFormat.PlainText)
        self.setText(text)


def plain_tip(text: str) -> str:
    """A tooltip that shows text from a file as it stands; of a very long one the beginning."""
    text = _cut(text, _MOST_IN_A_TIP)
    looks_like_html = "<" in text or "&lt;" in text  # nothing else makes Qt think so
    if not looks_like_html:
        return text
    from html import escape

    return f"<span>{escape(text)}</span>".replace("\n", "<br>")


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else begin_of(text, most) + "…"


def label(role: str, text: str = "", *, wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """A label that the style sheet shows in a role, such as ``"muted"``."""
    made = PlainLabel(text, parent, wordWrap=wrap)
    made.setProperty("role", role)
    return made


class SteadyLabel(PlainLabel):
    """Wrapped text with room for all that it may say, so that nothing moves when it changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, wordWrap=True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._possible: Sequence[str] = ()

    def set_possible(self, texts: Sequence[str]) -> None:
        """Set the texts for which there must be room."""
        self._possible = texts
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        room, wrapped = QRect(0, 0, width, _ANY_HEIGHT), int(Qt.TextFlag.TextWordWrap)
        measure = self.fontMetrics().boundingRect
        return max((measure(room, wrapped, text).height() for text in self._possible), default=0)


class ElidedLabel(PlainLabel):
    """Plain text of one line; where it does not fit, it ends in an ellipsis and the tooltip has all of it.

    Of a text that fits no line the label itself has but the beginning.
    """

    _whole = ""

    def setText(self, text: str) -> None:
        if text != self._whole:
            self._show(text)

    def _show(self, text: str) -> None:
        self._whole = text
        super().setText(_cut(text, _MOST_ON_A_LINE))
        self._explain()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    def minimumSizeHint(self) -> QSize:
        whole = super().minimumSizeHint()
        return QSize(min(whole.width(), _FEWEST * self.fontMetrics().averageCharWidth()), whole.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)  # to ask for the style would make the classes of all of them
        text, side = self.shown_text(), self.alignment()
        if self.isRightToLeft() and direction_of(text) is Qt.LayoutDirection.LeftToRight:
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a name keeps its order, as in QLabel
            if side & _SIDES:
                side ^= _SIDES  # the same side as before
        painter.drawItemText(
            self.contentsRect(), int(side), self.palette(), self.isEnabled(), text, self.foregroundRole()
        )

    def shown_text(self) -> str:
        """The text, cut off where there is no room for more."""
        return self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )

    def _explain(self) -> None:
        fits = not self._whole or self.shown_text() == self._whole
        self.setToolTip("" if fits else plain_tip(self._whole))


class ShortenedLabel(ElidedLabel):
    """Likewise, but where the text does not fit, a shorter form takes its place before it is cut off."""

    _short = ""

    def set_forms(self, text: str, short: str = "") -> None:
        """Show `text`, or `short` where there is no room for that."""
        self._short = short
        self._show(text)

    def setText(self, text: str) -> None:
        self.set_forms(text)

    def shown_text(self) -> str:
        shown = super().shown_text()
        if shown == self.text() or not self._short:
            return shown
        return self.fontMetrics().elidedText(
            self._short, Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )


def separator() -> QFrame:
    """A thin horizontal line."""
    line = QFrame()
    line.setProperty("role", "separator")
    return line
