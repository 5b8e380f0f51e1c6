"""A tournament that is being played while nothing can be written: it rests, and goes on when that works."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from harzdame_engine.library.library import FILE_NAME, Library
from harzdame_engine.tournament import record
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.tournament import Tournament
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.storage import storage
from harzdame_gui.controllers.tournament import tournament_service
from harzdame_gui.controllers.work import repeated_job
from tests.gui.driver import Driver
from tests.gui.main_window.test_every_writer import Home
from tests.gui.main_window.test_unwritten import told_of
from tests.gui.tournament.tourney import Tourney

GAMES = 4
PLAYERS = "name=Anna hash=1 depth=1", "name=Berta hash=1 depth=2"
_LEFT = 4096
PLAN = Plan("Cup", "2026.01.01", "harzdame", PLAYERS, games=GAMES)


class Full:
    """A disk that is full: all that is there can be read, and but a few bytes more can be written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._is_full = False
        for module, name in ((record, "append_whole"), (record, "write_whole"), (storage, "write_whole")):
            monkeypatch.setattr(module, name, self._failing(getattr(module, name)))
        try_out = tournament_service.try_out
        fails = self._failing(try_out)
        monkeypatch.setattr(
            tournament_service,
            "try_out",
            lambda folder, size=8: try_out(folder, size) if size <= _LEFT else fails(folder, size),
        )

    def vanish(self) -> None:
        self._is_full = True

    def come_back(self) -> None:
        self._is_full = False

    def _failing(self, write: Callable[..., object]) -> Callable[..., object]:
        def attempt(*about: object, **how: object) -> object:
            if self._is_full:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return write(*about, **how)

        return attempt


@pytest.fixture(params=["full", "in the way"])
def disk(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Full | Home:
    monkeypatch.setattr(repeated_job, "RETRY_MS", 150)
    home = Home(tmp_path / "home")
    return Full(monkeypatch) if request.param == "full" else home


@pytest.fixture
def tourney(disk: Full | Home, tmp_path: Path, qtbot: QtBot) -> Iterator[Tourney]:
    driver = Driver(qtbot, tmp_path / "home" / "profile", black="human")
    yield Tourney(driver)
    disk.come_back()
    driver.close()


def vanish_after(games: int, disk: Full | Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the disk vanish as soon as one more is to be written, however quickly they are played."""
    append, written = record.append_whole, count()

    def append_or_vanish(*about: object, **how: object) -> None:
        if next(written) == games + 1:  # the head of the record comes first
            disk.vanish()
        append(*about, **how)

    monkeypatch.setattr(record, "append_whole", append_or_vanish)


@pytest.mark.parametrize("before", [0, 1], ids=["in the first game", "after a game"])
def test_it_goes_on_by_itself_when_the_disk_can_be_written(
    before: int, disk: Full | Home, tourney: Tourney, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, driver = tourney.room, tourney.app
    service, card = room._service, room.window.notice
    done: list[object] = []
    service.finished.connect(done.append)
    begun: list[object] = []
    service.begun.connect(begun.append)
    vanish_after(before, disk, monkeypatch)
    service.start(PLAN, 1)
    tourney.wait(lambda: "games of a tournament" in told_of(driver))
    assert not service.running
    assert card.isVisible()
    assert card.accessibleName().startswith("The tournament cannot go on.")
    assert room.window.shows_course
    begun_until_then = len(begun)  # one more, where the game was on disk before its beginning was told here
    driver.qtbot.wait(1000)
    assert "games of a tournament" in told_of(driver)
    assert len(begun) == begun_until_then <= GAMES  # it plays no games that cannot be kept
    disk.come_back()
    tourney.wait(lambda: told_of(driver) == "")
    tourney.wait(lambda: not card.isVisible())  # it says no more that it cannot go on
    tourney.rest()
    (path,) = service.folder.glob("*.tournament")
    tournament = Tournament.resumed(path)
    assert tournament.over
    assert len({result.id for result in tournament.results}) == len(tournament.results) == GAMES
    with Library(driver.folder / FILE_NAME) as library:
        assert {row.event for row in library.games.rows(range(1, len(library.games) + 1))} == {"Cup"}
        assert len(library.games) == len({result.pdn for result in tournament.results})
    assert not card.isVisible()
    assert "cannot go on" not in told_of(driver)
