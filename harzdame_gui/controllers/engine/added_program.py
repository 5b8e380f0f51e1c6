"""An engine that the user has added, and the versioned file of the profile that keeps them.

It knows neither processes nor games, and nothing of who asks for the programs.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.hub.declared import Declarations, Declared, ParameterKind
from harzdame_engine.hub.lines import excerpt

from harzdame_gui.controllers.storage.json_values import version_of
from harzdame_gui.controllers.storage.kept_values import read_or_put_aside, read_values, values_to_change
from harzdame_gui.controllers.storage.storage import in_turn, write_whole
from harzdame_gui.controllers.work.job import Job

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


def read_programs(path: Path) -> tuple[dict[str, AddedProgram], Path | None]:
    """The programs in the file at `path`, by their ids, and where it was put aside if it makes no sense.

    Raises:
        OSError: it cannot be read just now.
    """
    values, aside = read_or_put_aside(path, _MOST_BYTES, _has_programs)
    return _programs(values), aside


def read_again(path: Path, _job: Job) -> dict[str, AddedProgram]:
    """Read the programs in the file at `path`. Raises OSError: it can still not be read."""
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


def save_program(
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
