"""From game to game of a file: by keys, by buttons and from the list of its problems."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QToolButton

from harzdame_gui.files.game_place import GamePlace
from harzdame_gui.files.game_text_dialog import GameTextDialog
from harzdame_gui.widgets.buttons import ActionButton
from tests.gui.driver import Driver

Start = Callable[..., Driver]
MOVES = "f1-g1", "e2-f2", "c4-d4"
GAMES = "\n\n".join(f'[White "Player {move}"]\n\n1. {move} *' for move in MOVES) + "\n"
FOREIGN = '[Event "Chess"]\n[GameType "0"]\n\n1. e4 e5 *\n\n'


@pytest.fixture
def three(tmp_path: Path) -> Path:
    path = tmp_path / "three.pdn"
    path.write_text(GAMES, encoding="utf-8")
    return path


def open_first(driver: Driver) -> None:
    driver.wait_for_games()
    driver.key(Qt.Key.Key_Return)
    wait_for(driver, MOVES[0])


def wait_for(driver: Driver, *moves: str) -> None:
    driver.qtbot.waitUntil(lambda: driver.played == list(moves), timeout=20_000)


def test_keys_lead_from_game_to_game_and_the_title_counts_them(start: Start, three: Path) -> None:
    driver = start(three)
    open_first(driver)
    actions = driver.window.commands
    assert not actions.previous_game.isEnabled()
    for number, move in ((2, MOVES[1]), (3, MOVES[2])):
        driver.ctrl(Qt.Key.Key_PageDown)
        wait_for(driver, move)
        assert f"Game {number} of 3" in driver.window.windowTitle()
    assert not actions.next_game.isEnabled()
    driver.ctrl(Qt.Key.Key_PageDown)  # there is no further one
    driver.ctrl(Qt.Key.Key_PageUp)
    wait_for(driver, MOVES[1])
    assert driver.window.windowTitle().startswith("three.pdn[*] – Game 2 of 3")


def test_there_is_no_way_from_a_game_without_a_file(driver: Driver) -> None:
    actions = driver.window.commands
    ways = actions.previous_game, actions.next_game
    assert not any(action.isEnabled() for action in ways)


def test_unsaved_moves_are_kept_on_the_way_to_the_next_game(start: Start, three: Path) -> None:
    driver = start(three)
    open_first(driver)
    driver.key(Qt.Key.Key_End)
    driver.drag("f5", "f4")
    driver.ctrl(Qt.Key.Key_PageDown)
    wait_for(driver, MOVES[1])
    driver.qtbot.waitUntil(lambda: "are not saved in the file" in driver.card)
    driver.press("Go back", driver.window.ground.panel)
    wait_for(driver, MOVES[0], "f5-f4")
    driver.qtbot.waitUntil(lambda: driver.app.late.file.path == three)
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: "f5-f4" in three.read_text(encoding="utf-8"))


@pytest.mark.parametrize("left", [False, True])
def test_a_game_that_is_moved_to_another_file_is_told_of_under_the_name_of_that(
    start: Start, three: Path, tmp_path: Path, left: bool
) -> None:
    driver, other = start(three), tmp_path / "other.pdn"
    other.write_text(f"1. {MOVES[2]} *\n\n1. {MOVES[1]} *\n", encoding="utf-8")
    open_first(driver)
    driver.key(Qt.Key.Key_End)
    driver.drag("f5", "f4")
    late, actions = driver.app.late, driver.window.commands
    with driver.qtbot.waitSignal(late.files.opened):
        late.files.open(other)
    if left:  # before it is moved
        driver.ctrl(Qt.Key.Key_PageDown)
        wait_for(driver, MOVES[1])
    with driver.qtbot.waitSignal(late.editing.edited):
        late.editing.transfer(three, [1], other, 1)
    driver.qtbot.waitUntil(lambda: not late.editing.busy)
    if not left:
        driver.app.workspace.notices.dismiss()  # that it was moved
        driver.ctrl(Qt.Key.Key_PageDown)
        wait_for(driver, MOVES[2])
        driver.qtbot.waitUntil(lambda: "Your changes to “other.pdn” are not saved" in driver.card)
    actions.go_back.trigger()
    wait_for(driver, MOVES[0], "f5-f4")
    driver.qtbot.waitUntil(lambda: late.file.path == other)
    assert "was changed or moved meanwhile" not in driver.card
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: "f5-f4" in other.read_text(encoding="utf-8"))


def test_a_game_that_cannot_be_shown_is_passed_by(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "mixed.pdn"
    first, rest = GAMES.split("\n\n[White", 1)
    path.write_text(f"{first}\n\n{FOREIGN}[White{rest}", encoding="utf-8")
    driver.app.workspace.games.open_path(path)
    open_first(driver)
    driver.ctrl(Qt.Key.Key_PageDown)
    driver.wait_for_dialog(GameTextDialog)
    driver.key(Qt.Key.Key_Escape)
    assert "cannot be shown" in driver.card
    assert driver.played == [MOVES[0]]
    driver.ctrl(Qt.Key.Key_PageDown)
    wait_for(driver, MOVES[1])
    assert "Game 3 of 4" in driver.window.windowTitle()


def test_the_place_is_shown_beside_the_board_with_its_ways(start: Start, three: Path) -> None:
    driver = start(three)
    place = driver.window.findChild(GamePlace)
    assert not place.isVisible()
    open_first(driver)
    assert place.text == "Game 1 of 3 · three.pdn"
    assert place.isVisible()
    _, following, _ = place.findChildren(ActionButton)
    QTest.mouseClick(following, Qt.MouseButton.LeftButton)
    wait_for(driver, MOVES[1])
    assert place.text == "Game 2 of 3 · three.pdn"


def test_a_click_on_a_problem_selects_its_game_whatever_is_searched(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "mixed.pdn"
    path.write_text(GAMES + "\n" + FOREIGN, encoding="utf-8")
    driver.app.workspace.games.open_path(path)
    games = driver.wait_for_games()
    QTest.keyClicks(games.search, "player e2")
    driver.qtbot.waitUntil(lambda: driver.listed == [2], timeout=20_000)
    assert games.problems.findChild(QToolButton).text() == "Problems: 1"
    rows = games.problems.findChild(QListView)
    place = rows.visualRect(rows.model().index(0, 0)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    driver.qtbot.waitUntil(lambda: games.rows.current == 4, timeout=20_000)
    assert games.search.text() == ""
    QTest.mouseClick(games.problems.findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert not rows.isVisible()
