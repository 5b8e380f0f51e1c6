"""A driver of the whole app: real mouse and key events in, and out the things that a person sees."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from harzdame_engine import Square
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from harzdame_gui.app import App
from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.files.files_panel import FilesPanel
from harzdame_gui.files.games_view import GamesView
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.notices.card import NoticeCard
from harzdame_gui.notices.floating import Bubble, Toast
from harzdame_gui.notices.stand_in import StandIn
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.text.move_rows import Pair, Word, WordKind

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot  # a bundle, in which the app is driven as well, has no tests

QUICK = {
    "version": 1,
    "language": "en",
    "appearance": "light",
    "animation_speed": "off",
    "level": "first-day",
    "thinking_time": 0.05,
    "engine_memory": 1,
    "openings": "off",
    "sounds": "off",
    "pace": "at-once",
    "watch_pause": 0.0,
    "edges_explained": True,
    "capture_reminder": "always",
    "coach": "off",
    "welcomed": True,
    "home": False,
}
"""Settings with which nobody waits."""


_LOADING_MS = 60_000
"""The first app of a process loads a thousand files, which takes long on a machine that does much else; the
first dialog of a kind, and the first search, do likewise."""


class Driver:
    """An app with a profile of its own. `close` when done."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        file: Path | None = None,
        *,
        whole: bool = True,
        safe: bool = False,
        **settings: object,
    ) -> None:
        """`whole`: the window has all its parts; `safe`: it is a safe start."""
        self.qtbot = qtbot
        self.running = True
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / "settings.json"
        if not kept.exists():
            kept.write_text(json.dumps(QUICK | settings), encoding="utf-8")
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.app = App(application, Profile.at(folder), safe=safe)
        self.app.start(file)
        self.window.resize(1000, 700)
        with qtbot.waitExposed(self.window):
            pass
        complete = lambda: self.app.late is not None or (not whole and self._stands_in)  # noqa: E731
        qtbot.waitUntil(complete, timeout=_LOADING_MS)

    @property
    def _stands_in(self) -> bool:
        return self.window.findChild(StandIn) is not None

    def close(self) -> None:
        """End the app as its main function does, without a question; fails if something goes on."""
        self.running = False
        try:
            self.window.dispose()
        finally:  # or its searches would hold up every test behind this one
            ended = self.app.stop()
        self.app.deleteLater()
        assert ended, "a job or a player did not end in time"

    def close_window(self) -> None:
        """Close it as a person does; on a busy machine it is gone only once all is written."""
        self.window.close()
        self.qtbot.waitUntil(lambda: not self.window.isVisible(), timeout=_LOADING_MS)

    def crash(self) -> None:
        """End the app as a crash does: what it keeps for the next start stays."""
        self.running = False
        self.app.late.recovery._session = None
        self.app.services.jobs.shut_down()
        self.app.late.recovery._journal.release()
        self.app.log.close()
        self.window.dispose()
        self.app.services.session.shut_down()
        self.app.deleteLater()

    # What there is

    @property
    def window(self) -> MainWindow:
        return self.app.window

    @property
    def session(self) -> GameSession:
        return self.app.services.session

    @property
    def board(self) -> BoardView:
        return self.window.findChild(BoardView)

    @property
    def card(self) -> str:
        """The words of the card that is read first and of the result, headline and text."""
        return " ".join(label.text() for label in self._labels() if label.objectName() != "rule")

    @property
    def rule(self) -> str:
        """The rule that the card quotes."""
        return " ".join(label.text() for label in self._labels() if label.objectName() == "rule")

    @property
    def notice(self) -> NoticeCard:
        """The card that is read first: the bubble at the board, else the toast, else that of the panel."""
        cards = self.window.findChildren(NoticeCard)
        order = (Bubble, Toast, NoticeCard)
        cards.sort(key=lambda card: next(place for place, kind in enumerate(order) if isinstance(card, kind)))
        return next((card for card in cards if card.isVisible()), cards[-1])

    def _labels(self) -> list[QLabel]:
        cards = (self.notice, self.window.findChild(ResultCard))
        labels = [label for card in cards if card is not None for label in card.findChildren(QLabel)]
        return [label for label in labels if label.isVisible() and label.text()]

    @property
    def played(self) -> list[str]:
        """The main line's moves."""
        return [str(node.move) for node in self.session.tree.mainline()[1:]]

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that is open."""
        found = QApplication.activeModalWidget()
        return found if isinstance(found, QDialog) else None

    @property
    def games(self) -> GamesView:
        """The list of the games of open files."""
        return self.window.findChild(FilesPanel).view

    @property
    def listed(self) -> list[int]:
        """The numbers of the games that it shows."""
        return list(self.games.model.numbers)

    # What a person does

    def point(self, square: Square) -> QPoint:
        return self.board.square_center(square).toPoint()

    def drag(self, *squares: Square) -> None:
        """Press on the first square, rest on those between, let go on the last."""
        surface, button = self.board.viewport(), Qt.MouseButton.LeftButton
        QTest.mousePress(surface, button, pos=self.point(squares[0]))
        for square in squares[1:]:
            QTest.mouseMove(surface, self.point(square) - QPoint(3, 3))
            QTest.mouseMove(surface, self.point(square))
            if square != squares[-1]:
                QTest.qWait(250)
        QTest.mouseRelease(surface, button, pos=self.point(squares[-1]))

    def click(self, square: Square, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.board.viewport(), button, pos=self.point(square))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key, wherever the focus is in the window that has it."""
        window = self.dialog or self.window
        if not window.isActiveWindow():
            window.activateWindow()
            QTest.qWaitForWindowActive(window)
        QTest.keyClick(window.focusWidget() or window, key, modifier)

    def ctrl(self, key: Qt.Key) -> None:
        self.key(key, Qt.KeyboardModifier.ControlModifier)

    def press(self, text: str, inside: QWidget | None = None) -> None:
        """Click the visible button with this text."""
        QTest.qWait(1)  # a button just made appears with the next event
        for button in (inside or self.dialog or self.window).findChildren(QAbstractButton):
            if button.isVisible() and button.text().replace("&", "") == text:
                assert button.isEnabled(), f"{text} is greyed out"
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return
        raise AssertionError(f"there is no button {text!r}")

    def click_move(self, text: str) -> None:
        """Click a move in the move list."""
        moves = self.window.findChild(MoveList)
        for word in listed(moves):
            if word.kind is WordKind.MOVE and word.text == text:
                place = moves.cell_rect(word.node).center()
                QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place)
                return
        raise AssertionError(f"{text} is not in the list")

    def wait_for_dialog(self, kind: type[QDialog] = QDialog) -> QDialog:
        self.qtbot.waitUntil(lambda: isinstance(self.dialog, kind), timeout=_LOADING_MS)
        found = self.dialog
        assert found is not None
        return found

    def begin_set_up(self) -> None:
        """Play from the position in the set-up editor, by whomever the dialog proposes."""
        self.press("Play from here…")
        self.qtbot.waitUntil(lambda: isinstance(self.dialog, NewGameDialog), timeout=_LOADING_MS)
        self.press("Start")

    def wait_for_games(self, count: int | None = None) -> GamesView:
        """Until games of a file are listed, and the list has the focus."""
        self.qtbot.waitUntil(
            lambda: self.games.rows.isVisible() and len(self.listed) == (count or len(self.listed) or -1),
            timeout=_LOADING_MS,
        )
        return self.games

    def list_games(self) -> None:
        """The key for the list of games."""
        self.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)

    def choose_file(self, path: Path) -> None:
        """Choose a file in the dialog that is open."""
        dialog = self.wait_for_dialog(QFileDialog)
        QTest.qWaitForWindowActive(dialog)
        dialog.setDirectory(str(path.parent))
        field = dialog.findChild(QLineEdit)
        field.setFocus()
        field.clear()
        QTest.keyClicks(field, path.name)
        field.completer().popup().hide()
        accept = dialog.findChild(QDialogButtonBox).buttons()[0]
        QTest.mouseClick(accept, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: self.dialog is not dialog, timeout=_LOADING_MS)

    def speak(self, language: str) -> None:
        """Choose a language, and wait for the window that is made anew in it."""
        old = self.window
        self.app.services.settings.language.set(language)
        self.wait_for_another(old)

    def wear(self, appearance: Appearance) -> None:
        """Choose a look, and wait until all wears it."""
        self.app.services.settings.appearance.set(appearance)
        self.wait_until_dressed()

    def wait_until_dressed(self) -> None:
        """Until all wears the look that was chosen."""
        dressing = self.app.services.themes._dressing
        self.qtbot.waitUntil(lambda: not (dressing._asked or dressing._waiting), timeout=_LOADING_MS)

    def wait_for_another(self, old: QWidget) -> None:
        """Until another window has taken the place of `old`, with all its parts and what is beside it."""
        renewed = lambda: self.window is not old and not self.app.is_changing_window  # noqa: E731
        self.qtbot.waitUntil(renewed, timeout=_LOADING_MS)

    def wait_for_reply(self) -> None:
        """Until the computer has answered."""
        self.qtbot.waitUntil(lambda: not self.session.thinking, timeout=_LOADING_MS)


def listed(moves: MoveList) -> list[Word]:
    """The words of a move list."""
    parts = [(row.first, row.answer) if isinstance(row, Pair) else (row.words,) for row in moves._page.rows]
    return [word for part in parts for words in part for word in words]


def default_button(dialog: QDialog) -> QPushButton:
    """The button that Return presses."""
    return next(button for button in dialog.findChildren(QPushButton) if button.isDefault())
