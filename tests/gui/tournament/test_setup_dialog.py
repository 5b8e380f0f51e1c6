"""The dialog for a new tournament, where it is slow to learn which file has the openings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from harzdame_gui.controllers.files import folders as folders_module
from harzdame_gui.controllers.work.job import FolderLane
from harzdame_gui.tournament.setup_dialog import TournamentDialog
from tests.gui.driver import Driver
from tests.gui.tournament.tourney import Tourney

_LAST = 2


@pytest.fixture
def tourney(
    start: Callable[..., Driver], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Tourney]:
    """With one recent file, on a disk about which nothing is answered for a second and a half."""
    monkeypatch.setattr(folders_module, "PATIENCE_S", 1.5)
    made = Tourney(start(black="human"))
    path = tmp_path / "silent" / "recent.pdn"
    path.parent.mkdir()
    over = Event()
    made.app.app.services.jobs.run(lambda _job: over.wait(60), lane=FolderLane(path.parent))
    made.app.app.services.settings.add_recent_file(path)
    yield made
    over.set()


def choose_file(dialog: TournamentDialog) -> None:
    """As a person does with the keys."""
    dialog._openings.setFocus()
    QTest.keyClick(dialog._openings, Qt.Key.Key_End)
    assert dialog._openings.currentIndex() == _LAST


def pending(dialog: TournamentDialog) -> list[QFileDialog]:
    return dialog.findChildren(QFileDialog)


def test_return_starts_nothing_before_there_is_a_file_with_openings(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    choose_file(dialog)
    assert not dialog._start.isEnabled()
    assert dialog._summary.text() == "Choose the file with the openings."
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert not tourney.running
    dialog._openings.setCurrentIndex(1)
    assert dialog._start.isEnabled()
    dialog.reject()


def test_the_file_that_was_asked_for_last_is_the_one_with_the_openings(
    tourney: Tourney, tmp_path: Path
) -> None:
    dialog = tourney.dialog()
    choose_file(dialog)
    dialog._on_openings()  # once more
    assert dialog._openings.currentIndex() == _LAST
    tourney.wait(lambda: any(each.isVisible() for each in pending(dialog)))
    [asking] = (each for each in pending(dialog) if each.isVisible())
    dialog._openings.setCurrentIndex(0)
    path = tmp_path / "openings.pdn"
    path.write_text("1. f1-g1 *", encoding="utf-8")
    asking.fileSelected.emit(str(path))
    asking.reject()
    assert dialog.plan.openings == str(path)
    assert dialog._openings.currentText() == path.name
    assert dialog._start.isEnabled()
    dialog.reject()


def test_openings_are_drawn_from_the_ballots_of_a_game_that_has_some(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    game, openings = dialog._game, dialog._openings

    def offered() -> list[str]:
        return [openings.itemText(number) for number in range(openings.count())]

    assert len(offered()) == 3
    game.setCurrentIndex(game.findData("english"))
    assert offered()[2:-1] == ["Two-move ballot", "Three-move ballot", "Eleven-man ballot"]
    openings.setFocus()
    QTest.keyClick(openings, Qt.Key.Key_End)
    QTest.keyClick(openings, Qt.Key.Key_Up)
    assert dialog.plan.openings == "eleven-man"
    assert dialog._start.isEnabled()
    game.setCurrentIndex(game.findData("russian"))
    assert (dialog.plan.openings, openings.count()) == ("", 5)
    dialog.reject()
