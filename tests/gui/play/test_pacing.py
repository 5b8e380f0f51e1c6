"""The pace of the computer: one's own move comes to its end first, and nothing is ever held up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, GameTree, Position
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from harzdame_gui.controllers.game.players import Request
from harzdame_gui.play.pacing import Pacing
from harzdame_gui.play.watch_bar import WatchBar
from tests.gui.driver import Driver

Start = Callable[..., Driver]
LONG = 20_000
CAPTURE = "W:Wc3,a1:Bc4,c6,h8,g8"
"""White takes c4 and c6; Black has some moves afterwards."""


def begin(driver: Driver, fen: str) -> None:
    """A game in which a person has White and the computer answers."""
    seats = {Color.WHITE: PERSON, Color.BLACK: PlayerSpec.engine(None, 0.05)}
    driver.session.begin(GameTree(Position.from_fen(fen)), seats)


def wait_an_hour(driver: Driver) -> list[Request]:
    """Make all pauses endless for a test; returns the requests whose answers are found from now on."""
    pacing = driver.window.findChild(Pacing)
    pacing.pause = lambda _request: 3600.0
    pacing.hold()
    found: list[Request] = []
    driver.session.players[Color.BLACK].found.connect(found.append)
    return found


@pytest.mark.parametrize("pace", ["natural", "leisurely"])
def test_ones_own_capture_is_seen_to_its_end_before_the_answer(start: Start, pace: str) -> None:
    driver = start(animation_speed="slow", pace=pace)
    begin(driver, CAPTURE)
    seen = []  # before each move that is recorded
    driver.session.treeChanged.connect(lambda: seen.append(driver.board._moves.running))
    driver.drag("c3", "c7")
    assert driver.board._moves.running
    driver.qtbot.waitUntil(lambda: len(driver.played) == 2, timeout=LONG)
    assert seen == [False, False]


@pytest.mark.parametrize(("pace", "least", "most"), [("natural", 0.35, 0.95), ("leisurely", 0.9, 2.3)])
def test_the_pause_follows_the_move_on_screen(start: Start, pace: str, least: float, most: float) -> None:
    driver = start(pace=pace)
    begin(driver, CAPTURE)
    request = Request.at(driver.session.node)
    pause = driver.window.findChild(Pacing).pause
    at_rest = pause(request)
    assert least < at_rest < most
    driver.board._moves.start(5000, lambda _: None, lambda: None)
    assert pause(request) > at_rest + 1


def test_two_computers_have_a_speed_of_their_own(start: Start) -> None:
    driver = start(pace="at-once", watch_pause=60.0)
    engine = PlayerSpec.engine(None, 0.05)
    driver.session.begin(GameTree(Position.start()), {Color.WHITE: engine, Color.BLACK: engine})
    speed = driver.window.findChild(WatchBar).findChild(QComboBox)
    assert speed.isVisible()
    assert speed.currentText() == "10 s a move"  # the nearest
    driver.qtbot.waitUntil(lambda: driver.session.thinking, timeout=LONG)
    assert not driver.played
    QTest.keyClick(speed, Qt.Key.Key_Home)
    QTest.keyClick(speed, Qt.Key.Key_Return)
    assert driver.app.services.settings.watch_pause.value == 0.0
    driver.qtbot.waitUntil(lambda: len(driver.played) > 3, timeout=LONG)


def test_at_once_knows_no_pause(start: Start) -> None:
    driver = start(pace="at-once", animation_speed="slow")
    assert driver.window.findChild(Pacing).pause(Request.at(driver.session.node)) == 0


def test_an_answer_held_back_counts_as_thinking_until_a_press_on_the_board(start: Start) -> None:
    driver = start()
    found = wait_an_hour(driver)
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: bool(found), timeout=LONG)
    assert driver.session.thinking
    assert len(driver.played) == 1
    driver.click("e4")
    assert len(driver.played) == 2
    assert not driver.session.thinking


def test_space_gives_it_and_a_takeback_drops_it(start: Start) -> None:
    driver = start()
    found = wait_an_hour(driver)
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: len(found) == 1, timeout=LONG)
    driver.ctrl(Qt.Key.Key_Z)
    assert driver.session.node is driver.session.tree.root
    assert not driver.session.thinking
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: len(found) == 2, timeout=LONG)
    driver.key(Qt.Key.Key_Space)
    assert len(driver.played) == 2


def test_a_press_does_not_hurry_a_search(start: Start) -> None:
    driver = start(level="full", thinking_time=3600.0)
    driver.drag("f1", "g1")
    driver.click("e4")
    assert driver.session.thinking
    assert len(driver.played) == 1
