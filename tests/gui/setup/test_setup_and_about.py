"""Dialogs by themselves: their default buttons and the choices they offer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from harzdame_engine import LEVELS, Position, pdn, variant
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QListView, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from harzdame_gui.about.dialog import AboutDialog
from harzdame_gui.controllers.game.new_game import NewGame, PlayerSpec
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.files.game_rows import GameRows
from harzdame_gui.files.open_dialog import OpenGameDialog
from harzdame_gui.files.problem_list import ProblemList
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.setup.editor import SetupEditor

HARZDAME = variant("harzdame")
TWO_GAMES = '[White "Anna"]\n\n1. f1-g1 *\n\n[White "Clara"]\n\n1. e2-f2 *\n'


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.shut_down()


def dialogs(jobs: Jobs) -> list[QDialog]:
    return [
        NewGameDialog(NewGame()),
        SetupEditor(Position.start(), jobs),
        OpenGameDialog(pdn.scan(TWO_GAMES), HARZDAME, jobs),
        AboutDialog(Path("profile")),
    ]


@pytest.mark.parametrize("number", range(4))
def test_every_dialog_fits_on_a_small_screen(qtbot: QtBot, jobs: Jobs, number: int) -> None:
    dialog = dialogs(jobs)[number]
    qtbot.addWidget(dialog)
    dialog.show()
    least = dialog.minimumSizeHint()
    assert least.width() <= 950
    assert least.height() <= 500
    room = dialog.screen().availableGeometry().size()
    assert dialog.height() <= room.height()
    assert dialog.width() <= max(room.width(), least.width())


@pytest.mark.parametrize("number", range(4))
def test_the_default_answer_stays_the_default_wherever_the_focus_goes(
    qtbot: QtBot, jobs: Jobs, number: int
) -> None:
    dialog = dialogs(jobs)[number]
    qtbot.addWidget(dialog)
    dialog.show()
    before = [button for button in dialog.findChildren(QPushButton) if button.isDefault()]
    for _ in range(12):
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        after = [button for button in dialog.findChildren(QPushButton) if button.isDefault()]
        assert after == before


def test_new_game_shows_and_returns_the_last_choice(qtbot: QtBot) -> None:
    last = NewGame(white=PlayerSpec.engine(LEVELS[4], 5.0))
    dialog = NewGameDialog(last)
    qtbot.addWidget(dialog)
    assert dialog.choice == last


def test_no_strength_is_asked_for_between_two_people(qtbot: QtBot) -> None:
    dialog = NewGameDialog(NewGame())
    qtbot.addWidget(dialog)
    dialog.show()
    assert not any(slider.isVisible() for slider in dialog.findChildren(QSlider))


def test_a_double_click_opens_a_game(qtbot: QtBot, jobs: Jobs) -> None:
    dialog = OpenGameDialog(pdn.scan(TWO_GAMES), HARZDAME, jobs)
    qtbot.addWidget(dialog)
    dialog.show()
    table = dialog.findChild(GameRows)
    place = table.visualRect(table.model().index(1, 0)).center()
    with qtbot.waitSignal(dialog.gameChosen) as chosen:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args == [2]


def test_a_search_without_result_opens_nothing(qtbot: QtBot, jobs: Jobs) -> None:
    dialog = OpenGameDialog(pdn.scan(TWO_GAMES), HARZDAME, jobs)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClicks(dialog.findChild(QLineEdit), "zebra")
    qtbot.waitUntil(lambda: not dialog.findChild(GameRows).model().rowCount())
    with qtbot.assertNotEmitted(dialog.gameChosen):
        QTest.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Return)


def test_a_file_with_problems_says_which(qtbot: QtBot, jobs: Jobs) -> None:
    text = '[GameType "50"]\n\n1. f1-g1 *\n\n' + TWO_GAMES
    dialog = OpenGameDialog(pdn.scan(text), HARZDAME, jobs)
    qtbot.addWidget(dialog)
    dialog.show()
    rows = dialog.findChild(ProblemList).findChild(QListView)
    assert rows.isVisible()
    assert str(rows.model().index(0, 0).data()).startswith("Game 1, line 1")
