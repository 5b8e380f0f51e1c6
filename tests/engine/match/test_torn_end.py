"""A match's file of games, torn at any byte of its last game."""

import os
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.match.game_file import GameAppender
from harzdame_engine.match.torn_end import torn_from, torn_path


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of tears: nothing has to be on the disk in the end."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


def game(number: int) -> str:
    return (
        f'[Event "a vs b"]\n[Site "?"]\n[Round "{number}"]\n[White "Żubr"]\n[Result "1-1"]\n'
        '[GameType "20,W,10,10,N2,0"]\n\n1. 35-30 16-21 {[%emt 0:00:00.001]\n[%eval -0.81,1]} 2. 1-12 1-1\n'
    )


def rounds(path: Path) -> list[str]:
    return [each.tags["Round"] for each in pdn.scan(path.read_text(encoding="utf-8")).games]


def test_a_match_goes_on_behind_whole_games(tmp_path: Path) -> None:
    """Wherever the file was torn, the new game stands whole behind whole ones, and the half is kept."""
    path = tmp_path / "games.pdn"
    whole, last = (game(1) + "\n").encode(), game(2).encode()
    lost = last[: last.rindex(b"1-1") - 1].rstrip()  # what ends as the game does cannot be told from it
    for length in range(1, len(lost) + 1):
        path.write_bytes(whole + last[:length])
        torn_path(path).unlink(missing_ok=True)
        GameAppender(path).add(game(3))
        if last[:length].rstrip().endswith(b"2. 1-1"):  # half a move that looks like the result
            assert rounds(path) == ["1", "2", "3"]
            continue
        assert path.read_bytes() == whole + game(3).encode(), last[:length]
        assert torn_path(path).read_bytes() == last[:length].rstrip() + b"\n\n"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1. 32-28",
        '[Event "x"]\n\n1. 32-28 19-23',
        '[Event "x"]\n\n1. 32-28 {a thought\n\n[%cal Ga]} 19-23 *',
        '[Event "x"]\r\n[Result "*"]\r\n\r\n1. 32-28 *\r\n',
        '[Event "x"]\n[Result "1/2-1/2"]\n\n1. 32-28 1/2-1/2\n\n\n',
        'Some words\n\n[Event "x"]\n\n1. 32-28',
    ],
)
def test_games_of_others_stay_where_they_are(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.pdn"
    path.write_bytes(text.encode())
    GameAppender(path).add(game(1))
    assert path.read_bytes().startswith(text.rstrip().encode())
    assert not torn_path(path).exists()


def test_a_long_file_is_read_from_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harzdame_engine.match.torn_end._LONGEST_GAME", 200)
    path = tmp_path / "games.pdn"
    path.write_bytes(((game(1) + "\n") * 20 + '[Event "half').encode())
    GameAppender(path).add(game(2))
    assert rounds(path) == ["1"] * 20 + ["2"]


@pytest.mark.parametrize(
    "behind", ["[", '[Event "half', "{", "1. 32", "\0" * 9, '[Event "x"]\n\n[Result "*"]']
)
@pytest.mark.parametrize(
    "moves", ["1. 35-30 (1. 31-26 1-1) 16-21", "1. 35-30 {so 1-1 it is} 16-21 {[%eval 1]}"]
)
def test_a_whole_game_stays_whatever_was_begun_behind_it(tmp_path: Path, behind: str, moves: str) -> None:
    path = tmp_path / "games.pdn"
    last = f'[Event "1-1"]\n[White "a \\" 1-1"]\n[Result "1-1"]\n\n{moves} 1-1\n'
    path.write_bytes(f"{game(1)}\n{last}{behind}".encode())
    GameAppender(path)
    GameAppender(path).add(game(3))
    assert path.read_bytes().startswith(f"{game(1)}\n{last}\n[".encode())
    assert "".join(torn_path(path).read_text(encoding="utf-8").split()) in "".join(
        f'{behind}[Event"x"]'.split()
    )


@pytest.mark.parametrize(
    "moves",
    [
        "1. f1-g1 f5-f4 2-0 ; the end",
        "1. f1-g1 f5-f4 2-0 {a remark} ; the end\n; of all {",
        '1. f1-g1 " f5-f4 2-0',
        '1. f1-g1 "so" f5-f4 2-0 ; he said "2-0',
        "1. f1-g1 ) f5-f4 2-0 ; the end",
    ],
)
def test_a_whole_game_stays_with_what_somebody_wrote_into_it(moves: str) -> None:
    text = f'[Event "a \\" [b] ; c"]\n[Result "2-0"]\n\n{moves}\n'
    assert torn_from(text.encode()) is None
    assert torn_from(f"{text}[Event".encode()) == len(text.rstrip()) + 1


def test_a_half_is_told_from_a_whole() -> None:
    assert torn_from(b'[Event "half') == 0
    assert torn_from(b"[") == 0
    assert torn_from(game(1).encode()) is None
    assert torn_from(game(1).encode() + b"{a remark} \n") is None
    assert torn_from(game(1).encode() + b"[") == len(game(1).encode())
    assert torn_from(game(1).encode().replace(b" 1-1\n", b" {better than 1-1")) == 0
    assert torn_from(game(1).encode().replace(b" 1-1\n", b" 2\0\0\0")) == 0
