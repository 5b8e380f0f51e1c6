"""What is found in one window: asked for anew each time, but for what never changes while it is there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget

from harzdame_gui.context import Context
from harzdame_gui.controllers.library.questions import LibraryMarks
from harzdame_gui.controllers.study.study_service import OpenStudy, Shelved
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.finder import sources
from harzdame_gui.finder.entries import Entry
from harzdame_gui.finder.palette import Palette
from harzdame_gui.finder.sources import Ways
from harzdame_gui.study.shipped import shipped_studies

_MOST_STUDIES = 30


class Finding(QObject):
    """Gathers entries. Studies and the folders of the library come a moment after the field has opened."""

    def __init__(self, context: Context, ways: Ways, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._ways = context, ways
        self._lasting = [*sources.settings(ways), *sources.games(ways)]
        self._studies: dict[str, list[Entry]] = {}
        self._folders: list[Entry] = []
        self._commands: Sequence[Entry] = ()
        self.palette = Palette(context.ground)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._on_focus)

    def open(self) -> None:
        """Open the field with nothing in it."""
        self._commands = tuple(sources.commands_of(self._context.window))
        self.palette.open(self._entries)
        QTimer.singleShot(0, self, self._look)  # the field is seen first

    def _entries(self) -> Sequence[Entry]:
        return (
            *self._commands,
            *self._lasting,
            *(entry for entries in self._studies.values() for entry in entries),
            *sources.files(self._ways, self._context.settings.recent_files.value),
            *self._folders,
        )

    @Slot()
    def _look(self) -> None:
        """Ask, beside the GUI thread, what there is to read, and which folders the library has."""
        late = self._context.late
        hear(self, late.studies.shelf(shipped_studies()), finished=self._on_shelf)
        hear(self, late.library.known_marks(), finished=self._on_marks)

    def _on_shelf(self, studies: tuple[Shelved, ...]) -> None:
        for shelved in studies[:_MOST_STUDIES]:
            if str(shelved.path) not in self._studies and not shelved.away:
                job = self._context.late.studies.open(shelved.path, shipped=shelved.shipped, unasked=True)
                hear(self, job, finished=partial(self._on_study, str(shelved.path)))

    def _on_study(self, path: str, opened: OpenStudy) -> None:
        self._studies[path] = list(sources.course(self._ways, opened))
        self._refresh()

    def _on_marks(self, marks: LibraryMarks | None) -> None:
        self._folders = list(sources.folders(self._ways, marks.folders if marks is not None else ()))
        self._refresh()

    def _refresh(self) -> None:
        if self.palette.isVisible() and self.palette.field.text():
            self.palette.refresh()

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and not self.palette.isAncestorOf(now):
            self.palette.leave()
