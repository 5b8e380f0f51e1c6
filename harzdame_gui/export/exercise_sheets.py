"""Sheets of exercises from the rooms that have some: asked about, and printed or written as a PDF file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from harzdame_engine.export.exercises import PaperExercise
from harzdame_engine.files.names import usable_name
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.files.made_file import MadeFile
from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job
from harzdame_gui.export.booklet import PaperStyle, Sheets
from harzdame_gui.export.exercise_dialog import ExerciseDialog
from harzdame_gui.export.exercise_sheet import ExerciseSheet, SheetChoice, WantedSheet
from harzdame_gui.export.sending import Sending, paper_font, usual_paper
from harzdame_gui.export.words import export_words
from harzdame_gui.services import Services
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.file_dialogs import SaveDialog


class ExerciseSheets(QObject):
    """Asks above a window; `say` and `warn` tell there what came of it."""

    def __init__(
        self,
        services: Services,
        window: QWidget,
        *,
        say: Callable[[Message], object],
        warn: Callable[[Message], object],
    ) -> None:
        super().__init__(window)
        self._services = services
        self._window = window
        self._say, self._warn = say, warn
        self._sending = Sending(services, window, say=say, warn=warn)

    def ask(self, title: str, exercises: Sequence[PaperExercise]) -> None:
        """Ask how a sheet of these exercises is to be."""
        if not exercises:
            title = self.tr("There is no exercise here.")
            text = self.tr("A sheet takes puzzles with a solution, and questions of a study.")
            self._warn(Message(title, text))
            return
        style = PaperStyle(usual_paper(), paper_font(self._services.themes.theme))
        wanted = WantedSheet(title, exercises, export_words(), style)
        dialog = ExerciseDialog(len(exercises), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.pdfWanted.connect(partial(self._on_pdf_wanted, wanted))
        dialog.printWanted.connect(partial(self._on_print_wanted, wanted))
        dialog.open()

    def _on_print_wanted(self, wanted: WantedSheet, choice: SheetChoice) -> None:
        job = self._services.jobs.run(partial(_sheets, wanted, choice), doing=Doing.EXPORTING)
        job.finished.connect(self._sending.show)

    def _on_pdf_wanted(self, wanted: WantedSheet, choice: SheetChoice) -> None:
        kept = "".join(sign if sign.isalnum() or sign in " -_" else " " for sign in wanted.title)
        dialog = SaveDialog(
            self.tr("Save the exercise sheet"),
            self._window,
            self._services.folders,
            ending="pdf",
            filters=["*.pdf"],
            name=usable_name(kept, "exercises"),
        )
        dialog.fileChosen.connect(partial(self._write, wanted, choice))
        dialog.open()

    def _write(self, wanted: WantedSheet, choice: SheetChoice, path: Path) -> None:
        job = MadeFile(self._services.jobs, path, partial(_pdf, wanted, choice), partial(write_whole, path))
        hear(self, job, finished=partial(self._on_written, path), failed=partial(self._on_failed, path))

    def _on_written(self, path: Path, _result: object) -> None:
        self._say(Message(self.tr("“{name}” was written.").format(name=path.name), str(path.parent)))

    def _on_failed(self, path: Path, error: Exception) -> None:
        self._warn(failure_message(failure_of(error, path), saving=True))


def _made(wanted: WantedSheet, choice: SheetChoice, job: Job) -> ExerciseSheet:
    return ExerciseSheet(wanted, choice, job)


def _sheets(wanted: WantedSheet, choice: SheetChoice, job: Job) -> Sheets:
    return _made(wanted, choice, job).sheets(job)


def _pdf(wanted: WantedSheet, choice: SheetChoice, job: Job) -> bytes:
    return _made(wanted, choice, job).pdf(job)
