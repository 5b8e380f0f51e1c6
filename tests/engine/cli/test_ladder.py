from pathlib import Path

import pytest
from harzdame_engine.cli.__main__ import main
from harzdame_engine.rating.ratings import read_ratings

QUICK = ["ladder", "--to", "2", "--games", "4", "--concurrency", "1"]


def test_a_ladder_is_played_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "levels.md"
    page.write_text("<!-- ladder harzdame -->\n<!-- end of ladder harzdame -->\n")
    ratings = tmp_path / "harzdame.toml"
    files = ["--results", str(tmp_path / "results"), "--ratings", str(ratings), "--into", str(page)]
    assert main([*QUICK, *files]) == 0
    table = capsys.readouterr().out
    assert table.splitlines()[2].startswith("| 1 | `first-day` | 500 ± ")
    assert table in page.read_text()
    assert "first-day = { elo = 500" in ratings.read_text()


def test_levels_that_are_not_played_are_carried_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    before, ratings = tmp_path / "before.toml", tmp_path / "harzdame.toml"
    before.write_text("newcomer = { elo = 700, error = 90 }\nfull = { elo = 1700, error = 90 }\n")
    assert main([*QUICK, "--above", str(before), "--ratings", str(ratings)]) == 0
    found = read_ratings(ratings)
    assert found["full"].elo == found["newcomer"].elo + 1000
    assert capsys.readouterr().out.splitlines()[-1].startswith("| 14 | `full` | ")


def test_ratings_that_are_none_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="1"):
        main([*QUICK, "--games", "2", "--above", str(tmp_path / "none.toml")])
    assert "none.toml" in capsys.readouterr().err


def test_a_ladder_of_one_level_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="1"):
        main(["ladder", "--from", "3", "--to", "3"])
    assert "at least two levels" in capsys.readouterr().err
