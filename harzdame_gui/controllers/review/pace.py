"""How long a review still takes: by the engine's speed before it began, then more and more by its own."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

_SURE_AFTER = 3.0
"""Seconds before which the work done so far shows nothing."""
_ENOUGH = 0.1
"""The share of the work that shows better than the engine's speed how long the rest will take."""


class ReviewPace:
    """Measures one review from now on."""

    def __init__(self, expected: float | None = None, now: Callable[[], float] = monotonic) -> None:
        """`expected`: the seconds that it should take, if that is known."""
        self._expected = expected
        self._now = now
        self._begun = now()

    def left(self, share: float) -> float | None:
        """The seconds left when `share` of the work is done, from 0 to 1; None: nothing shows that yet."""
        elapsed = self._now() - self._begun
        measured = elapsed / share if share and elapsed > _SURE_AFTER else None
        if measured is None or self._expected is None:
            whole = self._expected if measured is None else measured
        else:
            weight = min(1.0, share / _ENOUGH)
            whole = self._expected + weight * (measured - self._expected)
        return None if whole is None else whole * (1.0 - share)
