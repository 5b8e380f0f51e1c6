"""Games taken out of open files, put in and moved: written to disk at once, in one piece, and undone.

One edit of a file at a time, for each counts on the numbers that games have after the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from harzdame_engine.pdn.patch import Patch
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.edit_steps import (
    DoneStep,
    FileStep,
    RemovedGame,
    as_before,
    insertion,
    perform,
    place_after,
    relocation,
    removal,
    taken_over,
)
from harzdame_gui.controllers.files.file_history import FileChange, FileEdit, FileEditKind, FileHistory
from harzdame_gui.controllers.files.file_place import Place
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.pdn_document import Arranger
from harzdame_gui.controllers.files.rewriting import Annotated, Annotation, Rewriter, Rewriting
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure, failure_of
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, FileLane, Job
from harzdame_gui.controllers.work.jobs import Jobs

Told = Callable[[FileFailure | None], None]
"""Called once when an edit has ended: None, it was done. A failure is then no one else's."""


class FileEditing(QObject):
    """Moves games about. What is asked of a file during an edit, or before it is read, is not done.

    The game on the board keeps its place among the others. If it is deleted it stays on
    the board and belongs to no file; undoing that gives it its place again.

    Signals:
        edited(FileEdit): games were moved, deleted or added.
        undone(FileEdit): an edit was taken back.
        redone(FileEdit): it was made again.
        arranged(tuple[DoneStep, ...]): any of that was done, and is told next; also in files that are closed.
        failed(FileFailure): a file could not be written; everything is as it was.
        closedWritten(PdnDocument): games were moved in a file that was closed meanwhile.
        changed(): what can be done, undone or redone differs.
    """

    edited = Signal(object)
    undone = Signal(object)
    redone = Signal(object)
    arranged = Signal(object)
    failed = Signal(object)
    closedWritten = Signal(object)
    changed = Signal()

    def __init__(self, jobs: Jobs, file: GameFile, files: OpenFiles, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._file = file
        self._files = files
        self._history = FileHistory()
        self._busy: set[Path] = set()  # files
        self._runs = 0
        self._waiting: list[tuple[frozenset[Path], Callable[[], None]]] = []  # for games to be saved
        self._settling = False
        self._removed: RemovedGame | None = None  # the game on the board
        files.replaced.connect(self._on_replaced)
        for written in (file.saved, file.leftWritten, file.failed):
            written.connect(self._go_on)
        file.changed.connect(self._on_file_changed)

    @property
    def busy(self) -> bool:
        """Whether an edit is being made."""
        return bool(self._busy)

    @property
    def settling(self) -> bool:
        """Whether an edit that was made is just being noted, and the history does not tell of it yet."""
        return self._settling

    def is_busy(self, path: Path | None) -> bool:
        """Whether an edit of this file is being made."""
        return path in self._busy

    @property
    def history(self) -> FileHistory:
        """What was done and undone."""
        return self._history

    def next_undo(self, path: Path) -> FileEdit | None:
        """The edit of a file to be undone next."""
        return self._history.next_undo(path)

    def next_redo(self, path: Path) -> FileEdit | None:
        """The edit, in reverse, of a file to be made again next."""
        return self._history.next_redo(path)

    def delete(
        self, path: Path, numbers: Sequence[int], *, cut: bool = False, told: Told | None = None
    ) -> None:
        """Take games out of a file."""
        kind = FileEditKind.CUT if cut else FileEditKind.DELETE
        make = partial(removal, tuple(numbers))
        self._begin({path}, partial(self._edit, kind, len(numbers), ((path, make),), told))

    def paste(self, path: Path, games: Sequence[str], before: int, told: Told | None = None) -> None:
        """Put games, each as its text, before game `before` of a file."""
        make = partial(insertion, tuple(games), before)
        self._begin({path}, partial(self._edit, FileEditKind.PASTE, len(games), ((path, make),), told))

    def relocate(self, path: Path, numbers: Sequence[int], before: int, told: Told | None = None) -> None:
        """Move games together before game `before` of their own file."""
        make = partial(relocation, tuple(numbers), before)
        self._begin({path}, partial(self._edit, FileEditKind.ORDER, len(numbers), ((path, make),), told))

    def transfer(
        self, path: Path, numbers: Sequence[int], target: Path, before: int = 0, *, copy: bool = False
    ) -> None:
        """Move or copy games into another file, before one of its games or behind all."""
        source = self._files.document(path)
        if source is None or path == target:
            return
        kind = FileEditKind.COPY if copy else FileEditKind.MOVE
        steps = [(target, partial(taken_over, source.document, tuple(numbers), before))]
        if not copy:
            steps.append((path, partial(removal, tuple(numbers))))
        files = {each for each, _make in steps}
        self._begin(files, partial(self._edit, kind, len(numbers), tuple(steps)))

    def rewrite(
        self,
        path: Path,
        games: Mapping[int, str] | Rewriter,
        told: Told | None = None,
    ) -> None:
        """Write games of a file anew, by their numbers, or those that `games` finds on the files' thread."""
        rewriting = Rewriting(games if callable(games) else lambda _document: games)
        self._begin({path}, partial(self._rewrite, path, rewriting, told))

    def new_run(self) -> int:
        """A number for edits that are undone at once: see `FileEdit`."""
        self._runs += 1
        return self._runs

    def annotate(
        self,
        path: Path,
        games: Mapping[bytes, str],
        run: int,
        told: Callable[[Annotated], None],
        numbers: Mapping[bytes, Sequence[int]],
    ) -> bool:
        """Write games of a file anew where they are unchanged; `games` and `numbers`: see `Annotation`.

        False: an edit is under way, or the file is not open. Else `told` is called in the end; a
        failure is no one else's.
        """
        if self.is_busy(path) or self._files.document(path) is None:
            return False
        self._begin({path}, partial(self._annotate, path, Annotation(games, numbers), run, told))
        return True

    def undo(self, path: Path) -> None:
        """Take the last edit of a file back."""
        edit = self.next_undo(path)
        if edit is not None:
            self._begin(_files_of(edit), partial(self._repeat, edit, edit.reverse, redo=False))

    def redo(self, path: Path) -> None:
        """Make the edit again that was taken back last."""
        edit = self.next_redo(path)
        if edit is not None:
            self._begin(_files_of(edit), partial(self._repeat, edit, edit.reverse, redo=True))

    # Inside

    def _begin(self, files: Iterable[Path], work: Callable[[], None]) -> None:
        mine = frozenset(files)
        if mine & self._busy:
            return
        self._busy |= mine
        self.changed.emit()
        self._waiting.append((mine, work))
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Begin what waits for no game to be saved any more."""
        for waiting in tuple(self._waiting):
            files, work = waiting
            documents = filter(None, map(self._files.document, files))
            if waiting in self._waiting and not any(map(self._file.is_writing, documents)):
                self._waiting.remove(waiting)
                work()

    def _edit(
        self,
        kind: FileEditKind,
        count: int,
        steps: Sequence[tuple[Path, Arranger]],
        told: Told | None = None,
    ) -> None:
        self._do(steps, lambda changes: self._on_edited(FileEdit(kind, count, changes)), told)

    def _rewrite(self, path: Path, rewriting: Rewriting, told: Told | None) -> None:
        def then(changes: tuple[FileChange, ...]) -> None:
            self._on_edited(FileEdit(FileEditKind.WRITE, len(rewriting.games), changes))

        self._do([(path, rewriting)], then, told)

    def _do(
        self,
        steps: Sequence[tuple[Path, Arranger]],
        then: Callable[[tuple[FileChange, ...]], None],
        told: Told | None,
    ) -> None:
        job = self._perform(steps, then, told)
        if told is None:
            return
        if job is None:  # it was closed meanwhile
            told(FileFailure(FailureKind.NOT_FOUND, steps[0][0]))
        else:
            job.finished.connect(lambda _done: told(None))

    def _annotate(
        self, path: Path, annotation: Annotation, run: int, told: Callable[[Annotated], None]
    ) -> None:
        def then(changes: tuple[FileChange, ...]) -> None:
            self._on_edited(FileEdit(FileEditKind.REVIEW, len(annotation.found), changes, run))

        job = self._perform([(path, annotation)], then, lambda failure: told(Annotated(failure=failure)))
        if job is None:  # it was closed meanwhile
            told(Annotated(annotation.missing))
        else:
            job.finished.connect(lambda _done: told(Annotated(annotation.missing)))

    def _repeat(self, edit: FileEdit, reverse: FileEdit, *, redo: bool) -> None:
        steps = [(change.path, partial(as_before, change.arrangement)) for change in reverse.changes]
        self._perform(steps, partial(self._on_repeated, edit, redo))

    def _perform(
        self,
        steps: Sequence[tuple[Path, Arranger]],
        then: Callable[[tuple[FileChange, ...]], None],
        failed: Callable[[FileFailure], None] | None = None,
    ) -> Job | None:
        """Make the changes; None: a file is not open. With `failed`, nobody else hears of a failure."""
        documents = [self._files.document(path) for path, _ in steps]
        ready = [
            FileStep(each, make) for each, (_, make) in zip(documents, steps, strict=True) if each is not None
        ]
        busy = [path for path, _make in steps]
        if len(ready) < len(steps):
            self._end(busy)
            return None
        files = frozenset[Path]().union(*(each.document.names for each in ready))
        self._file.hold(files)
        first, *others = (each.document.path for each in ready)
        writing = Writing(Thing.FILES, first, others=tuple(others))
        job = self._jobs.run(
            partial(perform, ready), lane=FileLane(files), doing=Doing.SAVING, writing=writing
        )
        job.finished.connect(partial(self._on_performed, then))
        job.failed.connect(partial(self._on_failed, first, failed or self.failed.emit))
        job.ended.connect(lambda: self._file.release(files))
        job.ended.connect(partial(self._end, busy))
        return job

    def _on_performed(
        self, then: Callable[[tuple[FileChange, ...]], None], done: tuple[DoneStep, ...]
    ) -> None:
        self._settling = True
        try:
            self._settle(then, done)
        finally:
            self._settling = False

    def _settle(self, then: Callable[[tuple[FileChange, ...]], None], done: tuple[DoneStep, ...]) -> None:
        """Take over what was done. With a file that was closed meanwhile, the edit cannot be undone."""
        changes = tuple(FileChange(each.before.path, each.arrangement) for each in done)
        is_open = [self._files.document(change.path) is not None for change in changes]
        moved = self._follow(done)
        self._file.follow_put_off(partial(place_after, done))
        self.arranged.emit(done)
        for each, taken in zip(done, is_open, strict=True):
            if taken:
                self._files.take(each.after)
            else:
                self.closedWritten.emit(each.after)
        if moved is not None:
            self._file.follow(*moved)
        if not all(is_open):
            for change in changes:
                self._history.note_other(change.path, change.arrangement.patch)
        elif changes:
            then(changes)

    def _follow(self, done: Sequence[DoneStep]) -> Place | None:
        """The place of the game on the board after an edit, if its file is concerned."""
        archive, lost = self._file.archive, self._removed
        if archive is None:
            back = (each.after for each in done if lost is not None and lost.is_in(each))
            after = next(back, None)
            return (after, lost.number) if after is not None and lost is not None else None
        place = place_after(done, archive, self._file.number)
        if place is not None and place[1] is None:
            text = archive.content.games[self._file.number - 1].text
            self._removed = RemovedGame(archive.path, self._file.number, text)
        return place

    def _on_edited(self, edit: FileEdit) -> None:
        self._history.note(edit)
        self.edited.emit(edit)

    def _on_repeated(self, edit: FileEdit, redo: bool, _changes: tuple[FileChange, ...]) -> None:
        if redo:
            self._history.note_redone(edit)
            self.redone.emit(edit)
        else:
            self._history.note_undone(edit)
            self.undone.emit(edit)

    def _on_failed(self, path: Path, failed: Callable[[FileFailure], None], error: Exception) -> None:
        failed(failure_of(error, path))

    def _end(self, files: Iterable[Path]) -> None:
        self._busy.difference_update(files)
        self.changed.emit()

    @Slot(object, object)
    def _on_replaced(self, path: Path, patch: Patch | None) -> None:
        self._history.note_other(path, patch)
        self.changed.emit()

    @Slot()
    def _on_file_changed(self) -> None:
        if self._file.archive is not None:
            self._removed = None  # another game is on the board


def _files_of(edit: FileEdit) -> set[Path]:
    return {change.path for change in edit.changes}
