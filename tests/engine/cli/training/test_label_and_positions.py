"""From self-played games to labelled positions on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine.cli.__main__ import main
from harzdame_engine.training.games_file import read_conditions


def play(path: Path, *more: str) -> int:
    return main(["selfplay", str(path), "--nodes", "64", "--eval", "rules", "--game", "harzdame", *more])


def label(games: Path, output: Path, *more: str) -> int:
    few = ["--nodes", "100", "--played", "2", "--siblings", "1", "--met", "1"]
    return main(["label", str(games), "--output", str(output), "--eval", "rules", *few, *more])


def test_games_are_varied_labelled_merged_and_filtered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, one, two, both, few = (tmp_path / name for name in ("a.games", "one", "two", "both", "few"))
    varied = ["--missing", "0.2", "--mistakes", "0.05", "--balance", "4.5"]
    assert play(games, "--games", "40", "--nodes", "64", "256", *varied) == 0
    found = read_conditions(games)
    assert (found.nodes, found.most_nodes, found.balance) == (64, 256, 450)
    assert (found.missing, found.mistakes) == (200, 50)
    assert "KvK" in found.tables
    assert label(games, one) == label(games, two, "--seed", "2") == 0
    assert "of 2 of 2 batches of games" in capsys.readouterr().out
    assert main(["positions", "merge", str(one), str(two), "--output", str(both)]) == 0
    assert main(["positions", "filter", str(both), "--output", str(few), "--source", "sibling"]) == 0
    capsys.readouterr()
    assert main(["positions", "list", str(both), str(few)]) == 0
    told = capsys.readouterr().out
    assert "Harzdame" in told
    assert told.count("  made ") == 4
    assert "(100.0%)" in told
    assert told.count("played") > 2


def test_files_that_are_none_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    diary = tmp_path / "diary"
    diary.write_text("dear diary", encoding="utf-8")
    play(tmp_path / "a.games", "--games", "1")
    output = ["--output", str(tmp_path / "none")]
    for words in (
        ["label", str(diary), *output],
        ["label", str(tmp_path / "a.games"), "--output", str(diary)],
        ["label", str(tmp_path / "missing"), *output],
        ["positions", "list", str(diary)],
        ["positions", "merge", str(diary), *output],
        ["positions", "filter", str(diary), *output],
    ):
        with pytest.raises(SystemExit) as exit_:
            main(words)
        assert exit_.value.code == 1
        assert "harzdame-engine: " in capsys.readouterr().err
    assert diary.read_text(encoding="utf-8") == "dear diary"
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("words", [["--nodes", "1", "2", "3"], ["--mistakes", "1.5"], ["--missing", "-0.1"]])
def test_conditions_that_are_none_are_refused(words: list[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as exit_:
        play(tmp_path / "a.games", *words)
    assert exit_.value.code == 2
    assert not (tmp_path / "a.games").exists()
