"""One's own games on demand: their list, from which they are opened, exported and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication

from harzdame_gui.context import Context
from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.files.first_moves import find_first_moves
from harzdame_gui.controllers.game.my_games import MyGame, read_kept_game, read_kept_record
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure, failure_of
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job
from harzdame_gui.files.recovering import Recovering
from harzdame_gui.files.saving import SUFFIX, name_filters
from harzdame_gui.text.files import failure_reason
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted
from harzdame_gui.widgets.file_dialogs import SaveDialog

if TYPE_CHECKING:
    from harzdame_gui.controllers.game.kept_game import KeptGame


class OwnGames(QObject):
    """Lists one's own games, and does what is wanted of them."""

    def __init__(self, context: Context, recovering: Recovering) -> None:
        super().__init__(recovering)
        own, actions = context.late.own, context.commands
        self._services = context.services
        self._own = own
        self._profile = context.late.folder
        self._recovering = recovering
        self._notices = context.notices
        self._window = context.window
        self._listing = False
        actions.list_own.triggered.connect(self._list)
        actions.stop_listing.triggered.connect(own.stop_listing)
        own.listed.connect(self._on_listed)
        own.notListed.connect(self._on_not_listed)

    @Slot()
    def _list(self) -> None:
        self._listing = True
        self._own.list()

    @Slot()
    def _on_not_listed(self) -> None:
        self._listing = False

    @Slot(object)
    def _on_listed(self, games: tuple[MyGame, ...]) -> None:
        from harzdame_gui.my_games.dialog import MyGamesDialog

        if not self._listing:
            return
        self._listing = False
        dialog = MyGamesDialog(games, self._services.jobs, self._window)
        dialog.openWanted.connect(self._on_open)
        dialog.deleteWanted.connect(self._own.delete)
        dialog.exportWanted.connect(self._export)
        dialog.copyWanted.connect(self._copy)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(object)
    def _on_open(self, mine: MyGame) -> None:
        self.open(mine.path)

    def open(self, path: Path) -> None:
        """Put the game of a file on the board where it was left."""
        job = self._services.jobs.run(partial(_read, path), doing=Doing.READING)
        hear(
            self,
            job,
            finished=partial(self._put_back, path.stem),
            failed=partial(self._on_not_opened, path),
        )

    def _put_back(self, game_id: str, game: KeptGame) -> None:
        self._recovering.put_back(game_id, self._own.where_it_is(game))

    def _on_not_opened(self, path: Path, error: Exception) -> None:
        reason = failure_reason(_failure(error, path), saving=False)
        self._notices.warn(Message(self.tr("The game was not opened."), reason))

    @Slot(object)
    def _export(self, games: tuple[Path, ...]) -> None:
        """Ask for a file, and write games into it."""
        dialog = SaveDialog(
            self.tr("Export games"),
            self._window,
            self._services.folders,
            ending=SUFFIX,
            filters=name_filters(),
            name=self.tr("My games"),
        )
        dialog.fileChosen.connect(partial(self._write, games))
        dialog.open()

    @Slot(object)
    def _copy(self, games: tuple[Path, ...]) -> None:
        job = self._services.jobs.run(partial(_records, games), doing=Doing.READING)
        hear(self, job, finished=self._on_copied)

    def _on_copied(self, read: _Read) -> None:
        if read.records:
            QGuiApplication.clipboard().setText("\n".join(read.records))
        if read.failures:
            reason = failure_reason(read.failures[0], saving=False)
            self._notices.warn(Message(self.tr("Not all games were copied."), reason))

    def _write(self, games: tuple[Path, ...], path: Path) -> None:
        work = partial(_write_records, games, path)
        job = ChosenFile(self._services.jobs, path, work, beside=self._profile, doing=Doing.SAVING)
        hear(
            self,
            job,
            finished=partial(self._on_exported, path, len(games)),
            failed=partial(self._on_not_exported, path),
        )

    def _on_exported(self, path: Path, wanted: int, failures: Sequence[FileFailure]) -> None:
        count = wanted - len(failures)
        title = counted.tr("%Ln games were written to “{name}”.", "", count).format(name=path.name)
        if count == 0:
            reason = failure_reason(failures[0], saving=False)
            self._notices.warn(Message(self.tr("The games were not exported."), reason))
        elif failures:
            text = self.tr("Games that could not be read, and were left out: {count}.")
            left_out = text.format(count=len(failures))
            self._notices.warn(Message(title, f"{left_out} {failure_reason(failures[0], saving=False)}"))
        else:
            self._notices.say(Message(title))

    def _on_not_exported(self, path: Path, error: Exception) -> None:
        failure = failure_of(error, path)
        self._notices.warn(
            Message(self.tr("The games were not exported."), failure_reason(failure, saving=True))
        )


def _read(path: Path, _job: Job) -> KeptGame:
    """A game, and the moves of the positions that the board asks for at once."""
    game = read_kept_game(path)
    find_first_moves(game.tree)
    game.standing.cursor.position.legal_moves()
    return game


class _Read(NamedTuple):
    """The records of games that could be read, and why the others could not."""

    records: list[str]
    failures: list[FileFailure]


def _records(games: Sequence[Path], _job: Job) -> _Read:
    read = _Read([], [])
    for game in games:
        try:
            read.records.append(read_kept_record(game).strip() + "\n")
        except (OSError, ValueError) as error:  # it was there, and whole, when it was listed
            read.failures.append(_failure(error, game))
    return read


def _write_records(games: Sequence[Path], path: Path, job: Job) -> Sequence[FileFailure]:
    """Write what can be read of them, unless there is nothing; returns why the others were left out."""
    read = _records(games, job)
    if read.records:
        write_whole(path, "\n".join(read.records).encode())
    return read.failures


def _failure(error: Exception, game: Path) -> FileFailure:
    """Why a game could not be read."""
    if isinstance(error, OSError):
        return failure_of(error, game)
    return FileFailure(FailureKind.UNREADABLE, game)
