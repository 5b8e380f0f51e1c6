"""A move as something that takes time: where the piece is at each moment. Knows no Qt objects that live."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF

_EASING = QEasingCurve(QEasingCurve.Type.InOutCubic)


class Motion(NamedTuple):
    """A way along `points`, `leg` milliseconds for each, then `rest` milliseconds on the last."""

    points: tuple[QPointF, ...]
    leg: float
    rest: float = 0.0

    @property
    def duration(self) -> int:
        """Milliseconds in all."""
        return round(self._travel + self.rest)

    @property
    def _travel(self) -> float:
        return self.leg * (len(self.points) - 1)

    def place(self, time: float) -> QPointF:
        """Where the piece is `time` milliseconds after the start."""
        legs = self.legs(time)
        number = int(legs)
        if number >= len(self.points) - 1:
            return self.points[-1]
        start, end = self.points[number], self.points[number + 1]
        return start + (end - start) * _EASING.valueForProgress(legs - number)

    def legs(self, time: float) -> float:
        """How many legs of the way are behind the piece."""
        return min(time / self.leg, float(len(self.points) - 1))

    def arrived(self, time: float) -> bool:
        """Whether the piece stands on the last point."""
        return time >= self._travel

    def rested(self, time: float) -> float:
        """How much of the rest is over, from 0 to 1."""
        if not self.arrived(time):
            return 0.0
        return min(1.0, (time - self._travel) / self.rest) if self.rest else 1.0
