"""What is said when the games of files were moved about, and what becomes of the game on the board."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.controllers.files.file_history import FileEdit, FileEditKind
from harzdame_gui.controllers.storage.file_failure import FileFailure
from harzdame_gui.text.file_edits import file_edit_message, undone_message
from harzdame_gui.text.files import arrangement_message
from harzdame_gui.text.message import Message

_SEEN = (FileEditKind.ORDER, FileEditKind.WRITE, FileEditKind.REVIEW)
"""The edits that need no words, or get them from elsewhere."""


class EditNotices(QObject):
    """Tells of edits, with a way to undo them."""

    def __init__(self, context: Context, undo: QAction) -> None:
        super().__init__(context.notices)
        file, editing = context.late.file, context.late.editing
        self._session = context.session
        self._editing = editing
        self._notices = context.notices
        self._undo = undo
        self._removed = False
        file.removed.connect(self._on_removed)
        editing.edited.connect(self._on_edited)
        editing.undone.connect(self._on_undone)
        editing.redone.connect(self._on_redone)
        editing.failed.connect(self._on_failed)
        editing.changed.connect(self._on_changed)
        context.late.edit_journal.setAside.connect(self._on_set_aside)

    @Slot()
    def say_nothing_to_paste(self) -> None:
        """The clipboard holds no game."""
        self._notices.warn(
            Message(self.tr("Nothing to paste."), self.tr("The clipboard holds no game (PDN)."))
        )

    @Slot(object)
    def _on_set_aside(self, path: Path) -> None:
        title = self.tr("What was done with the games of files earlier cannot be undone any more.")
        kept = self.tr("It could not be read, and was kept as {path}. The files are as they were.")
        self._notices.warn(Message(title, kept.format(path=path)))

    @Slot()
    def _on_removed(self) -> None:
        """The game on the board was taken out of its file: only the board has it now."""
        self._removed = True
        self._session.mark_saved(saved=False)

    @Slot()
    def _on_changed(self) -> None:
        if not self._editing.settling:
            self._removed = False  # by an edit of a file that was closed meanwhile, which is not told

    @Slot(object)
    def _on_edited(self, edit: FileEdit) -> None:
        removed, self._removed = self._removed, False
        if edit.kind not in _SEEN:
            self._notices.say(file_edit_message(edit, board=removed), actions=(self._undo,))

    @Slot(object)
    def _on_undone(self, edit: FileEdit) -> None:
        self._say_repeated(edit, redone=False)

    @Slot(object)
    def _on_redone(self, edit: FileEdit) -> None:
        self._say_repeated(edit, redone=True)

    def _say_repeated(self, edit: FileEdit, *, redone: bool) -> None:
        self._removed = False
        self._notices.say(undone_message(edit, redone=redone))

    @Slot(object)
    def _on_failed(self, failure: FileFailure) -> None:
        self._notices.warn(arrangement_message(failure))
