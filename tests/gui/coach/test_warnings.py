"""The coach on the screen: the computer waits while a bad move is shown, and the player chooses."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import LEVELS, GameTree, Line, Position, Score
from harzdame_engine.clocks.control import parse_control
from harzdame_engine.review.facts import RaceLost
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from harzdame_gui.coach.bubble import CoachBubble
from harzdame_gui.coach.moments_card import MomentsCard
from harzdame_gui.coach.text import warning_message
from harzdame_gui.controllers.coach.judgement import Seen
from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.settings.choices import CoachMode
from tests.gui.driver import Driver

Start = Callable[..., Driver]
SHOT = (
    "W:Wa1,b1,c1,d1,e1,a2,b2,c2,f2,a3,b3,c3,d3,a4,c4,b5,c5,b7"
    ":Bh2,g4,e5,f5,h5,f6,g6,h6,d7,e7,f7,g7,h7,c8,d8,f8,g8,h8"
)
"""After c5-c6 Black gives two and takes five."""
RACE = "W:Wb1,c2,b4,f6:Bc6,h7,h8"
"""After c2-d2 nothing keeps Black's man on c6 from a6."""

ENDGAME = "W:WKg2,b6:BKe3"
"""Won, but after g2-b2 only drawn."""


def begin(driver: Driver, **changes: object) -> None:
    computer = PlayerSpec.engine(LEVELS[0], 0.05)
    choice = NewGame("harzdame", PERSON, computer, Position.from_fen(SHOT))._replace(**changes)
    driver.session.new_game(choice)


def bubble(driver: Driver) -> CoachBubble:
    return driver.window.findChild(CoachBubble)


def blunder(driver: Driver) -> None:
    driver.drag("c5", "c6")
    driver.qtbot.waitUntil(lambda: bubble(driver).isVisible(), timeout=20_000)


@pytest.fixture
def warned(start: Start) -> Driver:
    driver = start(coach="gentle")
    begin(driver)
    blunder(driver)
    return driver


def buttons(driver: Driver) -> list[str]:
    found = bubble(driver).findChildren(QAbstractButton)
    return [button.text() for button in found if button.isVisible()]


def test_a_shot_is_counted_and_the_computer_waits(warned: Driver) -> None:
    notice = bubble(warned).notice
    assert notice is not None
    assert notice.message.title == "You take 2, they take 5."
    assert "d7-c7" in notice.message.text
    assert buttons(warned) == ["Take it back", "Play on", "Show again"]
    warned.qtbot.wait(300)  # the computer would have answered long ago
    assert warned.played == ["c5-c6"]
    assert warned.session.thinking


def test_the_chain_is_played_by_ghosts_and_leaves_no_trace(start: Start) -> None:
    driver = start(coach="gentle", animation_speed="fast")
    begin(driver)
    shown = driver.board._board_scene.pieces()
    blunder(driver)
    assert driver.board._ghosts.running
    driver.click("e3")  # a press ends the ghosts, but is no answer
    assert not driver.board._ghosts.running
    assert bubble(driver).isVisible()
    assert driver.board._board_scene.pieces() == driver.session.position.pieces != shown
    driver.press("Show again")
    assert driver.board._ghosts.running
    assert driver.played == ["c5-c6"]


def test_a_king_made_by_force_is_told_with_its_moves() -> None:
    node = GameTree(Position.from_fen(SHOT)).root
    line = Line(Score(0), (node.position.legal_moves()[0],))
    message = warning_message(Seen(node, line, line, 0.5, (RaceLost(2, line.pv),)))
    assert message.title == "They will get a king."
    assert message.text == "The other side makes a king in two moves, and nothing stops it."


def test_a_king_made_by_force_is_warned_of_on_the_screen(start: Start) -> None:
    driver = start(coach="gentle")
    begin(driver, position=Position.from_fen(RACE))
    driver.drag("c2", "d2")
    driver.qtbot.waitUntil(lambda: bubble(driver).isVisible(), timeout=20_000)
    notice = bubble(driver).notice
    assert notice is not None
    assert notice.message.title == "They will get a king."
    assert driver.played == ["c2-d2"]


def test_a_win_given_away_in_the_endgame_is_warned_of(start: Start) -> None:
    driver = start(coach="gentle")
    begin(driver, position=Position.from_fen(ENDGAME))
    driver.drag("g2", "b2")
    driver.qtbot.waitUntil(lambda: bubble(driver).isVisible(), timeout=20_000)
    notice = bubble(driver).notice
    assert notice is not None
    assert notice.message.title == "This gives the win away."
    assert notice.message.text.endswith("one king and one man against one king. Now it is drawn.")
    assert driver.played == ["g2-b2"]


def test_it_is_taken_back(warned: Driver) -> None:
    warned.press("Take it back")
    assert not bubble(warned).isVisible()
    assert warned.session.node is warned.session.tree.root
    assert not warned.session.thinking
    warned.drag("a4", "a5")
    warned.qtbot.waitUntil(lambda: len(warned.played) == 2, timeout=20_000)
    assert not bubble(warned).isVisible()


@pytest.mark.parametrize("way", ["button", "space", "escape"])
def test_playing_on_brings_the_answer(warned: Driver, way: str) -> None:
    if way == "button":
        warned.press("Play on")
    else:
        warned.key(Qt.Key.Key_Space if way == "space" else Qt.Key.Key_Escape)
    warned.qtbot.waitUntil(lambda: len(warned.played) == 2, timeout=20_000)
    assert not bubble(warned).isVisible()


def test_the_same_move_again_is_meant(warned: Driver) -> None:
    warned.press("Take it back")
    warned.drag("c5", "c6")
    warned.qtbot.waitUntil(lambda: len(warned.played) == 2, timeout=20_000)
    assert not bubble(warned).isVisible()


def test_no_coach_no_word(start: Start) -> None:
    driver = start()
    begin(driver)
    driver.drag("c5", "c6")
    driver.qtbot.waitUntil(lambda: len(driver.played) == 2, timeout=20_000)
    assert not bubble(driver).isVisible()


def test_two_persons_have_no_coach(start: Start) -> None:
    driver = start(coach="strict")
    begin(driver, black=PERSON)
    driver.drag("c5", "c6")
    driver.qtbot.wait(600)
    assert not bubble(driver).isVisible()
    assert not driver.session.thinking


def test_where_nothing_is_taken_back_it_is_silent(start: Start) -> None:
    driver = start(coach="strict")
    begin(driver, takebacks=False)
    assert driver.session.game.without_takebacks
    driver.drag("c5", "c6")
    driver.qtbot.waitUntil(lambda: len(driver.played) == 2, timeout=20_000)
    assert not bubble(driver).isVisible()


def test_no_clock_runs_while_it_is_shown_and_a_takeback_gives_the_time_back(start: Start) -> None:
    driver = start(coach="gentle")
    control = parse_control("300")
    begin(driver, white_clock=control, black_clock=control)
    clock = driver.session.clock
    blunder(driver)
    driver.qtbot.waitUntil(lambda: clock.running is None, timeout=20_000)
    before = [clock.reading(color) for color in driver.session.players]
    driver.qtbot.wait(300)
    assert [clock.reading(color) for color in driver.session.players] == before
    driver.press("Take it back")
    assert clock.running in {None, driver.session.position.turn}


def test_going_elsewhere_ends_the_warning(warned: Driver) -> None:
    warned.key(Qt.Key.Key_Left)
    assert not bubble(warned).isVisible()
    warned.qtbot.waitUntil(lambda: len(warned.played) == 2, timeout=20_000)


def test_switched_off_in_the_middle_it_lets_go(warned: Driver) -> None:
    warned.app.services.settings.coach.set(CoachMode.OFF)
    warned.qtbot.waitUntil(lambda: len(warned.played) == 2, timeout=20_000)
    assert not bubble(warned).isVisible()


def test_what_mattered_is_shown_at_the_end_and_leads_there(warned: Driver) -> None:
    warned.press("Play on")
    warned.qtbot.waitUntil(lambda: len(warned.played) == 2, timeout=20_000)
    card = warned.window.findChild(MomentsCard)
    assert not card.isVisible()
    warned.session.resign()
    warned.qtbot.waitUntil(card.isVisible, timeout=20_000)
    (row,) = (button for button in card.findChildren(QAbstractButton) if button.isVisible())
    assert row.accessibleName().startswith("1. c5-c6: Allows a shot: ")
    row.click()
    assert str(warned.session.node.move) == "c5-c6"
    warned.session.new_game(NewGame())
    assert not card.isVisible()
