"""A library of 40 games in the profile of a running app, and its window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import FILE_NAME, Library
from harzdame_engine.library.records import GameRow
from PySide6.QtWidgets import QApplication, QDialog

from harzdame_gui.library.room import LibraryRoom
from harzdame_gui.library.window import LibraryWindow
from tests.engine.library.collections import collection
from tests.gui.driver import Driver

GAMES = 40
FOREIGN = '[White "Foreign"]\n[Variant "Chess"]\n\n1. e4 e5 *'
SPOILED = '[White "Spoiled"]\n\n1. e2-f2 a1-h8 {rest} *'


class LibraryDriver:
    """The app with its library open."""

    def __init__(self, driver: Driver) -> None:
        self.app = driver
        driver.app.workspace.windows.show_library()
        self.settle()

    @property
    def room(self) -> LibraryRoom:
        return self.app.app.workspace.windows._library

    @property
    def window(self) -> LibraryWindow:
        return self.room.window

    @property
    def ids(self) -> list[int]:
        return list(self.window.model.numbers)

    @property
    def words(self) -> str:
        """What the card says."""
        card = self.window.notice
        return card.accessibleName() if card.isVisible() else ""

    def settle(self) -> None:
        """Until nothing is looked for any more."""
        quiet = lambda: (  # noqa: E731
            not any(job.lane is not None for job in self.app.app.services.jobs.under_way)
            and not self.window.form._delay.isActive()
            and not self.window.model._delay.isActive()
        )
        for _ in range(3):
            self.app.qtbot.waitUntil(quiet)
            self.app.qtbot.wait(5)

    def cell(self, row: int, column: int) -> str:
        model = self.window.model
        model.data(model.index(row, column))
        self.settle()
        return str(model.data(model.index(row, column)) or "")

    def rows(self, ids: list[int]) -> list[GameRow]:
        """Games as the library has them."""
        with Library(self.app.folder / FILE_NAME) as library:
            return library.games.rows(ids)

    def select(self, *rows: int) -> None:
        table = self.window._table
        table.clearSelection()
        for row in rows:
            index = self.window.model.index(row, 0)
            flags = table.selectionModel().SelectionFlag
            table.selectionModel().setCurrentIndex(index, flags.Select | flags.Rows)
        self.settle()

    def dialog(self) -> QDialog:
        self.app.qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QDialog))
        return QApplication.activeModalWidget()


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """The profile's folder, with a library in it."""
    folder = tmp_path / "profile"
    with Library(folder / FILE_NAME) as library:
        import_text(library.games, "\n".join([*collection(GAMES, seed=6, plies=30), FOREIGN, "", SPOILED]))
    return folder


@pytest.fixture
def library(profile: Path, start: Callable[..., Driver]) -> LibraryDriver:
    """The library's window, just opened."""
    return LibraryDriver(start(black="human"))
