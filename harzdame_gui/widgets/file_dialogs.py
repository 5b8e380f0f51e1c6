"""The dialogs that ask for files to read, and for one to write, which gets its ending whatever dots it has.

Neither asks a disk on the GUI thread that may be silent before the person has gone there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDir, QSettings, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QWidget

from harzdame_gui.controllers.files.folders import PATIENCE_S, Folders
from harzdame_gui.controllers.storage.paths import is_file, is_folder
from harzdame_gui.controllers.work.job import Job

_KINDRED = {"pdn": ("pdn", "txt"), "html": ("html", "htm")}
"""The endings that are left as they are, beside the usual one."""
_LAST_FOLDER = "FileDialog/lastVisited"


def with_ending(name: str, ending: str) -> str:
    """`name` with `ending`, unless it has it already, or another of its kind: “Round 3. Bonn” has none."""
    endings = _KINDRED.get(ending, (ending,))
    return name if name.lower().endswith(tuple(f".{each}" for each in endings)) else f"{name}.{ending}"


class _FileDialog(QFileDialog):
    """Begins in the first folder that is there, else where files usually are; gone once it is closed.

    It is seen as soon as that folder is found, beside the window: at once, unless a disk is silent. Of
    several that are asked for meanwhile in a window, the last is seen; none is where the window is closed.
    One that will not be seen is `rejected`.
    """

    def __init__(self, title: str, parent: QWidget | None, folders: Folders, first: Sequence[Path]) -> None:
        _forget_last_folder()
        super().__init__(parent, title, QDir.homePath())
        self._folders = folders
        self._first = first
        self._pending = False
        self._above_shown = False
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def begin_in(self, folder: Path) -> None:
        """Show this folder, which is there; then `show_now`."""
        self.setDirectory(str(folder))
        self.show_now()

    @Slot()
    def show_now(self) -> None:
        """Be seen, unless the dialog is not wanted any more."""
        if not self._pending:
            return
        above = self.parentWidget()
        if above is not None and self._above_shown and not above.window().isVisible():
            self.give_way()  # the window was closed meanwhile
            return
        self._pending = False
        super().open()

    def give_way(self) -> None:
        """Be gone, as if it had been cancelled, unless it has been seen."""
        if self._pending:
            self._pending = False
            self.deleteLater()
            self.rejected.emit()

    @Slot(object)
    def _on_found(self, folder: Path) -> None:
        if self._pending:
            self.begin_in(folder)

    # Qt's own

    def open(self) -> None:  # type: ignore[override]
        above = self.parentWidget()
        if above is not None:
            self._above_shown = above.window().isVisible()
            for other in above.window().findChildren(_FileDialog):
                other.give_way()
        self._pending = True
        self._folders.find(self._first, self).found.connect(self._on_found)

    def done(self, result: int) -> None:
        super().done(result)
        self.setDirectory(QDir.homePath())  # Qt's next dialog would ask this one's folder


def _forget_last_folder() -> None:
    """Keep Qt from asking, as it makes the first dialog, the folder of the last one of any program."""
    settings = QSettings(QSettings.Scope.UserScope, "QtProject")
    home = QUrl.fromLocalFile(QDir.homePath()).toString()
    if settings.value(_LAST_FOLDER, home) != home:
        settings.setValue(_LAST_FOLDER, home)


class OpenDialog(_FileDialog):
    """Asks for what is there."""

    def __init__(
        self,
        title: str,
        parent: QWidget,
        folders: Folders,
        *,
        mode: QFileDialog.FileMode = QFileDialog.FileMode.ExistingFile,
        filters: Sequence[str] = (),
        first: Sequence[Path] = (),
        chosen: Path | None = None,
    ) -> None:
        """`chosen`: the file that was chosen before; it is marked, and its folder is the first."""
        super().__init__(title, parent, folders, [*([chosen.parent] if chosen else []), *first])
        self._chosen = chosen
        self.setFileMode(mode)
        if filters:
            self.setNameFilters(filters)

    def begin_in(self, folder: Path) -> None:
        self.setDirectory(str(folder))
        if self._chosen is not None and folder == self._chosen.parent:
            self.selectFile(self._chosen.name)
        self.show_now()


class SaveDialog(_FileDialog):
    """Suggests a `name`; a new file gets the `ending`, and it is asked before one is replaced.

    What the chosen name leads to is asked beside the GUI thread: the dialog stays until that is known.

    `asks` is False where whoever opened it has more to ask about a file that is there.

    *Signals*
    fileChosen(Path): the file to write, with its ending.
    """

    fileChosen = Signal(object)

    def __init__(
        self,
        title: str,
        parent: QWidget | None,
        folders: Folders,
        *,
        ending: str,
        filters: Sequence[str],
        first: Sequence[Path] = (),
        name: str = "",
        asks: bool = True,
    ) -> None:
        super().__init__(title, parent, folders, first)
        self._ending, self._name, self._asks = ending, name, asks
        self._look: _Look | None = None
        self._asked: tuple[Path, Job] | None = None
        """The name about which an answer is due, and the question."""
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setOption(QFileDialog.Option.DontConfirmOverwrite, not asks)
        self.setNameFilters(filters)
        self.setDefaultSuffix(ending)  # for a name without a dot; else Save may stay disabled
        self.fileSelected.connect(self._on_file_selected)

    def begin_in(self, folder: Path) -> None:
        """The suggested name is looked at before, for a silent disk no longer than for the folder."""
        self.setDirectory(str(folder))
        if not self._name:
            self.show_now()
            return
        named = folder / self._name
        job = self._folders.ask(named, partial(_look_at, named, self._ending), doing=None)
        job.finished.connect(self._on_suggested)
        QTimer.singleShot(round(PATIENCE_S * 1000), self, self._suggest_unseen)

    @Slot(object)
    def _on_suggested(self, look: _Look) -> None:
        self._suggest(look.path.name)

    @Slot()
    def _suggest_unseen(self) -> None:
        self._suggest(with_ending(self._name, self._ending))

    def _suggest(self, name: str) -> None:
        if self._pending:
            self.selectFile(name)
            self.show_now()

    @property
    def _field(self) -> QLineEdit | None:
        """None in the dialog of the system."""
        return self.findChild(QLineEdit)

    @property
    def _typed(self) -> Path | None:
        if self._field is None:
            return next(map(Path, self.selectedFiles()), None)
        name = self._field.text().strip()
        return Path(self.directory().filePath(name)) if name else None

    @Slot(object)
    def _on_looked(self, look: _Look) -> None:
        self._asked = None
        field = self._field
        if look.typed != self._typed:
            return  # another name was typed before the answer came
        self._look = look
        if field is not None and look.path != look.typed:
            field.setText(with_ending(field.text().strip(), self._ending))
        QTimer.singleShot(0, self, self._take)  # it may ask, and the job has to end

    @Slot()
    def _take(self) -> None:
        if self.isVisible():  # else it was cancelled
            super().accept()

    @Slot(str)
    def _on_file_selected(self, name: str) -> None:
        path, look = Path(name), self._look
        if look is None or path != look.typed or path == look.path:
            self.fileChosen.emit(path)
        elif self._asks and look.is_there:  # the system's dialog asked about another
            self._ask_about(look.path)
        else:
            self.fileChosen.emit(look.path)

    def _ask_about(self, path: Path) -> None:
        text = self.tr("There is a file “{name}” already. Replace it?").format(name=path.name)
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
        if QMessageBox.question(self.parentWidget(), self.windowTitle(), text, buttons) == (
            QMessageBox.StandardButton.Yes
        ):
            self.fileChosen.emit(path)

    # Qt's own

    def accept(self) -> None:
        typed = self._typed
        if typed is None:
            super().accept()
            return
        if self._asked is not None:
            asked, question = self._asked
            if asked == typed:
                return  # pressed once more
            question.cancel()
        job = self._folders.ask(typed, partial(_look_at, typed, self._ending))
        self._asked = typed, job
        job.finished.connect(self._on_looked)  # a slot of its own, which goes with it


class _Look(NamedTuple):
    """What there is by a name that was typed, and which file that stands for."""

    typed: Path
    path: Path
    is_there: bool


def _look_at(typed: Path, ending: str) -> _Look:
    """Slow. A file that is there and was meant, and a folder to enter, are left as they are."""
    if is_file(typed) or is_folder(typed):
        return _Look(typed, typed, True)
    path = typed.with_name(with_ending(typed.name, ending))
    return _Look(typed, path, is_file(path))
