from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game_file import GameAppender

GAME = '[Event "new"]\n\n1. a6-a7 *\n'


@pytest.mark.parametrize(
    "before",
    [
        "",
        '[Event "old"]\n\n1. f1-g1 *',
        '[Event "old"]\n\n1. f1-g1 *\n',
        "1. f1-g1 *\n\n",
        '[Event "old"]\r\n\r\n1. f1-g1 *\r\n',
        "1. f1-g1 *\r\n\r\n",
    ],
)
def test_games_are_put_behind_what_is_there(tmp_path: Path, before: str) -> None:
    path = tmp_path / "games.pdn"
    if before:
        path.write_bytes(before.encode())
    file = GameAppender(path)
    assert path.read_bytes().decode() == before
    file.add(GAME)
    file.add(GAME)
    text = path.read_bytes().decode()
    assert text.startswith(before)
    assert text.endswith(f"{GAME}\n{GAME}")
    between = text.removeprefix(before.rstrip()).partition("[")[0]
    assert between.replace("\r", "") == ("\n\n" if before else "")
    games = pdn.scan(text).games
    assert len(games) == 2 + bool(before)
    assert all(game.read().problems == () for game in games)


def test_a_file_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match="directory"):
        GameAppender(tmp_path)
    with pytest.raises(MatchError, match="No such file"):
        GameAppender(tmp_path / "missing" / "games.pdn")
