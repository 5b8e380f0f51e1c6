"""``harzdame-engine heldout``: from positions to a table of measures."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine.cli.__main__ import main
from harzdame_engine.training.held_out import read_held_out


@pytest.fixture(scope="module")
def held_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sets") / "dameo.held-out"
    small = ["--positions", "10", "--nodes", "300", "--playing", "60"]
    assert main(["heldout", "make", str(path), "--game", "dameo", *small]) == 0
    return path


def test_positions_are_made_and_evaluations_measured_on_them(
    held_out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(read_held_out(held_out).positions) == 10
    measure = ["heldout", "measure", "installed", "rules", "--set", str(held_out), "--nodes", "50"]
    assert main(measure) == 0
    told = capsys.readouterr().out
    head, installed, rules, more = told.splitlines()
    assert head.split()[:3] == ["order", "greed", "level"]
    assert installed.startswith("installed") and rules.startswith("rules")
    assert more.split()[0][0] in "+-"
    assert main(measure) == 0
    assert capsys.readouterr().out == told


def test_positions_are_scored_anew(
    held_out: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "again"
    again = ["--again", str(held_out), "--eval", "rules", "--nodes", "100", "--positions", "4"]
    assert main(["heldout", "make", str(path), *again]) == 0
    assert "4 positions of Dameo" in capsys.readouterr().out
    made = read_held_out(path)
    assert made.making.evaluation == "rules"
    assert made.positions[3].position == read_held_out(held_out).positions[3].position


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["heldout", "measure", "--game", "dameo", "installed"], "no positions come with dameo"),
        (["heldout", "measure", "--set", "{diary}", "installed"], "holds no held-out positions"),
        (["heldout", "measure", "--set", "{set}", "{diary}"], "holds no weights"),
        (["heldout", "make", "{diary}", "--again", "{diary}"], "holds no held-out positions"),
    ],
)
def test_files_that_will_not_do_are_told(
    arguments: list[str], said: str, held_out: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    diary = tmp_path / "diary"
    diary.write_text("dear diary", encoding="utf-8")
    with pytest.raises(SystemExit) as exit_:
        main([word.format(diary=diary, set=held_out) for word in arguments])
    assert exit_.value.code == 1
    assert said in capsys.readouterr().err
    assert diary.read_text(encoding="utf-8") == "dear diary"
