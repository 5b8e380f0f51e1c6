"""Where the window stands: remembered, and fitted to the screen at the first start."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QMainWindow

SMALLEST = QSize(900, 600)
_USUAL = QSize(1280, 860)
_SHARE = 0.92
"""The part of the screen that a first window takes at most."""


def restore(window: QMainWindow, saved: str) -> None:
    """Give the window its old place, or a good first one."""
    available = window.screen().availableGeometry()
    window.setMinimumSize(SMALLEST.boundedTo(available.size()))
    if saved and window.restoreGeometry(QByteArray.fromBase64(saved.encode())):
        return
    first = _USUAL.boundedTo(available.size() * _SHARE).expandedTo(window.minimumSize())
    window.resize(first)
    window.move(available.center() - window.rect().center())


def saved(window: QMainWindow) -> str:
    """The window's place, to be remembered."""
    return bytes(window.saveGeometry().toBase64().data()).decode()
