"""Safe moves and wings, on boards where they can be counted by hand."""

from __future__ import annotations

from harzdame_engine import Color, Position, variants
from harzdame_engine.review.safety import Wing, every_move_loses, safe_origins, wing_of, wings

from tests.for_each import for_each


def test_every_move_is_counted_that_loses_the_man() -> None:
    assert every_move_loses(Position.from_fen("W:Wd4:Bd6,f4,h8")) == 2


def test_a_man_that_is_taken_back_is_no_loss() -> None:
    position = Position.from_fen("W:Wd4,d3,a1:Bd6,h8")
    assert every_move_loses(position) is None
    safe = safe_origins(position)
    assert safe is not None
    assert "a1" in safe


def test_who_has_to_capture_is_not_asked() -> None:
    assert safe_origins(Position.from_fen("W:Wd4:Bd5,h8")) is None


def test_wings_are_seen_from_the_side_of_the_player() -> None:
    position = Position.start()
    assert wing_of(position, "a5", Color.WHITE) is Wing.LEFT
    assert wing_of(position, "a5", Color.BLACK) is Wing.RIGHT
    assert wing_of(position, "c3", Color.WHITE) is None  # on the way up the middle
    turkish = Position.start("turkish")
    assert wing_of(turkish, "a2", Color.WHITE) is Wing.LEFT
    assert wing_of(turkish, "a2", Color.BLACK) is Wing.RIGHT


@for_each("game", [rules.id for rules in variants() if len(rules.setup) > 5])  # Frysk! has five men
def test_both_wings_are_alike_at_the_start(game: str) -> None:
    position = Position.start(game)
    for color in Color:
        found = wings(position, color)
        assert set(found) == set(Wing)
        fewer, more = sorted(len(men) for men in found.values())
        assert more - fewer == (fewer + more) % 2
