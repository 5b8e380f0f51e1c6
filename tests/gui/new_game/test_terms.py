"""The terms of a new game: names, colours, odds and the position, from the dialog to the record."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, Position, pdn
from harzdame_engine.game.odds import with_odds
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.game.new_game import NewGame, PlayerSpec
from harzdame_gui.controllers.settings.choices import ColorChoice
from harzdame_gui.new_game.defaults import dealt, last_choice, remember_choice
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.new_game.side_choice import SideChoice
from harzdame_gui.new_game.terms import Terms
from tests.gui.driver import Driver

Start = Callable[..., Driver]


def choose(combo: QComboBox, text: str) -> None:
    """Choose an entry by its text, with the keyboard."""
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(combo.count()):
        if combo.currentText() == text:
            return
        QTest.keyClick(combo, Qt.Key.Key_Down)
    raise AssertionError(f"there is no {text!r}")


def combo_named(dialog: NewGameDialog, name: str) -> QComboBox:
    return next(c for c in dialog.findChild(Terms).findChildren(QComboBox) if c.accessibleName() == name)


def test_names_and_ratings_stand_in_the_record_and_are_remembered(start: Start) -> None:
    driver = start()
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    white, black = dialog.findChildren(SideChoice)
    choose(black.findChild(QComboBox), "Another person")
    for side, name, rating in ((white, "Anna", "1850"), (black, "Boris", "1700")):
        fields = [field for field in side.findChildren(QLineEdit) if field.isVisible()]
        for field, text in zip(fields, (name, rating), strict=True):
            QTest.keyClicks(field, text)
    driver.key(Qt.Key.Key_Return)
    tags = driver.session.tree.tags
    assert [tags[n] for n in ("White", "Black", "WhiteRating", "BlackRating")] == [
        "Anna", "Boris", "1850", "1700"
    ]  # fmt: skip
    assert driver.session.persons == (Color.WHITE, Color.BLACK)
    assert '[WhiteRating "1850"]' in pdn.write(driver.session.tree)
    driver.close()
    assert last_choice(start().app.services.settings).black == PlayerSpec(
        name="Boris", rating=1700, guest=True
    )


def test_odds_are_chosen_and_the_record_says_so(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    choose(combo_named(dialog, "Start"), "Black has 2 men less")
    driver.key(Qt.Key.Key_Return)
    position = driver.session.tree.root.position
    assert position == with_odds(position.rules, Color.BLACK, 2)
    text = pdn.write(driver.session.tree)
    assert "Black has 2 men less" in text
    assert "[FEN " in text


def test_the_position_on_the_board_is_offered_for_its_own_game_only(qtbot: QtBot) -> None:
    board = Position.from_fen("W:Wa1,b1:Bh8")
    dialog = NewGameDialog(NewGame(position=board), board=board)
    qtbot.addWidget(dialog)
    assert dialog.choice.position == board
    dialog._games.choose("dameo")
    dialog._on_game_chosen("dameo")
    assert dialog.choice.position is None
    start = combo_named(dialog, "Start")
    assert start.findText("Position on the board") == -1


def test_colours_alternate_from_game_to_game(start: Start) -> None:
    settings = start().app.services.settings
    choice = last_choice(settings)._replace(colors=ColorChoice.ALTERNATING)
    remember_choice(settings, choice)
    following = last_choice(settings)
    assert (following.white.kind, following.black.kind) == (choice.black.kind, choice.white.kind)
    remember_choice(settings, following)
    assert last_choice(settings).white.kind is choice.white.kind


@pytest.mark.parametrize(("drawn", "exchanged"), [(0.1, True), (0.9, False)])
def test_colours_are_drawn(monkeypatch: pytest.MonkeyPatch, drawn: float, exchanged: bool) -> None:
    monkeypatch.setattr("harzdame_gui.new_game.defaults.random", lambda: drawn)
    choice = NewGame(black=PlayerSpec.engine(), colors=ColorChoice.RANDOM)
    assert (dealt(choice).white is choice.black) is exchanged
    assert dealt(choice._replace(colors=ColorChoice.CHOSEN)).white is choice.white


def test_a_program_plays_where_it_knows_the_game(qtbot: QtBot) -> None:
    scan = AddedProgram("scan", "Scan", "/usr/bin/scan", thinking_time=3.0, games=("international",))
    dialog = NewGameDialog(
        NewGame("international", black=PlayerSpec.added("scan", 3.0, "Scan")),
        programs=lambda game: (scan,) if game in scan.games else (),
    )
    qtbot.addWidget(dialog)
    assert dialog.choice.black == PlayerSpec.added("scan", 3.0, "Scan")
    dialog._on_game_chosen("harzdame")
    assert dialog.choice.black.built_in
    dialog._on_game_chosen("international")
    choose(dialog.findChildren(SideChoice)[1].findChild(QComboBox), "Scan")
    assert dialog.choice.black.program == "scan"


def test_a_program_is_remembered_and_gives_way_to_the_computer_once_it_is_gone(start: Start) -> None:
    driver = start()
    programs = driver.app.services.engine.programs
    programs.put(AddedProgram("scan", "Scan", "/nowhere/scan", games=("harzdame",)))
    settings = driver.app.services.settings
    remember_choice(settings, last_choice(settings)._replace(black=PlayerSpec.added("scan", 1.0, "Scan")))
    assert last_choice(settings).black.built_in  # what the app begins with starts no program
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    assert dialog.choice.black.program == "scan"
    dialog.reject()
    programs.remove("scan")
    driver.qtbot.waitUntil(lambda: driver.dialog is None)
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    assert dialog.choice.black.built_in
    assert dialog.choice.black.level == last_choice(settings).black.level
    dialog.reject()


def test_of_a_long_name_the_beginning_is_seen(start: Callable[..., Driver]) -> None:
    driver = start(player_name="Annegret Mueller-Luedenscheidt of the Third Club")
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    fields = [field for field in dialog.findChildren(QLineEdit) if field.text().startswith("Annegret")]
    assert fields
    assert all(field.cursorPosition() == 0 for field in fields)
