"""The submenu of the files opened or saved last: equal names told apart, missing files greyed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.text.file_names import names_apart
from harzdame_gui.widgets.labels import plain_tip


class RecentFiles(QObject):
    """Fills the menu. Whether a file is there is looked up beside the GUI thread when the menu is opened.

    *Signals*
    chosen(Path): a file to open.
    """

    chosen = Signal(object)

    def __init__(self, settings: Settings, jobs: Jobs, menu: QMenu, main: QMenu) -> None:
        """`main` is the menu that `menu` belongs to."""
        super().__init__(menu)
        self._jobs = jobs
        self._menu = menu
        self._looking = False
        menu.setToolTipsVisible(True)
        menu.triggered.connect(self._on_triggered)
        main.aboutToShow.connect(self.look)
        settings.recent_files.follow(self._show)

    @Slot()
    def look(self) -> None:
        """See which files are still there."""
        paths = tuple(action.data() for action in self._menu.actions())
        if paths and not self._looking:
            self._looking = True
            job = self._jobs.run(partial(_missing, paths))
            job.finished.connect(self._grey)
            job.ended.connect(self._on_ended)

    @Slot(object)
    def _show(self, names: Sequence[str]) -> None:
        self._menu.clear()
        paths = [Path(name) for name in names]
        for path, name in zip(paths, names_apart(paths), strict=True):
            action = self._menu.addAction(name.replace("&", "&&"))
            action.setToolTip(plain_tip(str(path)))
            action.setData(path)
        self._menu.setEnabled(bool(names))

    @Slot(object)
    def _grey(self, missing: frozenset[Path]) -> None:
        for action in self._menu.actions():
            path: Path = action.data()
            action.setEnabled(path not in missing)
            tip = self.tr("{path} is not there at present.") if path in missing else "{path}"
            action.setToolTip(plain_tip(tip.format(path=path)))

    def _on_ended(self) -> None:
        self._looking = False

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(action.data())


def _missing(paths: Sequence[Path], _job: Job) -> frozenset[Path]:
    """Those of the files that are not there, or cannot be reached."""
    return frozenset(path for path in paths if not _is_there(path))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False
