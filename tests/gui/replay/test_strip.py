"""The strip of small boards: which positions, which is marked, clicks, and pictures made as they are seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from harzdame_gui.controllers.settings.choices import StripKind
from harzdame_gui.replay.frames import frame_at, frames
from harzdame_gui.theme.theme import DARK_THEME
from tests.gui.looks import take_theme
from tests.gui.play.test_going_through import turn_wheel
from tests.gui.replay.conftest import PLIES, Room, game, remarked

Make = Callable[..., Room]
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def show(room: Room) -> None:
    room.driver.key(Qt.Key.Key_F, CTRL_SHIFT)
    strip = room.replay.panel.strip
    wait_for_picture(room, 1)
    room.driver.qtbot.waitUntil(lambda: strip.painted, timeout=30_000)


def wait_for_picture(room: Room, place: int) -> QPixmap:
    """Until a frame that is in sight has been painted."""
    strip = room.replay.panel.strip

    def picture() -> QPixmap | None:
        if place >= len(strip.frames):
            return None
        node = strip.frames[place].node
        return strip._boards.known(node.position, node.move)

    room.driver.qtbot.waitUntil(lambda: picture() is not None, timeout=30_000)
    found = picture()
    assert found is not None
    return found


def test_frames_are_full_moves_or_every_move_or_moments() -> None:
    line = remarked().mainline()
    full = frames(line, StripKind.FULL_MOVES)
    assert [frame.node.ply for frame in full] == [0, 2, 4, 6, 8, 10, 12]
    assert full[0].caption == "Start"
    assert full[1].caption == f"1. {line[1].move} {line[2].move}"
    assert full[2].caption == f"2. {line[3].move}? {line[4].move}"
    every = frames(line, StripKind.EVERY_MOVE)
    assert len(every) == PLIES + 1
    assert every[2].caption == f"1… {line[2].move}"
    assert [frame.node.ply for frame in frames(line, StripKind.MOMENTS)] == [0, 3, 5, 6, 9]
    assert frame_at(full, 5) == 2
    assert frame_at(full, 0) == 0
    assert frames((), StripKind.FULL_MOVES) == ()


def test_a_game_that_ends_with_white_shows_its_last_move_alone() -> None:
    line = game(3).mainline()
    assert [frame.node.ply for frame in frames(line, StripKind.FULL_MOVES)] == [0, 2, 3]
    assert frames(line, StripKind.FULL_MOVES)[-1].caption == f"2. {line[3].move}"


@pytest.mark.parametrize("variant", ["harzdame", "hexdame", "international"])
def test_a_click_goes_there_and_the_strip_follows(make_room: Make, variant: str) -> None:
    room = make_room(game(8, variant))
    show(room)
    strip = room.replay.panel.strip
    QTest.mouseClick(strip.viewport(), Qt.MouseButton.LeftButton, pos=strip.cell_rect(2).center())
    assert room.ply == 4
    assert strip.current == 2
    room.driver.key(Qt.Key.Key_End)
    assert strip.current == 4
    assert strip.frames[4].spoken in strip.accessibleDescription()
    assert not wait_for_picture(room, 4).isNull()


def test_the_current_frame_is_brought_into_sight_and_the_wheel_scrolls(make_room: Make) -> None:
    room = make_room(game(80))
    show(room)
    strip = room.replay.panel.strip
    assert strip.cell_rect(0).left() == 0
    room.driver.key(Qt.Key.Key_End)
    seen = strip.viewport().rect()
    assert strip.cell_rect(strip.current).intersects(seen)
    bar = strip.horizontalScrollBar()
    before = bar.value()

    class Surface:
        board = strip

    turn_wheel(Surface, 240)  # type: ignore[arg-type]
    assert bar.value() < before
    assert room.ply == 80  # the wheel goes through the strip, not through the game


def test_only_what_is_seen_is_painted(make_room: Make) -> None:
    room = make_room(game(100))
    show(room)
    strip = room.replay.panel.strip
    assert len(strip.frames) == 51
    assert 3 < len(strip._boards._kept) < 20
    QTest.mouseMove(strip.viewport(), strip.cell_rect(1).center() + QPoint(2, 2))
    assert strip._hovered == 1


def test_moves_and_variations_are_followed(make_room: Make) -> None:
    room = make_room()
    show(room)
    strip = room.replay.panel.strip
    aside = room.line[4].children[1]
    room.session.go_to(aside)
    assert [frame.node for frame in strip.frames][-1] is aside
    room.session.go_to(room.line[6])
    assert strip.frames[-1].node is room.line[-1]
    room.session.play(room.session.position.legal_moves()[1])
    assert strip.frames[strip.current].node is room.session.node


def test_its_choice_and_its_being_there_are_kept(make_room: Make) -> None:
    room = make_room()
    show(room)
    settings = room.driver.app.services.settings
    assert settings.strip.value
    kinds = room.replay.panel.kinds
    kinds.setFocus()
    QTest.keyClick(kinds, Qt.Key.Key_End)
    QTest.keyClick(kinds, Qt.Key.Key_Return)
    if settings.strip_kind.value is not StripKind.MOMENTS:  # a style may ask for the list to be opened
        kinds.activated.emit(2)
    assert len(room.replay.panel.strip.frames) == 5
    QTest.mouseClick(room.replay.panel.close_button, Qt.MouseButton.LeftButton)
    assert not room.replay.panel.isVisible()
    assert not room.actions.strip.isChecked()
    room.session.load(game(2))
    room.driver.key(Qt.Key.Key_F, CTRL_SHIFT)
    assert room.replay.panel.hint.text()  # no moments in so short a game


def test_another_theme_and_another_side_paint_anew(make_room: Make) -> None:
    room = make_room()
    show(room)
    strip = room.replay.panel.strip
    upright = wait_for_picture(room, 1).toImage()
    room.driver.key(Qt.Key.Key_F)
    flipped = wait_for_picture(room, 1).toImage()
    assert flipped != upright
    take_theme(strip, DARK_THEME)
    assert wait_for_picture(room, 1).toImage() != flipped
