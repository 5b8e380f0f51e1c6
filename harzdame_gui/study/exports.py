"""Ways out of the room of studies: a booklet on paper, and a page for the browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from harzdame_engine.export.exercises import PaperExercise
from harzdame_engine.files.names import usable_name
from harzdame_engine.study.page import page, words_in
from harzdame_engine.study.paper import exercises_in
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.files.made_file import MadeFile
from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.study.unsaved_study import UnsavedStudy, study_of
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job
from harzdame_gui.export.booklet import PaperStyle, Sheets
from harzdame_gui.export.exercise_sheets import ExerciseSheets
from harzdame_gui.export.sending import Sending, paper_font, usual_paper
from harzdame_gui.services import Services
from harzdame_gui.study.booklet import StudyBooklet
from harzdame_gui.study.window import StudyWindow
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.message import Message
from harzdame_gui.translation import translate
from harzdame_gui.widgets.file_dialogs import SaveDialog


class StudyExports(QObject):
    """Prints and exports the study that is shown."""

    def __init__(
        self, services: Services, window: StudyWindow, shown: Callable[[], UnsavedStudy | None]
    ) -> None:
        super().__init__(window)
        self._services = services
        self._window = window
        self._shown = shown
        warn = partial(window.say, warning=True)
        self._sending = Sending(services, window, say=window.say, warn=warn)
        self._exercises = ExerciseSheets(services, window, say=window.say, warn=warn)
        window.commands.print.triggered.connect(self._print)
        window.commands.sheet.triggered.connect(self._ask_for_sheet)
        window.commands.publish.triggered.connect(self._publish)

    @Slot()
    def _print(self) -> None:
        study = self._shown()
        if study is None:
            return
        style = PaperStyle(usual_paper(), paper_font(self._services.themes.theme))
        job = self._services.jobs.run(partial(_sheets, study, style), doing=Doing.EXPORTING)
        job.finished.connect(self._sending.show)

    @Slot()
    def _ask_for_sheet(self) -> None:
        study = self._shown()
        if study is not None:
            job = self._services.jobs.run(partial(_exercises, study), doing=Doing.READING)
            hear(self, job, finished=partial(self._exercises.ask, study.title))

    @Slot()
    def _publish(self) -> None:
        study = self._shown()
        if study is None:
            return
        dialog = SaveDialog(
            translate("StudyRoom", "Export the study"),
            self._window,
            self._services.folders,
            ending="html",
            filters=["*.html"],
            name=file_name(study.title),
        )
        dialog.fileChosen.connect(partial(self._on_page_wanted, study))
        dialog.open()

    def _on_page_wanted(self, study: UnsavedStudy, path: Path) -> None:
        job = MadeFile(self._services.jobs, path, partial(_page, study), partial(write_whole, path))
        hear(self, job, finished=partial(self._on_page_written, path), failed=partial(self._on_failed, path))

    def _on_page_written(self, path: Path, _result: object) -> None:
        title = translate("StudyRoom", "“{name}” was written.").format(name=path.name)
        text = translate("StudyRoom", "Any browser shows it, also without a network: {folder}").format(
            folder=path.parent
        )
        self._window.say(Message(title, text))

    def _on_failed(self, path: Path, error: Exception) -> None:
        self._window.say(failure_message(failure_of(error, path), saving=True), warning=True)


def file_name(title: str) -> str:
    """A name for the file of a study, without what its kind is told by."""
    return usable_name("".join(sign if sign.isalnum() or sign in " -_" else " " for sign in title), "study")


def _sheets(shown: UnsavedStudy, style: PaperStyle, job: Job) -> Sheets:
    study = study_of(shown)
    return StudyBooklet(study, words_in(study.language).shared, style, job).sheets(job)


def _exercises(shown: UnsavedStudy, _job: Job) -> list[PaperExercise]:
    return list(exercises_in(study_of(shown)))


def _page(shown: UnsavedStudy, _job: Job) -> bytes:
    study = study_of(shown)
    return page(study, words_in(study.language)).encode()
