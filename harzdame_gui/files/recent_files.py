"""The submenu of the files opened or saved last: equal names told apart, missing files greyed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.folder_questions import FolderQuestions
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
        self._menu = menu
        self._questions = FolderQuestions(jobs, _is_there, self)
        self._questions.answered.connect(self._grey)
        menu.setToolTipsVisible(True)
        menu.triggered.connect(self._on_triggered)
        main.aboutToShow.connect(self.look)
        settings.recent_files.follow(self._show)

    @Slot()
    def look(self) -> None:
        """See which files are still there."""
        self._questions.ask(action.data() for action in self._menu.actions())

    @Slot(object)
    def _show(self, names: Sequence[str]) -> None:
        self._menu.clear()
        paths = [Path(name) for name in names]
        for path, name in zip(paths, names_apart(paths), strict=True):
            action = self._menu.addAction(name.replace("&", "&&"))
            action.setMenuRole(QAction.MenuRole.NoRole)  # whatever the file is called
            action.setToolTip(plain_tip(str(path)))
            action.setData(path)
        self._menu.setEnabled(bool(names))

    @Slot(object)
    def _grey(self, there: Mapping[Path, bool]) -> None:
        for action in self._menu.actions():
            path: Path = action.data()
            if path in there:
                action.setEnabled(there[path])
                tip = "{path}" if there[path] else self.tr("{path} is not there at present.")
                action.setToolTip(plain_tip(tip.format(path=path)))

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(action.data())


def _is_there(path: Path) -> bool:
    """Whether there is such a file, and can be reached."""
    try:
        return path.exists()
    except OSError:
        return False
