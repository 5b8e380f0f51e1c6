"""The list of games in another language: what is looked for, selected and in sight is so in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.files import games_view
from harzdame_gui.files.game_search import GameSearch, ListOrder, WantedGames
from tests.gui.driver import Driver
from tests.gui.files.test_file_list import HITS, NAMES, search, written


@pytest.fixture
def club(start: Callable[..., Driver], tmp_path: Path) -> Driver:
    driver = start(written(tmp_path / "club.pdn", NAMES * 20))
    driver.window.resize(1400, 800)
    driver.wait_for_games(len(NAMES) * 20)
    return driver


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """While this is not set, games are looked for and not found."""
    go, find = Event(), games_view._find

    def waits(search: GameSearch, wanted: WantedGames, job: Job) -> object:
        go.wait(20)
        return find(search, wanted, job)

    monkeypatch.setattr(games_view, "_find", waits)
    go.set()
    yield go
    go.set()


def in_german(driver: Driver) -> None:
    before = driver.games.stand
    driver.speak("de")
    driver.qtbot.waitUntil(lambda: driver.games.stand == before)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way)
    assert driver.games.stand == before
    assert driver.games.search.placeholderText() != "Search names, events, years"


def test_what_is_looked_for_and_selected_is_the_same(club: Driver) -> None:
    hits = [number + 8 * times for times in range(20) for number in HITS]
    search(club, "nowak", hits)
    club.games.select([3, 5])
    in_german(club)
    assert (club.games.search.text(), club.listed) == ("nowak", hits)
    assert club.games.rows.selected == [3, 5]


def test_the_order_and_what_is_in_sight_are_the_same(club: Driver) -> None:
    dock = club.app.workspace.file_list
    next(each for each in dock.commands.orders.actions() if each.data() == ListOrder.WHITE.value).trigger()
    club.qtbot.waitUntil(lambda: club.listed[:2] == [1, 9])
    bar = club.games.rows.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    assert bar.value() > 0
    in_german(club)
    commands = club.app.workspace.file_list.commands
    assert commands.orders.checkedAction().data() == ListOrder.WHITE.value


def test_in_the_order_of_the_file_the_same_games_are_in_sight(club: Driver) -> None:
    club.games.select([40, 41, 42])
    bar = club.games.rows.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    in_german(club)


def test_it_is_the_same_after_another_language_while_its_games_are_looked_for(
    club: Driver, slow: Event
) -> None:
    hits = [number + 8 * times for times in range(20) for number in HITS]
    search(club, "nowak", hits)
    club.games.select(hits[40:42])
    bar = club.games.rows.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = club.games.stand
    assert (before.current, before.selected, before.scrolled) == (hits[40], hits[40:42], bar.value())
    slow.clear()
    club.speak("de")
    club.speak("en")
    assert club.listed != hits
    slow.set()
    club.qtbot.waitUntil(lambda: club.listed == hits, timeout=10_000)
    assert club.games.stand == before


def test_what_is_typed_last_is_looked_for_in_another_language(club: Driver, slow: Event) -> None:
    club.games.select([3, 5])
    slow.clear()
    club.games.search.setText("nowak")
    club.speak("de")
    slow.set()
    hits = [number + 8 * times for times in range(20) for number in HITS]
    club.qtbot.waitUntil(lambda: club.listed == hits, timeout=10_000)
    assert (club.games.rows.current, club.games.rows.selected) == (3, [3])
