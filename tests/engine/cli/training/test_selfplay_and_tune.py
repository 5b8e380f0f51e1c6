"""From self-play to weights on the command line."""

from __future__ import annotations

import argparse
from array import array
from pathlib import Path
from types import ModuleType

import pytest
from harzdame_engine import variant
from harzdame_engine.cli.__main__ import main
from harzdame_engine.cli.training import selfplay, tune
from harzdame_engine.search.weights import Network, read_weights
from harzdame_engine.training.positions_file import PositionsWriter

from tests.engine.training.records import labelled_walk


def play(path: Path, *more: str) -> int:
    return main(["selfplay", str(path), "--nodes", "64", "--eval", "rules", *more])


def test_games_are_played_kept_and_fitted_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, weights = tmp_path / "a.games", tmp_path / "a.weights"
    assert play(games, "--game", "hexdame", "--games", "96") == 0
    assert "96 games, judged by rules" in capsys.readouterr().out
    assert main(["tune", str(weights), str(games), "--epochs", "3", "--held-out", "3"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told[1:4]] == ["1", "2", "3"]
    record = read_weights(weights, variant("hexdame")).record
    assert record["games"] == 96
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.games", "a.weights"]
    assert main(["analyse", "--game", "hexdame", "--depth", "2"]) == 0


def test_positions_are_fitted_to_and_told_by_the_order_of_siblings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    positions, weights = tmp_path / "a.positions", tmp_path / "a.weights"
    writer = PositionsWriter(positions, variant("harzdame"), {"nodes": 7, "evaluation": "rules"})
    for seed in range(4):
        writer.add(labelled_walk("harzdame", 40, seed))
    tune = ["tune", str(weights), str(positions), "--held-out", "2", "--epochs", "2", "--slope", "0.0085"]
    assert main([*tune, "--ranking", "0.3"]) == 0
    assert "order" in capsys.readouterr().out.splitlines()[1]
    record = read_weights(weights, variant("harzdame")).record
    assert (record["nodes"], record["evaluations"], record["ranking"]) == ("7", "rules", 0.3)


def test_a_broken_off_fit_is_gone_on_with_and_begun_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games, weights = tmp_path / "a.games", tmp_path / "a.weights"
    play(games, "--game", "hexdame", "--games", "96")
    fit = ["--held-out", "3", "--epochs", "2"]
    tune = ["tune", str(weights), str(games), *fit, "--hidden", "96"]
    with monkeypatch.context() as patched:
        patched.setattr("harzdame_engine.cli.training.tune.as_network", _full_disk)
        with pytest.raises(SystemExit):
            main(tune)
    assert "no space" in capsys.readouterr().err
    assert not weights.exists()
    assert main(tune) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2  # both epochs had been done
    found = read_weights(weights, variant("hexdame"))
    assert found.shape == Network(2 * len(found.rules.setup), 96)
    assert found.record["games"] == 96
    more = tmp_path / "b.games"
    made = ["selfplay", str(more), "--game", "hexdame", "--games", "32", "--nodes", "64"]
    assert main([*made, "--eval", str(weights)]) == 0
    other = tmp_path / "b.weights"
    assert main(["tune", str(other), str(games), *fit, "--from", str(weights), "--rate", "1e-9"]) == 0
    pairs = zip(array("h", read_weights(other, found.rules).values), array("h", found.values), strict=True)
    assert all(abs(one - first) <= 1 for one, first in pairs)
    assert read_weights(other, found.rules).record["from"] == str(weights)


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (["--from", "none.weights"], "cannot be read"),
        (["--hidden", "100"], "hidden units that no network has"),
    ],
)
def test_what_cannot_be_begun_is_told(
    option: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "a.games"
    play(games, "--game", "turkish", "--games", "96")
    with pytest.raises(SystemExit):
        main(["tune", str(tmp_path / "w"), str(games), "--slope", "0.01", *option])
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    "option", [["--blend", "1.5"], ["--ranking", "-1"], ["--rate", "0"], ["--slope", "nan"]]
)
def test_settings_that_make_no_sense_are_refused(
    option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["tune", "w", "g", *option])
    assert exit_.value.code == 2
    assert "must be " in capsys.readouterr().err


def _full_disk(*_arguments: object) -> bytes:
    raise OSError("no space left")


@pytest.mark.parametrize("arguments", [["selfplay", "{file}"], ["tune", "{file}.weights", "{file}"]])
def test_another_file_is_refused(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "diary"
    file.write_text("dear diary", encoding="utf-8")
    with pytest.raises(SystemExit) as exit_:
        main([word.format(file=file) for word in arguments])
    assert exit_.value.code == 1
    assert "holds no self-played games" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_games_of_two_games_are_not_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "1", tmp_path / "2"
    play(one, "--game", "hexdame", "--games", "2")
    play(two, "--game", "harzdame", "--games", "2")
    with pytest.raises(SystemExit):
        main(["tune", str(tmp_path / "w"), str(one), str(two)])
    assert "is of harzdame" in capsys.readouterr().err


def test_weights_that_are_none_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        play(tmp_path / "a", "--eval", str(tmp_path / "none"))
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(("command", "words"), [(selfplay, ["games"]), (tune, ["weights", "files"])])
def test_all_cores_that_there_are_get_used(
    command: ModuleType, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "cores", lambda: 3)
    parser = argparse.ArgumentParser()
    command.declare(parser)
    assert parser.parse_args(words).threads == 3
