"""What is told of the file of the game on the board: that it was not saved, or that others changed it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FileFailure
from harzdame_gui.files.saving import Saving
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.message import Message


class SaveNotices(QObject):
    """Tells of it, and takes it back when it is true no more."""

    def __init__(self, context: Context, saving: Saving, remedies: Callable[[], Sequence[QAction]]) -> None:
        """`remedies`: what can be done where a game cannot be saved."""
        super().__init__(context.notices)
        session, outside = context.session, context.late.outside
        self._session = session
        self._saving = saving
        self._outside = outside
        self._notices = context.notices
        self._remedies = remedies
        self._told: Message | None = None
        self._dispute: tuple[PdnDocument, int] | None = None
        self._take_theirs = QAction(self.tr("Take theirs"), self)
        self._take_theirs.triggered.connect(self._on_theirs)
        self._keep_mine = QAction(self.tr("Keep mine"), self)
        self._keep_mine.triggered.connect(self._on_mine)
        self._save_as = QAction(self.tr("Save as…"), self)
        self._save_as.triggered.connect(saving.save_as)
        saving.failed.connect(self._on_failed)
        saving.safe.connect(self._on_safe)
        session.gameReplaced.connect(self._on_safe)
        outside.readAnew.connect(self._on_read_anew)
        outside.disputed.connect(self.ask)
        outside.lost.connect(self._on_lost)

    def _tell(self, message: Message, actions: Sequence[QAction]) -> None:
        self._told = message
        self._notices.warn(message, actions)

    @Slot()
    def _on_safe(self) -> None:
        """What was told of the game on the board is so no more."""
        self._dispute = None
        told, self._told = self._told, None
        if told is not None:
            self._notices.withdraw(told)

    @Slot(object, bool)
    def _on_failed(self, failure: FileFailure, saving: bool) -> None:
        if saving:
            self._tell(failure_message(failure, saving=True), self._remedies())

    @Slot(object)
    def _on_read_anew(self, path: Path) -> None:
        title = self._changed(path)
        self._notices.say(Message(title, self.tr("The board shows the game as it is there now.")))

    @property
    def asked(self) -> tuple[PdnDocument, int] | None:
        """A file with another game where the one on the board was, and its number; None: that is settled."""
        return self._dispute

    @Slot(object, int)
    def ask(self, document: PdnDocument, number: int) -> None:
        """Let a person decide between the game on the board and that of a file."""
        self._dispute = document, number
        text = self.tr("This game is another there now, and yours has changes that are not saved.")
        self._tell(Message(self._changed(document.path), text), (self._take_theirs, self._keep_mine))

    @Slot(object)
    def _on_lost(self, path: Path) -> None:
        text = self.tr("This game is in it no more. It is still here.")
        self._tell(Message(self._changed(path), text), (self._save_as,))

    def _changed(self, path: Path) -> str:
        return self.tr("“{name}” was changed by another program.").format(name=path.name)

    @Slot()
    def _on_theirs(self) -> None:
        if self._dispute is not None:
            self._outside.take_theirs(*self._dispute)
            self._on_safe()

    @Slot()
    def _on_mine(self) -> None:
        if self._dispute is not None:
            document, number = self._dispute
            self._on_safe()
            self._outside.keep_mine(document, number)
            text = self.tr("Saving puts it there in place of theirs.")
            self._notices.say(Message(self.tr("Your game stays."), text))
