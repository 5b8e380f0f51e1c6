"""The room of studies: joins its window to the files, to the board and to the ways out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from harzdame_engine import GameTree
from harzdame_engine.game.snapshot import Snapshot
from harzdame_engine.study.study import Study
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.controllers.storage.file_failure import FileFailure, failure_of
from harzdame_gui.controllers.study.progress import StudyProgress
from harzdame_gui.controllers.study.reading import Reading
from harzdame_gui.controllers.study.study_service import OpenStudy
from harzdame_gui.controllers.study.unsaved_study import UnsavedStudy, study_of
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.files.saving import name_filters
from harzdame_gui.late_services import LateServices
from harzdame_gui.services import Services
from harzdame_gui.study.exports import StudyExports
from harzdame_gui.study.onward import Onward
from harzdame_gui.study.place_notices import PlaceNotices
from harzdame_gui.study.save_as import StudySaveAs
from harzdame_gui.study.shipped import shipped_studies
from harzdame_gui.study.stand import EditorStand, StudyStand
from harzdame_gui.study.study_editor import StudyEditor
from harzdame_gui.study.tour import tour_document, tour_game, tour_path, tours
from harzdame_gui.study.unsaved_notices import UnsavedNotices
from harzdame_gui.study.window import StudyWindow
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.connections import close_for_good
from harzdame_gui.widgets.file_dialogs import OpenDialog


class StudyRoom(QObject):
    """The window of studies and what happens in it.

    *Signals*
    warned(Message): this is to be said in another window, as that of studies is closed.
    ended(Message): that holds no longer.
    """

    warned = Signal(object)
    ended = Signal(object)

    def __init__(
        self,
        services: Services,
        late: LateServices,
        study: Callable[[GameTree], None],
        play: Callable[[Opponent, str], None],
        parent: QWidget,
    ) -> None:
        """`study` puts a game on the main board; `play` begins one against somebody, by the game's id."""
        super().__init__(parent)
        self._play = play
        self._services = services
        self._late = late
        self._service = late.studies
        self._study_on_board = study
        self._main = parent
        self._open: OpenStudy | None = None
        self._asked: StudyStand | None = None  # until it is read
        self._forgotten: tuple[str, StudyProgress] | None = None
        self._put_back = QAction(self.tr("Undo"), self)
        self.window = StudyWindow(services.settings)
        self.editor = StudyEditor(services, late, self.window.form, self.window.reader.board, self)
        self.window.reader.set_editor(self.editor)
        self._saving = StudySaveAs(services, self.window)
        self._unsaved = UnsavedNotices(self.editor.writing, self._saving, self.window)
        PlaceNotices(self._service, self.window).warned.connect(self.warned)
        StudyExports(services, self.window, self._shown_study)
        self._connect()

    def open(self) -> None:
        """Bring the window to the front."""
        fresh = not self.window.isVisible()
        self.window.come_forward()
        if fresh:
            self._show_shelf()
        else:
            self._list()

    def open_course(self) -> None:
        """Begin, or go on with, the course for beginners."""
        self.window.come_forward()
        self.open_study(shipped_studies()[0], shipped=True)

    def open_study(self, path: Path, *, shipped: bool = False) -> None:
        """Read a study."""
        self._ask_for(StudyStand(path, shipped, None))

    @Slot(str)
    def open_tour(self, game: str) -> None:
        """Take the tour of a game, by its id, or go on with it; one that was taken begins anew."""
        self.window.come_forward()
        self._ask_for(StudyStand(tour_path(game), True, None))

    @property
    def shown(self) -> tuple[Path, bool] | None:
        """The file of the study that is shown, and whether it came with the app; None: all studies are."""
        opened = self._open if self.window.shows_study else None
        return (opened.document.path, opened.shipped) if opened is not None else None

    def hand_over(self) -> StudyStand | None:
        """Have all that was typed written; returns what the room of another window is to go on with."""
        editor = self.editor.hand_over()
        if self._asked is not None:
            return self._asked
        return StudyStand(*self.shown, editor) if self.shown is not None else None

    def show_again(self, stand: StudyStand) -> None:
        """Go on with a study from another window; with one of the app in the language of now."""
        path = stand.path
        if game := tour_game(path):
            self._ask_for(stand._replace(path=tour_path(game)))
            return
        named = {each.name.partition(".")[0]: each for each in shipped_studies()} if stand.shipped else {}
        self._ask_for(stand._replace(path=named.get(path.name.partition(".")[0], path)))

    def take_up(self) -> None:
        """Say what waits to be written since another window was there."""
        self._unsaved.take_up()

    def close(self) -> None:
        """Close the window for good."""
        self.window.closed.disconnect(self._on_closed)
        self._leave_making()
        self._service.flush()
        close_for_good(self.window, self)

    def _connect(self) -> None:
        window, shelf = self.window, self.window.shelf
        window.closed.connect(self._on_closed)
        window.all_studies.clicked.connect(self._show_shelf)
        window.edit.toggled.connect(self._on_edit)
        window.commands.analyse.triggered.connect(self._analyse)
        window.commands.copy.triggered.connect(self._copy)
        window.reader.ended.connect(self._on_ended)
        shelf.opened.connect(self._on_chosen)
        shelf.forgotten.connect(self._forget)
        shelf.tourWanted.connect(self.open_tour)
        self._put_back.triggered.connect(self._on_put_back)
        shelf.openWanted.connect(self._ask_for_file)
        self._saving.created.connect(self._on_created)
        self._unsaved.warned.connect(self.warned)
        self._unsaved.ended.connect(self.ended)
        self.editor.named.connect(window.show_title)
        self.editor.chaptersChanged.connect(self._on_chapters_made)
        self._late.files.changed.connect(self._on_file_changed)
        self._late.editing.changed.connect(self._preview)  # what waits for it
        self._late.editing.failed.connect(self._on_edit_failed)
        self._service.changed.connect(self._list)  # a place was kept

    # The shelf

    @Slot()
    def _show_shelf(self) -> None:
        self._leave_making()
        self._open = self._asked = None
        self._list()

    @Slot()
    def _list(self) -> None:
        """If it is shown, show it as it is now."""
        if self._open is None and self.window.isVisible():
            self._service.shelf(shipped_studies(), made=tours()).finished.connect(self._on_shelf)

    @Slot(object)
    def _on_shelf(self, studies: object) -> None:
        if self._open is None and isinstance(studies, tuple):
            self.window.shelf.show_studies(studies)
            self.window.show_shelf()

    @Slot(object, bool, bool)
    def _on_chosen(self, path: Path, shipped: bool, anew: bool) -> None:
        self._ask_for(StudyStand(path, shipped, None, anew=anew))

    @Slot(str)
    def _forget(self, study: str) -> None:
        hear(self, self._service.forget(study), finished=partial(self._on_forgotten, study))

    def _on_forgotten(self, study: str, progress: StudyProgress | None) -> None:
        self._list()
        if progress is not None:
            self._forgotten = study, progress
            title = self.tr("The study was taken off the shelf; its file is where it was.")
            self.window.say(Message(title), actions=(self._put_back,))

    @Slot()
    def _on_put_back(self) -> None:
        if self._forgotten is not None:
            self.window.dismiss()
            self._service.keep(*self._forgotten)
            self._forgotten = None
            self._list()

    @Slot()
    def _ask_for_file(self) -> None:
        title, folders = self.tr("Open a study"), self._services.folders
        dialog = OpenDialog(title, self.window, folders, filters=name_filters())
        dialog.fileSelected.connect(lambda name: self.open_study(Path(name)))
        dialog.open()

    # Reading

    def _ask_for(self, study: StudyStand) -> None:
        """Read a study, unless another one, or the shelf, is asked for meanwhile."""
        self.window.dismiss()
        self._asked = study
        make = tour_document if study.shipped and tour_game(study.path) else PdnDocument.read
        job = self._service.open(study.path, shipped=study.shipped, make=make)
        hear(self, job, finished=partial(self._on_opened, study), failed=partial(self._on_failed, study))

    def _on_opened(self, asked: StudyStand, opened: OpenStudy) -> None:
        if asked is not self._asked:
            return
        self._asked = None
        self._leave_making()
        self._open = opened
        place = self._service.place_in(opened)
        taken = bool(tour_game(asked.path)) and len(place.done) == len(opened.study.chapters)
        self._read(opened.study, place.begun_again() if asked.anew or taken else place)
        reading = self.window.reader.reading
        if reading is not None and self.editor.writing.waits(opened.document.path):
            self._reread(opened.document.path, reading.chapter.number, reading.node.ply)
        if asked.editor is not None:
            self._make(asked.editor)
        elif asked.chapter is not None and reading is not None:
            reading.begin(asked.chapter)

    def _read(self, study: Study, progress: StudyProgress) -> None:
        reading = Reading(study, progress)
        reading.progressed.connect(partial(self._service.keep, study.id))
        self.window.show_study(study.title, own=self._open is not None and not self._open.shipped)
        if (onward := self._onward) is not None:
            self.window.reader.page.set_end(onward.text)
        self.window.reader.show_reading(reading)
        self._service.keep(study.id, reading.progress)

    def _on_failed(self, asked: StudyStand, error: Exception) -> None:
        if asked is self._asked:
            self._asked = None
            self.window.say(failure_message(failure_of(error, asked.path), saving=False), warning=True)

    @property
    def _onward(self) -> Onward | None:
        """Where the open study leads at its end."""
        return None if self._open is None else Onward(self._open, self._services.settings.results.value)

    @Slot()
    def _on_ended(self) -> None:
        onward = self._onward
        if onward is None or onward.opponent is None:
            self._show_shelf()
            return
        self.window.close()
        self._play(onward.opponent, onward.game)
        self._main.activateWindow()
        self._main.raise_()

    @Slot()
    def _analyse(self) -> None:
        """Put the chapter on the main board, at the position shown."""
        editor, reading = self.editor, self.window.reader.reading
        if editor.active:
            tree, node = editor.place
        elif self._open is not None and reading is not None and reading.chapter.tree is not None:
            tree, node = reading.chapter.tree, reading.node
        else:
            return
        copy, copies = Snapshot(tree).copy()
        copy.source = None  # it would be written from the words of the other tree
        self._study_on_board(copy)
        self._services.session.go_to(copies[node])
        self._main.activateWindow()
        self._main.raise_()

    def _shown_study(self) -> UnsavedStudy | None:
        """The study that is shown, with all that was typed; None: none is."""
        if self._open is None:
            return None
        self.window.form.take_over()
        document = self._open.document
        return self.editor.writing.unwritten_in(document.path) or UnsavedStudy(document)

    # Editing

    @Slot()
    def _copy(self) -> None:
        if self._open is not None:
            self._saving.copy(UnsavedStudy(self._open.document))

    @Slot(object)
    def _on_created(self, path: Path) -> None:
        self._leave_making()
        self._ask_for(StudyStand(path, False, EditorStand(1, ())))

    @Slot(bool)
    def _on_edit(self, editing: bool) -> None:
        reading = self.window.reader.reading
        if editing and reading is not None:
            self._make(EditorStand(reading.chapter.number, (0,) * reading.node.ply))
        elif self.editor.active:
            self._preview()

    def _make(self, stand: EditorStand) -> None:
        """Edit the study that is read, unless it came with the app."""
        opened = self._open
        if opened is not None and not opened.shipped:
            self.window.show_editing(editing=True)
            self.window.reader.show_form(shown=True)
            known = self.editor.begin(opened.document, stand)
            self._open = opened._replace(document=known)
            self._unsaved.remind()

    @Slot()
    def _preview(self) -> None:
        """Read what was made, as a reader would, once it is written."""
        window = self.window
        if not self.editor.active or window.edit.isChecked():
            return
        window.form.take_over()
        window.edit.setEnabled(False)
        if self.editor.busy:  # `changed` leads here again
            return
        number, ply = self.editor.number, self.editor.main_ply
        document = self.editor.end()
        self.window.reader.show_form(shown=False)
        if document is None:
            window.edit.setEnabled(True)
        else:
            self._reread(document.path, number, ply)

    def _reread(self, path: Path, number: int, ply: int) -> None:
        """Read the open study anew, with what is not in its file yet."""
        made = self.editor.writing.unwritten_in(path)
        if made is not None:
            job = self._services.jobs.run(partial(_study_in, made), lane=Lane.READING)
            hear(self, job, finished=partial(self._on_previewed, made.document, number, ply))

    def _on_previewed(self, document: PdnDocument, number: int, ply: int, study: Study) -> None:
        opened, reading = self._open, self.window.reader.reading
        self.window.edit.setEnabled(True)
        if opened is None or reading is None or not any(chapter.tree for chapter in study.chapters):
            return
        if self.editor.active or opened.document.path != document.path:
            return
        self._open = opened._replace(document=document, study=study)
        chapter = next((each.id for each in study.chapters if each.number == number), "")
        self._read(study, reading.progress._replace(chapter=chapter, ply=ply))

    @Slot(object)
    def _on_file_changed(self, path: Path) -> None:
        """The file of the open study was written, or read anew."""
        opened, reading = self._open, self.window.reader.reading
        document = self._late.files.document(path)
        if opened is None or document is None or path != opened.document.path:
            return
        self._open = opened._replace(document=document)
        if reading is not None and not self.editor.active and document.digest != opened.document.digest:
            self._reread(path, reading.chapter.number, reading.node.ply)

    @Slot()
    def _leave_making(self) -> None:
        if self.editor.active:
            self.window.show_editing(editing=False)
            self.editor.end()
            self.window.edit.setEnabled(True)
            self.window.reader.show_form(shown=False)
            self._unsaved.remind()

    @Slot()
    def _on_closed(self) -> None:
        self._asked = None
        self._leave_making()
        self._unsaved.warn()

    @Slot(object, int)
    def _on_chapters_made(self, names: tuple[str, ...], index: int) -> None:
        self.window.reader.chapters.show_names(names, index)

    @Slot(object)
    def _on_edit_failed(self, failure: FileFailure) -> None:
        if self.editor.active:
            self.window.say(failure_message(failure, saving=True), warning=True)


def _study_in(made: UnsavedStudy, _job: Job) -> Study:
    return study_of(made)
