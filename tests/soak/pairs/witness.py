"""A witness of one pair: what left the board, what went wrong, and how long the window stood still.

It listens, and looks at the screen now and then; it never does anything.
"""

from __future__ import annotations

import sys
import time
import traceback
from types import TracebackType
from typing import NamedTuple

from harzdame_engine import GameTree
from PySide6.QtCore import QObject, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from harzdame_gui.app import App
from tests.soak.pairs.records import Moves

_BEAT_MS = 20
_HEEDED = "_heeded"
_HARMLESS = ("propagateSizeHints", "This plugin does not support", "libpng", "QFont", "fontconfig")


class Departed(NamedTuple):
    """A game that has left the board, as the tree said at that moment."""

    game: str
    moves: Moves
    result: str | None
    played: bool
    """By a person, who made at least one move in it."""
    edited: bool
    """It was changed since it was saved."""


class Witness(QObject):
    """Watches one app after the other; `faults` are what nobody may do at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.departed: list[Departed] = []
        self.longest = 0.0
        """The most of the GUI thread's own time between two beats, in seconds; the load of others is not."""
        self.longest_at = ""
        self.now = ""
        """What is being done, for `longest_at`."""
        self.both = False
        """Whether the second could be entered while the first was on."""
        self._questions: list[tuple[str, str, str]] = []
        """What was asked, with what was being done."""
        self._app: App | None = None
        self._spent = time.thread_time()
        self._timer = QTimer(self, interval=_BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._hook = sys.excepthook
        sys.excepthook = self._on_error
        self._handler = qInstallMessageHandler(self._on_message)

    def follow(self, app: App) -> None:
        """Watch this app from now on."""
        self._app = app
        app.services.session.gameLeaving.connect(self._on_leaving)

    def rest(self) -> None:
        """Begin to measure anew: what was done until now is the driver's own."""
        self._spent = time.thread_time()
        self._timer.start()

    def step(self, name: str) -> None:
        """Say what is being done from now on."""
        self.pause()
        self.now = name

    def pause(self) -> None:
        """Measure what comes by itself: a person does no two things without a pause."""
        if self._timer.isActive():
            self._beat()

    def close(self) -> None:
        """Watch nothing any more."""
        self._timer.stop()
        sys.excepthook = self._hook
        qInstallMessageHandler(self._handler)

    def _beat(self) -> None:
        spent = time.thread_time()
        if spent - self._spent > self.longest:
            self.longest, self.longest_at = spent - self._spent, self.now
        self._spent = spent
        asked = [type(each).__name__ for each in QApplication.topLevelWidgets() if _asks(each)]
        for name in {name for name in asked if asked.count(name) > 1}:
            self._note(f"{name} is open twice")
        for box in (each for each in QApplication.topLevelWidgets() if isinstance(each, QMessageBox)):
            self._heed(box)

    def _heed(self, box: QMessageBox) -> None:
        """Note a question once it is asked; the same again within a step is one too many."""
        if not box.isVisible():
            box.setProperty(_HEEDED, False)
            return
        if box.property(_HEEDED):
            return
        box.setProperty(_HEEDED, True)
        question = (self.now, box.text(), box.informativeText())
        if question in self._questions:
            self._note(f"{box.text()!r} is asked twice while {self.now}")
        self._questions.append(question)

    def _on_leaving(self) -> None:
        app = self._app
        if app is None:
            return
        session = app.services.session
        line = session.tree.mainline()[1:]
        self.departed.append(
            Departed(
                session.tree.root.position.rules.id,
                tuple(str(node.move) for node in line),
                winner(session.tree),
                not session.game.studied and bool(line) and session.game.worked_on,
                session.modified and session.game.worked_on,
            )
        )

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._note("".join(traceback.format_exception(kind, error, trace)).strip())

    def _on_message(self, kind: QtMsgType, _context: object, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not any(word in text for word in _HARMLESS):
            self._note(f"Qt says: {text}")

    def _note(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults.append(fault)


def winner(tree: GameTree) -> str | None:
    """The winner by the record, or "nobody"; None: it is not over."""
    if tree.result is None:
        return None
    return "nobody" if tree.result.winner is None else tree.result.winner.name.capitalize()


def _asks(widget: QObject) -> bool:
    return isinstance(widget, QDialog) and widget.isVisible()
