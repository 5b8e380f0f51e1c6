from pathlib import Path

import pytest
from harzdame_engine import GameTree, Position, pdn, variant
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.opening_file import read_openings
from harzdame_engine.match.openings import Opening

HARZDAME = variant("harzdame")
START = Position.start("harzdame").fen


def test_positions_one_a_line(tmp_path: Path) -> None:
    path = tmp_path / "positions.txt"
    path.write_text(f"# two of them\n\n{START}\nB:Wa1,Kc4:Bg8,h8\n")
    assert read_openings(path, HARZDAME, None) == (Opening(START), Opening("B:Wa1,Kc4:Bg8,h8"))


def test_games_and_their_first_moves(tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    path.write_text('[Event "a"]\n\n1. a6-a7 h3-h2 2. b5-b6 *\n\n[Event "b"]\n\n1. f1-g1 *\n')
    whole = read_openings(path, HARZDAME, None)
    assert whole == (Opening(START, ("a6-a7", "h3-h2", "b5-b6")), Opening(START, ("f1-g1",)))
    assert [opening.moves for opening in read_openings(path, HARZDAME, 2)] == [("a6-a7", "h3-h2"), ("f1-g1",)]


def test_moves_beyond_those_wanted_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    path.write_text("1. a6-a7 h3-h2 2. nonsense *\n")
    assert read_openings(path, HARZDAME, 2) == (Opening(START, ("a6-a7", "h3-h2")),)


def test_a_game_from_a_position(tmp_path: Path) -> None:
    tree = GameTree(Position.from_fen("B:Wa1,Kc4:Bg8,h8"))
    tree.add(tree.root, tree.root.position.legal_moves()[0])
    path = tmp_path / "game.pdn"
    path.write_text(pdn.write(tree))
    (opening,) = read_openings(path, HARZDAME, None)
    assert opening == Opening("B:Wa1,Kc4:Bg8,h8", (str(tree.mainline()[1].move),))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "holds no openings"),
        (f"{START}\nW:Wa1,a1:Bh8\n", ":2: two pieces stand on a1"),
        ("W:W:Bh8\n", ":1: the game is over"),
        ("1. a6-a7 a1-h8 *\n", "cannot read 'a1-h8'"),
        ('[GameType "20"]\n\n1. 32-28 *\n', "not of harzdame"),
        ('[Variant "chess"]\n\n1. e2-e4 *\n', "game of chess"),
        ('[FEN "W:Wc4:Bd4"]\n[SetUp "1"]\n\n1. c4xe4 *\n', "over after this opening"),
    ],
)
def test_what_cannot_be_played_is_told_with_its_place(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "openings"
    path.write_text(text)
    with pytest.raises(MatchError) as raised:
        read_openings(path, HARZDAME, None)
    assert problem in str(raised.value)
    assert str(path) in str(raised.value)


def test_no_file_and_no_text(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match="No such file"):
        read_openings(tmp_path / "missing", HARZDAME, None)
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 4)
    with pytest.raises(MatchError, match="no text"):
        read_openings(tmp_path / "binary", HARZDAME, None)
