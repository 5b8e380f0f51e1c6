"""The time that a thread has had to obey: one that gets no core just now cannot."""

from __future__ import annotations

import time

from harzdame_engine.machine import thread_state

_LATE = 0.5
"""Seconds. More between two looks do not count: then this whole process had no time."""


class Chance:
    """Counts the seconds of a thread that had something to do, and could do it.

    It is looked at again and again. What is ready at a look had the time that it ran since the one before;
    what waits for a disk or a lock had all of it, as has any thread where the system does not tell.
    """

    def __init__(self, thread: int) -> None:
        """`thread`: its native id."""
        self._thread = thread
        self._at = time.monotonic()
        self._state = thread_state(thread)
        self._seconds = 0.0

    def look(self) -> float:
        """The seconds since it was made."""
        at, state = self._at, self._state
        self._at, self._state = time.monotonic(), thread_state(self._thread)
        passed = min(self._at - at, _LATE)
        if state is not None and self._state is not None and self._state.ready:
            passed = min(passed, self._state.ran - state.ran)
        self._seconds += passed
        return self._seconds
