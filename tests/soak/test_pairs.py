"""The pairs' short form, each in a window of its own, and the readers by which it judges."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from tests.soak.pairs.activities import TABLE
from tests.soak.pairs.records import games_of, main_line, replayed, result, tags
from tests.soak.pairs.stage import CLUB, PASTED

PAIRS = """
analysis + review, review + analysis, threat + hint, coach + analysis, hint + analysis
clock + paste, clock + language, clock + another game, paste + saving, saving + another game
saving + saving, saving + coming back, coach + saving, hint + network, review + clock
analysis + guessing, learning + coming back, autoplay + paste, coach + coming back, library + keep
import + analysis, clock + export, import + set-up, keep + another game, clock + my games
takeback + result, result + takeback, takeback + network, network + takeback, result + network
network + result, network + paste, clock + result, keep + result, import + import
"""


def test_pairs_short() -> None:
    named = [pair.strip() for pair in PAIRS.replace("\n", ",").split(",") if pair.strip()]
    assert len(named) == 35
    told = subprocess.run(
        [sys.executable, "-m", "tests.soak.pairs", *(f"--pair={pair}" for pair in named)],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert "35 pairs" in told.stdout


def test_each_is_named_once() -> None:
    assert max(Counter(activity.name for activity in TABLE).values()) == 1
    assert len(TABLE) >= 20


def test_the_readers() -> None:
    first, second = games_of(CLUB)
    assert tags(first)["White"] == "Anna"
    assert main_line(first) == ("f1-g1", "f5-f4", "e2-f2", "c8-b8")
    assert (result(first), result(second)) == ("White", "Black")
    assert main_line("1. f1-g1! (1. e2-f2 (e2-e1) f5-f4) { f5-f4 } c8-b8 $3 *") == ("f1-g1", "c8-b8")
    assert result("1. f1-g1 *") is None
    for text in (first, second, PASTED):
        replayed(main_line(text), "harzdame")
    with pytest.raises(ValueError, match="move 2"):
        replayed(("f1-g1", "f1-g1"), "harzdame")
