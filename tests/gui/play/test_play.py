"""Playing in the main window, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.game.numbering import numbered_move
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from harzdame_gui.play.engine_line import EngineLine
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.play.player_row import PlayerRow
from tests.gui.driver import Driver, listed

Start = Callable[..., Driver]
FORCED = "W:Wc3,e1,a1:Bc4,c6,h8,g8"
"""The man on c3 must take two: c5, and c7."""


def put(driver: Driver, fen: str) -> None:
    """Show a position through the clipboard, as a person would; both sides are then people's."""
    QGuiApplication.clipboard().setText(fen)
    driver.ctrl(Qt.Key.Key_V)
    assert driver.session.position == Position.from_fen(fen)


def test_first_start_has_a_game_ready_for_the_person(driver: Driver) -> None:
    assert driver.session.humans_turn
    assert driver.session.position == Position.start()
    assert driver.card.startswith("White to move.")


def test_a_drag_moves_and_the_computer_answers(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    assert driver.played[0] == "f1-g1"
    assert len(driver.played) == 2
    assert driver.session.humans_turn


def test_click_and_click_moves(driver: Driver) -> None:
    driver.click("c4")
    driver.click("d4")
    assert driver.played[0] == "c4-d4"


def test_refusal_says_why_and_goes_with_the_next_move(start: Start) -> None:
    driver = start(black="human")
    driver.drag("a1", "h8")
    assert driver.card == "There is already a piece on h8."
    driver.drag("f1", "g1")
    assert driver.card == ""


def test_escape_clears_what_was_said(driver: Driver) -> None:
    driver.drag("a1", "h8")
    driver.key(Qt.Key.Key_Escape)
    assert driver.card.startswith("White to move.")


def test_a_duty_to_capture_is_said_before_a_wrong_move_and_shown_after_it(start: Start) -> None:
    driver = start(animation_speed="slow")
    put(driver, FORCED)
    assert driver.card == "You must capture. The piece on c3 takes two."
    driver.drag("e1", "f1")
    assert driver.card == "You must capture: this piece can."
    driver.press("Show me")
    assert driver.board._ghosts.running


def test_takeback_by_key_leads_to_ones_own_turn(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.ctrl(Qt.Key.Key_Z)
    assert driver.session.position == Position.start()
    assert driver.session.humans_turn


def test_arrow_keys_step_and_the_list_leads_anywhere(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    end = driver.session.node
    driver.key(Qt.Key.Key_Left)
    driver.key(Qt.Key.Key_Left)
    assert driver.session.node is driver.session.tree.root
    driver.key(Qt.Key.Key_Right)
    assert str(driver.session.node.move) == "f1-g1"
    driver.key(Qt.Key.Key_Home)
    driver.key(Qt.Key.Key_End)
    assert driver.session.node is end
    driver.click_move("f1-g1")
    assert str(driver.session.node.move) == "f1-g1"
    assert not driver.session.thinking


def entry_of(driver: Driver) -> MoveEntry:
    [entry] = [entry for entry in driver.window.findChildren(MoveEntry) if entry.isVisible()]
    return entry


def test_typed_moves(start: Start) -> None:
    driver = start(black="human")
    driver.key(Qt.Key.Key_M)
    QTest.keyClicks(driver.window.focusWidget(), "f1g1")
    driver.key(Qt.Key.Key_Return)
    QTest.keyClicks(driver.window.focusWidget(), "e6d6")  # without a key between
    driver.key(Qt.Key.Key_Return)
    assert driver.played == ["f1-g1", "e6-d6"]
    QTest.keyClicks(driver.window.focusWidget(), "a1-h8")
    driver.key(Qt.Key.Key_Return)
    assert len(driver.played) == 2
    assert "already a piece on h8" in driver.card
    QTest.keyClicks(driver.window.focusWidget(), " nonsense")
    driver.key(Qt.Key.Key_Return)
    assert "is not a move" in driver.card
    driver.key(Qt.Key.Key_Escape)
    assert driver.board.hasFocus()


def test_keys_that_step_through_the_game_do_so_while_nothing_is_typed(start: Start) -> None:
    driver = start(black="human")
    driver.key(Qt.Key.Key_M)
    QTest.keyClicks(driver.window.focusWidget(), "f1g1")
    driver.key(Qt.Key.Key_Return)
    driver.key(Qt.Key.Key_Left)
    assert driver.session.node is driver.session.tree.root
    driver.key(Qt.Key.Key_Right)
    assert str(driver.session.node.move) == "f1-g1"
    assert entry_of(driver).hasFocus()


@pytest.mark.parametrize("text", ["1. 12-16 24-20 2. 8-12 *", "12-16 24-20 8-12", "1216 2420 0812"])
def test_moves_in_a_row_are_played_one_after_the_other(start: Start, text: str) -> None:
    driver = start(game="english", black="human", white="human")
    driver.key(Qt.Key.Key_M)
    QGuiApplication.clipboard().setText(text)
    driver.ctrl(Qt.Key.Key_V)
    driver.key(Qt.Key.Key_Return)
    assert driver.played == ["12-16", "24-20", "8-12"]
    assert entry_of(driver).text() == ""


def test_what_cannot_be_played_of_a_row_stays_to_be_mended(start: Start) -> None:
    driver = start(game="english", black="human", white="human")
    driver.key(Qt.Key.Key_M)
    QTest.keyClicks(driver.window.focusWidget(), "12-16 24-20 16-19 20-16 8-12")
    driver.key(Qt.Key.Key_Return)
    assert driver.played == ["12-16", "24-20", "16-19"]
    assert "capture" in driver.card.lower()
    assert entry_of(driver).text() == entry_of(driver).selectedText() == "20-16 8-12"


def test_a_digit_on_a_board_of_numbers_begins_a_move(start: Start) -> None:
    driver = start(game="english", black="human", white="human")
    driver.board.setFocus()
    QTest.keyClicks(driver.window.focusWidget(), "1")
    QTest.keyClicks(driver.window.focusWidget(), "2-16")
    driver.key(Qt.Key.Key_Return)
    assert driver.played == ["12-16"]


def test_a_digit_on_a_board_of_letters_does_not(driver: Driver) -> None:
    driver.board.setFocus()
    QTest.keyClicks(driver.window.focusWidget(), "1")
    assert driver.board.hasFocus()
    assert entry_of(driver).text() == ""


def test_flip_puts_the_other_player_below(driver: Driver) -> None:
    below = driver.board.square_center("a1")
    driver.key(Qt.Key.Key_F)
    assert driver.board.square_center("h8").y() > driver.board.square_center("a1").y()
    driver.key(Qt.Key.Key_F)
    assert driver.board.square_center("a1") == below


def test_turn_is_remembered(driver: Driver) -> None:
    driver.key(Qt.Key.Key_T)
    assert driver.board.orientation.standing
    assert driver.app.services.settings.standing_games.value == ("harzdame",)


def test_who_plays_black_sees_the_board_from_there(start: Start) -> None:
    driver = start(white="engine", black="human")
    assert driver.board.orientation.flipped
    driver.wait_for_reply()
    assert driver.session.position.turn is Color.BLACK


def test_where_black_begins_the_computer_does(start: Start) -> None:
    driver = start(game="english", black="engine")
    assert not driver.board.orientation.flipped
    driver.qtbot.waitUntil(lambda: len(driver.played) == 1)
    assert driver.session.position.turn is Color.WHITE
    assert [word.text for word in listed(driver.window.findChild(MoveList))] == driver.played
    assert numbered_move(driver.session.node) == f"1. {driver.played[0]}"


def test_the_moves_of_one_king_are_counted_beside_its_side_until_it_has_to_wait(start: Start) -> None:
    driver = start(game="frisian", black="human")
    QGuiApplication.clipboard().setText("W:WK47,50:BK4,7:+1+0")
    driver.ctrl(Qt.Key.Key_V)
    assert driver.session.position == Position.from_fen("W:WK47,50:BK4,7:+1+0", "frisian")

    def told() -> list[str]:
        names = [row.accessibleName() for row in driver.window.findChildren(PlayerRow)]
        return [part for name in names for part in name.split(", ") if part.startswith("king ")]

    assert told() == ["king 47: 1 of 3 moves"]
    for origin, target in (("47", "41"), ("4", "15"), ("41", "47"), ("15", "4")):
        driver.drag(origin, target)
    assert sorted(told()) == ["king 47: 3 of 3 moves", "king 4: 2 of 3 moves"]
    driver.drag("47", "41")
    assert driver.card.startswith("This king has moved three times in a row. Move another piece.")
    driver.drag("50", "45")
    assert told() == ["king 4: 2 of 3 moves"]
    driver.ctrl(Qt.Key.Key_Z)
    assert len(told()) == 2


def test_resigning_ends_the_game_with_its_reason_and_can_be_taken_back(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.window.commands.resign_now.trigger()
    assert driver.card.startswith("You lose You resigned.")
    driver.press("Take back", driver.window.ground.panel)
    assert driver.session.outcome is None


def test_a_decided_game_says_so(driver: Driver) -> None:
    put(driver, "W:Wc3:Bc4")
    driver.drag("c3", "c5")
    assert driver.card.startswith("White wins Black has no pieces left.")


def test_hint_is_shown_in_words(driver: Driver) -> None:
    driver.key(Qt.Key.Key_H)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("Look at "))


def test_position_and_game_go_through_the_clipboard(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == Position.start().fen
    put(driver, "B:Wa1:Bh8")
    driver.key(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert '[FEN "B:Wa1:Bh8"]' in QGuiApplication.clipboard().text()


def test_pasting_rubbish_says_so_and_changes_nothing(driver: Driver) -> None:
    QGuiApplication.clipboard().setText("W:Wa1,a1:Bh8")
    driver.ctrl(Qt.Key.Key_V)
    assert "Two pieces stand on a1." in driver.card
    QGuiApplication.clipboard().setText("")
    driver.ctrl(Qt.Key.Key_V)
    assert "holds no text" in driver.card
    assert driver.session.position == Position.start()


def test_a_move_out_of_turn_says_so(start: Start) -> None:
    driver = start(level="full", thinking_time=30.0)
    driver.drag("f1", "g1")
    assert driver.session.thinking
    driver.drag("e2", "f2")
    assert driver.card.startswith("It is not your turn yet.")
    assert driver.played == ["f1-g1"]
    driver.key(Qt.Key.Key_Space)  # the computer moves now
    driver.wait_for_reply()
    assert "turn" not in driver.card


def test_a_move_after_the_end_says_so(driver: Driver) -> None:
    driver.window.commands.resign_now.trigger()
    driver.drag("f1", "g1")
    assert driver.card.startswith("The game is over.")
    assert driver.played == []


@pytest.mark.parametrize(("analysed", "told"), [(False, False), (True, True)])
def test_what_the_computer_thinks_is_told_where_the_game_is_analysed(
    start: Start, analysed: bool, told: bool
) -> None:
    driver = start(analysis=analysed, analysis_in_play=analysed)
    seen: list[str] = []
    line = driver.window.findChild(EngineLine)
    driver.session.infoArrived.connect(
        lambda _: seen.append("".join(label.text() for label in line.findChildren(QLabel)))
    )
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    assert seen
    assert any(seen) is told


def test_it_is_told_to_who_watches(start: Start) -> None:
    driver = start(white="engine", black="engine")
    line = driver.window.findChild(EngineLine)
    driver.qtbot.waitUntil(lambda: any(label.text() for label in line.findChildren(QLabel)))
