"""How large a window is when it opens: as designed, unless the screen is smaller."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_SHARE = 0.9
"""The part of the screen that is taken at most; the system's frame and bars have the rest."""


def open_at(window: QWidget, usual: QSize) -> None:
    """Give `window` its usual size, or what the screen has room for."""
    window.resize(usual.boundedTo(window.screen().availableGeometry().size() * _SHARE))
