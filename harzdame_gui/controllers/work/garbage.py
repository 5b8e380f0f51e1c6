"""Garbage collection on the GUI thread, and on no other.

Python collects on whatever thread happens to allocate, and what it finds may
hold Qt objects, which must not be destroyed on a thread that is not theirs.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_INTERVAL_MS = 500


class GarbageCollector(QObject):
    """Collects, from now on, when Python itself would, at most twice a second."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self._collect)
        self._timer.start()

    def stop(self) -> None:
        """Leave it to Python again, as when no other thread is left."""
        self._timer.stop()
        gc.enable()

    def _collect(self) -> None:
        due = [
            generation
            for generation, (count, threshold) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if count > threshold
        ]
        if due:
            gc.collect(max(due))
