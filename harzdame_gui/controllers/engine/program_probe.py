"""Questions to a program before it plays: does it answer, in which protocol, and what can be set."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from harzdame_engine.hub.dialect import Dialect, Hub2
from harzdame_engine.hub.dialect_1 import Hub1
from harzdame_engine.hub.identify import Identity, identify
from harzdame_engine.hub.lines import HubSyntaxError, excerpt
from harzdame_engine.hub.program import EngineStartError, EngineTimeout, HubError
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.added_program import MOST_LETTERS, AddedProgram, ProgramLanguage, new_id
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs

PATIENCE = 10.0
"""Seconds for a program that is known to answer; some read gigabytes first."""
FIRST_PATIENCE = 5.0
"""Likewise for each way of starting one that is tried."""
_ARGUMENTS: tuple[tuple[str, ...], ...] = ((), ("hub",))
"""The arguments to try: many programs speak the protocol only when told to."""


def dialect_of(language: ProgramLanguage) -> Dialect:
    """The words of a protocol."""
    return Hub1() if language is ProgramLanguage.HUB_1 else Hub2()


class ProgramProbe(QObject):
    """One question at a time, each in a process of its own.

    Signals:
        answered(AddedProgram): it answers; the record has what it said.
        failed(HubError): it does not.
        ended(): nothing is being asked any more, also after a cancellation.
    """

    answered = Signal(object)
    failed = Signal(object)
    ended = Signal()

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        """Whether a program is being asked."""
        return self._job is not None

    def meet(self, path: Path) -> None:
        """Find out how to start the program at `path` and what it is."""
        self._run(partial(_met, path))

    def test(self, program: AddedProgram) -> None:
        """Ask a program that was added, with the values of its parameters."""
        self._run(partial(_tested, program))

    def cancel(self) -> None:
        """Ask no longer; the program is ended. No signal follows but `ended`."""
        if self._job is not None:
            self._job.cancel()

    def _run(self, work: partial[AddedProgram]) -> None:
        self.cancel()
        self._job = job = self._jobs.run(work)
        job.finished.connect(self.answered)
        job.failed.connect(self.failed)
        hear(self, job, ended=partial(self._on_ended, job))

    def _on_ended(self, job: Job) -> None:
        if self._job is job:
            self._job = None
            self.ended.emit()


def _met(path: Path, job: Job) -> AddedProgram:
    problem: HubError = EngineTimeout(f"{path.name}: no answer")
    for arguments in _ARGUMENTS:
        if job.token.stopped:
            break
        program = AddedProgram(new_id(), path.stem, str(path), arguments)
        for language in ProgramLanguage:
            try:
                found = _asked(program._replace(language=language), job, FIRST_PATIENCE)
            except EngineStartError:
                raise
            except HubError as error:
                problem = error
                break  # the other protocol begins in the same way
            if found.name:
                name = excerpt(" ".join(filter(None, (found.name, found.version))), MOST_LETTERS)
                return _told(program._replace(language=language, name=name), found)
    raise problem


def _tested(program: AddedProgram, job: Job) -> AddedProgram:
    try:
        return _told(program, _asked(program, job, PATIENCE, dict(program.values)))
    except HubSyntaxError as error:
        raise HubError(str(error)) from error


def _asked(
    program: AddedProgram, job: Job, patience: float, values: dict[str, str] | None = None
) -> Identity:
    return identify(
        program.command,
        program.working_folder,
        dialect=dialect_of(program.language),
        parameters=values,
        patience=patience,
        stop=job.token,
    )


def _told(program: AddedProgram, found: Identity) -> AddedProgram:
    """The record with what it said now; values for what it no longer declares are dropped."""
    names = {parameter.name for parameter in found.parameters}
    values = program.values
    if found.parameters:
        values = tuple((name, value) for name, value in values if name in names)
    return program._replace(
        parameters=found.parameters,
        values=values,
        games=found.games,
        version=found.version,
        author=found.author,
    )
