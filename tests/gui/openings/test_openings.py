"""Openings in the running app: the window, the line on the board, and what is said after a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import Color, pdn
from harzdame_engine.books.repertoire import Repertoire
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from harzdame_gui.controllers.openings.drill import DrillPhase
from harzdame_gui.openings.room import OpeningsRoom
from tests.gui.driver import Driver
from tests.gui.main_window.test_unwritten import told_of
from tests.gui.openings.steps import CONTROL, SHIFT, START, opened, play, press, said, told


def known(app: Driver, color: Color = Color.WHITE) -> list[str]:
    repertoire = app.app.late.repertoires.of("harzdame", color)
    return [str(node.move) for node in repertoire.tree.root.below() if node.move is not None]


def test_moves_played_on_its_board_are_added_and_undone(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-g1", "c8-b8", "e2-f2")
    assert known(app) == ["f1-g1", "c8-b8", "e2-f2"]
    QTest.keyClick(room.window.board, Qt.Key.Key_Left)
    QTest.keyClick(room.window.board, Qt.Key.Key_Left)
    play(room, "d7-c7")
    assert sorted(known(app)) == sorted(["f1-g1", "c8-b8", "e2-f2", "d7-c7"])
    assert "without an answer: 1" in room.window._summary.text()
    QTest.keyClick(room.window.board, Qt.Key.Key_Z, CONTROL)
    app.qtbot.waitUntil(lambda: known(app) == ["f1-g1", "c8-b8", "e2-f2"])
    QTest.keyClick(room.window.board, Qt.Key.Key_Home)
    QTest.keyClick(room.window.board, Qt.Key.Key_Right)
    QTest.keyClick(room.window.board, Qt.Key.Key_Delete)
    assert known(app) == []


def test_an_edit_before_a_line_added_elsewhere_is_not_undone(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-g1")
    position = room.node.parent.position
    app.app.late.repertoires.add("harzdame", Color.WHITE, [position.parse_move("e2-f2")])
    assert known(app) == ["e2-f2"]
    assert not room.window.actions_of.undo.isEnabled()
    room._on_undo()
    assert known(app) == ["e2-f2"]


def test_a_huge_repertoire_does_not_keep_the_window_waiting(
    app: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    repertoire = app.app.late.repertoires.of("harzdame", Color.WHITE)
    front = [repertoire.tree.root]
    while len(front) < 2_000:  # a line at a time would look at the whole of it
        node = front.pop(0)
        front += [repertoire.tree.add(node, move) for move in node.position.legal_moves()[:3]]
    room = opened(app)
    moves = room.window.moves
    nodes = [node for node in repertoire.tree.root.below() if node.move is not None]
    assert sum(moves._page.row_of(node) is None for node in nodes) > 1_000
    app.qtbot.waitUntil(lambda: all(moves._page.row_of(node) is not None for node in nodes))
    written: list[object] = []
    monkeypatch.setattr(moves, "show_tree", lambda *given: written.append(given))
    QTest.keyClick(room.window.board, Qt.Key.Key_Right)
    assert room.node is nodes[0]
    assert moves._current is nodes[0]
    assert not written


def test_a_comment_is_kept(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-g1")
    QTest.keyClick(room.window.board, Qt.Key.Key_C)
    QTest.keyClicks(room.window._comment, "quiet")
    room.window.board.setFocus()
    app.qtbot.waitUntil(lambda: room.node.comment == "quiet")
    path = app.app.late.repertoires.path("harzdame", Color.WHITE)
    app.qtbot.waitUntil(lambda: path.exists() and "{quiet}" in path.read_text().replace("{ ", "{"))


def test_of_a_huge_comment_the_beginning_is_laid_out_and_all_is_kept(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-g1")
    huge = "word " * 400_000 + "last"
    room.node.comment = huge
    QTest.keyClick(room.window.board, Qt.Key.Key_Left)
    QTest.keyClick(room.window.board, Qt.Key.Key_Right)
    assert room.window.comment == huge
    assert len(room.window._comment.toPlainText()) < 100_000
    QTest.keyClick(room.window.board, Qt.Key.Key_C)
    QTest.keyClick(room.window._comment, Qt.Key.Key_Home, CONTROL)
    QTest.keyClicks(room.window._comment, "z")
    room.window.board.setFocus()
    assert room.node.comment == "z" + huge


def test_the_practice_asks_shows_and_asks_again(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-g1", "c8-b8", "e2-f2")
    app.qtbot.waitUntil(lambda: room._practice.ready)
    room._practising._stepping.setInterval(0)
    room._practising._wrong.setInterval(0)
    press(room, "Practise")
    assert room.drill is not None
    assert room.drill.is_new
    play(room, "e2-f2")  # not the move that is shown
    app.qtbot.waitUntil(lambda: room.drill.phase is DrillPhase.YOURS)
    assert room.window.board._position == START
    play(room, "f1-g1")
    app.qtbot.waitUntil(lambda: room.drill.phase is DrillPhase.YOURS and room.drill.node.ply == 2)
    play(room, "e2-f2")
    app.qtbot.waitUntil(lambda: room.drill.phase is DrillPhase.OVER)
    assert room.window.card.notice.message.text == "New moves: 2.", "nobody can know what was never shown"
    QTest.keyClick(room.window.board, Qt.Key.Key_Escape)
    assert room.drill is None
    assert "due: 0" in room.window._summary.text()


def test_what_is_written_after_a_practice_is_kept_though_the_repertoire_was_read_anew_meanwhile(
    app: Driver,
) -> None:
    room, repertoires = opened(app), app.app.late.repertoires
    play(room, "f1-g1", "c8-b8", "e2-f2")
    app.qtbot.waitUntil(lambda: room._practice.ready)
    press(room, "Practise")
    app.qtbot.waitUntil(lambda: room.drill is not None and room.drill.phase is DrillPhase.YOURS)
    before = room.repertoire
    repertoires.replace("harzdame", Color.WHITE, pdn.Words(before.tree))
    app.qtbot.waitUntil(lambda: room.repertoire is not before)
    QTest.keyClick(room.window.board, Qt.Key.Key_Escape)
    QTest.keyClick(room.window.board, Qt.Key.Key_C)
    QTest.keyClicks(room.window._comment, "quiet")
    room.window.board.setFocus()
    app.qtbot.waitUntil(lambda: room.node.comment == "quiet")
    assert "quiet" in pdn.write(room.repertoire.tree)


def type_move(room: OpeningsRoom, text: str) -> None:
    """A move by keys, from the board on."""
    QTest.keyClick(room.window.board, Qt.Key.Key_M)
    assert room.window.entry.hasFocus()
    QTest.keyClicks(room.window.entry, text)
    QTest.keyClick(room.window.entry, Qt.Key.Key_Return)


def test_moves_are_typed_in_the_tree_and_in_practice(app: Driver) -> None:
    room = opened(app)
    type_move(room, "f1g1")
    assert room.window.entry.hasFocus()  # for the next move
    QTest.keyClick(room.window.entry, Qt.Key.Key_Home)  # nothing is typed: it is the window's
    assert room.node.parent is None
    type_move(room, "nonsense")
    assert "“nonsense” is not a move." in room.window._summary.text()
    QTest.keyClick(room.window.entry, Qt.Key.Key_Escape)
    assert room.window.board.hasFocus()
    assert known(app) == ["f1-g1"]
    app.qtbot.waitUntil(lambda: room._practice.ready)
    room._practising._stepping.setInterval(0)
    press(room, "Practise")
    type_move(room, "a1-h8")
    assert room.drill.phase is DrillPhase.YOURS
    assert "already a piece" in room.window.card.notice.message.title
    QTest.keyClick(room.window.entry, Qt.Key.Key_Escape)
    assert room.drill is not None  # out of the field, not of the practice
    type_move(room, "f1-g1")
    app.qtbot.waitUntil(lambda: room.drill.phase is DrillPhase.OVER)
    assert room.window.entry.hasFocus()


def test_the_other_side_has_a_repertoire_of_its_own(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-g1")
    press(room, "Black")
    assert room.window.board.orientation.flipped
    play(room, "e2-f2", "c8-b8")
    assert known(app) == ["f1-g1"]
    assert known(app, Color.BLACK) == ["e2-f2", "c8-b8"]


def test_the_line_on_the_board_is_added(app: Driver) -> None:
    app.drag("f1", "g1")
    app.drag("c8", "b8")
    app.key(Qt.Key.Key_A, CONTROL | SHIFT)
    assert known(app) == ["f1-g1", "c8-b8"]
    assert "2 moves were added to your repertoire for White." in app.card
    app.app.workspace.rooms.openings._undo.trigger()
    app.qtbot.waitUntil(lambda: known(app) == [])


def test_what_is_told_while_it_is_read_anew_leaves_the_board_playable(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-g1")
    repertoires = app.app.late.repertoires
    kept = repertoires._read.pop(("harzdame", Color.WHITE))
    repertoires.changed.emit("harzdame")  # of the other side, which was read
    assert room.node is None
    repertoires._read["harzdame", Color.WHITE] = kept
    repertoires.changed.emit("harzdame")
    play(room, "c8-b8")
    assert known(app) == ["f1-g1", "c8-b8"]


def test_what_is_added_after_the_line_on_the_board_is_not_undone_with_it(app: Driver) -> None:
    app.drag("f1", "g1")
    app.key(Qt.Key.Key_A, CONTROL | SHIFT)
    undo = app.app.workspace.rooms.openings._undo
    assert undo.isEnabled()
    room = opened(app)
    QTest.keyClick(room.window.board, Qt.Key.Key_End)
    play(room, "c8-b8")
    assert not undo.isEnabled()
    undo.trigger()
    app.qtbot.waitUntil(lambda: not app.app.services.jobs.under_way)
    assert known(app) == ["f1-g1", "c8-b8"]


def test_a_line_that_is_looked_at_is_added_too(app: Driver) -> None:
    app.drag("f1", "g1")
    reply = app.session.position.legal_moves()[0]
    app.app.window.look_ahead.show([reply])
    app.key(Qt.Key.Key_A, CONTROL | SHIFT)
    assert known(app) == ["f1-g1", str(reply)]
    assert app.played == ["f1-g1"]


def test_after_a_game_it_is_said_where_it_left(start: Callable[..., Driver]) -> None:
    driver = start()
    repertoires = driver.app.late.repertoires
    driver.qtbot.waitUntil(lambda: repertoires.of("harzdame", Color.WHITE) is not None)
    repertoires.add("harzdame", Color.WHITE, [START.parse_move("f1-g1")])
    driver.drag("e2", "f2")
    driver.qtbot.waitUntil(lambda: driver.session.humans_turn, timeout=20_000)
    driver.session.resign()
    driver.qtbot.waitUntil(lambda: "You left your repertoire at move 1." in said(driver))
    assert "You played e2-f2; you know f1-g1." in said(driver)
    driver.app.workspace.rooms.openings._open_here.trigger()
    room = driver.app.workspace.rooms.openings.room
    driver.qtbot.waitUntil(lambda: room.node is not None and room.node.ply == 0)


def test_any_game_on_the_board_is_compared(app: Driver) -> None:
    app.app.late.repertoires.add("harzdame", Color.WHITE, [START.parse_move("f1-g1")])
    app.drag("f1", "g1")
    app.drag("c8", "b8")
    app.app.workspace.rooms.openings.commands.left.trigger()
    assert "left nothing" in said(app)
    app.app.late.repertoires.add(
        "harzdame", Color.WHITE, [node.move for node in app.session.tree.mainline()[1:2]] + [reply(app)]
    )
    app.app.workspace.rooms.openings.commands.left.trigger()
    assert "Your opponent left your repertoire at move 1." in said(app)
    assert app.session.node.ply == 2


def reply(app: Driver) -> object:
    """Another answer to the first move than the game has."""
    return app.session.tree.root.children[0].position.parse_move("d7-c7")


def test_a_file_is_for_the_repertoire_that_it_was_asked_for(app: Driver, tmp_path: Path) -> None:
    room, repertoires = opened(app), app.app.late.repertoires
    room.window.actions_of.keep_in.trigger()
    app.wait_for_dialog(QFileDialog)
    app.app.workspace.rooms.openings.show("harzdame", Color.BLACK)
    app.choose_file(tmp_path / "white.pdn")
    app.qtbot.waitUntil(lambda: repertoires.path("harzdame", Color.WHITE) == tmp_path / "white.pdn")
    assert repertoires.path("harzdame", Color.BLACK).parent != tmp_path


def test_a_file_with_other_games_is_told_of_and_they_stay(app: Driver, tmp_path: Path) -> None:
    games = [Repertoire.empty("harzdame", Color.WHITE) for _ in range(5)]
    for game, text in zip(games, ("f1-g1", "e2-f2", "d3-e3", "f1-g1", "e2-f2"), strict=True):
        game.add([START.parse_move(text)])
    path = tmp_path / "five.pdn"
    path.write_text("\n".join(pdn.write(game.tree) for game in games))
    before = path.read_text()
    room = opened(app)
    room.window.actions_of.keep_in.trigger()
    app.choose_file(path)
    app.qtbot.waitUntil(lambda: told(room) != "")
    assert known(app) == ["f1-g1"]
    assert told(room) == (
        "Your repertoire is the first game of “five.pdn”. The 4 other games in it stay as they are."
    )
    room.window.activateWindow()
    assert QTest.qWaitForWindowActive(room.window)
    QTest.keyClick(room.window.board, Qt.Key.Key_End)
    play(room, "c8-b8")
    app.qtbot.waitUntil(lambda: "c8-b8" in path.read_text())
    assert len(pdn.scan(path.read_text()).games) == 5
    others = before.index("[Event", 1)
    assert path.read_text().endswith(before[others:])
    press(room, "All right")
    assert told(room) == ""


def test_a_repertoire_that_is_not_written_is_told_of_in_the_main_window_and_written_at_the_end(
    app: Driver,
) -> None:
    folder = app.folder / "openings"
    folder.write_bytes(b"")
    room = opened(app)
    play(room, "f1-g1")
    app.qtbot.waitUntil(lambda: "your repertoire" in told_of(app))
    assert told(room) == ""
    folder.unlink()
    app.close()
    assert "f1-g1" in (folder / "harzdame-white.pdn").read_text()


def test_a_line_from_the_main_board_that_is_not_written_is_told_of_there(app: Driver) -> None:
    room = opened(app)
    (app.folder / "openings").write_bytes(b"")
    app.window.activateWindow()
    assert QTest.qWaitForWindowActive(app.window)
    app.drag("f1", "g1")
    app.key(Qt.Key.Key_A, CONTROL | SHIFT)
    app.qtbot.waitUntil(lambda: "your repertoire" in told_of(app))
    assert told(room) == ""


def test_what_goes_wrong_unexpectedly_is_told_of_in_the_window_that_one_looks_at(app: Driver) -> None:
    room = opened(app)
    app.app.failures.report(ValueError, ValueError("a secret"), None)
    assert "Something went wrong." in told(room)
    assert "a secret" in told(room)
    assert said(app) == ""
    press(room, "Copy the report")
    assert "a secret" in QApplication.clipboard().text()


@pytest.mark.parametrize("how", ["wheel", "click", "undo", "quit"])
def test_a_comment_is_kept_where_the_focus_stays_in_its_field(app: Driver, how: str) -> None:
    room = opened(app)
    play(room, "f1-g1")
    node = room.node
    QTest.keyClick(room.window.board, Qt.Key.Key_C)
    QTest.keyClicks(room.window._comment, "quiet")
    match how:
        case "wheel":
            room.window.board.stepped.emit(-1)
        case "click":
            room.window.moves.nodeChosen.emit(node)
        case "undo":
            assert node.comment == ""
            room.window.actions_of.undo.trigger()
            assert known(app) == ["f1-g1"]  # the words were what was done last
            assert (node.comment, room.window.comment) == ("", "")
            return
        case "quit":
            room.close()
    assert node.comment == "quiet"


def test_a_move_that_is_not_allowed_is_explained(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-e1")
    before = room.window._summary.text()
    play(room, "f1-f3")
    assert room.window._summary.text() != before
    assert known(app) == []


def test_escape_leaves_what_is_under_way_and_then_the_window(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-g1")
    app.qtbot.waitUntil(lambda: room._practice.ready)
    press(room, "Practise")
    QTest.keyClick(room.window.board, Qt.Key.Key_Escape)
    assert room.drill is None
    QTest.keyClick(room.window.board, Qt.Key.Key_C)
    QTest.keyClick(room.window._comment, Qt.Key.Key_Escape)
    assert room.window.board.hasFocus()
    QTest.keyClick(room.window.board, Qt.Key.Key_Escape)
    assert not room.window.isVisible()
