"""A thin line between two parts of a panel."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame


def separator() -> QFrame:
    """A horizontal one."""
    line = QFrame()
    line.setProperty("role", "separator")
    return line
