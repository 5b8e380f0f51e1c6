"""New files of studies: one that is begun, a copy, and one that cannot be written where it was."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.storage.file_failure import FileFailure, failure_of
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.study.unsaved_study import UnsavedStudy, copy_of, new_id
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job
from harzdame_gui.files.saving import name_filters
from harzdame_gui.services import Services
from harzdame_gui.study.exports import file_name
from harzdame_gui.study.new_study import new_study
from harzdame_gui.study.window import StudyWindow
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.games import spoken_language
from harzdame_gui.translation import translate
from harzdame_gui.widgets.file_dialogs import SaveDialog
from harzdame_gui.widgets.name_dialog import NameDialog


class NewStudyFile(QObject):
    """Asks where a study is to be saved, and writes it there.

    *Signals*
    created(Path): the file was written.
    failed(FileFailure): it was not.
    """

    created = Signal(object)
    failed = Signal(object)

    def __init__(self, services: Services, window: QWidget) -> None:
        super().__init__(window)
        self._services = services
        self._window = window

    def ask(self, title: str, make: Callable[[], bytes]) -> None:
        """Ask for the place of a study of this name."""
        dialog = SaveDialog(
            translate("StudyRoom", "Save the study"),
            self._window,
            self._services.folders,
            ending="pdn",
            filters=name_filters(),
            name=file_name(title),
        )
        dialog.fileChosen.connect(partial(self._create, make))
        dialog.open()

    def _create(self, make: Callable[[], bytes], path: Path) -> None:
        job = ChosenFile(self._services.jobs, path, partial(_write, path, make), doing=Doing.SAVING)
        hear(self, job, finished=partial(self._on_created, path), failed=partial(self._on_failed, path))

    def _on_created(self, path: Path, _result: object) -> None:
        self.created.emit(path)

    def _on_failed(self, path: Path, error: Exception) -> None:
        self.failed.emit(failure_of(error, path))


class StudySaveAs(QObject):
    """The new files that are asked for in the window of studies.

    *Signals*
    created(Path): a file was written, and is to be edited.
    copied(Unwritten): so was what this one says; `created` follows.
    """

    created = Signal(object)
    copied = Signal(object)

    def __init__(self, services: Services, window: StudyWindow) -> None:
        super().__init__(window)
        self._services = services
        self._window = window
        window.shelf.newWanted.connect(self._ask_for_name)

    def copy(self, study: UnsavedStudy) -> None:
        """Save a study under another name, and with an id of its own."""
        title = study.title
        self._ask_for_place(title, partial(copy_of, study, new_id(), title), study)

    @Slot()
    def _ask_for_name(self) -> None:
        dialog = NameDialog(
            translate("StudyRoom", "New study"),
            self._window,
            label=translate("StudyRoom", "Name of the study"),
        )
        dialog.named.connect(self._on_named)
        dialog.open()

    @Slot(str)
    def _on_named(self, name: str) -> None:
        game = self._services.session.position.rules.id
        self._ask_for_place(name, new_study(name, spoken_language(), game).encode)

    def _ask_for_place(
        self, title: str, make: Callable[[], bytes], copied: UnsavedStudy | None = None
    ) -> None:
        file = NewStudyFile(self._services, self._window)
        file.created.connect(partial(self._on_created, copied))
        file.failed.connect(self._on_failed)
        file.ask(title, make)

    def _on_created(self, copied: UnsavedStudy | None, path: Path) -> None:
        if copied is not None:
            self.copied.emit(copied)
        self.created.emit(path)

    @Slot(object)
    def _on_failed(self, failure: FileFailure) -> None:
        self._window.say(failure_message(failure, saving=True), warning=True)


def _write(path: Path, make: Callable[[], bytes], _job: Job) -> None:
    write_whole(path, make())
