"""Going through a game in the window: keys, wheel, the fork, marks, and looking ahead."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import GameTree, Node, Position
from harzdame_engine.game.tree import Mark
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from harzdame_gui.play.choice_button import ChoiceButton
from harzdame_gui.play.look_ahead import LookAheadBanner
from harzdame_gui.play.player_row import PlayerRow
from tests.gui.analysis.test_presenter import STUDY, panel, wait_for_lines
from tests.gui.driver import Driver

Start = Callable[..., Driver]
RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def study(start: Start) -> Driver:
    """A game of six plies whose third has two variations."""
    driver = start(**STUDY)
    tree = GameTree(Position.start())
    line = [tree.root]
    for _ in range(6):
        line.append(tree.insert(line[-1], line[-1].position.legal_moves()[0]))
    for number in (1, 2):
        first = tree.insert(line[2], line[2].position.legal_moves()[number])
        tree.insert(first, first.position.legal_moves()[0])
    driver.session.load(tree)
    return driver


def fork(driver: Driver) -> list[Node]:
    return driver.session.tree.mainline()[2].children


def turn_wheel(driver: Driver, angle: int) -> None:
    surface = driver.board.viewport()
    place = QPointF(surface.rect().center())
    event = QWheelEvent(
        place,
        surface.mapToGlobal(place),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(surface, event)


def test_up_and_down_go_through_the_variations_of_the_move(study: Driver) -> None:
    first, second, third = fork(study)
    study.session.go_to(first)
    for key, node in (
        (Qt.Key.Key_Down, second),
        (Qt.Key.Key_Down, third),
        (Qt.Key.Key_Down, third),
        (Qt.Key.Key_Up, second),
        (Qt.Key.Key_Right, second.children[0]),
        (Qt.Key.Key_Down, third),
        (Qt.Key.Key_Up, second),
        (Qt.Key.Key_Up, first),
        (Qt.Key.Key_Left, first.parent),
        (Qt.Key.Key_Down, second),
    ):
        study.key(key)
        assert study.session.node is node
    assert study.board._position == second.position


def test_home_and_end_stay_on_the_line(study: Driver) -> None:
    second = fork(study)[1]
    study.session.go_to(second)
    study.key(Qt.Key.Key_End)
    assert study.session.node is second.children[0]
    study.key(Qt.Key.Key_Home)
    assert study.session.node is study.session.tree.root


def test_the_wheel_over_the_board_steps(study: Driver) -> None:
    turn_wheel(study, -120)
    turn_wheel(study, -240)
    assert study.session.node is fork(study)[0]
    turn_wheel(study, 120)
    assert study.session.node is fork(study)[0].parent
    turn_wheel(study, 1200)
    assert study.session.node is study.session.tree.root


def test_the_fork_lists_the_moves_where_there_is_a_choice(study: Driver) -> None:
    button = study.window.findChild(ChoiceButton)
    assert not button.isEnabled()
    first, second, third = fork(study)
    third.glyphs += [1, 16]
    study.session.go_to(first.parent)
    assert button.isEnabled()
    study.key(Qt.Key.Key_V)
    menu = button.menu_shown
    assert menu.isVisible()
    texts = [action.text() for action in menu.actions()]
    assert texts == [f"2. {first.move}", f"2. {second.move}", f"2. {third.move}! ±"]
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert study.session.node is second
    assert not button.isEnabled()


def draw(driver: Driver, *squares: str) -> None:
    surface = driver.board.viewport()
    QTest.mousePress(surface, RIGHT, pos=driver.point(squares[0]))
    for square in squares[1:]:
        QTest.mouseMove(surface, driver.point(square))
    QTest.mouseRelease(surface, RIGHT, pos=driver.point(squares[-1]))


def test_marks_belong_to_the_node_and_are_cleared_by_a_command(study: Driver) -> None:
    session, scene = study.session, study.board._board_scene
    session.go_to(fork(study)[0])
    clear = study.window.commands.clear_marks
    assert not clear.isEnabled()
    draw(study, "c4")
    draw(study, "a1", "a4")
    marks = (Mark("G", "c4"), Mark("G", "a1", "a4"))
    assert session.node.marks == marks
    assert session.modified
    study.key(Qt.Key.Key_Left)
    assert scene.drawn_marks == ()
    study.key(Qt.Key.Key_Right)
    assert scene.drawn_marks == marks
    study.key(Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert session.node.marks == ()
    assert scene.drawn_marks == ()
    assert not clear.isEnabled()


def banner(driver: Driver) -> str:
    """What the banner says; empty while it is hidden."""
    found = driver.window.findChild(LookAheadBanner)
    return found.findChild(QLabel).text() if found is not None and found.isVisible() else ""


@pytest.fixture
def looking(start: Start) -> Driver:
    """Looks two moves ahead, from after the first move of a game."""
    driver = start(**STUDY, analysis=True)
    driver.drag("f1", "g1")
    driver.session.mark_saved()
    lines = wait_for_lines(driver).lines
    driver.qtbot.waitUntil(lambda: lines.cell_rect(0, 2) is not None, timeout=20_000)  # it goes on
    QTest.mouseClick(lines, Qt.MouseButton.LeftButton, pos=lines.cell_rect(0, 1).center())
    return driver


def test_a_click_in_a_line_shows_its_position_and_records_nothing(looking: Driver) -> None:
    session = looking.session
    shown = looking.window.look_ahead.moves
    assert len(shown) == 2
    assert looking.board._position == session.position.play(shown[0]).play(shown[1])
    assert banner(looking) == f"Looking ahead: 1… {shown[0]} 2. {shown[1]}"
    assert session.node.ply == 1
    assert looking.played == ["f1-g1"]
    assert not session.modified


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_Down])
def test_escape_and_leaving_the_line_return_to_the_game(looking: Driver, key: Qt.Key) -> None:
    node = looking.session.node
    looking.key(key)
    assert looking.session.node is node
    assert looking.board._position == node.position
    assert banner(looking) == ""
    looking.key(Qt.Key.Key_Left)
    assert looking.session.node is node.parent


def test_steps_walk_along_the_line_and_record_nothing(looking: Driver) -> None:
    ahead, session = looking.window.look_ahead, looking.session
    node = session.node
    first = ahead.moves
    looking.key(Qt.Key.Key_Right)
    assert len(ahead.moves) == 3
    assert ahead.moves[:2] == first
    looking.key(Qt.Key.Key_End)
    assert not ahead.can_go_on
    assert not looking.window.commands.step_forward.isEnabled()
    while len(ahead.moves) > 1:
        looking.key(Qt.Key.Key_Left)
    assert ahead.active
    looking.key(Qt.Key.Key_Left)
    assert not ahead.active
    assert session.node is node
    assert not node.children
    assert not session.modified


def test_the_wheel_walks_along_the_line(looking: Driver) -> None:
    turn_wheel(looking, -120)
    assert len(looking.window.look_ahead.moves) == 3
    for _ in range(3):
        turn_wheel(looking, 120)
    assert banner(looking) == ""
    assert looking.board._position == looking.session.position
    assert looking.session.node.ply == 1


def test_enter_takes_the_line_into_the_game(looking: Driver) -> None:
    shown = [str(move) for move in looking.window.look_ahead.moves]
    looking.key(Qt.Key.Key_Return)
    assert looking.played == ["f1-g1", *shown]
    assert looking.session.node.ply == 3
    assert banner(looking) == ""


def test_the_banners_buttons_do_the_same(looking: Driver) -> None:
    looking.press("Back (Esc)")
    assert banner(looking) == ""
    assert looking.session.node.ply == 1
    assert not looking.window.commands.take_line.isEnabled()


def test_one_can_look_further_along_a_line_and_back(looking: Driver) -> None:
    lines = panel(looking).lines
    for ply in (3, 0):
        QTest.mouseClick(lines, Qt.MouseButton.LeftButton, pos=lines.cell_rect(0, ply).center())
        assert len(looking.window.look_ahead.moves) == ply + 1
    assert looking.session.node.ply == 1


@pytest.fixture
def ahead(start: Start) -> Driver:
    """Looks two certain moves ahead; Black, who is to move, need not capture."""
    driver = start(**STUDY)
    driver.drag("f1", "g1")
    position = driver.session.position
    line = [position.parse_move("h3-h2")]
    line.append(position.play(line[0]).parse_move("b5-b6"))
    driver.window.look_ahead.show(line)
    return driver


@pytest.mark.parametrize("by", ["drag", "clicks", "keyboard"])
def test_a_move_played_while_looking_ahead_keeps_the_line_and_goes_on(ahead: Driver, by: str) -> None:
    assert banner(ahead)
    if by == "drag":
        ahead.drag("c8", "b8")
    elif by == "clicks":
        ahead.click("c8")
        ahead.click("b8")
    else:
        ahead.window.commands.type_move.trigger()
        QTest.keyClicks(ahead.window.focusWidget(), "c8b8")
        ahead.key(Qt.Key.Key_Return)
    node = ahead.session.node
    assert ahead.played == ["f1-g1", "h3-h2", "b5-b6", "c8-b8"]
    assert (node.ply, banner(ahead)) == (4, "")
    assert ahead.board._position == node.position
    assert ahead.board._board_scene.pieces() == node.position.pieces
    ahead.drag("b4", "b5")
    assert ahead.session.node.parent is node


def test_a_move_played_while_looking_ahead_is_seen(ahead: Driver) -> None:
    ahead.app.services.settings.animation_speed.set(
        type(ahead.app.services.settings.animation_speed.value).SLOW
    )
    ahead.window.commands.type_move.trigger()
    QTest.keyClicks(ahead.window.focusWidget(), "c8b8")
    ahead.key(Qt.Key.Key_Return)
    assert ahead.session.node.ply == 4
    assert ahead.board.motion_left > 0


def test_a_refusal_while_looking_ahead_is_of_the_position_shown(ahead: Driver) -> None:
    shown = ahead.board._position
    ahead.drag("b4", "b5")
    assert ahead.board._position == shown
    assert banner(ahead)
    assert not ahead.session.node.children
    assert "opponent" in ahead.card


def test_the_players_count_the_pieces_that_are_shown(looking: Driver) -> None:
    names = [row.accessibleName() for row in looking.window.findChildren(PlayerRow)]
    assert not any("To move" in name for name in names)
    looking.key(Qt.Key.Key_Escape)
    names = [row.accessibleName() for row in looking.window.findChildren(PlayerRow)]
    assert any("To move" in name for name in names)


def test_pointing_at_another_line_draws_no_arrow_from_a_position_that_is_not_shown(looking: Driver) -> None:
    lines = panel(looking).lines
    QTest.mouseMove(lines, lines.cell_rect(1, 0).center())
    QApplication.processEvents()
    assert not looking.board._board_scene._arrows.lines


def test_a_hint_returns_to_the_game_first(looking: Driver) -> None:
    looking.key(Qt.Key.Key_H)
    assert banner(looking) == ""


def test_nothing_is_drawn_while_looking_ahead(looking: Driver) -> None:
    draw(looking, "c4")
    assert looking.session.node.marks == ()
    looking.key(Qt.Key.Key_Escape)
    draw(looking, "c4")
    assert looking.session.node.marks == (Mark("G", "c4"),)
