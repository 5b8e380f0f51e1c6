"""The writer of what a review found into the games of an open file: from time to time, and in the end.

It knows no searches. Games are found again by their texts, because others may come and go meanwhile.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.rewriting import Annotated
from harzdame_gui.controllers.review.board_game import BoardGame
from harzdame_gui.controllers.review.file_games import ReviewedGame, ReviewSurvey
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure

SAVED_EVERY_MS = 20_000
"""The time between two savings."""
_AGAIN_MS = 2_000
"""The time after which a file that could not be written is tried again, when somebody waits for it."""
_TRIES = 10
_PASSING = {FailureKind.BUSY, FailureKind.CHANGED}
_OF_ONE_GAME = {FailureKind.NOT_ENCODABLE, FailureKind.RUN_TOGETHER}


class FindingsWriter(QObject):
    """Writes what is added. An edit that is just being made is waited for, and so is another program.

    Signals:
        written(): everything added is in the file, or was left out of it.
        gaveUp(FileFailure): the file cannot be written.
    """

    written = Signal()
    gaveUp = Signal(object)

    def __init__(
        self, found: ReviewSurvey, files: OpenFiles, editing: FileEditing, board: BoardGame, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.path = found.path
        self._numbers = found.numbers
        self.run = editing.new_run()
        """The number of its edits, which are undone at once."""
        self.done = 0
        self.on_board = False
        """Whether the game on the board is among those done; it is undone there."""
        self.changed = 0
        """Games that were edited meanwhile, and left alone."""
        self.refused = 0
        """Games in whose file something cannot be written."""
        self._files = files
        self._editing = editing
        self._board = board
        self._ready: dict[bytes, ReviewedGame] = {}
        self._saving: dict[bytes, ReviewedGame] = {}
        self._at_once = 0  # games written together; 0: all
        self._hurried = self._stopped = False
        self._tries = 0
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._save)
        self._next.start(SAVED_EVERY_MS)
        editing.changed.connect(self._on_editing_changed)

    def add(self, ready: ReviewedGame) -> None:
        """Have it written, soon."""
        if ready.text is not None:
            self._ready[ready.game.digest] = ready

    def hurry(self) -> None:
        """Have everything written now; `written` or `gaveUp` follows."""
        self._hurried = True
        if not self._saving:
            self._save()

    def stop(self) -> tuple[ReviewedGame, ...]:
        """Write nothing more, and hear no more of a save under way; returns what may not be in the file."""
        unwritten = tuple((self._saving | self._ready).values())
        self._ready.clear()
        self._stopped = True
        self._next.stop()
        self._editing.changed.disconnect(self._on_editing_changed)
        return unwritten

    def give_to_board(self) -> None:
        """The game on the board takes its part itself."""
        ready = self._ready.pop(self._board.digest_in(self.path), None)
        if ready is not None:
            taken = self._board.take(ready)
            self.done += taken
            self.on_board = self.on_board or taken
            self.changed += not taken

    @Slot()
    def _save(self) -> None:
        self._next.start(SAVED_EVERY_MS)
        if self._saving or self._editing.is_busy(self.path):
            return
        self.give_to_board()
        batch = dict(tuple(self._ready.items())[: self._at_once or None])
        if not batch:
            if self._hurried:
                self.written.emit()
            return
        self._saving = batch
        self._ready = {digest: self._ready[digest] for digest in self._ready if digest not in batch}
        texts = {digest: ready.text for digest, ready in batch.items() if ready.text is not None}
        if not self._editing.annotate(self.path, texts, self.run, self._on_saved, self._numbers):
            self._put_back()

    def _on_saved(self, told: Annotated) -> None:
        if self._stopped:  # this object may be gone, and only the edit has kept it
            return
        if told.failure is not None:
            self._on_failed(told.failure)
            return
        self.changed += len(told.missing)
        self.done += len(self._saving) - len(told.missing)
        self._saving, self._tries = {}, 0
        self._go_on()

    def _on_failed(self, failure: FileFailure) -> None:
        if failure.kind in _OF_ONE_GAME and len(self._saving) == 1:
            self.refused += 1
            self._saving = {}
            self._go_on()
            return
        several = len(self._saving)
        self._put_back()
        if failure.kind in _OF_ONE_GAME:  # find out which: the others are written without it
            self._at_once = several // 2
            self._next.start(0)
            return
        self._tries += self._hurried
        if failure.kind not in _PASSING or self._tries > _TRIES:
            self._next.stop()
            self.gaveUp.emit(failure)
            return
        if failure.kind is FailureKind.CHANGED:
            self._files.read_again(self.path)
        self._next.start(_AGAIN_MS)

    def _go_on(self) -> None:
        if self._ready and (self._at_once or self._hurried):
            self._next.start(0)
        elif self._hurried:
            self._save()  # which finds that all is done

    def _put_back(self) -> None:
        self._ready, self._saving = self._saving | self._ready, {}

    @Slot()
    def _on_editing_changed(self) -> None:
        """Another edit is over, for which the end of this waited."""
        if self._hurried and not self._saving and not self._editing.is_busy(self.path):
            self._next.start(_AGAIN_MS if self._tries else 0)
