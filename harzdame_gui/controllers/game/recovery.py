"""The journal of what is on screen: on disk within a second of every change, so that no end can take it.

Each running app has a file of its own beside a lock. A file whose lock no app
holds was left by a crash, or by an app that was closed with an unsaved game.
"""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from harzdame_engine import Outcome, pdn
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.journal_file import JournalFile, Note
from harzdame_gui.controllers.files.moved_games import MovedGame
from harzdame_gui.controllers.game.kept_game import (
    KeptGame,
    ReviewSoFar,
    SetUpWork,
    Surroundings,
    note_game,
    read_game,
)
from harzdame_gui.controllers.game.kept_place import with_place
from harzdame_gui.controllers.game.library_copy import LibraryCopy
from harzdame_gui.controllers.game.listed import ListedGames
from harzdame_gui.controllers.game.my_games import FOLDER
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.storage.file_failure import FileFailure, StalledError, failure_of
from harzdame_gui.controllers.storage.kept_values import NO_FILE_OF_OURS
from harzdame_gui.controllers.storage.storage import read_plain
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Job, Lane, Work
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RETRY_MS

_DELAY_MS = 150
_STALLED_MS = 10_000
"""The time after which a disk that is still writing does not answer."""
_MOST_BYTES = 256 << 20
"""The size of a journal above which it is none."""
_PATTERN = "unfinished-*.json"


@dataclass(frozen=True, slots=True, eq=False)
class Unfinished:
    """A game that was left behind, with its journal, which is this app's."""

    game: KeptGame
    journal: JournalFile

    @property
    def path(self) -> Path:
        """The journal's file."""
        return self.journal.path


class Recovery(QObject):
    """Keeps what is on the screen of this app and finds what others left.

    Signals:
        ownToKeep(str, Note): a game that was played has ended, or has changed since, or something unsaved
            leaves the board; its id among one's own games, and its journal.
    """

    ownToKeep = Signal(str, object)

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._jobs = jobs
        self._path = folder / f"unfinished-{uuid.uuid4().hex}.json"
        self._journal = JournalFile(self._path)
        self._kept = False
        self._saves = 0  # under way
        self._words: pdn.Words | None = None  # the record, unless it has changed since
        self._revision = -1  # that of the record when it was last looked at
        self._place: FilePlace | None = None  # as it was lately: on the way to another game it is that one's
        self._in_no_file = self._flipped = False
        self._set_up: SetUpWork | None = None
        self._review: ReviewSoFar | None = None
        self._copy: LibraryCopy | None = None
        self._own = uuid.uuid4().hex
        self._put = -1  # the revision at which the game was last put among one's own games; -1: never yet
        self._put_result: Outcome | None = None
        self._claimed: list[Unfinished] = []
        self._damaged: list[Path] = []
        self._unread: list[FileFailure] = []
        self._session: GameSession | None = None
        self._file: GameFile | None = None
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._keep)
        self._stall = QTimer(self, singleShot=True, interval=_STALLED_MS)
        self._stall.timeout.connect(self.note_stall)
        self.listed = ListedGames(self)
        self.listed.changed.connect(self._on_changed)

    def pending(self) -> tuple[Unfinished, ...]:
        """Games that were left and not taken up, the latest first; they are this app's until it ends."""
        self._sweep()
        self._unread.clear()
        held = {unfinished.path for unfinished in self._claimed} | {self._path}
        for path in self._folder.glob(_PATTERN):
            if path not in held:
                self._claim(path)
        self._claimed.sort(key=lambda unfinished: -unfinished.game.kept_at)
        return tuple(self._claimed)

    def take_damaged(self) -> tuple[Path, ...]:
        """Journals that `pending` could not read, now among one's own games; each is told of once."""
        damaged, self._damaged = tuple(self._damaged), []
        return damaged

    def take_unread(self) -> tuple[FileFailure, ...]:
        """Journals that `pending` could not read just now, and left where they are."""
        unread, self._unread = tuple(self._unread), []
        return unread

    def discard(self, unfinished: Unfinished) -> None:
        """The game is on the board again, or not wanted: forget what was left."""
        self._claimed.remove(unfinished)
        session = self._session
        self._note_place()
        if session is None or not self._keeps:
            self._remove(unfinished.journal)
            return
        # in one piece: it goes only where it is safely kept elsewhere
        self._have_saved(partial(self._journal.take_over, self._noted(session), unfinished.journal))

    def follow(self, moved: Sequence[MovedGame]) -> None:
        """Games went to other files: note that of those that were left and not taken up."""
        for number, each in enumerate(self._claimed):
            place = each.game.place
            if place is None or (now := _place_now(moved, place, each.game.text)) is None:
                continue
            around = each.game.around._replace(place=now)
            self._claimed[number] = Unfinished(each.game._replace(around=around), each.journal)
            noted = partial(_with_place, each.path, now)
            self._run(partial(each.journal.write, noted)).failed.connect(lambda _error: None)

    def watch(self, session: GameSession, file: GameFile) -> None:
        """Keep this session's game whenever the app would not begin with the same."""
        if self._session is session:
            return
        self._session, self._file = session, file
        session.gameLeaving.connect(self._on_leaving)
        session.gameReplaced.connect(self._on_replaced)
        session.treeChanged.connect(self._on_record_changed)
        session.stateChanged.connect(self._on_state_changed)
        file.settled.connect(self._note_place)
        for changes in (session.clock.beaten, session.clock.changed, file.changed):
            changes.connect(self._on_changed)
        self._on_changed()  # a game that has ended may have been taken up already

    @Slot(bool)
    def note_flip(self, flipped: bool) -> None:
        """The board is seen from the other side."""
        self._flipped = flipped
        self._on_changed()

    @Slot(object)
    def note_set_up(self, work: SetUpWork | None) -> None:
        """The set-up editor shows this; None: it is closed."""
        self._set_up = work
        self._on_changed()

    @Slot(object)
    def note_review(self, review: ReviewSoFar | None) -> None:
        """A review has found this about the game on the board; None: the record says it."""
        self._review = review
        self._on_changed()

    def note_copy(self, copy: LibraryCopy | None) -> None:
        """The game on the board is this one of the library; None: it is none."""
        self._copy = copy
        self._on_changed()

    @Slot()
    def note_record(self) -> None:
        """The record says more than before without having been edited."""
        self._on_record_changed()

    @property
    def own(self) -> str:
        """The id that the game on the board has among one's own games."""
        return self._own

    def note_own(self, game_id: str) -> None:
        """The game just put on the board is one of one's own games."""
        self._own = game_id or self._own
        self._on_changed()

    def keep_now(self) -> None:
        """Keep what would be lost without waiting, as the app is to be closed."""
        session = self._session
        if session is None:
            return
        self._note_place()
        self._keep_ended(session)
        if self._loose:
            self._save(session)

    def leave(self) -> None:
        """The app is closed: leave an unsaved game for its next start, and watch nothing any more."""
        self._delay.stop()
        self._stall.stop()
        session = self._session
        self._note_place()
        if session is not None:
            self._keep_ended(session)
        if session is not None and self._loose:
            self._kept = True
            job = self._run(partial(self._journal.leave, self._noted(session, was_quit=True)))
            job.failed.connect(self._on_failed)
        elif self._kept:
            self._remove(self._journal)
        self._session = None

    # Inside

    def _sweep(self) -> None:
        """Remove locks without a journal, and what an app that was killed had begun to write."""
        for stray in self._folder.glob("unfinished-*.lock"):
            if not stray.with_suffix(".json").exists() and (journal := JournalFile(stray)).take():
                journal.release()
        for begun in self._folder.glob("unfinished-*.json.*"):
            if (journal := JournalFile(begun.with_suffix(""))).take():
                begun.unlink(missing_ok=True)
                journal.release()

    def _claim(self, path: Path) -> None:
        """The game at `path`, unless another running app owns it; a file that is damaged is put aside, one
        that cannot be read now is left for the next time.
        """
        journal = JournalFile(path)
        if not journal.take():
            return
        try:
            game = read_game(read_plain(path, _MOST_BYTES))
            self._claimed.append(Unfinished(game, journal))
        except FileNotFoundError:  # just now discarded
            journal.release()
        except (*NO_FILE_OF_OURS, ValueError):
            self._put_aside(path)
            journal.release()
        except OSError as error:
            self._unread.append(failure_of(error, path))
            journal.release()

    def _put_aside(self, path: Path) -> None:
        """Move a damaged journal to one's own games, where its text can be read."""
        aside = self._folder / FOLDER / path.name
        try:
            aside.parent.mkdir(exist_ok=True)
            path.replace(aside)
            aside.touch()  # its thirty days begin now
        except OSError:  # it stays, and is tried again at the next start
            return
        self._damaged.append(aside)

    @Slot()
    def _on_leaving(self) -> None:
        session = self._session
        if session is None or not session.worked_on:
            return
        played = not session.studied and bool(session.tree.root.children)
        if self._loose or played:
            self.ownToKeep.emit(self._own, self._noted(session))

    @Slot()
    def _on_replaced(self) -> None:
        self._place = self._review = self._copy = None
        self._in_no_file = False
        self._own, self._put = uuid.uuid4().hex, -1
        self._on_record_changed()

    @Slot()
    def _on_record_changed(self) -> None:
        self._words = None
        self._on_changed()

    @Slot()
    def _on_state_changed(self) -> None:
        self._note_place()  # now, and not in a moment: the game may leave the board before
        self._on_changed()

    def _look_at(self, session: GameSession) -> None:
        """Notice edits that are told later, as those of a text being typed are."""
        if session.revision != self._revision:
            self._revision = session.revision
            self._words = None

    @Slot()
    def _on_changed(self) -> None:
        due = self._delay.isActive() and self._delay.remainingTime() <= _DELAY_MS
        if self._session is not None and not due:
            self._delay.start(_DELAY_MS)

    @Slot()
    def _keep(self) -> None:
        session = self._session
        if session is None:
            return
        self._note_place()
        self._keep_ended(session)
        if self._saves:
            self._on_changed()  # a long record or a slow disk: what comes then is newer
        elif self._keeps:
            self._save(session)
        else:
            self._jobs.failing.settle(self)
            if self._kept:
                self._kept = False
                self._remove(self._journal)

    def _save(self, session: GameSession) -> None:
        self._have_saved(partial(self._journal.write, self._noted(session)))

    def _have_saved(self, work: Work) -> None:
        self._kept = True
        if not self._saves:
            self._stall.start()
        self._saves += 1
        job = self._run(work)
        job.finished.connect(self._on_written)
        job.failed.connect(self._on_failed)
        job.ended.connect(self._on_ended)

    def _keep_ended(self, session: GameSession) -> None:
        """Put a game that has ended among one's own games, before it leaves the board.

        There it follows what becomes of its result, and while it is played on, its moves.
        """
        result, known = session.tree.result, self._put >= 0
        differs = session.revision != self._put and (known or result is not None)
        if differs and (not session.studied or (known and result != self._put_result)):
            self._put, self._put_result = session.revision, result
            self.ownToKeep.emit(self._own, self._noted(session))

    def _note_place(self) -> None:
        """Note the place of the game on the board, now that both are settled."""
        self._place = self._file.place if self._file else None
        self._in_no_file = self._place is None

    @property
    def _loose(self) -> bool:
        """Whether the board shows what is kept nowhere else: an unsaved game, or a bare position.

        A game that is in no file and was not edited came from the library, and is still there.
        """
        session = self._session
        if session is None:
            return False
        if self._review is not None and self._review.under_way:
            return True
        return session.modified or (self._in_no_file and session.studied and not session.tree.root.children)

    @property
    def _keeps(self) -> bool:
        """Whether the app would not begin with what is on the screen."""
        session = self._session
        elsewhere = self._place is not None or self._set_up is not None or self._flipped
        if session is None or self._loose or elsewhere:
            return self._loose or elsewhere
        history = session.game.history
        return session.studied or history.next_redo is not None or bool(history.trash)

    def _noted(self, session: GameSession, *, was_quit: bool = False) -> Note:
        """What is on the screen. Only noting it is this thread's; a long record takes long to write."""
        around = Surroundings(
            self._place,
            self._flipped,
            self._set_up,
            self._own,
            self._review,
            self.listed.get(self._own),
            self._copy,
        )
        return note_game(session, self._words_of(session), around, was_quit=was_quit)

    def _words_of(self, session: GameSession) -> pdn.Words:
        self._look_at(session)
        if self._words is None:
            self._words = pdn.Words(session.tree)
        return self._words

    def _run(self, work: Work) -> Job:
        return self._jobs.run(work, lane=Lane.JOURNAL)

    def _remove(self, journal: JournalFile) -> None:
        self._run(journal.remove).failed.connect(self._on_not_removed)

    def _on_not_removed(self, _error: Exception) -> None:
        """It costs nothing: what is there too long is offered once more."""
        self._kept = True
        if self._session is not None:
            self._delay.start(RETRY_MS)

    def _on_ended(self) -> None:
        self._saves -= 1
        if not self._saves:
            self._stall.stop()

    def _note_failure(self, session: GameSession, error: Exception) -> None:
        """Have it told what would be lost with the app; what is in its file as well would not."""
        if self._loose:
            words = self._words_of(session)
            self._jobs.failing.note(self, Writing(Thing.GAME, self._path, lambda: words.text), error)
        else:
            self._jobs.failing.settle(self)

    @Slot()
    def note_stall(self) -> None:
        """The disk does not answer: what is being saved, if anything, is not on it."""
        if self._saves and self._session is not None:
            self._note_failure(self._session, StalledError(self._path))

    def _on_written(self) -> None:
        self._jobs.failing.settle(self)

    def _on_failed(self, error: Exception) -> None:
        if self._session is not None:
            self._delay.start(RETRY_MS)
            self._note_failure(self._session, error)


def _place_now(moved: Sequence[MovedGame], place: FilePlace, record: str) -> FilePlace | None:
    return next((each.now for each in moved if each.had(place, record)), None)


def _with_place(path: Path, place: FilePlace) -> bytes:
    """The journal at `path` as it is, but for the place of its game."""
    return with_place(place, read_plain(path, _MOST_BYTES))
