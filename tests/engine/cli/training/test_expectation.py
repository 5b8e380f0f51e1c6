"""``harzdame-engine expectation``: from games to curves that the app reads, and what they are worth."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from harzdame_engine.cli.__main__ import main
from harzdame_engine.training.games_file import games_in, read_frames


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "quick.games"
    play = ["selfplay", str(path), "--game", "turkish", "--games", "128", "--nodes", "60", "--threads", "1"]
    assert main([*play, "--missing", "1", "--most-missing", "2", "--random", "2", "4"]) == 0
    return path


def test_curves_are_fitted_and_put_beside_the_others(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    curves = tmp_path / "curves.toml"
    curves.write_text("harzdame = { full = { slope = 0.01, draws = 0.1 } }\n", encoding="utf-8")
    assert main(["expectation", str(games), "--output", str(curves)]) == 0
    assert "| `turkish` | 128 | 60 |" in capsys.readouterr().out
    known = tomllib.loads(curves.read_text(encoding="utf-8"))
    assert list(known) == ["harzdame", "turkish"]
    assert known["harzdame"]["full"]["slope"] == 0.01
    turkish = known["turkish"]
    assert 0 < turkish["full"]["slope"] < 0.1
    assert turkish["bare"]["draws"] > 0
    assert (turkish["pieces"], turkish["games"], turkish["nodes"]) == (32, 128, 60)


def test_a_check_tells_what_was_promised_and_what_was_scored(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scores = tmp_path / "scores.toml"
    assert main(["expectation", str(games), "--check", "--output", str(scores)]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| `turkish`")]
    assert sum(int(row.split("|")[3]) for row in rows) == 128
    known = tomllib.loads(scores.read_text(encoding="utf-8"))["turkish"]
    assert all(row["games"] >= 50 and 28 <= row["pieces"] <= 32 for row in known)
    assert any(row["points"] > 0.6 for row in known)


def test_the_games_of_a_frame_are_told_apart(games: Path) -> None:
    frames = list(read_frames(games))
    parts = [list(games_in(frame)) for frame in frames]
    assert [len(each) for each in parts] == [frame.games for frame in frames]
    assert [b"".join(each) for each in parts] == [frame.data for frame in frames]
