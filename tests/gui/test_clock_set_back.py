"""The clock of the computer set back by a day, or by years: nothing is lost, and no time is negative."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import Color
from harzdame_engine.library.library import Library
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.tournament import Tournament
from PySide6.QtTest import QTest

from tests.engine.tournament.results import result
from tests.gui.driver import Driver

DAY = 86_400.0


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Set the clock forward or back by so many days, for whoever asks Python for the time."""
    usual = time.time
    return lambda days: monkeypatch.setattr(time, "time", lambda: usual() + days * DAY)


def test_a_game_with_clocks_goes_on(start: Callable[..., Driver], set_clock: Callable[[float], None]) -> None:
    driver = start(white="human", black="human", white_clock="300", black_clock="300", clock_at_once=True)
    driver.drag("f1", "g1")
    set_clock(-1)
    driver.drag("f5", "f4")
    QTest.qWait(50)
    assert all(0 <= node.elapsed < 60 for node in driver.session.tree.mainline() if node.elapsed is not None)
    assert all(200_000 < driver.session.clock.reading(color).left <= 300_000 for color in Color)
    path = driver.folder
    driver.qtbot.waitUntil(lambda: len(list(path.glob("unfinished-*.json"))) == 1)
    driver.crash()
    again = start(None)
    assert again.played[:2] == ["f1-g1", "f5-f4"]


def test_games_are_imported_once(tmp_path: Path, set_clock: Callable[[float], None]) -> None:
    file = tmp_path / "games.pdn"
    file.write_text('[Variant "Harzdame"]\n\n1. f1-g1 f5-f4 *\n')
    with Library(tmp_path / "library.db") as library:
        assert library.import_paths([file]).added == 1
        set_clock(-1)
        file.write_text(file.read_text() + '\n[Variant "Harzdame"]\n\n1. e2-f2 *\n')
        os.utime(file, (1000, 1000))
        report = library.import_paths([file])
        assert (report.added, report.duplicates) == (1, 1)


def test_a_tournament_goes_on(tmp_path: Path, set_clock: Callable[[float], None]) -> None:
    plan = Plan("T", "2026.11.23", "harzdame", ("name=a", "name=b", "name=c"))
    tournament = Tournament.created(plan, tmp_path / "t.jsonl")
    tournament.add(result(next(tournament.missing()), 1))
    set_clock(-1)
    again = Tournament.resumed(tmp_path / "t.jsonl")
    assert again.results == tournament.results
    again.add(result(next(again.missing()), 0.5))
    assert len(Tournament.resumed(tmp_path / "t.jsonl").results) == 2
