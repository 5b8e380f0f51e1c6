"""Hints in steps: the piece, its square, the reason; and all at once where that is wanted."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Move
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.gui.driver import Driver

Start = Callable[..., Driver]


def asked(driver: Driver) -> Move:
    """Press H, and wait for the hint; returns the move."""
    heard: list[Move] = []
    driver.session.hintReady.connect(heard.append)
    driver.key(Qt.Key.Key_H)
    driver.qtbot.waitUntil(lambda: bool(heard), timeout=20_000)
    return heard[0]


def lit(driver: Driver) -> frozenset[str]:
    return driver.board._board_scene._marks.marks.lit


def arrows(driver: Driver) -> int:
    return len(driver.board._board_scene._arrows.lines)


def test_first_the_piece_then_its_square_then_why(driver: Driver) -> None:
    move = asked(driver)
    assert driver.card.startswith(f"Look at {move.origin}.")
    assert move.target not in driver.card
    assert lit(driver) == {move.origin}
    assert not arrows(driver)
    driver.key(Qt.Key.Key_H)
    assert driver.card.startswith(f"{move.origin} goes to {move.target}.")
    assert arrows(driver) == 1
    driver.key(Qt.Key.Key_H)
    assert driver.card.startswith(f"Try {move}.")
    driver.key(Qt.Key.Key_H)  # there is no more
    assert driver.card.startswith(f"Try {move}.")


def test_buttons_lead_on_as_the_key_does(driver: Driver) -> None:
    move = asked(driver)
    driver.press("Where to?")
    driver.press("Why?")
    assert driver.card.startswith(f"Try {move}.")


def test_another_position_has_another_hint(start: Start) -> None:
    driver = start(black="human")
    move = asked(driver)
    driver.drag(move.origin, move.target)
    assert not lit(driver)
    other = asked(driver)
    assert driver.card.startswith(f"Look at {other.origin}.")


def test_escape_hides_it_and_the_key_goes_on_from_there(driver: Driver) -> None:
    move = asked(driver)
    driver.key(Qt.Key.Key_Escape)
    assert not lit(driver)
    driver.key(Qt.Key.Key_H)
    assert driver.card.startswith(f"{move.origin} goes to {move.target}.")


def test_a_capture_says_that_it_takes(start: Start) -> None:
    driver = start()
    QGuiApplication.clipboard().setText("W:Wd3,a1:Bd4,h8")
    driver.ctrl(Qt.Key.Key_V)
    asked(driver)
    driver.key(Qt.Key.Key_H)
    assert driver.card.startswith("d3 takes and lands on d5.")


def test_all_at_once_where_that_is_wanted(start: Start) -> None:
    driver = start(hints_in_steps=False)
    move = asked(driver)
    assert driver.card.startswith(f"Try {move}.")
    assert arrows(driver) == 1


def test_a_shot_is_the_reason_where_the_move_begins_one(start: Start) -> None:
    driver = start(hints_in_steps=False)
    QGuiApplication.clipboard().setText("B:Wg2,e4,d3:Bg4,h4,h8")
    driver.ctrl(Qt.Key.Key_V)
    asked(driver)
    driver.qtbot.waitUntil(lambda: "by force" in driver.card or "begins a shot" in driver.card)
