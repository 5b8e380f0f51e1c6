"""The programs that the user has added as engines. No other program is ever started.

They are kept in a versioned file of the profile. It knows neither processes nor games.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from contextlib import suppress
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.hub.declared import Declarations, Declared, ParameterKind
from harzdame_engine.hub.lines import excerpt
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.json_values import version_of
from harzdame_gui.controllers.storage.kept_values import read_or_put_aside, read_values, values_to_change
from harzdame_gui.controllers.storage.storage import in_turn, write_whole
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

FILE_NAME = "engines.json"
VERSION = 1
MOST_SECONDS = 3600.0
MOST_LETTERS = 80
"""Letters of a name, an author and a version: as many as are taken of what a program says of itself."""
_MOST_BYTES = 16 << 20
_BROKEN = (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError)


class ProgramLanguage(StrEnum):
    """The protocols that programs speak, as the file names them."""

    HUB_2 = "hub-2"
    HUB_1 = "hub-1"


class AddedProgram(NamedTuple):
    """An engine that the user has added.

    `path` with `arguments` is started in `folder`; an empty one is that of the program.
    `parameters` are those that it declared, `values` what the user set them to.
    `games` are the ids of those that it plays; `author` and `version` by its own account.
    """

    id: str
    name: str
    path: str
    arguments: tuple[str, ...] = ()
    folder: str = ""
    language: ProgramLanguage = ProgramLanguage.HUB_2
    thinking_time: float = 1.0
    parameters: tuple[Declared, ...] = ()
    values: tuple[tuple[str, str], ...] = ()
    games: tuple[str, ...] = ()
    version: str = ""
    author: str = ""

    @property
    def command(self) -> tuple[str, ...]:
        """The program and its arguments."""
        return (self.path, *self.arguments)

    @property
    def working_folder(self) -> Path | None:
        """The folder that it is started in; None: whichever it is, for it has no path."""
        if self.folder:
            return Path(self.folder)
        path = Path(self.path)
        return path.parent if path.is_absolute() else None

    def with_value(self, name: str, value: str) -> AddedProgram:
        """The same program with a parameter set; one that has its default is not kept."""
        values = dict(self.values)
        values[name] = value
        usual = {parameter.name: parameter.value for parameter in self.parameters}
        kept = tuple((key, text) for key, text in values.items() if usual.get(key) != text)
        return self._replace(values=kept)


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
        try:
            values, aside = read_or_put_aside(path, _MOST_BYTES, _has_programs)
        except OSError as error:
            self.notRead.emit(failure_of(error, path))
            work = partial(_read_again, path)
            RepeatedJob(self._jobs, work, lane=Lane.JOURNAL).finished.connect(self._on_read_again)
            return {}
        if aside is not None:
            self.setAside.emit(aside)
        return _programs(values)

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
            work = partial(_save, self._path, program_id, program, self.all)
            RepeatedJob(
                self._jobs,
                work,
                lane=Lane.JOURNAL,
                target=(self._path, program_id),
                writing=Writing(Thing.SETTINGS, self._path),
            )
        self.changed.emit()


def new_id() -> str:
    """An id that no program has yet."""
    import uuid

    return uuid.uuid4().hex


def _has_programs(values: Mapping[str, Any]) -> bool:
    return isinstance(values.get("engines"), list)


def _programs(values: Mapping[str, Any]) -> dict[str, AddedProgram]:
    """The programs among the values of a file, by their ids, those that make no sense passed over."""
    read = (_program(item) for item in values.get("engines", ()))
    return {program.id: program for program in read if program is not None}


def _read_again(path: Path, _job: Job) -> dict[str, AddedProgram]:
    """Raises OSError: it can still not be read."""
    return _programs(read_values(path, _MOST_BYTES, _has_programs) or {})


def _program(item: Any) -> AddedProgram | None:
    with suppress(*_BROKEN):
        program = AddedProgram(
            str(item["id"]),
            excerpt(str(item["name"]), MOST_LETTERS),
            str(item["path"]),
            tuple(map(str, item["arguments"])),
            str(item["folder"]),
            ProgramLanguage(item["language"]),
            float(item["thinking_time"]),
            _bounded(map(_declared, item["parameters"])),
            _values_of(item["values"]),
            tuple(map(str, item["games"])),
            excerpt(str(item["version"]), MOST_LETTERS),
            excerpt(str(item["author"]), MOST_LETTERS),
        )
        if program.id and program.path and 0 < program.thinking_time <= MOST_SECONDS:
            return program
    return None


def _declared(item: Any) -> Declared:
    least, most = (None if bound is None else float(bound) for bound in (item["least"], item["most"]))
    if not all(bound is None or math.isfinite(bound) for bound in (least, most)):
        raise ValueError("endless bounds")
    values = tuple(map(str, item["values"]))
    return Declared(str(item["name"]), str(item["value"]), values, ParameterKind(item["kind"]), least, most)


def _values_of(kept: Mapping[Any, Any]) -> tuple[tuple[str, str], ...]:
    values = _bounded(Declared(str(name), str(value)) for name, value in kept.items())
    return tuple((each.name, each.value) for each in values)


def _bounded(parameters: Iterable[Declared]) -> tuple[Declared, ...]:
    """The parameters as far as a program may declare them: no more, and none longer."""
    declarations = Declarations()
    for each in parameters:
        declarations.add(each)
    return tuple(declarations.by_name.values())


def _written(program: AddedProgram) -> dict[str, Any]:
    return program._asdict() | {
        "values": dict(program.values),
        "parameters": [each._asdict() for each in program.parameters],
    }


def _save(
    path: Path, program_id: str, program: AddedProgram | None, every: tuple[AddedProgram, ...], _job: Job
) -> None:
    """Change one program in what the file holds now; another app may have added others.

    Raises:
        FileError: it cannot be written, or what it holds cannot be read; it is as it was.
    """
    with in_turn(path):
        values = values_to_change(path, _MOST_BYTES, _has_programs)
        if values is None:
            values = {"engines": [_written(each) for each in every]}
        listed: list[Any] = list(values["engines"])
        places = [place for place, item in enumerate(listed) if _id(item) == program_id]
        if program is not None:
            listed[slice(places[0], places[0] + 1) if places else slice(len(listed), None)] = [
                _written(program)
            ]
        elif places:
            del listed[places[0]]
        whole = values | {"version": version_of(values, VERSION), "engines": listed}
        data = json.dumps(whole, indent=2, ensure_ascii=False).encode() + b"\n"
        write_whole(path, data)


def _id(item: Any) -> Any:
    return item.get("id") if isinstance(item, Mapping) else None
