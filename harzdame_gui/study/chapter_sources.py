"""Where the chapters come from that are added while a study is edited: the main board, a set-up, text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from harzdame_engine import GameTree, Position
from PySide6.QtCore import QObject, Qt, Signal, Slot

from harzdame_gui.services import Services
from harzdame_gui.study.chapter_form import ChapterForm
from harzdame_gui.study.new_chapter import NewChapter, of_game, of_position

if TYPE_CHECKING:
    from harzdame_gui.setup.editor import SetupEditor


class ChapterSources(QObject):
    """Obeys the menu of the form; `here` is the position that is worked on.

    *Signals*
    found(Sequence[NewChapter]): these are to be added.
    """

    found = Signal(object)

    def __init__(self, services: Services, form: ChapterForm, here: Callable[[], Position]) -> None:
        super().__init__(form)
        self._services = services
        self._form = form
        self._here = here
        for wanted, slot in (
            (form.textPageWanted, self._add_text),
            (form.positionWanted, self._add_position),
            (form.gameWanted, self._add_game),
            (form.setUpWanted, self._set_up),
            (form.pasteWanted, self._paste),
        ):
            wanted.connect(slot)

    @Slot()
    def _add_text(self) -> None:
        page = GameTree(Position.start(self._here().rules.id))
        self.found.emit((NewChapter(self.tr("New page"), page),))

    @Slot()
    def _add_position(self) -> None:
        self.found.emit((of_position(self._services.session.position),))

    @Slot()
    def _add_game(self) -> None:
        self.found.emit((of_game(self._services.session.tree),))

    @Slot()
    def _set_up(self) -> None:
        """Ask for a position, beginning with the one that is worked on."""
        from harzdame_gui.setup.editor import SetupEditor

        window, ending = self._form.window(), self.tr("Add as a chapter")
        editor = SetupEditor(self._here(), self._services.jobs, window, only=ending)
        editor.follow(self._services.settings)
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        editor.studyWanted.connect(partial(self._on_set_up, editor))
        editor.open()

    def _on_set_up(self, editor: SetupEditor) -> None:
        position = editor.position
        editor.accept()
        self.found.emit((of_position(position),))

    @Slot()
    def _paste(self) -> None:
        """Ask for a position or games as text."""
        from harzdame_gui.study.text_dialog import ChapterTextDialog

        dialog = ChapterTextDialog(self._here().rules, self._services.jobs, self._form.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.found.connect(self.found)
        dialog.open()
