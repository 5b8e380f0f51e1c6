"""A game that plays itself through: F5, speed, what stops it, real times, loop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSlider, QToolButton

from harzdame_gui.replay.autoplay import PAUSES, time_taken
from harzdame_gui.replay.autoplay_bar import AutoplayBar
from tests.gui.driver import Driver
from tests.gui.replay.conftest import PLIES, Room, game

Make = Callable[..., Room]


def wait_for(room: Room, ply: int) -> None:
    room.driver.qtbot.waitUntil(lambda: room.ply >= ply, timeout=30_000)


def test_the_moves_follow_one_another_to_the_end(room: Room) -> None:
    assert not room.replay.bar.isVisible()
    room.driver.key(Qt.Key.Key_F5)
    assert room.replay.bar.isVisible()
    assert room.replay.autoplay.playing
    wait_for(room, PLIES)
    assert not room.replay.autoplay.playing
    room.driver.key(Qt.Key.Key_F5)  # at the end it begins anew
    wait_for(room, 1)
    assert room.ply < PLIES


def test_f5_pauses_and_goes_on(room: Room) -> None:
    room.driver.key(Qt.Key.Key_F5)
    wait_for(room, 2)
    room.driver.key(Qt.Key.Key_F5)
    at = room.ply
    assert not room.replay.autoplay.playing
    QTest.qWait(500)
    assert room.ply == at
    room.driver.key(Qt.Key.Key_F5)
    wait_for(room, at + 1)


def test_any_other_input_stops_it_and_does_what_it_does(room: Room) -> None:
    room.driver.key(Qt.Key.Key_F5)
    wait_for(room, 3)
    room.driver.key(Qt.Key.Key_Home)
    assert room.ply == 0
    assert not room.replay.autoplay.playing
    room.driver.key(Qt.Key.Key_F5)
    QTest.mousePress(room.driver.board.viewport(), Qt.MouseButton.LeftButton)
    assert not room.replay.autoplay.playing


def test_how_the_game_is_seen_may_change_meanwhile(make_room: Make) -> None:
    room = make_room(autoplay_pause=10.0)
    room.driver.key(Qt.Key.Key_F5)
    room.driver.key(Qt.Key.Key_F)
    assert room.replay.autoplay.playing
    room.driver.key(Qt.Key.Key_Plus)
    room.driver.key(Qt.Key.Key_Plus)
    assert room.replay.autoplay.playing
    setting = room.driver.app.services.settings.autoplay_pause
    assert setting.value == PAUSES[-3]
    room.driver.key(Qt.Key.Key_Minus)
    assert setting.value == PAUSES[-2]
    slider = room.replay.bar.findChild(QSlider)
    assert slider.value() == len(PAUSES) - 2
    right = slider.rect().center()
    right.setX(slider.width() - 6)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=right)  # the fast end
    assert setting.value < PAUSES[-2]
    assert room.replay.autoplay.playing


def test_a_capture_is_seen_whole_before_the_next_move(make_room: Make) -> None:
    tree = game(0, "international")
    node = tree.root
    for text in ("32-28", "19-23", "28x19", "14x23", "33-28"):
        node = tree.add(node, node.position.parse_move(text))
    room = make_room(tree, autoplay_pause=0.2, animation_speed="slow")
    durations: list[int] = []
    room.session.cursorMoved.connect(lambda _: durations.append(room.driver.board.motion_left))
    room.driver.key(Qt.Key.Key_F5)
    wait_for(room, 3)
    assert durations[-1] > 400  # the capture has only begun
    left = room.replay.autoplay._timer.remainingTime()
    assert left > durations[-1]
    wait_for(room, 4)
    assert room.driver.board._board_scene.pieces() == room.line[4].position.pieces or durations[-1] > 0


def test_it_rests_at_a_comment_where_that_is_wanted(make_room: Make) -> None:
    room = make_room(autoplay_pause=0.2, autoplay_rests=True)
    room.driver.key(Qt.Key.Key_F5)
    wait_for(room, 6)
    assert not room.replay.autoplay.playing
    assert room.ply == 6
    room.driver.key(Qt.Key.Key_F5)
    wait_for(room, 7)


def test_it_begins_again_where_that_is_wanted(make_room: Make) -> None:
    room = make_room(game(3), autoplay_pause=0.2, autoplay_loop=True)
    plies: list[int] = []
    room.session.cursorMoved.connect(lambda _: plies.append(room.ply))
    room.driver.key(Qt.Key.Key_F5)
    room.driver.qtbot.waitUntil(lambda: plies[:5] == [1, 2, 3, 0, 1], timeout=30_000)


def test_it_can_take_the_time_that_the_moves_took(make_room: Make) -> None:
    room = make_room(autoplay_pause=0.2, autoplay_real_time=True)
    assert time_taken(room.line[3]) == 2.0
    assert time_taken(room.line[1]) is None
    room.line[2].elapsed = 7.0
    assert time_taken(room.line[2]) == 7.0
    room.driver.key(Qt.Key.Key_F5)
    wait_for(room, 1)
    assert 6000 < room.replay.autoplay._timer.remainingTime() <= 7000


@pytest.mark.parametrize("playing", [True, False])
def test_escape_closes_the_bar(room: Room, playing: bool) -> None:
    room.driver.key(Qt.Key.Key_F5)
    if not playing:
        room.driver.key(Qt.Key.Key_F5)
        room.replay.bar.findChild(QSlider).setFocus()
    room.driver.key(Qt.Key.Key_Escape)
    assert not room.replay.bar.isVisible()
    assert not room.replay.autoplay.playing
    room.driver.key(Qt.Key.Key_Escape)
    assert not room.replay.bar.isVisible()


def test_the_bar_is_closed_by_its_cross_and_by_another_game(room: Room) -> None:
    room.driver.key(Qt.Key.Key_F5)
    close = next(
        button for button in room.replay.bar.findChildren(QToolButton) if button.accessibleName() == "Close"
    )
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not room.replay.bar.isVisible()
    assert not room.replay.autoplay.playing
    assert not room.actions.faster.isEnabled()
    room.driver.key(Qt.Key.Key_F5)
    room.session.load(game(4))
    assert not room.replay.bar.isVisible()
    assert not room.replay.autoplay.playing


def test_nothing_is_watched_once_it_stops(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[QEvent] = []
    room.driver.key(Qt.Key.Key_F5)
    wait_for(room, PLIES)
    monkeypatch.setattr(room.replay.autoplay, "_stops", lambda _widget, event: seen.append(event))
    room.driver.key(Qt.Key.Key_Home)
    assert not seen


def test_the_window_closes_while_it_plays(driver: Driver) -> None:
    room = Room(driver, game(6))
    driver.key(Qt.Key.Key_F5)
    assert room.replay.autoplay.playing
    assert driver.window.findChild(AutoplayBar).isVisible()
    driver.window.close()
    assert not room.replay.autoplay.playing
