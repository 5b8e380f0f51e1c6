"""The self-test of the engine: what it compares with is right, and whatever is wrong is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import variants
from harzdame_engine.cli.__main__ import main
from harzdame_engine.selftest import checks
from harzdame_engine.selftest.checks import CheckFailed, SelfCheck, engine_checks, run_checks

from tests.engine.networks import games_with_networks
from tests.engine.selftest.figures import FILE, figures


@pytest.fixture
def altered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, object], None]:
    """Has the self-test compare with another figure of this name."""

    def alter(name: str, value: object) -> None:
        known = json.loads(FILE.read_text(encoding="utf-8"))
        known[name] = value
        monkeypatch.setattr(checks, "_known", lambda: known)

    return alter


def test_the_figures_that_ship_are_those_of_the_tests() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == figures(), (
        "python -m tests.engine.selftest.figures"
    )


def test_all_games_and_all_networks_are_among_them() -> None:
    assert len(figures()["perft"]) == len(variants())
    assert len(figures()["networks"]) == len(games_with_networks())


def test_every_check_passes_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(engine_checks())
    assert all(line.startswith("ok ") for line in lines), lines


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("perft", {"harzdame": [2, 145]}),
        ("bench", 1),
        ("networks", ["nowhere"]),
        ("endgame", {"game": "harzdame", "fen": "W:WKa1,Kb3:BKh8", "verdict": "drawn"}),
        ("endgame", {"game": "international", "fen": "W:WK1:BK50", "verdict": "drawn"}),
    ],
)
def test_a_result_that_is_not_as_known_fails(
    altered: Callable[[str, object], None], capsys: pytest.CaptureFixture[str], name: str, value: object
) -> None:
    altered(name, value)
    with pytest.raises(SystemExit) as ended:
        main(["selftest"])
    assert ended.value.code == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in lines].count("FAILED") == 1


def test_a_check_that_breaks_off_is_told_and_the_others_are_made() -> None:
    def refuse() -> str:
        raise CheckFailed("two is right, and here it is three")

    def break_off() -> str:
        raise OSError("no disk")

    told: list[str] = []
    made = [SelfCheck("counting", refuse), SelfCheck("reading", break_off), SelfCheck("rest", lambda: "well")]
    assert not run_checks(made, told.append)
    assert told == [
        "FAILED  counting: two is right, and here it is three",
        "FAILED  reading: OSError: no disk",
        "ok      rest (well)",
    ]
