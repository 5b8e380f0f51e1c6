"""The rows of the move list stay where they are on the screen, whatever comes or goes; an end is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from harzdame_engine import LEVELS, Color, GameTree, Move, Node, Outcome, Position, Termination
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from harzdame_gui.coach.moments_card import MomentRow, MomentsCard
from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from harzdame_gui.controllers.game.players import PlayerFailure, PlayerProblem
from harzdame_gui.play.ending import Ending
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.review.panel import ReviewPanel
from tests.gui.driver import Driver

Start = Callable[..., Driver]
PLIES = 50


def tree_of(moves: list[Move]) -> GameTree:
    tree = GameTree(Position.start("harzdame"))
    node = tree.root
    for move in moves:
        node = tree.add(node, move)
    return tree


def random_game(seed: int, plies: int | None = None) -> list[Move]:
    """Random moves, so many or to the end of the game."""
    random, tree, moves = Random(seed), GameTree(Position.start("harzdame")), []
    node = tree.root
    while tree.outcome(node) is None and (plies is None or len(moves) < plies):
        moves.append(random.choice(node.position.legal_moves()))
        node = tree.add(node, moves[-1])
    return moves


def game_that_black_ends() -> list[Move]:
    games = (random_game(seed) for seed in range(1000))
    return next(game for game in games if len(game) > PLIES and len(game) % 2 == 0)


def begin(driver: Driver, moves: list[Move], person: Color = Color.WHITE) -> None:
    players = {person: PERSON, person.other: PlayerSpec.engine(LEVELS[0], 0.05)}
    driver.session.begin(tree_of(moves), players)
    settle(driver)


def settle(driver: Driver) -> None:
    driver.qtbot.waitUntil(lambda: not moves_of(driver)._improving.isActive())
    QTest.qWait(30)


def moves_of(driver: Driver) -> MoveList:
    return driver.window.findChild(MoveList)


def rows(driver: Driver) -> dict[Node, int]:
    """The heights on the screen of the moves that can be seen."""
    moves = moves_of(driver)
    found = {}
    for node in driver.session.tree.mainline()[1:]:
        place = moves.cell_rect(node)
        if place is not None and place.top() >= 0 and place.bottom() <= moves.viewport().height():
            found[node] = moves.viewport().mapToGlobal(place.topLeft()).y()
    return found


@contextmanager
def standing_still(driver: Driver) -> Iterator[None]:
    """What happens here moves no row of the list."""
    before = rows(driver)
    assert len(before) >= 8
    assert moves_of(driver).verticalScrollBar().maximum() > 0
    yield
    settle(driver)
    after = rows(driver)
    still = [node for node in before if node in after]
    assert len(still) >= 4
    assert {node: after[node] for node in still} == {node: before[node] for node in still}


@contextmanager
def ending_in_sight(driver: Driver) -> Iterator[None]:
    """What happens here ends the game, and its last move stays in sight as a whole."""
    assert moves_of(driver).verticalScrollBar().maximum() > 0
    yield
    settle(driver)
    QTest.qWait(150)
    assert driver.session.node is driver.session.ended_at
    assert driver.session.node in rows(driver)


def show_moments(driver: Driver) -> None:
    """What the coach's card shows when it has looked at the game once more."""
    nodes = driver.session.tree.mainline()[5:20:5]
    sentence = "You take 2, they take 5: there was a quiet move that kept the balance."
    rows = [MomentRow(node, str(node.move), sentence) for node in nodes]
    driver.window.findChild(MomentsCard).show_moments(rows, flipped=False)


def result_card(driver: Driver) -> QWidget:
    return driver.window.findChild(ResultCard)


@pytest.fixture(params=[(1000, 700), (1400, 1000)], ids=["small", "large"])
def played(request: pytest.FixtureRequest, start: Start) -> Driver:
    driver = start(player_name="Anna", results=[["harzdame", "first-day", 1.0]] * 4)
    driver.window.resize(*request.param)
    begin(driver, random_game(1, PLIES))
    return driver


@pytest.mark.parametrize("coached", [False, True], ids=["alone", "coached"])
def test_resigning(played: Driver, coached: bool) -> None:
    with ending_in_sight(played):
        played.session.resign()
        played.qtbot.waitUntil(result_card(played).isVisible)
        if coached:
            show_moments(played)


@pytest.mark.parametrize("coached", [False, True], ids=["alone", "coached"])
def test_the_last_move(played: Driver, coached: bool) -> None:
    game = game_that_black_ends()
    begin(played, game[:-1], person=Color.BLACK)
    with ending_in_sight(played):
        played.session.play(game[-1])
        assert played.session.tree.result is not None
        played.qtbot.waitUntil(result_card(played).isVisible)
        if coached:
            show_moments(played)


def test_a_flag(played: Driver) -> None:
    with ending_in_sight(played):
        played.session.end(Outcome(Color.BLACK, Termination.TIME))
        played.qtbot.waitUntil(result_card(played).isVisible)


def test_an_offered_draw(played: Driver) -> None:
    ending = played.window.findChild(Ending)
    with standing_still(played):
        ending._conduct.drawOffered.emit(Color.BLACK)
        assert "offers a draw" in played.card
    with standing_still(played):
        played.press("Play on")
    with ending_in_sight(played):
        played.session.end(Outcome(None, Termination.AGREEMENT))
        played.qtbot.waitUntil(result_card(played).isVisible)


def test_a_player_that_fails(played: Driver) -> None:
    with standing_still(played):
        played.session.playerFailed.emit(PlayerFailure(PlayerProblem.ENDED, "exit code 3"))
        assert "stopped" in played.card
    with standing_still(played):
        played.press("All right")


def test_a_hint(played: Driver) -> None:
    with standing_still(played):
        played.session.hint()
        played.qtbot.waitUntil(lambda: not played.session.can_hint)
        played.qtbot.waitUntil(lambda: played.session.can_hint, timeout=20_000)


def test_a_takeback(played: Driver) -> None:
    with standing_still(played):
        played.key(Qt.Key.Key_Backspace)
        played.qtbot.waitUntil(lambda: played.session.node.ply < PLIES)


def test_a_takeback_after_the_end(played: Driver) -> None:
    played.session.resign()
    settle(played)
    played.press("Take back", result_card(played))
    assert played.session.tree.result is None
    settle(played)
    assert played.session.node in rows(played)


def test_a_review(played: Driver) -> None:
    played.session.resign()
    for _ in range(8):
        played.key(Qt.Key.Key_Left)
    settle(played)
    with standing_still(played):
        played.window.findChild(ReviewPanel).show()  # as it does when the game has its comments


def test_going_through_the_game_shows_the_move_gone_to(played: Driver) -> None:
    played.session.resign()
    show_moments(played)
    settle(played)
    for _ in range(4):
        played.key(Qt.Key.Key_Left)
        settle(played)
        assert played.session.node in rows(played)


def test_what_is_shown_at_the_move_gone_to_does_not_hide_it(start: Start) -> None:
    driver = start()
    driver.window.resize(1000, 700)
    tree = tree_of(random_game(1, PLIES))
    tree.result = Outcome(Color.BLACK, Termination.RESIGNATION)
    driver.session.load(tree)
    driver.key(Qt.Key.Key_A)
    settle(driver)
    driver.key(Qt.Key.Key_End)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("Black wins"))
    settle(driver)
    QTest.qWait(150)
    assert driver.session.node in rows(driver)


def test_a_smaller_window_shows_the_current_move(played: Driver) -> None:
    size = played.window.size()
    played.window.resize(size.width(), size.height() - 80)
    settle(played)
    assert played.session.node in rows(played)


def test_below_the_board_the_list_gives_way_to_the_result(start: Start) -> None:
    driver = start()
    driver.window.resize(640, 1000)
    begin(driver, random_game(1, PLIES))
    assert driver.session.node in rows(driver)
    side = driver.board.height()
    driver.session.resign()
    settle(driver)
    show_moments(driver)
    settle(driver)
    assert result_card(driver).isVisible()
    moments = driver.window.findChild(MomentsCard)
    assert not moments.isVisible()
    assert side - driver.board.height() <= 4
    driver.window.resize(1100, 800)
    driver.qtbot.waitUntil(moments.isVisible)
