"""A question about files that is asked again and again, folder by folder, and never twice at once of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.work.job import FolderLane, Job
from harzdame_gui.controllers.work.jobs import Jobs


class FolderQuestions(QObject):
    """Asks beside the GUI thread; not again of a folder that has not answered yet, as on a silent disk.

    Signals:
        answered(dict[Path, object]): what the question gave for files of one folder.
    """

    answered = Signal(object)

    def __init__(self, jobs: Jobs, question: Callable[[Path], object], parent: QObject) -> None:
        """`question` never raises."""
        super().__init__(parent)
        self._jobs = jobs
        self._question = question
        self._asked: set[Path] = set()

    def ask(self, paths: Iterable[Path]) -> None:
        """Ask about files, those of each folder together."""
        paths = tuple(paths)
        for folder in {path.parent for path in paths} - self._asked:
            self._asked.add(folder)
            files = tuple(path for path in paths if path.parent == folder)
            job = self._jobs.run(partial(self._answers, folder, files), lane=FolderLane(folder))
            job.finished.connect(self._on_answers)  # a slot of its own, which goes with it

    def _answers(self, folder: Path, paths: tuple[Path, ...], _job: Job) -> tuple[Path, dict[Path, object]]:
        return folder, {path: self._question(path) for path in paths}

    @Slot(object)
    def _on_answers(self, found: tuple[Path, dict[Path, object]]) -> None:
        folder, answers = found
        self._asked.discard(folder)
        self.answered.emit(answers)
