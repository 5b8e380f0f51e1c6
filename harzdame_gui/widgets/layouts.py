"""Layouts that are filled with all their parts and distances at once, and emptied."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar, cast

import shiboken6
from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QWidget

Part = QWidget | QLayout | int
"""A part of a row or a column; a number is a gap of so many pixels."""
STRETCH = -1
"""A gap that takes the room that the parts leave."""
_Box = TypeVar("_Box", bound=QBoxLayout)
_Row = TypeVar("_Row", bound=QHBoxLayout)


def fill(
    box: _Box,
    *parts: Part,
    spacing: int = -1,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    grow: Collection[Part] = (),
) -> _Box:
    """Put `parts` into a row or a column, and return it.

    Those that `grow` share the room that the others leave. The spacing, unless given, is that of
    the layout around this one. The margins are those of `as_read`.
    """
    box.setSpacing(spacing)
    box.setContentsMargins(as_read(*margins))
    for part in parts:
        if isinstance(part, QWidget):
            box.addWidget(part, int(part in grow))
        elif isinstance(part, QLayout):
            box.addLayout(part, int(part in grow))
        elif part == STRETCH:
            box.addStretch(1)
        else:
            box.addSpacing(part)
    return box


def as_read(left: int, top: int, right: int, bottom: int) -> QMargins:
    """Margins whose left and right change places where one reads from the right, which Qt does not do."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        left, right = right, left
    return QMargins(left, top, right, bottom)


def placed_as_read(place: QRect, room: QRect) -> QRect:
    """A place in a room, as far from the other side where one reads from the right."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        return place.translated(room.left() + room.right() - place.left() - place.right(), 0)
    return place  # QStyle has that, too, but no board needs the class


def in_time(row: _Row) -> _Row:
    """Have a row begin at the left in every language, as what goes on in time does, and return it.

    So do the moves of a game, the keys that go along them, and the buttons of every player of films.
    """
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        row.setDirection(QBoxLayout.Direction.RightToLeft)  # which is the other way round there
    return row


class _Scrolled(QScrollArea):
    """At least as wide as what is in it and the bar, for nothing scrolls sideways."""

    def minimumSizeHint(self) -> QSize:
        inner = cast("QWidget", self.widget())
        width = inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()  # other words may be wider
        return super().eventFilter(watched, event)


def scrolled(inner: QWidget) -> QScrollArea:
    """An area that is not seen itself, in which parts that are higher than it can be scrolled to."""
    area = _Scrolled(widgetResizable=True)
    area.setWidget(inner)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    for ground in (area.viewport(), inner):
        ground.setAutoFillBackground(False)
    return area


def empty(box: QBoxLayout, *, keep: int = 0) -> None:
    """Take all parts but the last `keep` out of a row or a column; their widgets go."""
    while box.count() > keep and (item := box.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        shiboken6.delete(item)  # PySide 6.11 never does
