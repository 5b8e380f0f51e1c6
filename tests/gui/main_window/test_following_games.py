"""The way on after a game, by real clicks: the next opponent, without help, a look at what was lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, GameTree, Outcome, Position, Termination
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from harzdame_gui.controllers.opponents.opponents import OPPONENTS, Opponent
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.opponents.face import Face
from harzdame_gui.play.player_row import PlayerRow
from harzdame_gui.play.result_card import ResultCard
from tests.gui.driver import Driver

Start = Callable[..., Driver]
WON = Outcome(Color.WHITE, Termination.RESIGNATION)


def way_on(driver: Driver) -> QPushButton:
    card = driver.window.findChild(ResultCard)
    (button,) = [each for each in card.findChildren(QPushButton) if each.isVisible()]
    return button


def click(driver: Driver) -> None:
    QTest.mouseClick(way_on(driver), Qt.MouseButton.LeftButton)


def play_some(driver: Driver, plies: int = 12) -> None:
    for _ in range(plies // 2):
        driver.session.play(driver.session.position.legal_moves()[0])
        driver.wait_for_reply()


def opponent(driver: Driver) -> PlayerSpec:
    return driver.session.players[driver.session.persons[0].other].spec


def is_played_by(driver: Driver, somebody: Opponent) -> bool:
    spec = opponent(driver)
    return (spec.level, spec.style) == (somebody.level, somebody.style)


def row_above(driver: Driver) -> PlayerRow:
    return max(driver.window.findChildren(PlayerRow), key=lambda row: -row.y())


def test_a_win_leads_up_the_ladder_and_is_said(start: Start) -> None:
    driver = start()
    assert is_played_by(driver, OPPONENTS[0])
    assert row_above(driver).accessibleName().startswith("Mia, First day")
    play_some(driver)
    driver.session.end(WON)
    assert "You have beaten Mia for the first time!" in driver.card
    assert way_on(driver).text() == "Now against Emil"
    click(driver)
    assert is_played_by(driver, OPPONENTS[1])
    assert driver.session.tree.tags["Black"] == "Emil (Harzdame, Newcomer)"
    assert driver.app.services.settings.level.value == "newcomer"
    play_some(driver)
    driver.session.resign()
    assert way_on(driver).text() == "Rematch"
    click(driver)
    assert is_played_by(driver, OPPONENTS[1])


def test_the_same_opponent_twice_is_beaten_for_the_first_time_once(start: Start) -> None:
    driver = start(results=[["harzdame", "first-day", 1.0]])
    play_some(driver)
    driver.session.end(WON)
    assert "for the first time" not in driver.card
    assert driver.window.findChild(ResultCard).findChild(Face).isVisible()


def test_a_win_with_the_coach_is_to_be_won_without_it(start: Start) -> None:
    driver = start(coach="gentle")
    assert "with the coach" in row_above(driver).accessibleName()
    assert "does not count" in row_above(driver).toolTip()
    driver.session.play(driver.session.position.legal_moves()[0])
    driver.wait_for_reply()
    driver.session.end(WON)
    assert "With the coach a game does not count for your strength." in driver.card
    assert way_on(driver).text() == "Now without the coach"
    click(driver)
    assert driver.app.services.settings.coach.value is CoachMode.OFF
    assert is_played_by(driver, OPPONENTS[0])
    assert row_above(driver).toolTip() == ""
    assert "with the coach" not in row_above(driver).accessibleName()


def test_a_hint_is_told_at_once_beside_the_opponent(start: Start) -> None:
    driver = start()
    play_some(driver, 2)
    driver.key(Qt.Key.Key_H)
    driver.qtbot.waitUntil(lambda: "does not count" in row_above(driver).accessibleName(), timeout=20_000)
    assert "hint" in row_above(driver).toolTip()


@pytest.fixture
def lost_by_a_blunder(start: Start) -> Driver:
    """White gives two men by the first move."""
    driver = start(coach="off")
    tree = GameTree(Position.from_fen("W:Wa1,h1,d2,d3:Bd5,h8,g8", "turkish"))
    node = tree.root
    for move in ("d3-d4", "d5xd3xd1", "a1-a2", "h8-h7"):
        node = tree.add(node, node.position.parse_move(move))
    players = {Color.WHITE: PERSON, Color.BLACK: PlayerSpec.engine(OPPONENTS[0].level, 0.05)}
    driver.session.begin(tree, players)
    driver.session.resign()
    return driver


def test_a_game_lost_by_one_move_leads_there_and_then_to_a_rematch(lost_by_a_blunder: Driver) -> None:
    driver = lost_by_a_blunder
    assert way_on(driver).text() == "See where you lost 2 pieces"
    click(driver)
    assert str(driver.session.node.move) == "d3-d4"
    driver.key(Qt.Key.Key_End)
    assert way_on(driver).text() == "Rematch"


def test_the_next_opponent_is_a_command(start: Start) -> None:
    driver = start(results=[["harzdame", "learner", 1.0]])
    driver.window.commands.next_opponent.trigger()
    assert is_played_by(driver, OPPONENTS[4])
