"""The files whose games are listed: several at once, each scanned, and the same at the next start."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from harzdame_engine.pdn.patch import Patch
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.files.file_place import weighed
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.pdn_document import MOST_BYTES, PdnDocument
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.paths import absolute, real_name
from harzdame_gui.controllers.storage.storage import read_plain
from harzdame_gui.controllers.work.job import Doing, FileLane, FolderLane, Job
from harzdame_gui.controllers.work.jobs import Jobs

_PATIENCE_MS = 2000
"""The time for which a person waits to be shown a file because the disk of another one is silent."""


class OpenFiles(QObject):
    """Opens, keeps and closes files; one of them is shown. Which game is on the board, `GameFile` says.

    Files of an earlier run are read when they are first shown, and dropped if they are gone.

    Signals:
        listed(): other files are open, or in another order.
        shown(): another file is the one shown.
        changed(Path): the games of a file were found, or are others now.
        opened(PdnDocument): a file that was asked for is there.
        openedLate(PdnDocument): so is one after which another was asked for that is there already, and shown.
        replaced(Path, Patch | None): the bytes of a file changed otherwise than by moving its games;
            None: nobody knows how.
        lettersChanged(PdnDocument): the file of the game on the board is read in another encoding.
        failed(FileFailure): a file was not opened.
    """

    listed = Signal()
    shown = Signal()
    changed = Signal(object)
    opened = Signal(object)
    openedLate = Signal(object)
    replaced = Signal(object, object)
    lettersChanged = Signal(object)
    failed = Signal(object)

    def __init__(self, jobs: Jobs, file: GameFile, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._file = file
        self._settings = settings
        self._known: dict[Path, PdnDocument | None] = {Path(name): None for name in settings.open_files.value}
        shown = Path(settings.shown_file.value)
        self._current: Path | None = shown if shown in self._known else next(iter(self._known), None)
        self._real_names: dict[Path, str] = {}  # as they were last found; a link may have been moved since
        self._find_real_names()
        self._reading: set[Path] = set()
        self._wanted = self._answered = 0  # the number of the last file that was asked for, and was there
        self._on_board: Path | None = None  # the file of the game there, as it was last seen
        file.changed.connect(self._on_file_changed)
        file.leftWritten.connect(self._on_left_written)

    @property
    def paths(self) -> tuple[Path, ...]:
        """The open files in their order."""
        return tuple(self._known)

    @property
    def current(self) -> Path | None:
        """The file that is shown."""
        return self._current

    def document(self, path: Path | None) -> PdnDocument | None:
        """The games of an open file; None while they are not found yet."""
        return self._known.get(path) if path is not None else None

    def open(self, path: Path) -> None:
        """Read the file at `path` and show it; opened or failed follows."""
        path = path if path in self._known else absolute(path)
        self._wanted += 1
        self._read(path, self._settings.encoding_of(path), wanted=self._wanted)

    def add(self, document: PdnDocument) -> PdnDocument:
        """List a file that was read already; returns what is known of it. It is shown if no other one is."""
        path = self._find(document) or document.path
        known = self._known.get(path)
        if known is not None and known.digest == document.digest:
            return known
        return self._known[self._list(document)] or document

    def read_as(self, path: Path, encoding: str) -> None:
        """Read an open file in another encoding, which is remembered for it."""
        self._settings.set_encoding(path, encoding)
        self._read(path, encoding)

    def read_again(self, path: Path) -> None:
        """Read an open file as it is now."""
        self._read(path, self._settings.encoding_of(path))

    def show(self, path: Path) -> None:
        """Show an open file, and find its games if that was not done."""
        if path not in self._known:
            return
        if path != self._current:
            self._set_current(path)
        self.load()

    def load(self) -> None:
        """Find the games of the file that is shown, if that was not done."""
        path = self._current
        if path is not None and self._known[path] is None and path not in self._reading:
            self._read(path, self._settings.encoding_of(path))

    def move(self, path: Path, place: int) -> None:
        """Put a file at another place among the others."""
        paths = [other for other in self._known if other != path]
        paths.insert(place, path)
        self._known = {each: self._known[each] for each in paths}
        self._store()
        self.listed.emit()

    def close(self, path: Path) -> None:
        """List the games of a file no longer; a game of it stays on the board."""
        paths = list(self._known)
        place = paths.index(path)
        del self._known[path]
        self._real_names.pop(path, None)
        rest = paths[place + 1 :] or paths[:place][-1:]
        was_shown = path == self._current
        if was_shown:
            self._current = rest[0] if rest else None
        self._store()
        self.replaced.emit(path, None)
        self.listed.emit()
        if was_shown:
            self.shown.emit()

    def take(self, document: PdnDocument) -> None:
        """An open file was written with its games moved about."""
        self._known[document.path] = document
        self.changed.emit(document.path)

    def is_on_board(self, path: Path) -> bool:
        """Whether the game on the board is one of the file at `path`, which is open."""
        return path == self._file.path or self._file.is_in(self._known.get(path))

    def _find(self, document: PdnDocument) -> Path | None:
        """The path by which a file is open, which may be another."""
        if document.path in self._known:
            return document.path
        return next((path for path in self._known if self._is_at(path, document)), None)

    def _is_at(self, path: Path, document: PdnDocument) -> bool:
        return self._real_names.get(path) == document.real != ""

    def _find_real_names(self) -> None:
        """Find out which files those of an earlier run are; a disk that does not answer holds up no other."""
        for folder in {path.parent for path in self._known}:
            paths = tuple(path for path in self._known if path.parent == folder)
            self._ask_real_names(folder, paths)

    def _ask_real_names(self, folder: Path, paths: Sequence[Path]) -> Job:
        job = self._jobs.run(partial(_real_names, paths), lane=FolderLane(folder))
        job.finished.connect(self._on_real_names)
        return job

    @Slot(object)
    def _on_real_names(self, names: dict[Path, str]) -> None:
        self._real_names.update((path, name) for path, name in names.items() if path in self._known)
        for name in set(names.values()):
            self._join(name)

    def _check_name(self, path: Path, go_on: Callable[[], None]) -> None:
        """Find out which file an open one is by now; if its disk is silent, go on as if it were none."""
        left = [go_on]

        def end() -> None:
            if left:
                left.pop()()

        def give_up() -> None:
            if left:
                self._real_names.pop(path, None)
                end()

        self._ask_real_names(path.parent, (path,)).ended.connect(end)
        QTimer.singleShot(_PATIENCE_MS, self, give_up)

    def _join(self, name: str) -> None:
        """List a file once that is open by several paths, as it turns out only now."""
        same = [path for path in self._known if self._real_names.get(path) == name]
        if len(same) < 2:
            return
        kept = min(same, key=lambda path: (self._known[path] is None, path != self._current))
        order = [kept if path == same[0] else path for path in self._known if path not in same[1:]]
        self._known = {path: self._known[path] for path in order}
        gone = [path for path in same if path != kept]
        was_shown = self._current in gone
        if was_shown:
            self._current = kept
        for path in gone:
            del self._real_names[path]
            self.replaced.emit(path, None)
        self._store()
        self.listed.emit()
        if was_shown:
            self.shown.emit()

    def _read(
        self, path: Path, encoding: str | None, *, wanted: int = 0, meant: PdnDocument | None = None
    ) -> None:
        """Read a file that is open, or is `wanted`; `meant`: the one to which its name led just now."""
        self._reading.add(path)
        known = self._known.get(path)
        names = known.names if known is not None else frozenset({path})
        work, lane = partial(_read, path, encoding, known), FileLane(names, written=False)
        job = self._jobs.run(work, lane=lane, doing=Doing.OPENING)
        job.finished.connect(partial(self._on_read, wanted, meant))
        job.failed.connect(partial(self._on_failed, path, wanted, meant))

    def _on_read(self, wanted: int, meant: PdnDocument | None, document: PdnDocument) -> None:
        path = document.path
        self._reading.discard(path)
        if meant is not None and not meant.is_file_of(document):
            self._on_read(0, None, document)
            self._on_read(wanted, None, meant)
            return
        if not wanted and path not in self._known:
            return  # closed meanwhile
        known = self._find(document)
        if known is not None and known != path:  # it is open by another name, if that still leads to it
            self._check_name(known, partial(self._on_checked, wanted, document, known))
            return
        if document.chosen is None:
            self._settings.set_encoding(path, None)  # that failed, or there was none
        path = self._keep(document)
        if wanted and wanted < self._answered:
            self.openedLate.emit(self._known[path])
        elif wanted:
            self._answered = wanted
            self._set_current(path)
            self.opened.emit(self._known[path])

    def _on_checked(self, wanted: int, document: PdnDocument, known: Path) -> None:
        if self._find(document) == known:
            self._read(known, self._settings.encoding_of(known), wanted=wanted, meant=document)
        else:
            self._on_read(wanted, None, document)

    def _on_failed(self, path: Path, wanted: int, meant: PdnDocument | None, error: Exception) -> None:
        self._reading.discard(path)
        if meant is not None:  # the name has ceased to lead to the file just now
            self._real_names.pop(path, None)
            self._on_read(wanted, None, meant)
            return
        is_read = self._known.get(path) is not None
        if path in self._known and not is_read:
            self.close(path)
        if wanted or is_read:
            self.failed.emit(failure_of(error, path))

    def _list(self, document: PdnDocument) -> Path:
        """List a file that was read, by the name that it is open by, unless that leads elsewhere by now."""
        path = self._find(document) or document.path
        if path == document.path:
            return self._keep(document)
        self._check_name(path, partial(self._on_listed, document, path))
        return self._keep(document.named(path))

    def _on_listed(self, document: PdnDocument, path: Path) -> None:
        """It is known now whether it is the file that is open as `path`."""
        archive, known = self._file.archive, self._known.get(path)
        if path not in self._known:
            return  # closed meanwhile
        if self._find(document) != path:
            self._keep(document)
        elif archive is not None and known is not None and archive.document is known.document:
            self._file.follow(known, self._file.number)

    def _keep(self, document: PdnDocument) -> Path:
        """List a file by its path; returns the one by which it is listed."""
        path, before = document.path, self._known.get(document.path)
        if document is before:
            return path
        fresh = path not in self._known
        self._known[path] = document
        self._real_names[path] = document.real
        if before is not None:
            made_of_it = document.change is not None and document.made_of == before.digest
            change = Patch(()) if document.digest == before.digest else None  # read in another encoding
            self.replaced.emit(path, document.change if made_of_it else change)
            if not made_of_it:
                self._tell_file(document)
        if fresh:
            self._store()
            self.listed.emit()
        self.changed.emit(path)
        if self._current is None:
            self._set_current(path)
        if document.real:
            self._join(document.real)
        return self._find(document) or path

    def _tell_file(self, document: PdnDocument) -> None:
        """The game on the board belongs to a file that was read anew, if it is still there."""
        archive, number = self._file.archive, self._file.number
        if archive is None or archive.document is document.document or not self._file.is_in(document):
            return
        if archive.document.form.encoding != document.document.form.encoding:
            self.lettersChanged.emit(document)
            return
        games = document.content.games
        is_there = number <= len(games) and _same_game(archive, document, number)
        self._file.follow(document, number if is_there else None)

    @Slot()
    def _on_file_changed(self) -> None:
        archive = self._file.archive
        path = self._list(archive) if archive is not None else None
        if path is not None and path != self._on_board:
            self._set_current(path)
        self._on_board = path

    @Slot(object)
    def _on_left_written(self, document: PdnDocument) -> None:
        """A file was written whose game is on the board no more, but perhaps another of its games."""
        if self._find(document) is not None:
            self._tell_file(self._known[self._list(document)] or document)

    def _set_current(self, path: Path | None) -> None:
        if path != self._current:
            self._current = path
            self._store()
            self.shown.emit()

    def _store(self) -> None:
        self._settings.open_files.set(tuple(map(str, self._known)))
        self._settings.shown_file.set(str(self._current) if self._current is not None else "")


def _same_game(before: PdnDocument, now: PdnDocument, number: int) -> bool:
    """Whether a game is still the same in a file that was read anew."""
    return before.content.games[number - 1].text == now.content.games[number - 1].text


def _real_names(paths: Sequence[Path], _job: Job) -> dict[Path, str]:
    return {path: real_name(path) for path in paths}


def _read(path: Path, encoding: str | None, known: PdnDocument | None, _job: Job) -> PdnDocument:
    """The file, in `encoding` if its bytes allow that; `known` if it is still the same."""
    if encoding is not None and not _fits(path, encoding):
        encoding = None
    read = weighed(PdnDocument.read(path, encoding))
    if known is not None and (known.digest, known.chosen) == (read.digest, read.chosen):
        return known
    return read


def _fits(path: Path, encoding: str) -> bool:
    """Whether a file can still be read in the encoding that was once chosen for it."""
    data = read_plain(path, MOST_BYTES)
    if data.startswith((codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return False
    return _decodes(data, encoding) and (data.isascii() or not _decodes(data, "utf-8"))


def _decodes(data: bytes, encoding: str) -> bool:
    try:
        data.decode(encoding)
    except (ValueError, LookupError):  # a codec may refuse with any UnicodeError, a name with a NUL
        return False
    return True
