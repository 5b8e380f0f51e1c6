"""Changes of the games that are selected in the library's window: marks, folders, removal, export."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.library.records import StoredGame
from harzdame_engine.library.sortings import Sorting
from harzdame_engine.study.study import MOST_CHAPTERS
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication

from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.controllers.library.library_service import LibraryService
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.repeated_job import RepeatedJob
from harzdame_gui.files.saving import SUFFIX, name_filters
from harzdame_gui.library.text import number
from harzdame_gui.library.window import LibraryWindow
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted
from harzdame_gui.widgets.file_dialogs import SaveDialog
from harzdame_gui.widgets.name_dialog import NameDialog


class GameChanges(QObject):
    """Carries out what the window's menus ask for; what was removed can be put back.

    *Signals*
    studyWanted(str): games, as PDN, are to be added to a study.
    """

    studyWanted = Signal(str)

    def __init__(self, window: LibraryWindow, library: LibraryService, folders: Folders) -> None:
        super().__init__(window)
        self._window = window
        self._library = library
        self._folders = folders
        self._taken: list[StoredGame] = []
        self._lost = Sorting()
        self._undo = QAction(self.tr("Undo"), self)
        self._undo.triggered.connect(self._restore)
        window.folders.folderWanted.connect(self._on_folder_wanted)
        window.folders.renamed.connect(library.rename_folder)
        window.folders.removed.connect(self._on_folder_removed)
        window.starsWanted.connect(self._on_stars)
        window.folderChosen.connect(self._on_folder)
        window.labelWanted.connect(self._on_label)
        window.newLabelWanted.connect(self._ask_for_label)
        window.commands.copy.triggered.connect(self._copy)
        window.commands.study.triggered.connect(self._add_to_study)
        window.commands.export.triggered.connect(self._export)
        window.commands.remove.triggered.connect(self._remove)

    @Slot(int)
    def _on_stars(self, stars: int) -> None:
        self._follow(self._library.set_stars(self._window.selected, stars))

    @Slot(int)
    def _on_folder(self, chosen: int) -> None:
        self._follow(self._library.set_folder(self._window.selected, chosen or None))

    @Slot(str, bool)
    def _on_label(self, label: str, on: bool) -> None:
        self._follow(self._library.set_label(self._window.selected, label, on=on))

    @Slot()
    def _ask_for_label(self) -> None:
        dialog = NameDialog(self.tr("New label"), self._window)
        dialog.named.connect(lambda label: self._on_label(label, True))
        dialog.open()

    @Slot(str, int)
    def _on_folder_wanted(self, name: str, parent: int) -> None:
        self._library.add_folder(name, parent or None)

    @Slot(int)
    def _on_folder_removed(self, folder: int) -> None:
        self._library.remove_folder(folder).finished.connect(self._on_lost)

    def _follow(self, job: RepeatedJob) -> None:
        """Offer to undo what several games lose by it."""
        hear(self, job, finished=lambda sorting: self._on_lost(sorting) if sorting.games > 1 else None)

    @Slot(object)
    def _on_lost(self, sorting: Sorting) -> None:
        self._lost = sorting
        if sorting.folders:
            text = self.tr("The folder “{name}” was removed; its games are still in the library.")
            title = text.format(name=sorting.folders[0][2])
        elif sorting.label:
            text = counted.tr("The label “{label}” was taken off %Ln games.", "", sorting.games)
            title = text.format(label=sorting.label)
        elif sorting.places:
            title = counted.tr("%Ln games left their folder.", "", sorting.games)
        elif sorting.stars:
            title = counted.tr("%Ln games lost the stars that they had.", "", sorting.games)
        else:
            return
        self._window.say(Message(title), actions=(self._undo,))

    @Slot()
    def _restore(self) -> None:
        lost, self._lost = self._lost, Sorting()
        self._library.restore(lost)
        self._window.dismiss()

    @Slot()
    def _remove(self) -> None:
        games = self._window.selected
        if games:
            self._library.remove(games).finished.connect(self._on_removed)

    @Slot(object)
    def _on_removed(self, taken: list[StoredGame]) -> None:
        self._taken = taken
        undo = QAction(self.tr("Put them back"), self._window)
        undo.triggered.connect(self._put_back)
        title = counted.tr("%Ln games were removed from the library.", "", len(taken))
        self._window.say(Message(title), actions=(undo,))

    @Slot()
    def _put_back(self) -> None:
        taken, self._taken = self._taken, []
        self._library.put_back(taken)
        self._window.dismiss()

    @Slot()
    def _copy(self) -> None:
        self._library.texts(self._window.selected).finished.connect(self._on_copied)

    @Slot(object)
    def _on_copied(self, texts: list[str]) -> None:
        QGuiApplication.clipboard().setText("\n\n".join(texts))

    @Slot()
    def _add_to_study(self) -> None:
        self._library.texts(self._window.selected[:MOST_CHAPTERS]).finished.connect(self._on_wanted_in_study)

    @Slot(object)
    def _on_wanted_in_study(self, texts: list[str]) -> None:
        self.studyWanted.emit("\n\n".join(texts))

    @Slot()
    def _export(self) -> None:
        games = self._window.selected
        if not games:
            return
        dialog = SaveDialog(
            self.tr("Export games"),
            self._window,
            self._folders,
            ending=SUFFIX,
            filters=name_filters(),
        )
        dialog.fileChosen.connect(lambda path: self.export_to(games, path))
        dialog.open()

    def export_to(self, games: list[int], path: Path) -> None:
        """Write games to a file, and tell so."""
        job = self._library.export(games, path)
        hear(self, job, finished=lambda written: self._on_exported(written, path))

    def _on_exported(self, written: int, path: Path) -> None:
        text = self.tr("Games written to “{name}”: {count}.")
        self._window.say(Message(text.format(count=number(written), name=path.name)))
