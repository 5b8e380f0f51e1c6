"""How files, lists of games and the library are entered and left."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from harzdame_gui.export.dialog import ExportDialog
from harzdame_gui.library.long_work import ReportDialog
from harzdame_gui.my_games.dialog import MyGamesDialog
from tests.soak.pairs.records import games_of, main_line
from tests.soak.pairs.stage import CLUB, PASTED, Stage


def open_file(stage: Stage, path: object) -> None:
    stage.driver.app.workspace.games.open_path(path)
    stage.wait(lambda: stage.late.file.path == path or stage.driver.games.rows.isVisible())
    stage.settle()


def open_another(stage: Stage) -> None:
    stage.driver.app.workspace.games.open_path(stage.games)
    stage.driver.wait_for_games(2)
    stage.driver.games.rows.setFocus()
    QTest.keyClick(stage.driver.games.rows, Qt.Key.Key_Return)
    _expect(stage, lambda: stage.late.file.path == stage.games, "the game of a file is not on the board")


def paste(stage: Stage) -> None:
    QGuiApplication.clipboard().setText(PASTED)
    stage.press("Ctrl+V")
    is_pasted = lambda: "Paul" in stage.session.tree.tags.get("White", "")  # noqa: E731
    _expect(stage, is_pasted, "what was pasted is not on the board")


def _expect(stage: Stage, condition: Callable[[], bool], otherwise: str) -> None:
    """Wait until another game is on the board, for which one over the network would only be left if asked."""
    if not (stage.on_network or stage.comes(condition)):
        raise AssertionError(otherwise)


def import_file(stage: Stage) -> None:
    stage.press("Ctrl+L")
    room = stage.driver.app.workspace.windows._library
    room.import_names([str(stage.games)])
    stage.put_in += map(main_line, games_of(CLUB))


def close_library(stage: Stage) -> None:
    """Escape from the report of an import, and from whatever else is in front of the library."""

    def closed() -> bool:
        room = stage.driver.app.workspace.windows._library
        if dialog := QApplication.activeModalWidget():
            stage.escape(dialog)
        elif room is not None and room.window.isVisible():
            stage.escape(room.window)
        else:
            return True
        return False

    stage.settle()
    stage.wait(closed)


def open_library(stage: Stage) -> None:
    stage.press("Ctrl+L")


def library_holds(stage: Stage) -> str:
    room = stage.driver.app.workspace.windows._library
    if room is None or not room.window.isVisible():
        return ""
    stage.settle()
    listed, there = len(room.window.model.numbers), len(stage.library_texts)
    return "" if listed == there else f"the library lists {listed} games of {there}"


def keep_in_library(stage: Stage) -> None:
    stage.put_in.append(tuple(stage.driver.played))
    stage.press("Ctrl+Shift+L")


def export(stage: Stage) -> None:
    stage.press("Ctrl+Shift+E")
    stage.opened(ExportDialog)


def close_export(stage: Stage) -> None:
    if dialog := stage.shown(ExportDialog):
        stage.escape(dialog)


def save(stage: Stage) -> None:
    revision, has_place = stage.session.revision, stage.late.file.can_save
    stage.press("Ctrl+S")

    def is_asked() -> bool:
        if report := stage.shown(ReportDialog):  # it came in front of the question, as an import ended
            stage.escape(report)
        return isinstance(stage.driver.dialog, QFileDialog)

    if not has_place and stage.comes(is_asked, 5_000):
        stage.driver.choose_file(stage.saved)
        QTest.qWait(5)
        if box := stage.shown(QMessageBox):
            stage.accept(box)
    if not stage.comes(lambda: not stage.session.modified or stage.session.revision != revision):
        raise AssertionError("the game is not saved")


def save_holds(stage: Stage) -> str:
    path = stage.late.file.path
    stage.wait(lambda: not stage.session.thinking)
    if stage.session.modified or path is None:
        return ""
    lines = [main_line(text) for text in games_of(path.read_text(encoding="utf-8"))]
    there = tuple(stage.driver.played) in lines
    return "" if there else f"{path.name} has {lines}, the board {stage.driver.played}, and says it is saved"


def list_my_games(stage: Stage) -> None:
    stage.press("Ctrl+Shift+G")
    stage.opened(MyGamesDialog)


def close_my_games(stage: Stage) -> None:
    if dialog := stage.shown(MyGamesDialog):
        stage.escape(dialog)
