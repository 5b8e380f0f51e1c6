"""Text and files that are pasted, and dropped anywhere on the window."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from harzdame_engine import Move, Position, pdn
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from harzdame_gui.files.game_text_dialog import GameTextDialog
from harzdame_gui.files.games_view import GamesView
from harzdame_gui.files.open_dialog import OpenGameDialog
from tests.gui.driver import Driver
from tests.soak.nasty_positions import kept

GAME = '[White "Anna"]\n[Black "Bernd"]\n[Result "*"]\n\n1. f1-g1 f5-f4 2. e2-f2 *\n'
MOVES = ["f1-g1", "f5-f4", "e2-f2"]
MAIL = f"Hi,\n\nlook at this:\n\n> {GAME.strip().replace(chr(10), chr(10) + '> ')}\n\nBye\n"


def mime(text: str = "", *files: Path) -> QMimeData:
    data = QMimeData()
    if text:
        data.setText(text)
    if files:
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    return data


@pytest.fixture(autouse=True)
def _empty_clipboard(qapp: QApplication) -> Iterator[None]:
    """What lies there at the very end is deleted after Python, which ends the process by a fault."""
    yield
    qapp.clipboard().clear()


def drop(target: QWidget, data: QMimeData) -> bool:
    """Drop on the middle of a widget; whether it was welcome."""
    button, modifier, copy = (
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.DropAction.CopyAction,
    )
    at: QPoint = target.rect().center()
    taker: QWidget | None = target
    while taker is not None:
        if taker.acceptDrops():
            enter = QDragEnterEvent(at, copy, data, button, modifier)
            QApplication.sendEvent(taker, enter)
            if enter.isAccepted():
                QApplication.sendEvent(taker, QDragMoveEvent(at, copy, data, button, modifier))
                QApplication.sendEvent(taker, QDropEvent(QPointF(at), copy, data, button, modifier))
                return True
        taker = taker.parentWidget()
    return False


def paste(driver: Driver, data: QMimeData) -> None:
    QApplication.clipboard().setMimeData(data)
    driver.ctrl(Qt.Key.Key_V)


def wait_for_moves(driver: Driver, moves: list[str]) -> None:
    driver.qtbot.waitUntil(lambda: driver.played == moves)


def wait_for_card(driver: Driver, text: str) -> None:
    driver.qtbot.waitUntil(lambda: text in driver.card)


@pytest.mark.parametrize("text", [GAME, MAIL, "1. f1-g1 f5-f4 2. e2-f2"])
def test_a_game_is_pasted(driver: Driver, text: str) -> None:
    paste(driver, mime(text))
    wait_for_moves(driver, MOVES)
    assert driver.session.modified


def test_a_numbered_position_tells_its_game(driver: Driver) -> None:
    paste(driver, mime('[FEN "W:W31-50:B1-20."]'))
    driver.qtbot.waitUntil(lambda: driver.session.position.rules.id == "international")
    assert len(driver.session.position.pieces) == 40


NASTY = next(each for each in kept() if each.game == "keny").fen
NASTY_GAME = f'[Variant "keny"]\n[SetUp "1"]\n[FEN "{NASTY}"]\n\n{{Look}} *\n'


@pytest.mark.parametrize("how", ["position", "game", "file"])
def test_the_moves_of_a_nasty_position_are_found_off_the_gui_thread(
    start: Callable[..., Driver], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    shown, sought = list[bool](), list[int | None]()
    legal_moves, effort = Position.legal_moves, Position.effort

    def asked(position: Position) -> tuple[Move, ...]:
        if threading.current_thread() is threading.main_thread() and position.fen == NASTY:
            shown.append("_moves" in vars(position))
        return legal_moves(position)

    def judged(position: Position, most: int | None = None) -> tuple[int, int]:
        if threading.current_thread() is threading.main_thread():
            sought.append(most)
        return effort(position, most)

    driver = start(game="keny", black="human")
    monkeypatch.setattr(Position, "legal_moves", asked)
    monkeypatch.setattr(Position, "effort", judged)
    path = tmp_path / "nasty.pdn"
    path.write_text(NASTY_GAME, encoding="utf-8")
    paste(driver, mime(NASTY) if how == "position" else mime(NASTY_GAME) if how == "game" else mime("", path))
    driver.qtbot.waitUntil(lambda: driver.session.position.fen == NASTY)
    assert shown
    assert all(shown)
    assert None not in sought


def test_of_many_games_one_is_chosen(driver: Driver) -> None:
    paste(driver, mime(GAME.replace("Anna", "Zoe").replace("2. e2-f2 ", "") + "\n" + GAME))
    driver.wait_for_dialog(OpenGameDialog)
    driver.key(Qt.Key.Key_Down)
    driver.key(Qt.Key.Key_Return)
    wait_for_moves(driver, MOVES)


def test_a_game_readable_in_part_says_so(driver: Driver) -> None:
    paste(driver, mime(GAME.replace("e2-f2", "e2-e8")))
    wait_for_moves(driver, MOVES[:2])
    wait_for_card(driver, "Not all of this game could be read; the rest is kept in it.")
    driver.press("Show", driver.notice)
    dialog = driver.wait_for_dialog(GameTextDialog)
    assert "e2-e8" in dialog.findChild(QPlainTextEdit).toPlainText()
    driver.key(Qt.Key.Key_Escape)
    assert "e2-e8" in pdn.write(driver.session.tree)


def test_a_game_of_another_kind_is_shown_as_its_text(driver: Driver) -> None:
    paste(driver, mime('[GameType "0,W,8,8"]\n\n1. e4 e5 2. Nf3 Nc6 *\n'))
    wait_for_card(driver, "This game cannot be shown on the board.")
    driver.press("Show", driver.notice)
    dialog = driver.wait_for_dialog(GameTextDialog)
    assert "Nf3" in dialog.findChild(QPlainTextEdit).toPlainText()
    driver.key(Qt.Key.Key_Escape)


def test_a_game_that_nothing_decides_says_so(driver: Driver) -> None:
    paste(driver, mime("1. a3-a4 a6-a5 *"))
    wait_for_moves(driver, ["a3-a4", "a6-a5"])
    wait_for_card(driver, "Nothing says which game this is.")
    assert "Turkish draughts" in driver.card


def test_a_game_that_nothing_decides_can_be_read_as_another(driver: Driver) -> None:
    paste(driver, mime("1. c3-d4 f6-g5 2. b2-c3 g7-f6 *"))
    wait_for_moves(driver, ["c3-d4", "f6-g5", "b2-c3", "g7-f6"])
    wait_for_card(driver, "Nothing says which game this is.")
    assert driver.session.position.rules.id == "russian"
    driver.press("Read as Brazilian draughts", driver.notice)
    assert driver.session.position.rules.id == "brazilian"
    assert driver.played == ["c3-d4", "f6-g5", "b2-c3", "g7-f6"]
    assert driver.session.modified
    assert '[Variant "brazilian"]' in pdn.write(driver.session.tree)


def test_a_game_that_nothing_decides_and_that_breaks_off_says_both(driver: Driver) -> None:
    paste(driver, mime("1. a3-a4 a6-a5 2. b3-b4 *"))
    wait_for_moves(driver, ["a3-a4", "a6-a5"])
    wait_for_card(driver, "Not all of this game could be read; the rest is kept in it.")
    assert "b3-b4 is not allowed" in driver.card
    assert "it was read as Turkish draughts" in driver.card


def test_other_text_changes_nothing(driver: Driver) -> None:
    paste(driver, mime("Hello"))
    wait_for_card(driver, "Nothing to paste.")
    paste(driver, mime("W:Wh8:Ba2"))
    wait_for_card(driver, "This position cannot be played.")
    assert driver.played == []


def test_text_that_is_too_long_is_told(driver: Driver) -> None:
    paste(driver, mime("Hello, and so on. " * 30_000))
    wait_for_card(driver, "This text is too long to look for games in it.")
    assert driver.played == []


def test_of_very_many_games_one_is_chosen(driver: Driver) -> None:
    paste(driver, mime(f"{GAME}\n" * 8_000))
    dialog = driver.wait_for_dialog(OpenGameDialog)
    assert dialog.findChild(GamesView).model.rowCount() == 8_000
    driver.key(Qt.Key.Key_Return)
    wait_for_moves(driver, MOVES)


def test_a_file_that_was_copied_is_opened(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "copied.pdn"
    path.write_text(GAME, encoding="utf-8")
    paste(driver, mime("", path))
    wait_for_moves(driver, MOVES)
    assert "copied.pdn" in driver.window.windowTitle()


@pytest.mark.parametrize("where", ["board", "panel", "window"])
def test_text_can_be_dropped_anywhere(driver: Driver, where: str) -> None:
    targets = {
        "board": driver.board.viewport(),
        "panel": driver.window.ground._panel if hasattr(driver.window.ground, "_panel") else driver.window,
        "window": driver.window,
    }
    assert drop(targets[where], mime(MAIL))
    wait_for_moves(driver, MOVES)


def test_a_file_can_be_dropped_on_the_board(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "dropped.pdn"
    path.write_text(GAME, encoding="utf-8")
    assert drop(driver.board.viewport(), mime("", path))
    wait_for_moves(driver, MOVES)


def test_pictures_are_not_welcome(driver: Driver) -> None:
    data = QMimeData()
    data.setData("image/png", b"picture")
    assert not drop(driver.board.viewport(), data)


def test_nothing_is_asked_and_the_game_before_is_kept(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    played = driver.played
    assert drop(driver.board.viewport(), mime(GAME))
    wait_for_moves(driver, MOVES)
    driver.window.commands.go_back.trigger()
    assert driver.played == played
