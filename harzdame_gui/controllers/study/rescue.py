"""What is not in the files of studies as the app ends: kept in the profile, for the next start."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.study.study_service import StudyService
from harzdame_gui.controllers.study.study_writer import StudyWriter
from harzdame_gui.controllers.study.unsaved_study import new_id
from harzdame_gui.controllers.work.jobs import Jobs


class Rescue(QObject):
    """Puts studies that could not be written on the shelf, as the last that is done."""

    def __init__(
        self,
        writing: StudyWriter,
        service: StudyService,
        jobs: Jobs,
        *,
        titled: Callable[[str], str],
        parent: QObject | None = None,
    ) -> None:
        """`titled`: the title of a copy that was rescued, from that of its study."""
        super().__init__(parent)
        self._writing = writing
        self._service = service
        self._titled = titled
        jobs.closing.connect(self._rescue)

    @Slot()
    def _rescue(self) -> None:
        for study in self._writing.unwritten:
            self._service.rescue(study, new_id(), self._titled(study.title))
