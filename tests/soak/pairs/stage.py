"""The window in which pairs are entered: an app with a profile, files and an opponent on the network."""

from __future__ import annotations

import gc
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from harzdame_engine import LEVELS, Color, Outcome, Position, pdn
from harzdame_engine.dxp.channel import LOOPBACK, Listener
from harzdame_engine.library.library import FILE_NAME
from PySide6.QtCore import QDeadlineTimer, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget
from shiboken6 import isValid

from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.network.network_game import Meeting
from harzdame_gui.controllers.work.garbage import GarbageCollector
from tests.gui.driver import Driver
from tests.gui.network.opponent import Opponent, come
from tests.gui.replay.test_mistakes import reviewed
from tests.soak.evening import LONG_MS, Bot
from tests.soak.pairs.records import Moves, in_library
from tests.soak.pairs.witness import Witness, winner

CLUB = """[White "Anna"]
[Black "Ben"]
[Result "1-0"]
[Variant "harzdame"]

1. f1-g1 f5-f4 2. e2-f2 { calm } c8-b8 1-0

[White "Clara"]
[Black "Dirk"]
[Result "0-1"]
[Variant "harzdame"]

1. e2-f2 c8-b8 0-1
"""
PASTED = '[White "Paul"]\n[Black "Rosa"]\n[Result "*"]\n[Variant "harzdame"]\n\n1. f1-g1 c8-b8 *\n'
_IN_PLACE = ("The connection is lost.", "Die Verbindung ist abgebrochen.", ": no answer")
"""Warnings that are in their place: the opponent leaves at the end, and a busy disk may be slow."""
COMPUTER = PlayerSpec.engine(LEVELS[0], 0.05)


class _Onlooker(Bot):
    """Looks on from the window's first picture: before it, there is nothing that could stand still."""

    def __init__(self, witness: Witness) -> None:
        self._witness = witness

    @contextmanager
    def waitExposed(self, window: QWidget) -> Iterator[None]:  # noqa: N802
        gc.freeze()  # as the app does, else what was loaded before is gone through at each collection
        self._witness.rest()
        with super().waitExposed(window):
            yield


class Stage:
    """One app, begun with a game against the computer in which a move of each side was played."""

    def __init__(self, folder: Path, witness: Witness) -> None:
        self.folder = folder
        self.witness = witness
        self.games = folder / "club.pdn"
        self.games.write_text(CLUB, encoding="utf-8")
        self.mistakes = folder / "reviewed.pdn"
        self.mistakes.write_text(pdn.write(reviewed(4, 7)), encoding="utf-8")
        self.saved = folder / "mine.pdn"
        self.ended_at: Moves | None = None
        self.ended_by: Outcome | None = None
        """Where the game was ended, and how."""
        self.put_in: list[Moves] = []
        """What was put into the library."""
        self.peer: Opponent | None = None
        self._hearing = QTimer(interval=20)
        self._hearing.timeout.connect(self._hear)
        self._collector = (
            GarbageCollector()
        )  # as the app has it, else Python collects in the midst of anything
        self.witness.step("starting")
        self.start()
        self.witness.step("the first moves")
        self.begin(NewGame("harzdame", PERSON, COMPUTER))
        self.move()

    def start(self) -> None:
        """Start the app on what the last one left."""
        bot = _Onlooker(self.witness)
        self.driver = Driver(bot, self.folder / "profile", engine_threads=1)  # type: ignore[arg-type]
        self.witness.follow(self.driver.app)
        self.settle()

    @property
    def session(self) -> object:
        """The game on the board."""
        return self.driver.session

    @property
    def late(self) -> object:
        """The services that deal with files."""
        return self.driver.app.late

    def begin(self, choice: NewGame) -> None:
        """Begin a game, as the dialog for it does."""
        self.driver.app.workspace.games.start(choice)

    # What a person does

    def windows(self) -> list[QWidget]:
        """The windows in sight beside the main one."""
        return [
            each
            for each in QApplication.topLevelWidgets()
            if each.isVisible()
            and each is not self.driver.window
            and each.windowType() not in (Qt.WindowType.ToolTip, Qt.WindowType.Popup)
        ]

    @property
    def blocked(self) -> bool:
        """Whether a dialog keeps the main window from being used; one of the library's does not."""
        modal = (each for each in self.windows() if each.isModal() and each.parentWidget() is not None)
        return any(each.parentWidget().window() is self.driver.window for each in modal)

    def command(self, keys: str) -> QAction | None:
        """The command of the main window with this key, if it can be given now."""
        if self.blocked:
            return None
        if not self.driver.board.isVisible():  # a page covers it, whose keys are its own
            return None
        wanted = QKeySequence(keys)
        window = self.driver.window
        for action in window.actions():
            if action.isEnabled() and wanted in action.shortcuts():
                return action
        return None

    def can(self, keys: str) -> bool:
        """Whether this key of the main window does anything now."""
        return self.command(keys) is not None

    def press(self, keys: str) -> None:
        """Press a key of the main window, from its board."""
        self._pause()
        window = self.driver.window
        self._activate(window)
        if self.driver.board.isVisible():
            self.driver.board.setFocus()
        QTest.keySequence(window.focusWidget() or window, QKeySequence(keys))
        QTest.qWait(1)

    def escape(self, window: QWidget) -> None:
        """Press Escape in a window."""
        self._activate(window)
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
        QTest.qWait(5)

    def opened(self, kind: type[QDialog]) -> QDialog:
        """The dialog of this kind, once it is open: that of another window may be in front of it."""
        self.wait(lambda: self.shown(kind) is not None)
        dialog = self.shown(kind)
        assert dialog is not None
        return dialog

    def shown(self, kind: type[QDialog]) -> QDialog | None:
        """The dialog of this kind, if it is open."""
        return next((each for each in self.windows() if isinstance(each, kind)), None)

    def accept(self, dialog: QDialog) -> None:
        """Press the button that Return presses in a dialog."""
        self._activate(dialog)
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)
        QTest.qWait(5)

    def _activate(self, window: QWidget) -> None:
        """Have a window get the keys, from whatever has opened in front of it meanwhile."""

        def is_active() -> bool:
            if not window.isActiveWindow():
                window.activateWindow()
            return window.isActiveWindow()

        self.wait(is_active)

    def _pause(self) -> None:
        """Have events handled, as they are before a person does the next thing."""
        QTest.qWait(1)
        self.witness.pause()

    def move(self) -> bool:
        """Drag a move of the person whose turn it is, and wait for the answer; False: it cannot be now."""
        self._pause()
        session = self.session
        if not session.humans_turn or not self.driver.board.isVisible():
            return False
        move = max(session.position.legal_moves(), key=lambda move: len(move.captures))
        self.driver.drag(*move.squares)
        self.wait(lambda: not session.thinking)
        return True

    def move_if_possible(self) -> None:
        """The same, without waiting for long: a coach may hold the answer back."""
        self._pause()
        session = self.session
        if session.humans_turn and self.driver.board.isVisible():
            move = max(session.position.legal_moves(), key=lambda move: len(move.captures))
            self.driver.drag(*move.squares)

    # What there is

    def on_board(self) -> tuple[Moves, str | None]:
        """The main line on the board, and the result of the game."""
        return tuple(self.driver.played), winner(self.session.tree)

    @property
    def library_texts(self) -> list[str]:
        """The games in the library, read from its file."""
        return in_library(self.folder / "profile" / FILE_NAME)

    def threads(self) -> list[str]:
        """The threads that work, each by its job and where it stands."""
        frames = sys._current_frames()
        return [
            f"a thread is left, of {job.lane or job.doing or job}:\n"
            + "".join(traceback.format_stack(frames[thread.ident]))
            for job, thread in self.driver.app.services.jobs._threads.items()
            if thread.is_alive() and thread.ident in frames
        ]

    # Waiting

    def wait(self, condition: Callable[[], bool], ms: int = LONG_MS) -> None:
        """Handle events until it is so."""
        self.driver.qtbot.waitUntil(condition, timeout=ms)

    def comes(self, condition: Callable[[], bool], ms: int = 20_000) -> bool:
        """Whether it becomes so in time."""
        deadline = QDeadlineTimer(ms)
        while not condition():
            if deadline.hasExpired():
                return False
            QTest.qWait(5)
        return True

    def settle(self, *, searches: bool = False) -> bool:
        """Until files are written and read, and no move is awaited; False: it never is.

        With `searches` until nothing at all is under way, not even the talk with an opponent.
        """
        app = self.driver.app

        def quiet() -> bool:
            lasting = (
                () if searches else (self._talk, *(run.job for run in app.services.engine._runs.values()))
            )
            busy = set(app.services.jobs.under_way).difference(lasting)
            return not busy and not app.late.recovery._delay.isActive() and not self.session.thinking

        return self.comes(quiet)

    # The network

    def meet(self) -> None:
        """Have an opponent connect, who plays White and answers by itself."""
        with closing(Listener(0)) as free:
            port = free.port
        self.driver.app.workspace.windows.network().meet(Meeting(True, LOOPBACK, port))
        self.peer = come(self.driver, port)
        self.peer.talk.ask(Position.start("harzdame"), Color.WHITE, 5)
        self._hearing.start()

    def part(self) -> None:
        """The opponent goes, if it has not been left."""
        self._hearing.stop()
        if self.peer is not None and self.peer.channel is not None:
            self.peer.channel.close()
        self.peer = None

    @property
    def on_network(self) -> bool:
        """Whether another game would only come upon a question."""
        return bool(self.driver.app.workspace.windows.is_on_network)

    @property
    def _talk(self) -> object:
        """The job that listens to the opponent, which lasts as long as the game."""
        network = self.driver.app.workspace.windows._network
        return network._game._job if network is not None and network._game is not None else None

    def _hear(self) -> None:
        peer = self.peer
        if peer is None:
            return
        try:
            peer.listen()
        except (OSError, EOFError):
            self.part()
            return
        if peer.talk.our_turn:
            peer.talk.play(peer.talk.position.legal_moves()[0], 0.1)

    # The end

    def _told(self) -> list[str]:
        """What went wrong, and what was warned of, by the app's own log."""
        log = self.folder / "profile" / "harzdame.log"
        lines = log.read_text(encoding="utf-8").splitlines()
        return [
            f"the log says: {line}"
            for line in lines
            if " INFO " not in line and not any(word in line for word in _IN_PLACE)
        ]

    def close(self) -> list[str]:
        """Close the window and end the app; what goes on or stays is a fault."""
        self.part()
        found: list[str] = []
        self.driver.window.close()
        QTest.qWait(1)
        if self.shown(QMessageBox) is not None:  # a busy disk kept something from being written in time
            self.comes(lambda: not self.driver.app.services.jobs.failing.lost)
            self.escape(self.shown(QMessageBox))
            self.driver.window.close()
            QTest.qWait(1)
        if left := self.windows():
            found.append(f"open after closing: {', '.join(type(each).__name__ for each in left)}")
        begun = time.monotonic()
        try:
            self.driver.close()
        except AssertionError as error:
            found.append(str(error))
        left_over = self.threads()
        found += [*left_over, *self._told()]
        if not left_over and not self.comes(lambda: not isValid(self.driver.app)):
            found.append("the app is left after closing")
        if time.monotonic() - begun > 10:
            found.append("closing took more than ten seconds")
        return found
