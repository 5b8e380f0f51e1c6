"""What is written into the files of studies: one edit after another, and none is dropped meanwhile.

Words typed while an edit is under way are kept until it is over, also when the study was left by then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.pdn_document import PdnDocument


class StudyWriting(QObject):
    """Writes chapters anew, and arranges them when all that was written before is in the file.

    Signals:
        written(PdnDocument, tuple[int, ...]): these chapters, from 1, were written.
        arranged(PdnDocument, int): chapters were added, moved or deleted; the one to go to, from 1.
        replaced(PdnDocument): a file is another one by something else, and nothing waits to be written.
    """

    written = Signal(object, object)
    arranged = Signal(object, int)
    replaced = Signal(object)

    def __init__(self, files: OpenFiles, editing: FileEditing, parent: QObject) -> None:
        super().__init__(parent)
        self._files = files
        self._editing = editing
        self._kept: dict[Path, dict[int, str]] = {}
        self._arranging: Callable[[], None] | None = None
        self._under_way: dict[Path, Callable[[PdnDocument], None]] = {}
        editing.changed.connect(self._go_on)
        editing.failed.connect(self._on_failed)
        files.changed.connect(self._on_changed)

    def text(self, path: Path | None, number: int) -> str | None:
        """A chapter as it will be written; None: it is in the file."""
        return self._kept.get(path, {}).get(number) if path is not None else None

    def rewrite(self, path: Path, games: Mapping[int, str]) -> None:
        """Write chapters, by their numbers, as soon as possible."""
        self._kept.setdefault(path, {}).update(games)
        self._go_on()

    def add(self, path: Path, chapter: str, number: int) -> None:
        """Add a chapter, which gets this number."""
        command = partial(self._editing.paste, path, [chapter], number)
        self._arrange(path, command, lambda each: each + (each >= number), number)

    def move(self, path: Path, number: int, target: int) -> None:
        """Let a chapter change places with the one before or after it."""
        command = partial(self._editing.relocate, path, (number,), target + (target > number))
        self._arrange(path, command, lambda each: {number: target, target: number}.get(each, each), target)

    def delete(self, path: Path, number: int) -> None:
        """Delete a chapter."""
        command = partial(self._editing.delete, path, (number,))
        self._arrange(path, command, lambda each: None if each == number else each - (each > number), number)

    # Inside

    def _arrange(
        self, path: Path, command: Callable[[], None], follow: Callable[[int], int | None], number: int
    ) -> None:
        """Do so when all is written; a command that waits is replaced. `follow`: where chapters go by it."""

        def begin() -> None:
            self._under_way[path] = partial(self._on_arranged, follow, number)
            command()

        self._arranging = begin
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        if self._editing.busy:
            return
        if self._kept:
            path = next(iter(self._kept))
            games = self._kept.pop(path)
            self._under_way[path] = lambda document: self.written.emit(document, tuple(games))
            self._editing.rewrite(path, games)
        elif self._arranging is not None:
            command, self._arranging = self._arranging, None
            command()

    @Slot(object)
    def _on_changed(self, path: Path) -> None:
        document = self._files.document(path)
        done = self._under_way.pop(path, None)
        if document is None:
            return
        if done is not None:
            done(document)
        elif path not in self._kept:
            self.replaced.emit(document)

    def _on_arranged(self, follow: Callable[[int], int | None], number: int, document: PdnDocument) -> None:
        """What is still to be written belongs to other numbers now, or to none."""
        path = document.path
        kept = {follow(each): text for each, text in self._kept.pop(path, {}).items()}
        if still := {each: text for each, text in kept.items() if each is not None}:
            self._kept[path] = still
        self.arranged.emit(document, number)

    @Slot()
    def _on_failed(self) -> None:
        """The file is as it was, and the form has what was to be written."""
        self._under_way.clear()
