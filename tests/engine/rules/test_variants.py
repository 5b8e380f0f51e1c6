import pytest
from harzdame_engine import variant, variants


def test_flagship_comes_first() -> None:
    assert variants()[0] is variant("harzdame")


def test_harzdame_has_21_men_each_and_eleven_promotion_squares_each() -> None:
    """rules.md, Harzdame: 21 men in the triangle at a1; eleven promotion squares each."""
    rules = variant("harzdame")
    assert len(rules.setup) == len(rules.setup_black) == 21
    assert {"a1", "a6", "f1", "c4"} <= rules.setup
    assert {"h8", "h3", "c8", "f5"} <= rules.setup_black
    assert rules.promotion_squares == {"c8", "d8", "e8", "f8", "g8", "h8", "h7", "h6", "h5", "h4", "h3"}
    assert rules.promotion_squares_black == {"a1", "a2", "a3", "a4", "a5", "a6", "b1", "c1", "d1", "e1", "f1"}


def test_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(KeyError, match=r"halma.*harzdame"):
        variant("halma")
