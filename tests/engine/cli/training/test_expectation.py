"""``harzdame-engine expectation``: from games to a curve that the app reads."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from harzdame_engine.cli.__main__ import main


def test_a_curve_is_fitted_and_put_beside_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, curves = tmp_path / "quick.games", tmp_path / "curves.toml"
    play = ["selfplay", str(games), "--game", "turkish", "--games", "64", "--nodes", "60", "--threads", "1"]
    assert main(play) == 0
    curves.write_text("harzdame = { slope = 0.01, draws = 0.1 }\n", encoding="utf-8")
    assert main(["expectation", str(games), "--output", str(curves)]) == 0
    assert "| `turkish` | 64 | 60 |" in capsys.readouterr().out
    kept = tomllib.loads(curves.read_text(encoding="utf-8"))
    assert list(kept) == ["harzdame", "turkish"]
    assert kept["harzdame"]["slope"] == 0.01
    assert 0 < kept["turkish"]["slope"] < 0.1
    assert kept["turkish"]["games"] == 64
