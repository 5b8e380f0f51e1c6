"""What the room of tournaments says and shows when something cannot be done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine.tournament.plan import Plan
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget

from tests.gui.driver import Driver
from tests.gui.tournament.tourney import Tourney, choose_players


@pytest.fixture
def tourney(start: Callable[..., Driver]) -> Tourney:
    return Tourney(start(black="human"))


def shown_rows(tourney: Tourney) -> list[str]:
    chosen = tourney.room.window.list.findChild(QListWidget)
    return [chosen.item(row).text() for row in range(chosen.count())]


def test_a_tournament_that_cannot_begin_after_another_is_told_so_and_listed(tourney: Tourney) -> None:
    tourney.begin(1)
    tourney.rest()
    window, folder = tourney.room.window, tourney.room._service.folder
    QTest.keyClick(window, Qt.Key.Key_Escape)
    tourney.wait(lambda: not window.shows_course and len(shown_rows(tourney)) == 1)
    (folder / "running" / "x").mkdir(parents=True)  # no mark can be written
    dialog = tourney.dialog()
    choose_players(dialog, "first-day", "newcomer")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    tourney.wait(window.notice.isVisible)
    assert window.notice.accessibleName().startswith("The tournament cannot begin.")
    assert "[Errno" not in window.notice.accessibleName()
    tourney.wait(lambda: len(shown_rows(tourney)) == 2)
    assert any("0 of 2 games" in row for row in shown_rows(tourney))
    assert not window.shows_course
    tourney.rest()


def test_why_an_engine_that_is_missing_cannot_play_is_told_in_words_of_the_app(tourney: Tourney) -> None:
    service, window = tourney.room._service, tourney.room.window
    players = ("name=Ours hash=1 depth=1", "name=Scan cmd=/nowhere/at/all")
    service.start(Plan("Cup", "2026.01.01", "harzdame", players, games=2))
    tourney.wait(window.notice.isVisible)
    told = window.notice.accessibleName()
    assert told.startswith("The tournament cannot begin. Scan cannot be started.")
    assert "does not start" not in told
    tourney.rest()


def test_a_damaged_record_is_listed_and_its_place_told(tourney: Tourney) -> None:
    window, folder = tourney.room.window, tourney.room._service.folder
    folder.mkdir(exist_ok=True)
    (folder / "torn.tournament").write_text("nonsense")
    window.close()
    tourney.app.app.window.commands.tournament.trigger()
    tourney.wait(lambda: len(shown_rows(tourney)) == 1)
    assert shown_rows(tourney) == ["torn.tournament\ncannot be read: it is no record of a tournament"]
    QTest.keyClick(window.list.findChild(QListWidget), Qt.Key.Key_Return)
    assert window.notice.accessibleName().startswith("torn.tournament cannot be read.")
    assert str(folder) in window.notice.accessibleName()
    assert (folder / "torn.tournament").read_text() == "nonsense"
