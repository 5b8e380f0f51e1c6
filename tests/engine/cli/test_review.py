"""``harzdame-engine review``: files of games with sentences written into them, and nothing else changed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from harzdame_engine.cli.__main__ import main
from harzdame_engine.pdn.document import Document
from harzdame_engine.review.annotating import TAG

from tests.engine.review.games import HEAD

TEXT = f"{HEAD}\n1. b5-c5 c8-b8 2. b4-b5 f5-e5 3. c5-c6 b8-b7 4. a6-a7 d7-c7 5. c6xc8 d8xb8 6. a7xc7 *\n"
TWO = f"% a remark of the file\n\n{TEXT}\n\n{TEXT.replace('Club evening', 'Another evening')}"


def review(*arguments: object) -> int:
    fast = ("--nodes", 3000, "--hash", 4, "--threads", 2, "--tables", "none", "--no-book")
    return main(["review", *map(str, (*arguments, *fast))])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.pdn"
    path.write_text(TWO, encoding="utf-8", newline="")
    return path


def test_games_are_reviewed_and_the_rest_of_the_file_stays(file: Path, tmp_path: Path) -> None:
    output = tmp_path / "out.pdn"
    assert review(file, "--output", output, "--game", 2) == 0
    before, after = Document.read(file.read_bytes()), Document.read(output.read_bytes())
    assert after.content.games[0].text == before.content.games[0].text
    assert output.read_bytes().startswith(before.data[: before.content.games[1].start])
    tags = after.content.games[1].tags
    assert tags[TAG] == "Harzdame, 3000 nodes"
    assert tags["Event"] == "Another evening"
    assert "[%eval" in after.content.games[1].text
    assert "Allows a shot" in after.content.games[1].text.replace("\n", " ")
    assert not after.content.games[1].read().problems


def test_the_same_command_goes_on_with_what_is_left(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "out.pdn"
    review(file, "--output", output, "--game", 2)
    second = Document.read(output.read_bytes()).content.games[1].text
    capsys.readouterr()
    assert review(file, "--output", output) == 0
    assert "1 game reviewed" in capsys.readouterr().err
    games = Document.read(output.read_bytes()).content.games
    assert [TAG in game.tags for game in games] == [True, True]
    assert games[1].text == second
    assert review(file, "--output", output) == 0
    assert "0 games reviewed" in capsys.readouterr().err


def test_the_file_itself_may_be_written(file: Path) -> None:
    assert review(file, "--output", file) == 0
    assert [TAG in game.tags for game in Document.read(file.read_bytes()).content.games] == [True, True]


def test_the_sentences_are_german_if_that_is_asked_for(file: Path, tmp_path: Path) -> None:
    output = tmp_path / "out.pdn"
    assert review(file, "--output", output, "--game", 1, "--language", "de") == 0
    text = Document.read(output.read_bytes()).content.games[0].text.replace("\n", " ")
    assert "Erlaubt einen Schlag: c6xc8 gewinnt einen Stein, zwei für einen." in text
    with pytest.raises(SystemExit, match="2"):
        review(file, "--output", output, "--language", "fr")


def test_another_file_is_not_overwritten(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.pdn"
    other.write_text(TEXT, encoding="utf-8")
    with pytest.raises(SystemExit, match="2"):
        review(file, "--output", other)
    assert other.read_text(encoding="utf-8") == TEXT
    with pytest.raises(SystemExit, match="2"):
        review(file, "--output", tmp_path / "new.pdn", "--game", 3)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are Unix's")
def test_a_pipe_is_refused_before_anything_is_searched(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe.pdn"
    os.mkfifo(pipe)
    with pytest.raises(SystemExit, match="2"):
        review(file, "--output", pipe)
    assert "is no regular file" in capsys.readouterr().err
    assert pipe.is_fifo()
