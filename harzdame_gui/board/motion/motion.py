"""A move in time: the place of the piece at each moment. Plain values, without Qt objects."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF


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
        """The place of the piece `time` milliseconds after the start."""
        legs = self.legs(time)
        number = int(legs)
        if number >= len(self.points) - 1:
            return self.points[-1]
        start, end = self.points[number], self.points[number + 1]
        return start + (end - start) * _eased(legs - number)

    def legs(self, time: float) -> float:
        """The number of legs that the piece has completed."""
        return min(time / self.leg, float(len(self.points) - 1))

    def arrived(self, time: float) -> bool:
        """Whether the piece stands on the last point."""
        return time >= self._travel

    def rested(self, time: float) -> float:
        """The share of the rest that is over, from 0 to 1."""
        if not self.arrived(time):
            return 0.0
        return min(1.0, (time - self._travel) / self.rest) if self.rest else 1.0


def _eased(share: float) -> float:
    """The share of a leg that is covered after a share of its time: slow at both ends."""
    return 4 * share**3 if share < 0.5 else 1 - 4 * (1 - share) ** 3
