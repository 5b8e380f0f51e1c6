"""The programs that the user has added as engines. No other program is ever started."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

if TYPE_CHECKING:
    from harzdame_gui.controllers.engine.added_program import AddedProgram

FILE_NAME = "engines.json"


class Programs(QObject):
    """The engines that were added, in the order in which that was done; read when first asked for.

    Signals:
        changed(): there are others than before, or one was changed.
        setAside(Path): the file could not be understood; that is where it is kept.
        notRead(FileFailure): the file is there and cannot be read; it stays as it is, and is tried again.
    """

    changed = Signal()
    setAside = Signal(object)
    notRead = Signal(object)

    def __init__(self, path: Path | None, jobs: Jobs, parent: QObject | None = None) -> None:
        """`path`: the file that keeps them; None: nothing is kept."""
        super().__init__(parent)
        self._path = path
        self._jobs = jobs
        self._known: dict[str, AddedProgram] | None = None

    @property
    def all(self) -> tuple[AddedProgram, ...]:
        """Every program."""
        return tuple(self._there.values())

    @property
    def _there(self) -> dict[str, AddedProgram]:
        if self._known is None:
            self._known = self._read(self._path) if self._path else {}
        return self._known

    def _read(self, path: Path) -> dict[str, AddedProgram]:
        from harzdame_gui.controllers.engine.added_program import read_again, read_programs

        try:
            programs, aside = read_programs(path)
        except OSError as error:
            self.notRead.emit(failure_of(error, path))
            work = partial(read_again, path)
            RepeatedJob(self._jobs, work, lane=Lane.JOURNAL).finished.connect(self._on_read_again)
            return {}
        if aside is not None:
            self.setAside.emit(aside)
        return programs

    @Slot(object)
    def _on_read_again(self, found: dict[str, AddedProgram]) -> None:
        """What was not there before comes first, unless it was removed or changed meanwhile."""
        mine = {program_id: each for program_id, each in self._there.items() if program_id not in found}
        self._known = found | mine
        self.changed.emit()

    def find(self, program_id: str) -> AddedProgram | None:
        """The program of this id, if it is still there."""
        return self._there.get(program_id)

    def playing(self, game: str) -> tuple[AddedProgram, ...]:
        """The programs that play a game, by its id."""
        return tuple(each for each in self.all if game in each.games)

    def names(self) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """Id, name and games of each, for whoever offers them as players."""
        return tuple((each.id, each.name, each.games) for each in self.all)

    def put(self, program: AddedProgram) -> None:
        """Add a program, or change the one of this id."""
        if self._there.get(program.id) != program:
            self._there[program.id] = program
            self._keep(program.id, program)

    def remove(self, program_id: str) -> None:
        """Forget a program; it itself stays where it is."""
        if self._there.pop(program_id, None) is not None:
            self._keep(program_id, None)

    def _keep(self, program_id: str, program: AddedProgram | None) -> None:
        if self._path is not None:
            from harzdame_gui.controllers.engine.added_program import save_program

            work = partial(save_program, self._path, program_id, program, self.all)
            RepeatedJob(
                self._jobs,
                work,
                lane=Lane.JOURNAL,
                target=(self._path, program_id),
                writing=Writing(Thing.SETTINGS, self._path),
            )
        self.changed.emit()
