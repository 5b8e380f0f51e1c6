"""Studies from the main window: the way to their room, and to the course for beginners."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from harzdame_engine import GameTree
from PySide6.QtCore import QObject, QTimer, Slot

from harzdame_gui.context import Context
from harzdame_gui.study.commands import StudiesCommands
from harzdame_gui.study.stand import StudyStand
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.study.room import StudyRoom


class Studies(QObject):
    """Makes the room when it is first entered."""

    def __init__(self, context: Context, study: Callable[[GameTree], None]) -> None:
        super().__init__(context.window)
        late = context.late
        self._services = context.services
        self._late = late
        self._study = study
        self._notices = context.notices
        self._window = context.window
        self.room: StudyRoom | None = None
        self.actions = StudiesCommands(self)
        context.menu.offer(self.actions)
        context.window.addActions(self.actions.all())
        self.actions.open.triggered.connect(self.show)
        self.actions.begin_course.triggered.connect(self.begin_course)
        late.study_writing.failed.connect(self._on_not_written)
        if late.study_writing.failures:
            QTimer.singleShot(0, self, self._on_not_written)

    def close(self) -> None:
        """Close the window."""
        self._late.study_writing.failed.disconnect(self._on_not_written)  # another window tells of it
        if self.room is not None:
            self.room.close()

    def _entered(self) -> StudyRoom:
        if self.room is None:
            from harzdame_gui.study.room import StudyRoom

            self.room = StudyRoom(self._services, self._late, self._study, self._window)
            self.room.warned.connect(self._notices.warn)
            self.room.ended.connect(self._on_ended)
            self.room.take_up()
        return self.room

    @Slot(object)
    def _on_ended(self, message: Message) -> None:
        if self._notices.said == message:
            self._notices.dismiss()

    @Slot()
    def _on_not_written(self) -> None:
        """Make the room, which tells of it: it may have been written in that of an earlier window."""
        self._entered()

    @Slot()
    def show(self) -> None:
        """Open the window."""
        self._entered().open()

    def show_study(self, study: StudyStand | None) -> None:
        """Open the window on a study, or all of them, as `StudyRoom.hand_over` returned it."""
        room = self._entered()
        room.open()
        if study is not None:
            room.show_again(study)

    def read_shipped(self, path: Path) -> None:
        """Open the window on a study that came with the app."""
        self.show_study(StudyStand(path, shipped=True, editor=None))

    @Slot()
    def begin_course(self) -> None:
        """Begin the course for beginners, or go on with it."""
        self._entered().open_course()
