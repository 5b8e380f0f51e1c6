"""Open files that other programs change: noticed when it happens, and read anew.

They are looked at by jobs, since a network that is gone answers late or never.

What is on the board is never written over what another program has made of its game, nor the other way
round: where both have changed it, a person decides.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from harzdame_engine import pdn
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from harzdame_gui.controllers.files.file_place import weighed
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FileError
from harzdame_gui.controllers.storage.storage import Look, holds, look_at
from harzdame_gui.controllers.work.folder_questions import FolderQuestions
from harzdame_gui.controllers.work.job import FileLane, Job
from harzdame_gui.controllers.work.jobs import Jobs

_BEAT_MS = 1000
"""The time from one look at the files to the next. The system's notices tell of no other machines."""
_REST_MS = 300
"""The time for which a file must stay as it is before it is looked at: it may still be being written."""


class OutsideChanges(QObject):
    """Watches the files that are open and that of the game on the board.

    Signals:
        readAnew(Path): the game on the board was another in this file; as it had no changes, the board
            shows that now.
        disputed(PdnDocument, int): this file has another game now where the one on the board, which has
            unsaved changes, came from; its number.
        lost(Path): the game on the board is in this file no more.
    """

    readAnew = Signal(object)
    disputed = Signal(object, int)
    lost = Signal(object)

    def __init__(
        self,
        files: OpenFiles,
        file: GameFile,
        jobs: Jobs,
        *,
        is_unsaved: Callable[[], bool],
        is_busy: Callable[[PdnDocument], bool],
        parent: QObject | None = None,
    ) -> None:
        """`is_unsaved`: whether the game on the board has changes. `is_busy`: whether a file is
        just being written.
        """
        super().__init__(parent)
        self._files = files
        self._file = file
        self._jobs = jobs
        self._is_unsaved = is_unsaved
        self._is_busy = is_busy
        self._looks: dict[Path, Look] = {}
        self._suspects: dict[Path, Look] = {}
        self._questions = FolderQuestions(jobs, look_at, self)
        self._questions.answered.connect(self._on_looks)
        self._beat = QTimer(self, interval=_BEAT_MS)
        self._beat.timeout.connect(self._look_around)
        self._anew: Path | None = None
        file.gameRead.connect(self._on_game_read, Qt.ConnectionType.QueuedConnection)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._look_around)
        for changes in (files.listed, files.changed, file.changed):
            changes.connect(self._watch)

    def take_theirs(self, document: PdnDocument, number: int) -> None:
        """Put the game of the file on the board; the other one stays among one's own games."""
        self._file.read(document, number)

    def keep_mine(self, document: PdnDocument, number: int) -> None:
        """Let the game on the board take the place of theirs when it is saved next."""
        self._file.follow(document, number)

    # Watching

    def _known(self) -> dict[Path, PdnDocument]:
        """The files that are watched, as they are known here."""
        known = {path: self._files.document(path) for path in self._files.paths}
        found = {path: document for path, document in known.items() if document is not None}
        archive = self._file.archive
        return {archive.path: archive, **found} if archive is not None else found

    @Slot()
    def _watch(self, *_: object) -> None:
        paths = self._known()
        for path in self._looks.keys() - paths.keys():
            del self._looks[path]
            self._suspects.pop(path, None)
        if not paths:
            self._beat.stop()
        elif not self._beat.isActive():
            self._beat.start()
        fresh = {path.parent for path in paths.keys() - self._looks.keys()}
        self._questions.ask(path for path in paths if path.parent in fresh)

    @Slot()
    def _look_around(self) -> None:
        self._questions.ask(self._known())

    @Slot(object)
    def _on_looks(self, looks: dict[Path, Look]) -> None:
        known = self._known()
        for path, now in looks.items():
            document = known.get(path)
            if document is None or now == self._looks.setdefault(path, document.look):
                self._suspects.pop(path, None)
            elif now is not None and now == self._suspects.get(path) and not self._is_busy(document):
                del self._suspects[path]
                self._looks[path] = now
                self._read(document)
            else:
                self._suspects[path] = now
        if any(look is not None for look in self._suspects.values()):
            self._rest.start()
        self._watch()  # a file may have been opened meanwhile

    def _read(self, document: PdnDocument) -> None:
        job = self._jobs.run(partial(_read_other, document), lane=FileLane(document.names, written=False))
        job.finished.connect(partial(self._on_read, document))
        job.failed.connect(self._on_unread)

    # What is done then

    @Slot(object)
    def _on_unread(self, error: Exception) -> None:
        """It holds no games now; whoever saves into it is told so."""
        if not isinstance(error, OSError | ValueError | FileError | pdn.PdnError):
            raise error

    @Slot()
    def _on_game_read(self) -> None:
        anew, self._anew = self._anew, None
        if anew is not None:
            self.readAnew.emit(anew)

    def _on_read(self, before: PdnDocument, now: PdnDocument | None) -> None:
        if now is None:
            return
        if self._known().get(before.path) is not before:  # it was written from here meanwhile
            self._looks[before.path] = None
            return
        archive = self._file.archive
        if archive is None or not archive.is_file_of(now):
            self._files.add(now)
            return
        number = self._file.number
        there = now.content.numbers_by_digest().get(archive.content.games[number - 1].digest)
        games = now.content.games
        if number <= len(games) and games[number - 1].text == archive.content.games[number - 1].text:
            there = number
        if there is not None:
            self._file.follow(now, there)
        elif number > len(games):
            self._files.add(now)
            self.lost.emit(now.path)
        elif self._is_unsaved():
            self.disputed.emit(now, number)
        else:
            self._anew = now.path
            self._file.read(now, number)


def _read_other(document: PdnDocument, _job: Job) -> PdnDocument | None:
    """The file as it is now; None: it is as it was."""
    if holds(document.path, document.document.data):
        return None
    return weighed(PdnDocument.read(document.path, document.chosen))
