"""All texts that a window can show, whether they are in sight or not."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

_MOST_ROWS = 80
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_TAG = re.compile(r"<[^>]*>")


def shown_texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Each with the name of the widget's class and of what kind it is."""
    for widget in (window, *window.findChildren(QWidget)):
        name = type(widget).__name__
        for kind, text in _texts_of(widget):
            if text:
                yield f"{name} {kind}", html.unescape(_TAG.sub(" ", text))
    for action in window.findChildren(QAction):
        for text in (action.text(), action.toolTip(), action.iconText()):
            yield "action", text


def _texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    if widget.isWindow():
        yield "title", widget.windowTitle()
    yield "tip", widget.toolTip()
    yield "accessible name", widget.accessibleName()
    yield "accessible description", widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton):
        yield "text", widget.text()
    elif isinstance(widget, QTextEdit):
        yield "text", widget.toPlainText()
    elif isinstance(widget, QGroupBox | QMenu):
        yield "title", widget.title()
    else:
        yield from _texts_of_fields(widget)


def _texts_of_fields(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What stands in lists, and in fields before anything is typed."""
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        yield "placeholder", widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield from _items(widget.model(), QModelIndex())
    elif isinstance(widget, QTabBar):
        for place in range(widget.count()):
            yield "tab", widget.tabText(place)
            yield "tab's tip", widget.tabToolTip(place)
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _headers(widget.model())
        yield from _items(widget.model(), QModelIndex())
    elif isinstance(widget, QSpinBox):
        yield "unit", f"{widget.prefix()} {widget.suffix()} {widget.specialValueText()}"


def _headers(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    for column in range(_columns(model, QModelIndex())):
        for role in _ROLES:
            yield "header", _text(model.headerData(column, Qt.Orientation.Horizontal, role))


def _items(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[tuple[str, str]]:
    for row in range(min(model.rowCount(parent), _MOST_ROWS)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            for role in _ROLES:
                yield "item", _text(index.data(role))
            if column == 0:
                yield from _items(model, index)


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    """Of a list, PySide keeps that to itself."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def _text(data: object) -> str:
    return data if isinstance(data, str) else ""
