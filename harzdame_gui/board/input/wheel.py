"""The turns of the mouse wheel, counted in steps."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent

_NOTCH = 120
"""The turn for one step, in eighths of a degree: a notch of a common mouse."""


class WheelSteps:
    """Adds up small turns, as touchpads and fine wheels report them."""

    def __init__(self) -> None:
        self._turned = 0

    def take(self, event: QWheelEvent) -> int:
        """The steps that are complete with this event; above zero towards the person, as a text goes on."""
        turn = event.angleDelta().y()
        if turn * self._turned < 0:
            self._turned = 0  # the other way
        self._turned += turn
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        return -steps
