"""Properties by which the style sheet draws a widget."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def mark(widget: QWidget, name: str, value: object) -> None:
    """Set a property of a widget that may be in sight already, and have it drawn by that."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
