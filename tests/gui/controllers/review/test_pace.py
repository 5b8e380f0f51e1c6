"""How long a review still takes."""

from __future__ import annotations

import pytest

from harzdame_gui.controllers.review.pace import ReviewPace


def pace(expected: float | None, elapsed: float) -> ReviewPace:
    passing = iter([0.0, elapsed])
    return ReviewPace(expected, lambda: next(passing))


@pytest.mark.parametrize(
    ("expected", "elapsed", "share", "left"),
    [
        (None, 2.0, 0.5, None),  # too soon to say
        (None, 4.0, 0.0, None),
        (None, 10.0, 0.5, 10.0),
        (60.0, 0.0, 0.0, 60.0),  # as the engine's speed says
        (60.0, 30.0, 0.0, 60.0),
        (60.0, 5.0, 0.05, (60 + (100 - 60) / 2) * 0.95),  # half by that, half by its own
        (60.0, 50.0, 0.5, 50.0),  # by its own alone
        (60.0, 50.0, 1.0, 0.0),
    ],
)
def test_the_time_left(expected: float | None, elapsed: float, share: float, left: float | None) -> None:
    found = pace(expected, elapsed).left(share)
    assert found == (left if left is None else pytest.approx(left))
