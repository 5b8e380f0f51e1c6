"""A move as something that takes time: where the piece is at each moment. Knows no Qt objects that live."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEasingCurve, QPointF

_EASING = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(frozen=True, slots=True)
class Motion:
    """A way along `points`, `leg` milliseconds for each, then `fade` milliseconds in which the taken go."""

    points: tuple[QPointF, ...]
    leg: float
    fade: float = 0.0

    @property
    def duration(self) -> int:
        """Milliseconds in all."""
        return round(self._travel + self.fade)

    @property
    def _travel(self) -> float:
        return self.leg * (len(self.points) - 1)

    def place(self, time: float) -> QPointF:
        """Where the piece is `time` milliseconds after the start."""
        if time >= self._travel:
            return self.points[-1]
        leg, within = divmod(time, self.leg)
        start, end = list(pairwise(self.points))[int(leg)]
        return start + (end - start) * _EASING.valueForProgress(within / self.leg)

    def arrived(self, time: float) -> bool:
        """Whether the piece stands on the last point."""
        return time >= self._travel

    def taken_opacity(self, time: float) -> float:
        """How visible the captured pieces are: they stay until the capture ends, then fade."""
        if time < self._travel:
            return 1.0
        return max(0.0, 1.0 - (time - self._travel) / self.fade) if self.fade else 0.0
