"""An animation: runs for a while, and can be brought to its end at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QVariantAnimation, Slot


class Animator(QObject):
    """Calls `on_time` with the milliseconds since the start, and `on_end` exactly once for each start."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._on_value)
        self._clock.finished.connect(self._on_finished)
        self._on_time: Callable[[float], None] | None = None
        self._on_end: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        """Whether something is under way."""
        return self._on_end is not None

    @property
    def left(self) -> int:
        """Milliseconds until the end."""
        return self._clock.duration() - self._clock.currentTime() if self.running else 0

    def start(self, duration: float, on_time: Callable[[float], None], on_end: Callable[[], None]) -> None:
        """Run for `duration` milliseconds; what ran before is finished first. No duration: end at once."""
        self.finish()
        if duration <= 0:
            on_end()
            return
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(duration))
        self._clock.setDuration(round(duration))
        # only now: a clock that has run before stands at its end while it is set, and emits that
        self._on_time, self._on_end = on_time, on_end
        self._clock.start()

    def finish(self) -> None:
        """Go to the end now."""
        if self.running:
            self._clock.stop()  # emits no finished()
            self._end()

    def cancel(self) -> None:
        """Stop where it is; `on_end` is not called."""
        self._clock.stop()
        self._on_time = self._on_end = None

    def _end(self) -> None:
        on_end, self._on_time, self._on_end = self._on_end, None, None
        if on_end is not None:
            on_end()

    @Slot(object)
    def _on_value(self, value: float) -> None:
        if self._on_time is not None:
            self._on_time(value)

    @Slot()
    def _on_finished(self) -> None:
        self._end()
