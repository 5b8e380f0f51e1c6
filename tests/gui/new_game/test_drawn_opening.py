"""Openings that are drawn: chosen in the dialog, begun with, kept in the record, and drawn in rematches."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Position, pdn
from harzdame_engine.ballots.ballot_sets import ballot_set
from harzdame_engine.clocks.control import parse_control
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.new_game.drawn_opening import next_game, with_opening, with_recorded
from harzdame_gui.new_game.opening_choice import OpeningChoice
from tests.gui.driver import Driver
from tests.gui.new_game.test_terms import choose, combo_named

Start = Callable[..., Driver]


def english(start: Start, **settings: object) -> Driver:
    return start(game="english", white="human", black="human", **settings)


def new_game(driver: Driver) -> NewGameDialog:
    driver.ctrl(Qt.Key.Key_N)
    return driver.wait_for_dialog(NewGameDialog)


def combo(dialog: NewGameDialog, name: str) -> QComboBox:
    found = dialog.findChild(OpeningChoice).findChildren(QComboBox)
    return next(each for each in found if each.accessibleName() == name)


def test_an_opening_is_drawn_its_moves_are_made_and_the_record_tells_it(start: Start) -> None:
    driver = english(start)
    dialog = new_game(driver)
    assert not combo(dialog, "Which opening").isVisible()
    choose(combo(dialog, "Opening"), "Three-move ballot")
    assert combo(dialog, "Which opening").lineEdit().placeholderText() == "Drawn by lot"
    assert combo(dialog, "Which opening").currentText() == ""
    driver.key(Qt.Key.Key_Return)
    tree = driver.session.tree
    played = " ".join(driver.played)
    assert len(driver.played) == 3
    assert tree.tags["Opening"] == f"three-move: {played}"
    assert any(line.startswith(played) for line in ballot_set("english", "three-move").lines)
    assert tree.root.comment.startswith(f"Three-move ballot: {played}")
    assert driver.session.node is tree.mainline()[3]
    text = pdn.write(tree)
    assert f'[Opening "three-move: {played}"]' in text
    assert "[FEN" not in text
    driver.close()
    again = english(start)
    assert combo(new_game(again), "Opening").currentText() == "Three-move ballot"


def test_a_certain_one_is_asked_for_with_the_keys(start: Start) -> None:
    driver = english(start)
    dialog = new_game(driver)
    choose(combo(dialog, "Opening"), "Three-move ballot")
    which = combo(dialog, "Which opening")
    assert which.count() == 157
    QTest.keyClicks(which.lineEdit(), "9-13 22-18 6")
    which.completer().popup().hide()
    QTest.keyClick(which.lineEdit(), Qt.Key.Key_Return)
    assert driver.played == ["9-13", "22-18", "6-9"]


def test_what_is_typed_is_the_first_opening_with_it_or_else_the_lot_decides(qtbot: QtBot) -> None:
    openings = OpeningChoice()
    qtbot.addWidget(openings)
    openings.set_game("english")
    openings.show()
    openings.choose("three-move")
    (which,) = (each for each in openings.findChildren(QComboBox) if each.isEditable())
    for typed, found in (
        ("dreaded", "9-13 22-18 6-9"),
        ("nobody plays this", ""),
        ("12-16 24-20 10", "12-16 24-20 10-15"),
    ):
        which.lineEdit().selectAll()
        QTest.keyClicks(which.lineEdit(), typed)
        which.completer().popup().hide()
        QTest.keyClick(which.lineEdit(), Qt.Key.Key_Return)
        assert (openings.ballot.steps if openings.ballot else "") == found
        assert which.currentText().startswith(found)
    which.setCurrentIndex(0)
    assert openings.ballot is None


def test_men_are_missing_in_an_eleven_man_ballot(start: Start) -> None:
    driver = english(start, ballots="eleven-man")
    new_game(driver)
    driver.key(Qt.Key.Key_Return)
    tree = driver.session.tree
    assert len(tree.root.position.pieces) == 22
    assert len(driver.played) == 2
    assert '[SetUp "1"]' in pdn.write(tree)


def test_a_takeback_leads_to_the_end_of_the_opening_and_no_farther(start: Start) -> None:
    driver = english(start, ballots="three-move")
    new_game(driver)
    driver.key(Qt.Key.Key_Return)
    session = driver.session
    assert not session.can_take_back
    session.play(session.position.legal_moves()[0])
    assert session.can_take_back
    session.take_back()
    assert session.node.ply == 3
    assert not session.can_take_back


def test_the_clock_waits_for_the_move_after_the_opening(driver: Driver) -> None:
    ballot = ballot_set("english", "three-move").ballot(0)
    clock = parse_control("300")
    session = driver.session
    session.new_game(
        NewGame("english", white_clock=clock, black_clock=clock, ballots="three-move", ballot=ballot)
    )
    assert not session.clock.running
    session.play(session.position.legal_moves()[0])
    assert session.clock.running


def test_the_computer_answers_an_opening_after_which_it_has_the_turn(start: Start) -> None:
    driver = start(game="english", white="engine", black="human", ballots="three-move", level="first-day")
    new_game(driver)
    driver.key(Qt.Key.Key_Return)
    driver.wait_for_reply()
    assert len(driver.played) == 4


def test_the_rematch_is_the_same_opening_with_colours_exchanged_and_then_another(start: Start) -> None:
    driver = english(start, ballots="eleven-man", player_name="Anna", black_guest=True, guest_name="Boris")
    new_game(driver)
    driver.key(Qt.Key.Key_Return)
    first = driver.session.tree
    driver.session.resign()
    driver.press("Rematch")
    second = driver.session.tree
    assert second.tags["Opening"] == first.tags["Opening"]
    assert (first.tags["White"], first.tags["Black"]) == ("Anna", "Boris")
    assert (second.tags["White"], second.tags["Black"], second.tags["Round"]) == ("Boris", "Anna", "2")
    assert second.root.position == first.root.position
    assert second.root.comment == first.root.comment
    driver.session.resign()
    driver.press("Rematch")
    third = driver.session.tree
    assert third.tags["White"] == "Anna"
    assert third.tags["Opening"].startswith("eleven-man: ")
    assert "Round" not in third.tags


def test_a_game_without_ballots_offers_none(qtbot: QtBot) -> None:
    dialog = NewGameDialog(NewGame("harzdame", ballots="three-move"))
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.findChild(OpeningChoice).isVisible()
    assert (dialog.choice.ballots, dialog.choice.ballot) == ("", None)


def test_a_position_that_was_set_up_has_no_opening(qtbot: QtBot) -> None:
    dialog = NewGameDialog(NewGame("english", ballots="three-move"))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.choice.ballots == "three-move"
    choose(combo_named(dialog, "Start"), "White has 2 men less")
    assert not dialog.findChild(OpeningChoice).isEnabled()
    assert dialog.choice.ballots == ""


def test_what_is_no_ballot_of_the_game_is_none() -> None:
    free = NewGame("harzdame")
    assert with_opening(free) == free
    assert with_opening(free._replace(ballots="three-move")) == free
    begun = NewGame("english", ballots="two-move", position=Position.start("english"))
    assert with_opening(begun).ballots == ""
    assert with_recorded(free, {"Opening": "three-move: 9-13"}) == free
    assert with_recorded(free, {}) == next_game(free, {}) == free
