"""What is written into the files of studies: one edit after another, and nothing is dropped.

What could not be written waits, also when another chapter is shown, the study was left, or the window was
made anew: it is tried again, and shown in its chapter until it is in the file. It is never written over what
another program has made of that chapter, nor while the chapter is on the main board with unsaved changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path

from harzdame_engine.study.study import renamed
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.study.arranging import BegunChange, ChangeKind, ChapterChange
from harzdame_gui.controllers.study.pending import (
    OnBoard,
    PendingChapter,
    PendingFile,
    PendingName,
    UnderWay,
    fits,
)
from harzdame_gui.controllers.study.unsaved_study import UnsavedStudy
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RETRY_MS


class StudyWriter(QObject):
    """Writes chapters anew, and arranges them, one after the other, when all that was written is in the file.

    Signals:
        written(PdnDocument, tuple[int, ...]): these chapters, from 1, were written.
        arranged(PdnDocument, ChapterChange): a chapter was added, moved or deleted.
        replacing(Path): something else has changed a file; what was made of its chapters as they were is to
            be written, or to wait, now.
        replaced(PdnDocument): a file is another one by something else.
        failed(FileFailure): a file was not written; what was to be written or arranged waits.
        settled(Path): nothing waits for this file any more.
    """

    written = Signal(object, object)
    arranged = Signal(object, object)
    replacing = Signal(object)
    replaced = Signal(object)
    failed = Signal(object)
    settled = Signal(object)

    def __init__(
        self, files: OpenFiles, editing: FileEditing, jobs: Jobs, on_board: OnBoard, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._on_board = on_board
        self._failing = jobs.failing
        self._files = files
        self._editing = editing
        self._waiting: dict[Path, PendingFile] = {}
        self._under_way: dict[Path, UnderWay] = {}
        self._arranging: dict[Path, tuple[ChapterChange, ...]] = {}  # once all is written
        self._arranged: dict[Path, BegunChange] = {}  # just now
        self._saved: dict[Path, list[str]] = {}  # elsewhere, during an attempt
        self._seen: dict[Path, PdnDocument] = {}  # also what is no longer in the list of files
        self._listing: Path | None = None
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        editing.changed.connect(self._go_on)
        files.changed.connect(self._on_changed)
        editing.closedWritten.connect(self._on_written_anew)

    def begin(self, document: PdnDocument) -> PdnDocument:
        """Have a file listed, and know it from now on; returns what is known of it."""
        known = self._files.add(document)
        self._seen[known.path] = known
        return known

    def document(self, path: Path | None) -> PdnDocument | None:
        """A file as it was last seen, also if it is no longer listed; None: nothing is known of it."""
        if path is None:
            return None
        return self._files.document(path) or self._seen.get(path)

    def text(self, path: Path, number: int) -> str | None:
        """A chapter as it will be written; None: it is in the file."""
        under_way, waiting = self._under_way.get(path), self._waiting.get(path)
        chapter = waiting.chapters.get(number) if waiting is not None else None
        if chapter is None and under_way is not None:
            chapter = under_way.chapters.get(number)
        return chapter.text if chapter is not None else None

    def name(self, path: Path) -> str:
        """The study's name as it will be written; "": it is in the file."""
        waiting = self._waiting.get(path)
        return waiting.name.name if waiting is not None and waiting.name is not None else ""

    def failure(self, path: Path | None) -> FileFailure | None:
        """Why what was to be written into a file is not there; None: nothing has failed."""
        waiting = self._waiting.get(path) if path is not None else None
        return waiting.failure if waiting is not None else None

    def waits(self, path: Path) -> bool:
        """Whether something is still to be written into a file, or just being written."""
        return path in self._waiting

    @property
    def failures(self) -> tuple[FileFailure, ...]:
        """Why files are not as they should be, of all that wait; what failed last comes last."""
        return tuple(each.failure for each in self._waiting.values() if each.failure is not None)

    @property
    def unwritten(self) -> tuple[UnsavedStudy, ...]:
        """All that is not in its file, or not yet."""
        paths = dict.fromkeys((*self._waiting, *self._arranged, *self._arranging))
        known = filter(None, map(self.unwritten_in, paths))
        return tuple(each for each in known if each.texts or each.name)

    def unwritten_in(self, path: Path) -> UnsavedStudy | None:
        """A study as it would be if it could be written; None: nothing is known of its file."""
        waiting, under_way = self._waiting.get(path), self._under_way.get(path)
        document = self.document(path)
        if document is None:
            return None
        chapters = dict(waiting.chapters) if waiting is not None else {}
        if under_way is not None:
            chapters = {**under_way.chapters, **chapters}
        fitting = {number: each.text for number, each in chapters.items() if fits(document, number, each)}
        others = [each.text for number, each in chapters.items() if number not in fitting]
        others += [each.text for each in self._to_arrange(path) if each.text]
        return UnsavedStudy(document, fitting, others, self.name(path))

    def rewrite(self, path: Path, games: Mapping[int, str]) -> None:
        """Write chapters, by their numbers, as soon as possible."""
        if (waiting := self._wait(path)) is not None:
            for number, text in games.items():
                waiting.chapters[number] = PendingChapter(text, self._base(waiting, number))
            self._go_on()

    def rename(self, path: Path, name: str, study_id: str) -> None:
        """Write the study's name into every chapter, as soon as possible."""
        if (waiting := self._wait(path)) is not None:
            waiting.name = PendingName(name, study_id)
            self._go_on()

    def retry(self, path: Path) -> None:
        """Try again to write what waits; a file that was changed meanwhile is read anew for that."""
        if path in self._waiting and (waiting := self._wait(path)) is not None:
            waiting.asked = True
            self._go_on()

    def discard(self, saved: UnsavedStudy) -> None:
        """What was saved elsewhere need not be written any more."""
        path, texts = saved.document.path, saved.texts
        if path in self._under_way or path in self._arranged:
            self._saved[path] = texts
        waiting = self._waiting.get(path)
        if waiting is not None:
            chapters = waiting.chapters.items()
            waiting.chapters = {number: each for number, each in chapters if each.text not in texts}
            if saved.name == self.name(path):
                waiting.name = None
        arranging = self._arranging.get(path, ())
        self._put_off(path, (each for each in arranging if each.text and each.text not in texts))
        self._settle(path)

    def add(self, path: Path, chapter: str, number: int) -> None:
        """Add a chapter behind the one with this number, and behind what is still to be added there."""
        self._arrange(path, ChapterChange(ChangeKind.ADDED, number, chapter))

    def move(self, path: Path, number: int, by: int) -> None:
        """Let a chapter change places with the one after (1) or before it (-1)."""
        self._arrange(path, ChapterChange(ChangeKind.MOVED, number, by=by))

    def delete(self, path: Path, number: int) -> None:
        """Delete a chapter."""
        self._arrange(path, ChapterChange(ChangeKind.DELETED, number))

    # What waits

    def _wait(self, path: Path) -> PendingFile | None:
        """The place of what is to be written into a file now; None: nothing is known of the file."""
        waiting = self._waiting.get(path)
        if waiting is None:
            document = self.document(path)
            if document is None:
                return None
            waiting = self._waiting[path] = PendingFile(document)
        waiting.failure = waiting.told = None
        return waiting

    def _base(self, waiting: PendingFile, number: int) -> bytes:
        under_way = self._under_way.get(waiting.document.path)
        known = waiting.chapters.get(number)
        if known is None and under_way is not None:
            known = under_way.chapters.get(number)
        if known is not None:
            return known.base
        document = self._seen.get(waiting.document.path, waiting.document)
        return document.content.games[number - 1].digest

    def _list(self, path: Path) -> None:
        """Have a file listed again that was closed in the list of files, so that it can be edited."""
        document = self._seen.get(path)
        if self._files.document(path) is None and document is not None:
            self._listing = path
            self._files.add(document)
            self._listing = None

    def _settle(self, path: Path) -> None:
        waiting = self._waiting.get(path)
        if waiting is None or waiting.to_write or path in self._under_way or self._to_arrange(path):
            return
        del self._waiting[path]
        self._failing.settle((self, path))
        self.settled.emit(path)

    @Slot()
    def _go_on(self) -> None:
        is_busy = self._editing.is_busy
        for path, waiting in tuple(self._waiting.items()):
            free = self._waiting.get(path) is waiting and not is_busy(path) and path not in self._under_way
            if free and waiting.to_write and waiting.failure is None:
                self._write(path, waiting)
        for path in tuple(self._arranging):
            while self._may_arrange(path):  # as the one before may have begun it
                self._begin_arranging(path)

    def _may_arrange(self, path: Path) -> bool:
        under_way = path in self._arranged or self._editing.is_busy(path)
        return path in self._arranging and not under_way and self.failure(path) is None

    def _write(self, path: Path, waiting: PendingFile) -> None:
        """Write chapters that are in the file as they were, then the name; where any is left, it fails."""
        self._list(path)
        waiting.document = document = self.document(path) or waiting.document
        on_board = self._on_board(document)
        fitting = {number: each for number, each in waiting.chapters.items() if fits(document, number, each)}
        chapters = {number: each for number, each in fitting.items() if number != on_board}
        told, name = partial(self._on_told, path), waiting.name
        if chapters:
            waiting.chapters = {n: each for n, each in waiting.chapters.items() if n not in chapters}
            self._under_way[path] = UnderWay(path, chapters, None)
            self._editing.rewrite(path, {n: each.text for n, each in chapters.items()}, told)
        elif name is not None and not on_board:
            self._under_way[path] = UnderWay(path, {}, name)
            self._editing.rewrite(path, lambda document: renamed(document.content, *name), told)
        else:
            kind = FailureKind.ON_BOARD if fitting or name is not None else FailureKind.GAME_CHANGED
            self._fail(path, waiting, FileFailure(kind, path))

    def _on_told(self, path: Path, failure: FileFailure | None) -> None:
        under_way, saved = self._under_way.pop(path, None), self._saved.pop(path, ())
        if under_way is None:
            return
        waiting = self._waiting[path]
        document = self.document(path) or waiting.document
        if failure is None:
            self._on_written(under_way, waiting, document)
        else:
            again = {n: each for n, each in under_way.chapters.items() if each.text not in saved}
            waiting.chapters = {**again, **waiting.chapters}
            self._fail(path, waiting, failure)

    def _on_written(self, under_way: UnderWay, waiting: PendingFile, document: PdnDocument) -> None:
        games, before = document.content.games, waiting.document
        for number, chapter in waiting.chapters.items():
            if number in under_way.chapters or fits(before, number, chapter):  # typed meanwhile
                waiting.chapters[number] = chapter._replace(base=games[number - 1].digest)
        waiting.document = document
        if waiting.name == under_way.name:
            waiting.name = None
        renaming = under_way.name is not None
        self.written.emit(document, tuple(range(1, len(games) + 1) if renaming else under_way.chapters))
        self._settle(document.path)

    def _fail(self, path: Path, waiting: PendingFile, failure: FileFailure) -> None:
        """The file is as it was; what was to be arranged in it waits as well."""
        if not waiting.to_write and not self._to_arrange(path):  # all was saved elsewhere
            self._settle(path)
            return
        waiting.failure = failure
        if waiting.by_itself:
            self._retry.start()
            games = [chapter.text for chapter in waiting.chapters.values()]
            games += [each.text for each in self._to_arrange(path) if each.text]
            writing = Writing(Thing.STUDIES, path, partial("\n\n".join, games) if games else None)
            self._failing.note((self, path), writing, FileError(failure))
        else:
            self._failing.give_up((self, path))
            if waiting.asked:
                self._files.read_again(path)
        waiting.asked = False
        if waiting.told is not failure.kind:
            waiting.told = failure.kind
            self.failed.emit(failure)

    @Slot()
    def _try_again(self) -> None:
        for waiting in self._waiting.values():
            if waiting.by_itself:
                waiting.failure = None
        self._go_on()

    # Chapters as a whole

    def _arrange(self, path: Path, wanted: ChapterChange) -> None:
        """Do so in its turn, when all is written."""
        self._put_off(path, (*self._arranging.get(path, ()), wanted))
        if path in self._waiting:
            self._wait(path)
        self._go_on()

    def _to_arrange(self, path: Path) -> tuple[ChapterChange, ...]:
        """What is being done, and what is to be done after that."""
        now = self._arranged.get(path)
        return (*((now.wanted,) if now is not None else ()), *self._arranging.get(path, ()))

    def _put_off(self, path: Path, wanted: Iterable[ChapterChange | None]) -> None:
        """This, and nothing else, is to be done in a file."""
        self._arranging[path] = tuple(filter(None, wanted))
        if not self._arranging[path]:
            del self._arranging[path]

    def _begin_arranging(self, path: Path) -> None:
        """Do what comes first, if that can be done."""
        wanted, *rest = self._arranging[path]
        self._put_off(path, rest)
        self._list(path)
        document = self.document(path)
        if document is None or not wanted.is_possible(len(document.content.games)):
            self._settle(path)
            return
        self._arranged[path] = BegunChange(wanted, document)
        number, target, told = wanted.number, wanted.target, partial(self._on_arranging_told, path)
        if wanted.change is ChangeKind.ADDED:
            self._editing.paste(path, [wanted.text], target, told)
        elif wanted.change is ChangeKind.MOVED:
            self._editing.relocate(path, (number,), target + (target > number), told)
        else:
            self._editing.delete(path, (number,), told=told)

    def _on_arranging_told(self, path: Path, failure: FileFailure | None) -> None:
        begun, saved = self._arranged.pop(path, None), self._saved.pop(path, None)
        if begun is None or failure is None:
            return
        wanted = begun.wanted.within(begun.document, self.document(path) or begun.document)
        if wanted is not None and (saved is None or (wanted.text and wanted.text not in saved)):
            self._put_off(path, (wanted, *self._arranging.get(path, ())))
        waiting = self._waiting.get(path) or self._wait(path)
        if waiting is not None:
            self._fail(path, waiting, failure)

    def _on_arranged(self, done: ChapterChange, document: PdnDocument) -> None:
        """What is still to be written or arranged belongs to other numbers now, or to none."""
        path = document.path
        self._put_off(path, [each.after(done) for each in self._arranging.get(path, ())])
        if (waiting := self._waiting.get(path)) is not None:
            waiting.document = document
            chapters = {done.follow(each): chapter for each, chapter in waiting.chapters.items()}
            waiting.chapters = {each: chapter for each, chapter in chapters.items() if each is not None}
            self._settle(path)
        self.arranged.emit(document, done)

    @Slot(object)
    def _on_changed(self, path: Path) -> None:
        document = self._files.document(path)
        if document is not None:
            self._on_written_anew(document)

    @Slot(object)
    def _on_written_anew(self, document: PdnDocument) -> None:
        """What waits is not written over what something else has made of its chapters."""
        path, before = document.path, self._seen.get(document.path)
        is_done = self._editing.settling  # else it is a save of the game on the board, or another program's
        begun = self._arranged.pop(path, None) if is_done else None
        is_own = path == self._listing or (is_done and path in self._under_way) or begun is not None
        if before is not None:
            if not is_own:
                self.replacing.emit(path)
            self._seen[path] = document
        if begun is not None:
            self._on_arranged(begun.wanted, document)
        if is_own:
            return
        if before is not None:
            self._put_off(path, [each.within(before, document) for each in self._arranging.get(path, ())])
        if (waiting := self._waiting.get(path)) is not None:
            waiting.failure = None
        self.replaced.emit(document)
        self._go_on()
