import pytest
from harzdame_engine import Position
from harzdame_engine.hub.history import since_irreversible


def after(position: Position, *texts: str) -> tuple[list[Position], list[str]]:
    positions, moves = [position], []
    for text in texts:
        moves.append(positions[-1].parse_move(text))
        positions.append(positions[-1].play(moves[-1]))
    root, since = since_irreversible(positions, moves)
    assert root in positions
    return positions[positions.index(root) :], [str(move) for move in since]


@pytest.mark.parametrize(
    ("game", "fen", "texts", "kept"),
    [
        ("international", "W:WK50:BK5", ["50-44", "5-10"], ["50-44", "5-10"]),
        ("international", "W:WK50,47:BK5", ["50-44", "5-10", "47-42", "10-5"], ["10-5"]),
        ("international", "W:WK50,7:BK3", ["7-1", "3-14", "50-45"], ["3-14", "50-45"]),
        ("harzdame", "W:Wa1:Bh8", ["a1-b1", "h8-g8"], []),
        # a man that steps sideways can come back
        ("turkish", "W:Wa2,b2:Bh7,g7", ["a2-a3", "g7-f7"], ["a2-a3", "g7-f7"]),
        ("hexdame", "W:Wa1:BKi1", ["a1-a2", "i1-i2"], ["i1-i2"]),
    ],
)
def test_only_moves_that_can_be_undone_are_kept(
    game: str, fen: str, texts: list[str], kept: list[str]
) -> None:
    positions, since = after(Position.from_fen(fen, game), *texts)
    assert since == kept
    assert len(positions) == len(kept) + 1


def test_a_capture_is_never_kept() -> None:
    assert after(Position.from_fen("W:WKa1:BKc1,Kh8"), "a1xd1", "h8-h7")[1] == ["h8-h7"]
