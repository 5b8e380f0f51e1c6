"""Saving the game where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from enum import Enum, auto
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FileFailure
from harzdame_gui.controllers.storage.paths import is_file, real_name
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.services import Services
from harzdame_gui.text.games import game_name
from harzdame_gui.translation import translate
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.file_dialogs import SaveDialog

Home = Callable[[], bool]
"""Saves a game that belongs to no file, and calls `Saving.note_saved`; False: it has no home either."""
SUFFIX = "pdn"


class Saving(QObject):
    """Writes the game where it belongs, or asks where.

    *Signals*
    saved(Path): the game is in this file.
    safe(): the game is safe, wherever that is.
    failed(FileFailure, bool): a file could not be used; True: it was for saving.
    """

    saved = Signal(object)
    safe = Signal()
    failed = Signal(object, bool)

    def __init__(self, services: Services, file: GameFile, window: QWidget) -> None:
        super().__init__(window)
        self._session = services.session
        self._file = file
        self._settings = services.settings
        self._folders = services.folders
        self._window = window
        self._chosen: Path | None = None
        """The file for the game on the board while it is asked what there is."""
        self._writing = False
        self._home: Home | None = None
        file.saved.connect(self._on_saved)
        for left in (file.leftWritten, file.removed):
            left.connect(self._on_left)
        file.failed.connect(self._on_failed)
        self._session.gameLeaving.connect(self._on_leaving)

    def set_home(self, home: Home) -> None:
        """Say where games belong that are in no file."""
        self._home = home

    @Slot()
    def save(self) -> None:
        """Save in place, or ask for a place."""
        if self._file.can_save:
            self._writing = True
            self._file.save(self._session.tree, self._session.revision)
        elif self._home is None or not self._home():
            self.save_as()

    @Slot()
    def save_as(self) -> None:
        """Ask for a file and save there."""
        path = self._file.path
        dialog = SaveDialog(
            self.tr("Save the game"),
            self._window,
            self._folders,
            ending=SUFFIX,
            filters=name_filters(),
            first=[path.parent] if path is not None else [],
            name=path.name if path is not None else self._suggested_name(),
            asks=False,  # there is more to ask than whether to replace a file
        )
        connect_in_qt(self._session, "gameLeaving()", dialog, "reject()")
        dialog.fileChosen.connect(self._on_file_chosen)
        dialog.open()

    def _suggested_name(self) -> str:
        game = game_name(self._session.position.rules)
        return f"{game} {date.today():%Y-%m-%d}.{SUFFIX}"

    @Slot(object)
    def _on_file_chosen(self, path: Path) -> None:
        self._chosen = path
        job = self._folders.ask(path, partial(_found, path, self._file.archive))
        hear(self, job, finished=partial(self._on_found, path, self._file.path))

    def _on_found(self, path: Path, own: Path | None, answer: tuple[_Found, str]) -> None:
        found, real = answer
        if path != self._chosen:
            return  # another file was chosen meanwhile, or another game is on the board
        self._chosen = None
        if found is _Found.NONE:
            self._replace(path, real)
        elif found is _Found.OWN and own == self._file.path:
            self.save()
        else:
            self._ask_about(path, real)

    @Slot()
    def _on_leaving(self) -> None:
        """What was asked is not for the next game; this one is kept among one's own, as that is told."""
        self._chosen = None

    def _ask_about(self, path: Path, real: str) -> None:
        """Ask what to do with a file that exists already: it may hold other games."""
        box = QMessageBox(self._window)
        connect_in_qt(self._session, "gameLeaving()", box, "reject()")
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.tr("Save the game"))
        box.setText(self.tr("There is a file “{name}” already.").format(name=path.name))
        box.setInformativeText(
            self.tr("This game can be added to those in it, or the file be replaced: then they are lost.")
        )
        add = box.addButton(self.tr("Add to the file"), QMessageBox.ButtonRole.AcceptRole)
        replace = box.addButton(self.tr("Replace it"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(add)
        add.setProperty("role", "primary")
        add.clicked.connect(partial(self._add_to, path, real))
        replace.clicked.connect(partial(self._replace, path, real))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _add_to(self, path: Path, real: str) -> None:
        self._writing = True
        self._file.add_to(self._session.tree, path, self._session.revision, real=real)

    def _replace(self, path: Path, real: str) -> None:
        self._writing = True
        self._file.save_as(self._session.tree, path, self._session.revision, real=real)

    @Slot(int)
    def _on_saved(self, revision: int) -> None:
        self.note_saved(revision)
        path = self._file.path
        if path is not None:
            self._settings.add_recent_file(path)
            self.saved.emit(path)

    @Slot()
    def _on_left(self) -> None:
        self._writing = self._writing and self._file.is_saving

    def note_saved(self, revision: int) -> None:
        """Note that the game is safe as it was at this revision."""
        self._writing = False
        self._session.mark_saved(revision)
        self.safe.emit()

    @Slot(object)
    def _on_failed(self, failure: FileFailure) -> None:
        saving = self._writing
        self._writing = False
        self.failed.emit(failure, saving)


class _Found(Enum):
    """What there is by the name that a file shall be saved by."""

    NONE = auto()
    OWN = auto()  # the file that the game belongs to
    OTHER = auto()


def _found(path: Path, archive: PdnDocument | None) -> tuple[_Found, str]:
    """That, and the path of a file without links. Slow: it asks the disk."""
    if not is_file(path):
        return _Found.NONE, ""  # nothing else is done to it
    real = real_name(path)
    is_own = archive is not None and bool(archive.names & {path, Path(real)})
    return _Found.OWN if is_own else _Found.OTHER, real


def name_filters() -> list[str]:
    """The kinds of files that a dialog offers: those of games first."""
    games, everything = translate("File", "Draughts games"), translate("File", "All files")
    return [f"{games} (*.{SUFFIX})", f"{everything} (*)"]
