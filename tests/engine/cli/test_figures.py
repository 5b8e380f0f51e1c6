"""The command that counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine.cli.__main__ import main

from tests.engine.training.played import games_of, play


@pytest.mark.parametrize("game", ["harzdame", "hexdame", "international"])
def test_it_prints_what_was_played(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = play(tmp_path / "some.games", game, 40)
    played = list(games_of(path, game))
    assert main(["figures", str(path), "--least", "10"]) == 0
    told = capsys.readouterr().out
    table = [cells(line) for line in told.partition("## Length")[0].splitlines() if line.startswith("| all")]
    ((_, count, white, draws, black, _),) = table
    assert count == "40"
    for share, result in ((white, 1), (draws, 0), (black, -1)):
        shown = 100 * sum(one.result == result for one in played) / 40
        assert share.startswith(f"{shown:.1f} ± ")
    assert "nan" not in told
    assert "nodes 64" in told


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_a_file_of_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "diary"
    file.write_text("dear diary", encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["figures", str(file)])
    assert "holds no self-played games" in capsys.readouterr().err
