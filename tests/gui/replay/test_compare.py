"""Two games side by side: where the other one comes from, stepping, and the first difference."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import GameTree, pdn
from harzdame_engine.library.library import FILE_NAME
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox

from harzdame_gui.files.games_view import GamesView
from harzdame_gui.files.problem_list import ProblemList
from harzdame_gui.replay import game_choice
from harzdame_gui.replay.compare_window import CompareWindow
from harzdame_gui.replay.game_choice import GameChoice
from harzdame_gui.widgets.replay_board import ReplayBoard
from tests.gui.replay.conftest import Room, game, remarked

Make = Callable[..., Room]


def opened(room: Room) -> tuple[CompareWindow, GameChoice]:
    room.driver.ctrl(Qt.Key.Key_D)
    window: CompareWindow = room.driver.window.findChild(CompareWindow)
    assert window.isVisible()
    choice: GameChoice = window.findChild(GameChoice)
    assert choice.isVisible()
    return window, choice


def beside(room: Room, other: GameTree) -> CompareWindow:
    window, choice = opened(room)
    choice.treeChosen.emit(other)
    choice.accept()
    room.activate(window)
    return window


def plies(window: CompareWindow) -> list[int]:
    return [pane.node.ply for pane in window.panes]


def other() -> GameTree:
    """Like the game on the board up to its fourth ply."""
    tree = game(4)
    node = tree.mainline()[-1]
    for _ in range(6):
        node = tree.add(node, node.position.legal_moves()[-1])
    return tree


def test_the_games_step_together_or_apart(room: Room) -> None:
    window = beside(room, other())
    QTest.keyClick(window, Qt.Key.Key_Home)
    assert plies(window) == [0, 0]
    QTest.keyClick(window, Qt.Key.Key_Right)
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert plies(window) == [2, 2]
    QTest.keyClick(window, Qt.Key.Key_T)
    assert not window.commands.together.isChecked()
    QTest.keyClick(window, Qt.Key.Key_2)
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert plies(window) == [2, 3]
    QTest.mouseClick(window.panes[0].board.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyClick(window, Qt.Key.Key_End)
    assert plies(window) == [12, 3]
    assert room.ply == 0  # the game on the board has not moved
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_up_and_down_go_through_the_variations_of_a_move(room: Room) -> None:
    window = beside(room, other())
    left = window.panes[0]
    QTest.keyClick(window, Qt.Key.Key_1)
    left.go_to_ply(5)
    line = left.line
    QTest.keyClick(window, Qt.Key.Key_Down)
    assert left.node is line[4].children[1]
    QTest.keyClick(window, Qt.Key.Key_Up)
    assert left.node is line[5]


def test_the_keys_step_wherever_the_focus_is(room: Room) -> None:
    window = beside(room, other())
    QTest.keyClick(window, Qt.Key.Key_Home)
    places = [*window.findChildren(QAbstractButton), *(pane.moves for pane in window.panes)]
    shown = [place for place in places if place.isVisible() and place.isEnabled()]
    assert len(shown) > 8
    for place in shown:
        place.setFocus()
        assert window.focusWidget() is place
        for key, ply in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 0), (Qt.Key.Key_End, 12)):
            QTest.keyClick(place, key)
            assert plies(window)[0] == ply
            assert window.focusWidget() is place
        QTest.keyClick(place, Qt.Key.Key_Home)
    assert plies(window) == [0, 0]


def test_opened_again_it_shows_both_games_at_the_same_move(room: Room) -> None:
    window = beside(room, other())
    for ply, together in ((3, True), (7, False)):
        window.commands.together.setChecked(together)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        room.session.go_to(room.line[ply])
        room.driver.ctrl(Qt.Key.Key_D)
        room.activate(window)
        assert plies(window) == [ply, 3]


def test_the_first_difference_is_found_told_and_gone_to(room: Room) -> None:
    tree = other()
    window = beside(room, tree)
    assert plies(window) == [5, 5]
    told = window._told.text()
    left, right = room.line[5].move, tree.mainline()[5].move
    assert f"left 3. {left}, right 3. {right}" in told
    QTest.keyClick(window, Qt.Key.Key_End)
    QTest.keyClick(window, Qt.Key.Key_D)
    assert plies(window) == [5, 5]
    assert [pane.shown_move for pane in window.panes] == [f"3. {left}", f"3. {right}"]


def test_equal_games_and_games_of_other_rules_say_so(room: Room) -> None:
    window = beside(room, remarked())
    assert window._told.text() == "The moves are the same."
    assert not window.commands.part.isEnabled()
    window.show_other(game(4))
    assert "goes on where the other one ends" in window._told.text()
    window.show_other(game(6, "hexdame"))
    assert window._told.text() == "The games do not begin in the same position."


@pytest.mark.parametrize("variant", ["hexdame", "international"])
def test_other_boards_stand_side_by_side_too(make_room: Make, variant: str) -> None:
    room = make_room(game(8, variant))
    window = beside(room, game(8, variant, which=1))
    QTest.keyClick(window, Qt.Key.Key_End)
    assert plies(window) == [8, 8]
    assert [pane.board._position for pane in window.panes] == [pane.node.position for pane in window.panes]


def test_the_other_game_comes_from_an_open_file(start: Callable[..., object], tmp_path: Path) -> None:
    path = tmp_path / "two.pdn"
    path.write_text(pdn.write(game(6)) + "\n\n" + pdn.write(other()), encoding="utf-8")
    driver = start(path)
    driver.wait_for_games(2)
    room = Room(driver, remarked())
    _, choice = opened(room)
    view = choice.findChild(GamesView)
    room.driver.qtbot.waitUntil(lambda: list(view.model.numbers) == [1, 2], timeout=20_000)
    QTest.keyClick(view.search, Qt.Key.Key_Down)
    preview = choice.findChild(ReplayBoard)
    driver.qtbot.waitUntil(lambda: len(preview._moves) == 10, timeout=20_000)
    QTest.keyClick(view.search, Qt.Key.Key_Return)
    window: CompareWindow = driver.window.findChild(CompareWindow)
    driver.qtbot.waitUntil(lambda: plies(window) == [5, 5], timeout=20_000)


def test_an_answer_about_another_file_of_the_same_name_is_not_shown(
    start: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, read = Event(), game_choice._read_file
    paths = [tmp_path / name / "club.pdn" for name in ("one", "two")]
    for count, path in enumerate(paths, 1):
        path.parent.mkdir()
        path.write_text("\n\n".join([pdn.write(game(6))] * count), encoding="utf-8")
    again = start()
    room = Room(again, remarked())

    def read_late(path: Path, *rest: object) -> pdn.PdnFile:
        if path == paths[0]:
            go.wait(30)
        return read(path, *rest)

    monkeypatch.setattr(game_choice, "_read_file", read_late)
    again.app.late.files._known = dict.fromkeys(paths)
    _, choice = opened(room)
    sources, view = choice.findChild(QComboBox), choice.findChild(GamesView)
    for place in (0, 1):
        sources.activated.emit(place)
    again.qtbot.waitUntil(lambda: list(view.model.numbers) == [1, 2], timeout=20_000)
    go.set()
    again.qtbot.waitUntil(lambda: not again.app.services.jobs.under_way, timeout=20_000)
    assert list(view.model.numbers) == [1, 2]


def test_a_library_that_cannot_be_used_is_told_of(room: Room) -> None:
    (room.driver.folder / FILE_NAME).write_bytes(b"no library" * 1000)
    _, choice = opened(room)
    sources = choice.findChild(QComboBox)
    sources.activated.emit(sources.count() - 2)
    room.driver.qtbot.waitUntil(lambda: "cannot be read" in choice._said.text(), timeout=20_000)


def test_without_games_of_ones_own_nothing_is_called_a_problem(room: Room) -> None:
    _, choice = opened(room)
    sources = choice.findChild(QComboBox)
    sources.activated.emit(sources.count() - 3)
    room.driver.qtbot.waitUntil(lambda: "no game" in choice._said.text(), timeout=20_000)
    room.driver.qtbot.waitUntil(lambda: not room.driver.app.services.jobs.under_way, timeout=20_000)
    assert not choice.findChild(ProblemList).isVisible()


def test_it_comes_from_the_clipboard_my_games_or_the_library(room: Room) -> None:
    driver = room.driver
    QGuiApplication.clipboard().setText(pdn.write(other()))
    window, choice = opened(room)
    sources = choice.findChild(QComboBox)
    names = [sources.itemText(place) for place in range(sources.count())]
    assert names[-3:] == ["My games", "Library", "Clipboard"]
    view = choice.findChild(GamesView)
    sources.activated.emit(len(names) - 1)
    driver.qtbot.waitUntil(lambda: list(view.model.numbers) == [1], timeout=20_000)
    QTest.keyClick(view.search, Qt.Key.Key_Return)
    driver.qtbot.waitUntil(lambda: plies(window) == [5, 5], timeout=20_000)

    added = driver.app.late.library.add_text(pdn.write(game(3)))
    with driver.qtbot.waitSignal(added.finished, timeout=20_000):
        pass
    room.activate(window)
    QTest.keyClick(window, Qt.Key.Key_O)
    choice = next(each for each in window.findChildren(GameChoice) if each.isVisible())
    choice.findChild(QComboBox).activated.emit(len(names) - 2)
    driver.qtbot.waitUntil(lambda: choice._model.rowCount() == 1, timeout=20_000)
    driver.qtbot.waitUntil(lambda: len(choice.findChild(ReplayBoard)._moves) == 3, timeout=20_000)
    QTest.keyClick(choice._search, Qt.Key.Key_Return)
    driver.qtbot.waitUntil(lambda: len(window.panes[1].line) == 4, timeout=20_000)


def test_text_on_the_clipboard_may_be_too_long(room: Room) -> None:
    QGuiApplication.clipboard().setText("Hello, and so on. " * 30_000)
    _, choice = opened(room)
    sources = choice.findChild(QComboBox)
    sources.activated.emit(sources.count() - 1)
    room.driver.qtbot.waitUntil(lambda: "too long" in choice._said.text(), timeout=20_000)


def test_edits_of_the_game_on_the_board_leave_the_window_alone(room: Room) -> None:
    window = beside(room, other())
    room.session.load(game(2))
    QTest.keyClick(window, Qt.Key.Key_End)
    assert plies(window) == [12, 10]
    room.activate(room.driver.window)
    room.driver.ctrl(Qt.Key.Key_D)
    assert plies(window)[0] == 0
    assert len(window.panes[0].line) == 3


def test_a_game_can_be_taken_only_where_there_is_one(room: Room) -> None:
    _, choice = opened(room)
    sources: QComboBox = choice.findChild(QComboBox)
    take = next(each for each in choice.findChildren(QAbstractButton) if each.text() == "Take this game")
    QGuiApplication.clipboard().setText(pdn.write(other()))
    for source, there in (("My games", False), ("Clipboard", True), ("Library", False), ("Clipboard", True)):
        sources.setCurrentText(source)
        sources.activated.emit(sources.currentIndex())
        assert not take.isEnabled()  # nothing is listed yet
        room.driver.qtbot.waitUntil(lambda: bool(choice._said.text()) or take.isEnabled())
        assert take.isEnabled() is there, source
        field = choice.focusWidget()
        assert field is not None
        assert field.accessibleName() == ("Search the library" if source == "Library" else "Search")
