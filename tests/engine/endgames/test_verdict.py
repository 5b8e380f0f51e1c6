import pytest
from harzdame_engine import variant
from harzdame_engine.endgames.verdict import Verdict

HARZDAME = variant("harzdame")


@pytest.mark.parametrize(
    ("code", "kind", "moves", "text"),
    [
        (0, "is_draw", None, "drawn"),
        (1, "is_loss", 0, "lost in 0 plies"),
        (2, "is_win", 1, "won in 1 ply"),
        (3, "is_loss", 1, "lost in 2 plies"),
        (12, "is_win", 6, "won in 11 plies"),
    ],
)
def test_a_verdict_is_one_of_three(code: int, kind: str, moves: int | None, text: str) -> None:
    verdict = Verdict.of_code(code, HARZDAME)
    assert [name for name in ("is_win", "is_draw", "is_loss") if getattr(verdict, name)] == [kind]
    assert (verdict.moves, str(verdict)) == (moves, text)


@pytest.mark.parametrize(
    ("code", "kind", "moves", "text"),
    [
        (0, "is_draw", None, "drawn"),
        (2, "is_win", 0, "won in 0 plies"),
        (3, "is_loss", 1, "lost in 1 ply"),
        (4, "is_win", 1, "won in 2 plies"),
    ],
)
def test_who_cannot_move_has_won_where_pieces_are_given_away(
    code: int, kind: str, moves: int | None, text: str
) -> None:
    verdict = Verdict.of_code(code, variant("antidraughts"))
    assert [name for name in ("is_win", "is_draw", "is_loss") if getattr(verdict, name)] == [kind]
    assert (verdict.moves, str(verdict)) == (moves, text)
