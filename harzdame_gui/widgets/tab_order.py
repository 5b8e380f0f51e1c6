"""The order in which Tab goes through the parts of a window, where some were put in later than others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QTabBar,
    QWidget,
)

_WHOLE = QAbstractScrollArea, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar
"""Widgets whose parts are Qt's own."""


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
