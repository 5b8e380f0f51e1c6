"""The path to a widget of a window, by which its like is found in another window of the same kind."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


class ChildStep(NamedTuple):
    """From a widget to one of its children: so many of the same class come before it."""

    kind: str
    number: int


WidgetPath = tuple[ChildStep, ...]
"""From a window to one of its widgets."""


def path_to(widget: QWidget | None) -> WidgetPath:
    """The path to a widget from its window."""
    steps: list[ChildStep] = []
    while widget is not None and not widget.isWindow():
        parent = widget.parentWidget()
        if parent is None:
            break
        steps.append(ChildStep(type(widget).__name__, _like(widget, parent).index(widget)))
        widget = parent
    return tuple(reversed(steps))


def widget_at(path: WidgetPath, window: QWidget) -> QWidget | None:
    """The widget at the end of a path; None: the window has none there, or the path leads nowhere."""
    at = window
    for kind, number in path:
        children = [each for each in _children(at) if type(each).__name__ == kind]
        if number >= len(children):
            return None
        at = children[number]
    return at if path else None


def _like(widget: QWidget, parent: QWidget) -> list[QWidget]:
    return [each for each in _children(parent) if type(each) is type(widget)]


def _children(parent: QWidget) -> list[QWidget]:
    return parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
