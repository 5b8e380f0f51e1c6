"""Additions to studies from anywhere: a study is asked for, read, and gets chapters behind its last one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from harzdame_engine.study.study import MOST_CHAPTERS, heading_of
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.files.file_history import FileEdit
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FileFailure, failure_of
from harzdame_gui.controllers.study.study_service import OpenStudy
from harzdame_gui.controllers.study.unsaved_study import new_id
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.late_services import LateServices
from harzdame_gui.notices.card import Tone
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.services import Services
from harzdame_gui.study.add_dialog import AddToStudyDialog
from harzdame_gui.study.new_chapter import NewChapter, Offer, as_text
from harzdame_gui.study.save_as import NewStudyFile
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.games import spoken_language
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted


class StudyAdding(QObject):
    """Asks, adds, and tells of it where it is seen; what was added can be looked at, and taken out again.

    *Signals*
    showWanted(Path): a study is to be shown.
    """

    showWanted = Signal(object)

    def __init__(self, services: Services, late: LateServices, notices: Notices, parent: QWidget) -> None:
        super().__init__(parent)
        self._services, self._late, self._notices = services, late, notices
        self._window = parent
        self._path: Path | None = None  # of the study that was added to last
        self._made: object = None
        """The edit that can be undone: the addition, once it is in the file."""
        self._show = QAction(self.tr("Show"), self)
        self._undo = QAction(self.tr("Undo"), self)
        self._show.triggered.connect(self._on_show)
        self._undo.triggered.connect(self._on_undo)
        self._told: tuple[Message, tuple[QAction, ...]] | None = None
        late.study_writing.arranged.connect(self._on_arranged)
        late.editing.edited.connect(self._on_edited)

    def close(self) -> None:
        """Hear no more of what is written; the window closes."""
        self._late.study_writing.arranged.disconnect(self._on_arranged)
        self._late.editing.edited.disconnect(self._on_edited)

    def ask(self, offers: Sequence[Offer], over: QWidget | None = None) -> None:
        """Ask to which study one of these is added; `over`: the window in which that was wanted."""
        latest = self._services.settings.study_added_to
        dialog = AddToStudyDialog(offers, latest.value, over or self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(partial(self._on_answered, dialog))
        hear(dialog, self._late.studies.shelf(()), finished=dialog.show_studies)
        dialog.open()

    def _on_answered(self, dialog: AddToStudyDialog) -> None:
        chapters, path, name = dialog.chapters, dialog.study, dialog.new_name
        if path is not None:
            self.add(path, chapters)
            return
        text = as_text(chapters[0], study=name, study_id=new_id(), language=spoken_language())
        file = NewStudyFile(self._services, self._window)
        file.created.connect(lambda path: self.add(path, chapters[1:]))
        file.failed.connect(self._on_not_saved)
        file.ask(name, text.encode)

    def add(self, path: Path, chapters: Sequence[NewChapter]) -> None:
        """Add chapters to the study in a file; of a new one the first is there already."""
        job = self._late.studies.open(path, shipped=False)
        hear(
            self,
            job,
            finished=partial(self._on_read, chapters),
            failed=lambda error: self._on_failed(failure_of(error, path)),
        )

    def _on_read(self, chapters: Sequence[NewChapter], opened: OpenStudy) -> None:
        writing, path = self._late.study_writing, opened.document.path
        self._late.studies.keep(opened.study.id, self._late.studies.place_in(opened))  # on the shelf
        document = writing.begin(opened.document)
        heading = heading_of(document.content, path.stem)
        last = len(document.content.games)
        if last + len(chapters) > MOST_CHAPTERS:
            title = self.tr("Nothing was added to “{name}”.").format(name=heading.title)
            text = counted.tr("A study has %Ln chapters at most.", "", MOST_CHAPTERS)
            self._notices.tell(Message(title, text))
            return
        study_id = heading.id or new_id()
        for new in chapters:
            told = new if new.name else new._replace(name=str(last + 1))
            text = as_text(told, study=heading.title, study_id=study_id, language=heading.language)
            writing.add(path, text, last)
        self._services.settings.study_added_to.set(str(path))
        self._tell(path, writing.name(path) or heading.title, len(chapters))

    def _tell(self, path: Path, title: str, added: int) -> None:
        self._path, self._made = path, None
        self._undo.setEnabled(False)
        told = Message(self.tr("It is in the study “{name}”.").format(name=title))
        self._told = told, (self._show, self._undo) if added == 1 else (self._show,)
        self._notices.tell(told, Tone.CALM, self._told[1])

    @Slot(object, object)
    def _on_arranged(self, document: PdnDocument, _change: object) -> None:
        if document.path == self._path:
            self._made = self._late.editing.next_undo(document.path)
            self._undo.setEnabled(self._made is not None)

    @Slot(object)
    def _on_edited(self, edit: FileEdit) -> None:
        """Tell it again in place of what is told of an edit of any file."""
        if self._told is not None and self._path is not None and edit.touches(self._path):
            told, actions = self._told
            self._told = None
            self._made = self._late.editing.next_undo(self._path)
            self._undo.setEnabled(self._made is not None)
            self._notices.tell(told, Tone.CALM, actions)

    def _on_failed(self, failure: FileFailure) -> None:
        self._notices.tell(failure_message(failure, saving=False))

    @Slot(object)
    def _on_not_saved(self, failure: FileFailure) -> None:
        self._notices.tell(failure_message(failure, saving=True))

    @Slot()
    def _on_show(self) -> None:
        if self._path is not None:
            self.showWanted.emit(self._path)

    @Slot()
    def _on_undo(self) -> None:
        """Take the addition out, if nothing was done after it."""
        if self._path is not None and self._late.editing.next_undo(self._path) == self._made:
            self._late.editing.undo(self._path)
        self._notices.dismiss()
