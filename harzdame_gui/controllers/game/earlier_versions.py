"""Games of files that were left with unsaved changes in earlier runs of the app, taken up by this one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.game.kept_versions import Sorted, Version, sort_out
from harzdame_gui.controllers.game.my_games import MyGames
from harzdame_gui.controllers.game.unsaved_games import UnsavedGames
from harzdame_gui.controllers.storage.paths import absolute
from harzdame_gui.controllers.work.jobs import Jobs


class EarlierVersions(QObject):
    """Looks for their games once a file is open, and parts them from those that were changed meanwhile.

    Signals:
        outdated(Path, int): so many games of a file have another text now, or are gone. Their versions
            stay among one's own games until the file has the old text again; that is told once.
    """

    outdated = Signal(object, int)

    def __init__(
        self, own: MyGames, files: OpenFiles, unsaved: UnsavedGames, jobs: Jobs, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._own = own
        self._files = files
        self._unsaved = unsaved
        self._jobs = jobs
        self._unchecked: set[Path] = set()
        files.changed.connect(self._check)

    def load(self) -> None:
        """Find them."""
        self._own.find_versions().finished.connect(self._on_found)

    @Slot(object)
    def _on_found(self, versions: tuple[Version, ...]) -> None:
        self._unsaved.add(versions)
        self._unchecked = {absolute(version.place.path) for version in versions}
        for path in self._files.paths:
            self._check(path)

    @Slot(object)
    def _check(self, path: Path) -> None:
        document = self._files.document(path)
        if document is None or absolute(path) not in self._unchecked:
            return
        self._unchecked.discard(absolute(path))
        work = partial(sort_out, document.content, self._unsaved.kept_of(path))
        self._jobs.run(work).finished.connect(partial(self._on_sorted, path))

    def _on_sorted(self, path: Path, result: Sorted) -> None:
        self._unsaved.renumber(result.numbers)
        self._unsaved.forget(result.saved)
        if result.outdated:
            self._own.note_told(result.outdated)
            self.outdated.emit(path, len(result.outdated))
