"""The app with its tournaments open, for the tests of their room."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from harzdame_gui.tournament.room import TournamentRoom
from harzdame_gui.tournament.setup_dialog import TournamentDialog
from tests.gui.driver import Driver

LONG = 60_000


class Tourney:
    """The app with its tournaments open."""

    def __init__(self, driver: Driver) -> None:
        self.app = driver
        driver.app.window.commands.tournament.trigger()
        self.wait(lambda: self.room.window.isVisible() and not self._busy)

    @property
    def room(self) -> TournamentRoom:
        room = self.app.app.workspace.tournaments.room
        assert room is not None
        return room

    @property
    def _busy(self) -> bool:
        """Whether anything but a search is under way."""
        return any(job.lane is not None for job in self.app.app.services.jobs.under_way)

    def wait(self, condition: Callable[[], bool]) -> None:
        self.app.qtbot.waitUntil(condition, timeout=LONG)

    def dialog(self) -> TournamentDialog:
        QTest.mouseClick(self.room.window.list.new_button, Qt.MouseButton.LeftButton)
        self.wait(lambda: isinstance(QApplication.activeModalWidget(), TournamentDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, TournamentDialog)
        return dialog

    def begin(self, games: int, time: str = "time=0.05") -> None:
        """A tournament of the two weakest levels."""
        dialog = self.dialog()
        choose_players(dialog, "first-day", "newcomer")
        dialog._games.setValue(games)
        dialog._time.setCurrentIndex(dialog._time.findData(time))
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        self.wait(lambda: self.room.window.shows_course)

    @property
    def running(self) -> bool:
        return self.room._service.running

    def rest(self) -> None:
        self.wait(lambda: not self.running and not self.app.app.services.jobs.under_way)


def choose_players(dialog: TournamentDialog, *levels: str) -> None:
    players = dialog._players
    players._list.selectAll()
    QTest.mouseClick(players._remove, Qt.MouseButton.LeftButton)
    for level in levels:
        players._level.setCurrentIndex(players._level.findData(level))
        QTest.mouseClick(players._add, Qt.MouseButton.LeftButton)
