"""Favourites and the games played lately, before all others in the choice of a game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.new_game.dialog import NewGameDialog


@pytest.fixture
def known(qtbot: QtBot) -> NewGameDialog:
    """The dialog of somebody who has a favourite and has played some games."""
    dialog = NewGameDialog(
        NewGame(variant_id="russian"),
        board_speed=0,
        favourites=["keny"],
        recent=["russian", "keny", "gothic"],
    )
    qtbot.addWidget(dialog)
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    return dialog


def rows_of(dialog: NewGameDialog) -> list[str]:
    rows = dialog.findChild(QListWidget)
    return [rows.item(row).text() for row in range(rows.count()) if not rows.item(row).isHidden()]


def test_favourites_and_games_lately_played_come_first(known: NewGameDialog) -> None:
    begin = ["Favourites", "Ossetian Keny", "Lately played", "Russian draughts", "Gothic checkers"]
    assert rows_of(known)[: len(begin)] == begin
    assert known.choice.variant_id == "russian"
    assert known.findChild(QListWidget).currentRow() == begin.index("Russian draughts")


def test_a_search_finds_each_game_once(known: NewGameDialog) -> None:
    known.focus_games()
    QTest.keyClicks(known.findChild(QLineEdit), "shashki")
    assert rows_of(known) == ["Draughts on 64 squares", "Russian draughts"]


def test_a_game_is_marked_and_no_longer_is(known: NewGameDialog, qtbot: QtBot) -> None:
    star = next(button for button in known.findChildren(QPushButton) if button.text() == "Favourite")
    assert not star.isChecked()
    with qtbot.waitSignal(known.favouritesChanged) as marked:
        QTest.mouseClick(star, Qt.MouseButton.LeftButton)
    assert marked.args == [("keny", "russian")]
    assert rows_of(known)[:3] == ["Favourites", "Ossetian Keny", "Russian draughts"]
    assert known.choice.variant_id == "russian"
    with qtbot.waitSignal(known.favouritesChanged) as unmarked:
        QTest.mouseClick(star, Qt.MouseButton.LeftButton)
    assert unmarked.args == [("keny",)]
    assert "Russian draughts" in rows_of(known)[2:4]


def test_a_favourite_is_marked_as_one(known: NewGameDialog) -> None:
    rows = known.findChild(QListWidget)
    rows.setCurrentRow(rows_of(known).index("Ossetian Keny"))
    star = next(button for button in known.findChildren(QPushButton) if button.text() == "Favourite")
    assert star.isChecked()
