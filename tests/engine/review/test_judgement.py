"""Names of moves by the points that they lose."""

from __future__ import annotations

import pytest
from harzdame_engine.review.judgement import Quality, is_only_move, quality_of


@pytest.mark.parametrize(
    ("loss", "quality"),
    [
        (0.0, Quality.GOOD),
        (0.119, Quality.GOOD),
        (0.12, Quality.INACCURACY),
        (0.2, Quality.MISTAKE),
        (0.3, Quality.BLUNDER),
        (1.0, Quality.BLUNDER),
    ],
)
def test_a_move_is_named_by_what_it_loses(loss: float, quality: Quality) -> None:
    assert quality_of(loss) is quality
    assert quality.bad is (loss >= 0.12)


def test_an_only_move_is_no_capture_holds_something_and_stands_alone() -> None:
    assert is_only_move(0.6, 0.2, captures=False)
    assert not is_only_move(0.6, 0.2, captures=True)
    assert not is_only_move(0.6, 0.5, captures=False)
    assert not is_only_move(0.25, 0.0, captures=False)
