"""Every game in the main window: chosen, played, typed, pasted, opened, set up, and its rules read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import Color, GameTree, Position, Reason, pdn, variants
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton

from harzdame_gui.new_game.defaults import last_choice, with_names
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.rules.window import RulesWindow
from harzdame_gui.setup.editor import SetupEditor
from harzdame_gui.text.game_heads import read_head
from harzdame_gui.widgets.buttons import ActionButton
from tests.for_each import for_each
from tests.gui.driver import Driver, listed

Start = Callable[..., Driver]
IDS = [rules.id for rules in variants()]


def game_button(driver: Driver) -> ActionButton:
    buttons = driver.window.findChildren(ActionButton)
    return next(button for button in buttons if button.text().endswith("▾"))


def choose(driver: Driver, words: str) -> None:
    """Another game, from the game's name above the board, by typing."""
    QTest.mouseClick(game_button(driver), Qt.MouseButton.LeftButton)
    dialog = driver.wait_for_dialog(NewGameDialog)
    QTest.qWaitForWindowActive(dialog)
    QTest.keyClicks(dialog.focusWidget(), words)
    driver.key(Qt.Key.Key_Return)


def rules_window(driver: Driver) -> RulesWindow:
    found = driver.app.workspace.windows._rules
    assert found is not None
    assert found.isVisible()
    assert QTest.qWaitForWindowActive(found)
    return found


def key(window: RulesWindow, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(window.focusWidget(), key, modifier)


def test_a_favourite_and_the_games_played_are_remembered(start: Start) -> None:
    driver = start(black="human")
    choose(driver, "hexdame")
    QTest.mouseClick(game_button(driver), Qt.MouseButton.LeftButton)
    dialog = driver.wait_for_dialog(NewGameDialog)
    star = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Favourite")
    QTest.mouseClick(star, Qt.MouseButton.LeftButton)
    driver.key(Qt.Key.Key_Escape)
    driver.close()
    driver = start(black="human")
    assert driver.app.services.settings.recent_games.value[0] == "hexdame"
    assert driver.app.services.settings.favourite_games.value == ("hexdame",)


def test_a_game_is_one_click_away_and_is_remembered(start: Start) -> None:
    driver = start(black="human")
    assert game_button(driver).text() == "Harzdame ▾"
    choose(driver, "hexdame")
    assert driver.session.position == Position.start("hexdame")
    assert game_button(driver).text() == "Hexdame ▾"
    driver.drag("e4", "e5")
    assert driver.played == ["e4-e5"]
    driver.close()
    driver = start(black="human")
    assert driver.played == ["e4-e5"]  # the unsaved game is back
    assert driver.session.position.rules.id == "hexdame"


def test_an_unknown_remembered_game_is_the_flagship(start: Start) -> None:
    assert start(game="ludo").session.position == Position.start()


def test_new_game_keeps_the_game_on_the_board(start: Start) -> None:
    driver = start(black="human")
    driver.session.load(GameTree(Position.start("dameo")))
    driver.ctrl(Qt.Key.Key_N)
    driver.wait_for_dialog(NewGameDialog)
    driver.key(Qt.Key.Key_Return)
    assert driver.session.position == Position.start("dameo")


@pytest.fixture
def between_people(start: Start) -> Driver:
    """The app with a game between two people."""
    return start(black="human")


def begin(driver: Driver, game: str) -> None:
    """Begin a game as the app does at its start."""
    settings = driver.app.services.settings
    settings.game.set(game)
    driver.session.new_game(with_names(last_choice(settings)))


@for_each("game", IDS)
def test_every_game_is_shown_and_played(between_people: Driver, game: str) -> None:
    driver = between_people
    begin(driver, game)
    position = driver.session.position
    assert position == Position.start(game)
    move = position.legal_moves()[0]
    driver.drag(*move.squares)
    assert driver.played == [str(move)]
    driver.key(Qt.Key.Key_M)
    reply = driver.session.position.legal_moves()[-1]
    QTest.keyClicks(driver.window.focusWidget(), str(reply))
    driver.key(Qt.Key.Key_Return)
    assert driver.played == [str(move), str(reply)]
    assert driver.window.commands.turn.isEnabled() == (game != "hexdame")
    driver.board.setFocus()


def test_the_computer_answers_in_another_game(start: Start) -> None:
    driver = start(game="international")
    driver.drag("32", "28")
    driver.wait_for_reply()
    assert len(driver.played) == 2


def test_a_refusal_quotes_this_games_rules(start: Start) -> None:
    driver = start(game="turkish", black="human")
    driver.drag("d3", "e5")
    assert driver.rule == "Men step straight forward or sideways."
    choose(driver, "harzdame")
    driver.drag("f1", "g3")
    assert driver.rule == "Men step up or to the right."


def test_rules_open_at_what_was_refused(start: Start) -> None:
    driver = start(game="international", black="human")
    driver.drag("32", "23")
    driver.press("Rules of this game", driver.window.ground.panel)
    window = rules_window(driver)
    assert window.windowTitle() == "International draughts – Rules"
    assert window._browser.verticalScrollBar().value() > 0


def test_rules_open_by_key_and_lead_to_other_games_and_back(start: Start) -> None:
    driver = start(game="greek-3", black="human")
    driver.key(Qt.Key.Key_F1)
    window = rules_window(driver)
    assert window.windowTitle() == "Greek III – Rules"
    link = window._browser.document().find("Turkish draughts")
    link.setPosition(link.selectionStart() + 3)
    place = window._browser.cursorRect(link).center()
    QTest.mouseClick(window._browser.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.windowTitle() == "Turkish draughts – Rules"
    key(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.windowTitle() == "Greek III – Rules"
    key(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert window.windowTitle() == "Turkish draughts – Rules"
    driver.drag("a3", "a4")
    assert driver.played == ["a3-a4"]
    window.activateWindow()
    rules_window(driver)
    key(window, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert not window.isVisible()


def test_rules_go_with_the_window_and_remember_the_size_of_the_text(start: Start) -> None:
    driver = start()
    driver.key(Qt.Key.Key_F1)
    window = rules_window(driver)
    key(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert driver.app.services.settings.rules_text_size.value == 115
    key(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    key(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert driver.app.services.settings.rules_text_size.value == 90
    driver.window.close()
    assert not window.isVisible()


def test_rules_can_be_read_while_choosing(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harzdame_gui.new_game.dialog.room_for", lambda _window: QSize(1000, 700))
    driver = start()
    driver.ctrl(Qt.Key.Key_G)
    dialog = driver.wait_for_dialog(NewGameDialog)
    QTest.keyClicks(dialog.focusWidget(), "croda")
    driver.press("All the rules")
    assert rules_window(driver).windowTitle() == "Croda – Rules"
    driver.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_small_screen_all_of_the_dialog_is_on_it(
    start: Start, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    room = QSize(720, 450)  # nine tenths of a screen of 800×500
    for module in ("new_game.dialog", "widgets.placement"):
        monkeypatch.setattr(f"harzdame_gui.{module}.room_for", lambda _window: room)
    driver = start(language=language)
    driver.ctrl(Qt.Key.Key_G)
    dialog = driver.wait_for_dialog(NewGameDialog)
    assert dialog.width() <= room.width()
    assert dialog.height() <= 500
    for button in dialog._buttons.buttons():
        assert dialog.rect().contains(QRect(button.mapTo(dialog, QPoint()), button.size()))


@pytest.mark.parametrize("game", ["international", "hexdame", "turkish"])
def test_a_position_is_pasted_into_the_game_on_the_board(start: Start, game: str) -> None:
    driver = start(game=game, black="human")
    move = driver.session.position.legal_moves()[3]
    wanted = driver.session.position.play(move)
    QGuiApplication.clipboard().setText(wanted.fen)
    driver.ctrl(Qt.Key.Key_V)
    assert driver.session.position == wanted
    driver.ctrl(Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == wanted.fen


def test_what_is_no_position_of_this_game_is_told_with_an_example_of_it(start: Start) -> None:
    driver = start(game="international", black="human")
    QGuiApplication.clipboard().setText("W:W73:B8")
    driver.ctrl(Qt.Key.Key_V)
    assert "no square 73" in driver.card
    QGuiApplication.clipboard().setText("W:Wzebra:B1")
    driver.ctrl(Qt.Key.Key_V)
    assert "W:W31,32:B1,K2" in driver.card


@for_each("game", IDS)
def test_a_file_says_which_game_it_is(driver: Driver, tmp_path: Path, game: str) -> None:
    tree = GameTree(Position.start(game))
    tree.add(tree.root, tree.root.position.legal_moves()[0])
    path = tmp_path / f"{game}.pdn"
    path.write_text(pdn.write(tree), encoding="utf-8")
    driver.app.open(path)
    driver.qtbot.waitUntil(lambda: driver.app.late.file.path == path)
    assert len(driver.played) == 1
    assert driver.session.position == Position.start(game)
    assert game_button(driver).text() == f"{read_head(game, 'en').name} ▾"


@pytest.mark.parametrize("game", ["international", "hexdame", "dameo"])
def test_positions_of_every_game_can_be_set_up(start: Start, game: str) -> None:
    driver = start(game=game, black="human")
    driver.ctrl(Qt.Key.Key_E)
    editor = driver.wait_for_dialog(SetupEditor)
    driver.press("Clear")
    assert not next(b for b in editor.findChildren(QPushButton) if b.isDefault()).isEnabled()
    driver.press("Start position")
    assert editor.findChild(QLineEdit).text() == Position.start(game).fen
    square = next(iter(Position.start(game).rules.setup))
    place = editor._board.square_center(square).toPoint()
    QTest.mouseClick(editor._board.viewport(), Qt.MouseButton.RightButton, pos=place)
    wanted = editor.position
    assert square not in wanted.pieces
    driver.begin_set_up()
    assert driver.session.position == wanted
    assert driver.session.position.rules.id == game


def test_typed_squares_that_are_no_move_are_explained(start: Start) -> None:
    driver = start(game="international", black="human")
    seen = []
    driver.session.refused.connect(seen.append)
    driver.key(Qt.Key.Key_M)
    QTest.keyClicks(driver.window.focusWidget(), "32-23")
    driver.key(Qt.Key.Key_Return)
    assert seen[0].reason is Reason.NO_SUCH_STEP
    QTest.keyClicks(driver.window.focusWidget(), " nonsense")
    driver.key(Qt.Key.Key_Return)
    assert "Type it like 3" in driver.card


def test_the_no_progress_rule_is_off_until_it_is_wanted(start: Start) -> None:
    driver = start(black="human")
    assert driver.session.tree.no_progress_limit is None
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    rule = next(box for box in dialog.findChildren(QCheckBox) if "50 moves" in box.text())
    QTest.keyClick(rule, Qt.Key.Key_Space)
    driver.key(Qt.Key.Key_Return)
    assert driver.session.tree.no_progress_limit == 50
    assert driver.app.services.settings.no_progress_draws.value


def test_without_takebacks_a_move_that_was_played_stands(start: Start) -> None:
    driver = start(black="human")
    assert driver.session.position.turn is Color.WHITE
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    box = next(box for box in dialog.findChildren(QCheckBox) if "taken back" in box.text())
    assert box.isChecked()
    QTest.keyClick(box, Qt.Key.Key_Space)
    driver.key(Qt.Key.Key_Return)
    driver.session.play(driver.session.position.legal_moves()[0])
    assert not driver.session.can_take_back
    driver.ctrl(Qt.Key.Key_Z)
    assert driver.session.node is not driver.session.tree.root
    assert driver.session.tree.tags["Takebacks"] == "no"
    driver.ctrl(Qt.Key.Key_N)
    again = driver.wait_for_dialog(NewGameDialog)
    assert not next(box for box in again.findChildren(QCheckBox) if "taken back" in box.text()).isChecked()


def test_show_me_plays_the_longest_capture_with_a_ghost(start: Start) -> None:
    driver = start(game="modified-gothic-2", black="human", animation_speed="normal")
    fen = "W:Wb3,e2:Bb4,e3,e5,h8"
    QGuiApplication.clipboard().setText(fen)
    driver.ctrl(Qt.Key.Key_V)
    driver.press("Show me")
    assert driver.board._ghosts.running
    assert driver.session.position.fen == Position.from_fen(fen, "modified-gothic-2").fen
    driver.key(Qt.Key.Key_Escape)
    assert not driver.board._ghosts.running


def test_one_piece_each_is_a_draw_where_the_game_says_so(start: Start) -> None:
    driver = start(game="turkish", black="human")
    QGuiApplication.clipboard().setText("W:WKa4:BKd4")
    driver.ctrl(Qt.Key.Key_V)
    assert driver.card == "Draw Each side has only one piece left."


@pytest.mark.parametrize(
    ("game", "fen", "drags", "card"),
    [
        (
            "giveaway-russian",
            "W:Wd4:Bf6",
            (("d4", "e5"), ("f6", "d4")),
            "White wins White has given all its pieces away.",
        ),
        (
            "antidraughts",
            "W:W28:B17",
            (("28", "22"), ("17", "28")),
            "White wins White has given all its pieces away.",
        ),
        ("breakthrough", "W:W9,46:B11,31", (("9", "4"),), "White wins White has made the first king."),
    ],
)
def test_a_game_with_another_goal_is_played_to_its_end(
    start: Start, game: str, fen: str, drags: tuple[tuple[str, str], ...], card: str
) -> None:
    driver = start(game=game, black="human")
    QGuiApplication.clipboard().setText(fen)
    driver.ctrl(Qt.Key.Key_V)
    for origin, target in drags:
        assert driver.session.outcome is None
        driver.drag(origin, target)
    assert driver.card == card


@pytest.mark.parametrize(("number", "shown"), [("20", "2–0"), ("30", "1–0")])
def test_a_result_is_counted_as_the_game_counts(
    start: Start, tmp_path: Path, number: str, shown: str
) -> None:
    path = tmp_path / "won.pdn"
    path.write_text(f'[Result "2-0"]\n[GameType "{number}"]\n\n2-0\n', encoding="utf-8")
    driver = start(path)
    moves = driver.window.findChild(MoveList)
    driver.qtbot.waitUntil(lambda: any(word.text.startswith(shown) for word in listed(moves)))
    driver.close()


def test_a_board_without_a_corner_does_not_look_as_if_it_stood_on_one(start: Start) -> None:
    driver = start()
    turn = driver.window.commands.turn
    choose(driver, "dameo")
    driver.key(Qt.Key.Key_T)
    assert turn.isChecked()
    choose(driver, "hexdame")
    assert not turn.isChecked()  # the turn is remembered for the other game alone
    assert not turn.isEnabled()
    driver.close()
