"""Layouts that are filled with all their parts and distances at once, and emptied, and the order of Tab."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TypeVar

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QFrame,
    QLayout,
    QLineEdit,
    QScrollArea,
    QTabBar,
    QWidget,
)

Part = QWidget | QLayout | int
"""A part of a row or a column; a number is a gap of so many pixels."""
STRETCH = -1
"""A gap that takes the room that the parts leave."""
_WHOLE = QAbstractScrollArea, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar
"""Widgets whose parts are Qt's own."""
_Box = TypeVar("_Box", bound=QBoxLayout)


def fill(
    box: _Box,
    *parts: Part,
    spacing: int = -1,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    grow: Collection[Part] = (),
) -> _Box:
    """Put `parts` into a row or a column, and return it.

    Those that `grow` share the room that the others leave. The spacing, unless given, is that of
    the layout around this one. The margins are left, top, right and bottom.
    """
    box.setSpacing(spacing)
    box.setContentsMargins(*margins)
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


def scrolled(inner: QWidget) -> QScrollArea:
    """An area that is not seen itself, in which parts that are higher than it can be scrolled to."""
    area = QScrollArea(widgetResizable=True)
    area.setWidget(inner)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    for ground in (area.viewport(), inner):
        ground.setAutoFillBackground(False)
    return area


def lead_tab_to(part: QWidget, after: QWidget) -> None:
    """Have Tab come to a part, which was put in later than others, after one and all that is in that.

    Qt comes to what was put in last at the end, wherever it stands.
    """
    moved = list(_with_its_parts(part))
    last = [each for each in _with_its_parts(after) if each not in moved][-1]
    with _taking_focus(last, *moved):
        for each in moved:
            QWidget.setTabOrder(last, each)
            last = each


def _with_its_parts(part: QWidget) -> Iterator[QWidget]:
    """A part and what is in it, in order; what Qt makes for its own widgets goes with them.

    Neither that nor `nextInFocusChain` is asked for: PySide takes what is returned for a child of who is
    asked, not to be used any more once that is gone.
    """
    yield part
    inner = part.widget() if isinstance(part, QScrollArea) else None
    if inner is not None:
        yield from _with_its_parts(inner)
    elif not isinstance(part, _WHOLE):
        for child in part.children():
            if isinstance(child, QWidget) and not child.isWindow():
                yield from _with_its_parts(child)


@contextmanager
def _taking_focus(*parts: QWidget) -> Iterator[None]:
    """Qt gives no place to what takes no focus; but later there may be something in it that does."""
    take_none = [part for part in parts if part.focusPolicy() is Qt.FocusPolicy.NoFocus]
    for part in take_none:
        part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    try:
        yield
    finally:
        for part in take_none:
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def empty(box: QBoxLayout, *, keep: int = 0) -> None:
    """Take all parts but the last `keep` out of a row or a column; their widgets go."""
    while box.count() > keep and (item := box.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        shiboken6.delete(item)  # PySide 6.11 never does
