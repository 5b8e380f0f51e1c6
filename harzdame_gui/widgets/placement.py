"""Sizes and places of windows: remembered, and fitted to the screen."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

_SMALLEST = QSize(480, 600)
_USUAL = QSize(1280, 860)
_MAIN_SHARE = 0.92
"""The largest share of the screen for the main window at the first start."""
_SHARE = 0.9
"""The largest share of the screen for another window; frame and panels of the desktop have the rest."""
_FEW_LINES = 24
"""A screen with less room than for so many lines of text is too small for some windows."""


def restore(window: QMainWindow, saved: str) -> None:
    """Put the main window where it was, or in the middle of the screen."""
    available = window.screen().availableGeometry()
    window.setMinimumSize(_SMALLEST.boundedTo(available.size()))
    if saved and window.restoreGeometry(QByteArray.fromBase64(saved.encode("ascii", "ignore"))):
        return
    first = _USUAL.boundedTo(available.size() * _MAIN_SHARE).expandedTo(window.minimumSize())
    window.resize(first)
    window.move(available.center() - window.rect().center())


def saved(window: QWidget) -> str:
    """The size and place of a window as text, from which Qt restores them."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def room_for(window: QWidget) -> QSize:
    """The size that a window other than the main one may have on the screen."""
    return window.screen().availableGeometry().size() * _SHARE


def fit_to_screen(window: QWidget) -> None:
    """Let a window be scrolled as a whole whose parts need more room than the screen has for it.

    So it is with letters three times as large as usual on a small screen; on others, the least size of
    a window sees to it. The focus brings into sight what has it.
    """
    layout, room = window.layout(), room_for(window)
    if layout is None or room.height() > _FEW_LINES * window.fontMetrics().height():
        return
    if layout.totalMinimumSize().boundedTo(room) == layout.totalMinimumSize():
        return
    inner = QWidget()
    inner.setLayout(layout)  # which Qt takes from the window, with all that is in it
    area = QtWidgets.QScrollArea(widgetResizable=True)
    area.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    for ground in (area.viewport(), inner):
        ground.setAutoFillBackground(False)
    whole = QtWidgets.QVBoxLayout(window)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(area)
    window.setMinimumSize(0, 0)
    available = window.screen().availableGeometry()
    window.resize(window.size().boundedTo(room))
    corner, last = window.pos(), available.bottomRight() - window.rect().bottomRight()
    window.move(
        max(available.left(), min(corner.x(), last.x())), max(available.top(), min(corner.y(), last.y()))
    )


def fit_active_window() -> None:
    """Do so with the window that has become active, if it is one of ours beside the main one."""
    window = QtWidgets.QApplication.activeWindow()
    own = window is not None and type(window).__module__.startswith(__name__.partition(".")[0])
    if window is not None and own and not isinstance(window, QMainWindow):
        fit_to_screen(window)


def open_at(window: QWidget, usual: QSize, least: QSize = QSize()) -> None:  # noqa: B008 - a value of Qt's
    """Give `window` its usual and its least size, or as much of them as the screen has room for.

    Rows of lists that were laid out before they were styled, as where one was chosen, are laid out anew.
    """
    for view in window.findChildren(QtWidgets.QAbstractItemView):
        view.ensurePolished()
        view.scheduleDelayedItemsLayout()
    room = room_for(window)
    if least.isValid():
        window.setMinimumSize(least.boundedTo(room))
    window.resize(usual.boundedTo(room))
