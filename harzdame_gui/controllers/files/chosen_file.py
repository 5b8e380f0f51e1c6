"""Work on a file by a name that a person chose, which may be a link: in the lane of the file itself."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.storage.paths import real_name
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.hearing import tell_failure
from harzdame_gui.controllers.work.job import Doing, FileLane, FolderLane, Work, file_lane
from harzdame_gui.controllers.work.jobs import Jobs, let_go


class ChosenFile(QObject):
    """One piece of work, begun once it is known which file the name leads to; gone soon after it ended.

    Signals: those of the `Job` that does it.
    """

    finished = Signal(object)
    failed = Signal(object)
    ended = Signal()

    def __init__(
        self,
        jobs: Jobs,
        path: Path,
        work: Work,
        *,
        written: bool = True,
        beside: Path | None = None,
        doing: Doing | None = None,
    ) -> None:
        """Connect to it at once. `written` and `beside`: see `FileLane`."""
        super().__init__(jobs)
        self._jobs = jobs
        self._path = path
        self._work = work
        self._written = written
        self._beside = frozenset({beside} if beside is not None else ())
        self._doing = doing
        self._writing = Writing(Thing.FILES, path) if written else None
        self._begun = False
        # what is written waits for nothing that is read from a silent disk
        lane = FolderLane(path.parent) if written else file_lane(path, written=False)
        naming = jobs.run(lambda _job: real_name(path), lane=lane, doing=doing, writing=self._writing)
        naming.finished.connect(self._on_named)
        naming.ended.connect(self._on_naming_ended)
        jobs.closing.connect(self._on_closing)

    @Slot(object)
    def _on_named(self, real: str) -> None:
        if self._begun:
            return
        self._begun = True
        lane = FileLane(frozenset({self._path, Path(real)}), self._written, self._beside)
        job = self._jobs.run(self._work, lane=lane, doing=self._doing, writing=self._writing)
        job.finished.connect(self.finished)
        job.failed.connect(self._on_failed)
        job.ended.connect(self._on_ended)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        tell_failure(self, self.failed, error)

    @Slot()
    def _on_closing(self) -> None:
        """Nobody will be here to hear the answer: then the lane is that of the chosen name alone."""
        if self._written:
            self._on_named(str(self._path))

    @Slot()
    def _on_naming_ended(self) -> None:
        if not self._begun:  # it was cancelled, or given up
            self._on_ended()

    @Slot()
    def _on_ended(self) -> None:
        self.ended.emit()
        let_go(self)
