import pytest
from harzdame_engine import Color, Outcome, Position, Termination
from harzdame_engine.clocks.flag import flag_outcome

W, B = Color.WHITE, Color.BLACK


@pytest.mark.parametrize(
    ("fen", "late", "winner"),
    [
        ("W:Wa1,a2:Bg8,h8", W, B),
        ("W:Wa1,a2:Bg8,h8", B, W),
        ("W:WKa1:BKh8", W, None),
        ("W:WKa1,Kb1:BKh8", W, None),
        ("W:WKa1,Kb1:BKh8", B, W),
        ("W:WKa1,b2:BKh8", W, None),
        ("W:Wa2,b2:BKh8", W, B),
        ("W:WKa1:Bg8", W, B),
    ],
)
def test_the_flag_loses_but_against_a_lone_king_a_king_draws(
    fen: str, late: Color, winner: Color | None
) -> None:
    assert flag_outcome(Position.from_fen(fen), late) == Outcome(winner, Termination.TIME)


def test_a_lone_king_can_win_by_giving_itself_away() -> None:
    lone = "W:WKa1,Kc1:BKh8"
    assert flag_outcome(Position.from_fen(lone, "russian"), Color.WHITE).winner is None
    assert flag_outcome(Position.from_fen(lone, "giveaway-russian"), Color.WHITE).winner is Color.BLACK
