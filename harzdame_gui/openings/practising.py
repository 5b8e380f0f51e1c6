"""The practice in the window of openings: one drill, shown and led on; it may go on in another window."""

from __future__ import annotations

from harzdame_engine.books.repertoire import Repertoire
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.openings.drill import Drill, DrillPhase
from harzdame_gui.controllers.openings.practice import Practice
from harzdame_gui.notices.card import Tone
from harzdame_gui.openings.text import task_message
from harzdame_gui.openings.window import OpeningsWindow

_STEP_MS = 650
"""The time between two moves of the app."""
_WRONG_MS = 1100
"""The time for which a wrong move is seen."""


class Practising(QObject):
    """Shows a drill.

    *Signals*
    begun(): there is one.
    stopped(Node): there is none any more; the move that was asked last.
    """

    begun = Signal()
    stopped = Signal(object)

    def __init__(self, window: OpeningsWindow, practice: Practice, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._practice = practice
        self.drill: Drill | None = None
        self._stepping = QTimer(self, singleShot=True, interval=_STEP_MS)
        self._wrong = QTimer(self, singleShot=True, interval=_WRONG_MS)
        self._stepping.timeout.connect(self._on_step)
        self._wrong.timeout.connect(self._on_retry)
        window.actions_of.show.triggered.connect(self._show_move)

    def begin(self, repertoire: Repertoire, *, everything: bool) -> None:
        """Ask what is due, or everything."""
        self.take_up(Drill(repertoire, self._practice, everything=everything))

    def take_up(self, drill: Drill) -> None:
        """Go on with a drill."""
        drill.setParent(self)
        self.drill = drill
        drill.placed.connect(self._on_placed)
        drill.moved.connect(self._on_moved)
        drill.changed.connect(self._show)
        self._window.show_practice(True)
        self.begun.emit()
        self._on_placed()
        self._window.board.setFocus()

    def hand_over(self) -> Drill | None:
        """Let another window go on; this one is only to be closed."""
        drill = self.drill
        if drill is not None:
            drill.disconnect(self)
            drill.setParent(None)
            self._leave()
        return drill

    @Slot()
    def stop(self) -> None:
        """End the practice, and go back to the tree."""
        drill = self.drill
        if drill is not None:
            self.rest()
            self._window.show_practice(False)
            self.stopped.emit(drill.node)

    def rest(self) -> None:
        """Go on with nothing."""
        if self.drill is not None:
            self.drill.deleteLater()
            self._leave()

    def _leave(self) -> None:
        self._stepping.stop()
        self._wrong.stop()
        self.drill = None

    @Slot()
    def _on_placed(self) -> None:
        drill, board = self.drill, self._window.board
        if drill is not None:
            board.set_position(drill.position)
            board.set_last_move(drill.last_move)
            self._show()

    @Slot(object)
    def _on_moved(self, transition: Transition) -> None:
        drill, board = self.drill, self._window.board
        if drill is not None:
            board.clear_marks()
            board.set_position(transition.after, transition)
            board.set_last_move(drill.last_move)

    @Slot()
    def _show(self) -> None:
        drill, board = self.drill, self._window.board
        if drill is None:
            return
        board.set_playable(drill.phase is DrillPhase.YOURS)
        question = drill.question
        shown = question is not None and drill.shown and drill.phase is DrillPhase.YOURS
        board.show_hint(question.moves[0] if question is not None and shown else None)
        tone = Tone.WARNING if drill.phase is DrillPhase.WRONG else Tone.CALM
        if drill.phase is DrillPhase.OVER:
            tone = Tone.RESULT
        self._window.show_task(task_message(drill), tone, drill.answered, drill.wanted)
        self._window.actions_of.show.setEnabled(drill.phase is DrillPhase.YOURS and not drill.shown)
        if drill.phase is DrillPhase.GOING_ON and not self._stepping.isActive():
            self._stepping.start()
        if drill.phase is DrillPhase.WRONG:
            self._wrong.start()

    @Slot()
    def _on_step(self) -> None:
        if self.drill is not None:
            self.drill.step()

    @Slot()
    def _on_retry(self) -> None:
        if self.drill is not None:
            self.drill.retry()

    @Slot()
    def _show_move(self) -> None:
        if self.drill is not None:
            self.drill.show()
