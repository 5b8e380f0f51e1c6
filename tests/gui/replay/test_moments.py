"""The keys for critical moments, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from harzdame_gui.notices.floating import Toast
from tests.gui.replay.conftest import Room, game, remarked


def test_the_keys_go_from_moment_to_moment_and_say_why(room: Room) -> None:
    driver = room.driver
    stops = []
    for _ in range(4):
        driver.ctrl(Qt.Key.Key_Right)
        stops.append((room.ply, driver.card))
    assert [ply for ply, _ in stops] == [3, 5, 6, 9]
    assert "Mistake" in stops[0][1] or "mistake" in stops[0][1].lower()
    assert "Other moves" in stops[1][1]
    assert "comment" not in stops[2][1]  # it stands in the list
    assert "Of 100 points White could expect" in stops[3][1]
    driver.ctrl(Qt.Key.Key_Right)
    assert room.ply == 9
    assert "no critical moment after" in driver.card
    driver.ctrl(Qt.Key.Key_Left)
    assert room.ply == 6


def test_nothing_lies_over_a_comment_that_says_why(make_room: Callable[..., Room]) -> None:
    tree = remarked()
    tree.mainline()[3].comment = "Dubious: d4 was better."
    room = make_room(tree)
    room.driver.ctrl(Qt.Key.Key_Right)
    assert room.ply == 3
    assert not room.driver.window.findChild(Toast).isVisible()


def test_what_is_said_of_a_move_goes_with_it(room: Room) -> None:
    driver = room.driver
    driver.ctrl(Qt.Key.Key_Right)
    assert "mistake" in driver.card.lower()
    driver.key(Qt.Key.Key_Right)
    assert room.ply == 4
    assert "mistake" not in driver.card.lower()


def test_a_game_without_any_says_so(make_room: Callable[..., Room]) -> None:
    room = make_room(game(2))
    room.driver.ctrl(Qt.Key.Key_Right)
    assert room.ply == 0
    assert "No critical moments" in room.driver.card
