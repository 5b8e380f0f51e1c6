"""The wheel of the mouse, turned over a widget."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

_NOTCH = 120


def turn(over: QWidget, notches: int) -> None:
    """Turn it over what is seen of a widget; below zero towards oneself, which scrolls down.

    Who does not want the event leaves it to those around it, as with a real wheel.
    """
    window = over.window()
    place = over.mapTo(window, over.visibleRegion().boundingRect().center())
    QTest.wheelEvent(window.windowHandle(), QPointF(place), QPoint(0, notches * _NOTCH))
