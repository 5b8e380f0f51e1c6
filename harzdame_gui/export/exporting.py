"""Exports: from the menu through the dialog to a file, the clipboard or a printer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from harzdame_engine.files.names import usable_name
from PySide6.QtCore import QObject, QStandardPaths, Qt, Slot
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from harzdame_gui.context import Context
from harzdame_gui.controllers.files.folders import standard_folder
from harzdame_gui.controllers.files.made_file import MadeFile
from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job
from harzdame_gui.export.pictures import image_of
from harzdame_gui.export.product import drawing_of, produce, sheets_of
from harzdame_gui.export.request import ExportFormat, ExportRequest, Size, What
from harzdame_gui.export.sending import Sending, paper_font, usual_paper
from harzdame_gui.export.source import ExportSource, SourceFile, source_of
from harzdame_gui.export.words import export_words
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.games import game_name
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.file_dialogs import SaveDialog

LARGEST_STUDY = 500
"""The most games for one page: a browser must hold them all."""


class Exporting(QObject):
    """Carries out the actions that export, copy a picture and print."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        actions, notices = context.commands, context.notices
        self._services = context.services
        self._file = context.late.file
        self._notices = notices
        self._board = context.board
        self._window = context.window
        self._sending = Sending(context.services, context.window, say=notices.say, warn=notices.warn)
        self._last = ExportRequest()
        self._folder: Path | None = None
        actions.export.triggered.connect(self._open)
        actions.copy_picture.triggered.connect(self._copy_picture)
        actions.print.triggered.connect(self._print_game)
        actions.stop_export.triggered.connect(self._stop)

    def _source(self) -> ExportSource:
        session = self._services.session
        return source_of(
            session.tree,
            session.node,
            study=self._study(),
            words=export_words(),
            font=paper_font(self._services.themes.theme),
            page=usual_paper(),
        )

    def _study(self) -> SourceFile | None:
        path, count = self._file.path, self._file.count
        if path is None or not 1 < count <= LARGEST_STUDY:
            return None
        return SourceFile(path, self._file.number, count, self._file.encoding)

    # The dialog

    @Slot()
    def _open(self) -> None:
        from harzdame_gui.export.dialog import ExportDialog

        source = self._source()
        offered = [What.POSITION]
        if source.score.steps:
            offered += [What.LINE, What.GAME]
        if source.study is not None:
            offered.append(What.STUDY)
        first = self._last._replace(flipped=self._board.orientation.flipped)
        services = self._services
        dialog = ExportDialog(
            source, services.themes.theme, self._window, offered=offered, first=first, jobs=services.jobs
        )
        dialog.saveWanted.connect(partial(self._ask_for_file, dialog, source))
        dialog.copyWanted.connect(partial(self._copy, source))
        dialog.printWanted.connect(partial(self._print, source))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # A file

    def _ask_for_file(self, above: QWidget, source: ExportSource, request: ExportRequest) -> None:
        self._last = request
        ending = str(request.format)
        dialog = SaveDialog(
            self.tr("Export"),
            above,
            self._services.folders,
            ending=ending,
            filters=[f"*.{ending}", self.tr("All files (*)")],
            first=self._usual_folders(request),
            name=_file_name(request, source),
        )
        dialog.fileChosen.connect(partial(self._on_file_chosen, above, source, request))
        dialog.open()

    def _usual_folders(self, request: ExportRequest) -> list[Path]:
        places = QStandardPaths.StandardLocation
        picture = request.format in (ExportFormat.PNG, ExportFormat.SVG, ExportFormat.GIF)
        usual = standard_folder(places.PicturesLocation if picture else places.DocumentsLocation)
        return [usual] if self._folder is None else [self._folder, usual]

    def _on_file_chosen(
        self, dialog: QWidget, source: ExportSource, request: ExportRequest, path: Path
    ) -> None:
        dialog.close()
        self._folder = path.parent
        jobs = self._services.jobs
        job = MadeFile(jobs, path, partial(produce, request, source), partial(write_whole, path))
        hear(self, job, finished=partial(self._on_written, path), failed=partial(self._on_failed, path))

    def _on_written(self, path: Path, _: object) -> None:
        text = self.tr("It is in the folder {folder}.").format(folder=path.parent)
        self._notices.say(Message(self.tr("“{name}” was written.").format(name=path.name), text))

    def _on_failed(self, path: Path, error: Exception) -> None:
        self._notices.warn(failure_message(failure_of(error, path), saving=True))

    # The clipboard

    @Slot()
    def _copy_picture(self) -> None:
        request = ExportRequest(
            look=self._last.look, size=Size.LARGE, flipped=self._board.orientation.flipped
        )
        self._copy(self._source(), request)

    def _copy(self, source: ExportSource, request: ExportRequest) -> None:
        self._last = request._replace(size=self._last.size)
        if request.format is ExportFormat.PNG:
            self._run(partial(_picture, request, source)).finished.connect(self._on_picture)
        else:
            self._run(partial(produce, request, source)).finished.connect(self._on_text)

    @Slot(object)
    def _on_picture(self, image: QImage) -> None:
        QGuiApplication.clipboard().setImage(image)
        self._notices.say(
            Message(self.tr("Picture copied."), self.tr("It can be pasted into a text, a mail or a chat."))
        )

    @Slot(object)
    def _on_text(self, data: bytes) -> None:
        QGuiApplication.clipboard().setText(data.decode())
        text = self.tr("It can be pasted into a forum or a mail.")
        self._notices.say(Message(self.tr("Text copied."), text))

    # A printer

    @Slot()
    def _print_game(self) -> None:
        source = self._source()
        what = What.GAME if source.score.steps else What.POSITION
        self._print(
            source,
            self._last._replace(what=what, format=ExportFormat.PDF, flipped=self._board.orientation.flipped),
        )

    def _print(self, source: ExportSource, request: ExportRequest) -> None:
        job = self._run(partial(sheets_of, request, source))
        job.finished.connect(self._sending.show)
        hear(self, job, failed=partial(self._on_failed, source.study.path if source.study else Path()))

    @Slot()
    def _stop(self) -> None:
        """End what is being made; a file that was to be written stays as it was."""
        stopped = False
        for job in self._services.jobs.under_way:
            if job.doing is Doing.EXPORTING:
                job.cancel()
                stopped = True
        if stopped:
            self._notices.say(Message(self.tr("The export was stopped."), self.tr("No file was changed.")))

    def _run(self, work: Callable[[Job], object]) -> Job:
        return self._services.jobs.run(work, doing=Doing.EXPORTING)


def _picture(request: ExportRequest, source: ExportSource, _job: Job) -> QImage:
    return image_of(drawing_of(request, source), request.size)


def _file_name(request: ExportRequest, source: ExportSource) -> str:
    """A name for the file, without the ending: that of the study, or of the players, or of the game."""
    if request.what is What.STUDY and source.study is not None:
        return source.study.path.stem
    score = source.score
    players = f"{score.white} – {score.black}" if score.white and score.black else ""
    name = players or game_name(score.start.rules)
    return usable_name(name, "harzdame")
