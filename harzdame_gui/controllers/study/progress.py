"""How far studies have been read: plain records, and their form in a file of the profile.

A study is known by its id and a chapter by its own, so that a place is found again
when a file was moved, its texts were edited, or it is read in another language.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_gui.controllers.storage import kept_values
from harzdame_gui.controllers.storage.json_values import version_of
from harzdame_gui.controllers.storage.storage import copy_aside, locked, read_plain, write_whole

FILE_NAME = "studies.json"
_MOST_BYTES = 16 << 20
_VERSION = 1


class StudyProgress(NamedTuple):
    """The place in one study: after `ply` moves of a chapter.

    `done` are the chapters read to their end, `solved` the questions answered, each as
    ``chapter:ply``. `path` is where the file was last, `opened` when, in seconds.
    """

    chapter: str = ""
    ply: int = 0
    done: frozenset[str] = frozenset()
    solved: frozenset[str] = frozenset()
    path: str = ""
    opened: float = 0.0
    own: bool = False

    def with_solved(self, chapter: str, ply: int) -> StudyProgress:
        """The same with a question answered."""
        return self._replace(solved=self.solved | {f"{chapter}:{ply}"})

    def is_solved(self, chapter: str, ply: int) -> bool:
        """Whether a question was answered."""
        return f"{chapter}:{ply}" in self.solved

    def without_solved(self, chapter: str) -> StudyProgress:
        """The same with no question of a chapter answered."""
        kept = (each for each in self.solved if each.rpartition(":")[0] != chapter)
        return self._replace(solved=frozenset(kept))

    def begun_again(self) -> StudyProgress:
        """The same study as if it were new."""
        return StudyProgress(path=self.path, opened=self.opened, own=self.own)

    def with_done(self, chapter: str) -> StudyProgress:
        """The same with a chapter read to its end."""
        return self._replace(done=self.done | {chapter})


def read_all(path: Path) -> dict[str, StudyProgress]:
    """What is kept, by the ids of studies; nothing where the file is missing, unreadable or damaged.

    A damaged place in one study takes none in another along.
    """
    with suppress(OSError):
        return _understood(kept_values.read_values(path, _MOST_BYTES, _has_places) or {})
    return {}


def read_or_put_aside(path: Path) -> tuple[dict[str, StudyProgress], Path | None]:
    """The same; a file of which nothing is understood is put aside, to the path that is returned as well.

    Raises:
        OSError: it cannot be read.
        FileError: it is damaged, and another app is writing it.
    """
    values, aside = kept_values.read_or_put_aside(path, _MOST_BYTES, _has_places, turn=locked)
    return _understood(values), aside


def write(path: Path, study: str, progress: StudyProgress | None) -> None:
    """Keep the place in one study beside those in others; None forgets it.

    What a newer version of the app has put into the file stays there. One that is damaged, if only in
    one place, is kept aside before.

    Raises:
        OSError, FileError: it cannot be written, or it is not known what it holds; it is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        values = _for_writing(path)
        studies = values["studies"]
        if progress is None:
            studies.pop(study, None)
        else:
            before = studies.get(study)
            studies[study] = (before if isinstance(before, dict) else {}) | _written(progress)
        values["version"] = version_of(values, _VERSION)
        text = json.dumps(values, ensure_ascii=False, indent=1)
        write_whole(path, text.encode("utf-8", "surrogatepass"))  # names of files may be any bytes


def _for_writing(path: Path) -> dict[str, Any]:
    """The values in the file, with a copy put aside where writing would lose something."""
    values = kept_values.values_to_change(path, _MOST_BYTES, _has_places) or {}
    studies, understood = values.setdefault("studies", {}), _understood(values)
    if len(understood) < len(studies) and version_of(values, _VERSION) == _VERSION:
        copy_aside(path, read_plain(path, _MOST_BYTES))
        values["studies"] = {study: studies[study] for study in understood}
    return values


def _has_places(values: Mapping[str, Any]) -> bool:
    return not values or isinstance(values.get("studies"), dict)


def _understood(values: Mapping[str, Any]) -> dict[str, StudyProgress]:
    """The places that make sense."""
    kept: dict[str, StudyProgress] = {}
    for study, value in values.get("studies", {}).items():
        with suppress(ValueError, TypeError, KeyError, AttributeError, OverflowError):
            kept[study] = _progress(value)
    return kept


def _written(progress: StudyProgress) -> dict[str, Any]:
    return progress._asdict() | {"done": sorted(progress.done), "solved": sorted(progress.solved)}


def _progress(value: Mapping[str, object]) -> StudyProgress:
    return StudyProgress(
        chapter=str(value["chapter"]),
        ply=int(str(value["ply"])),
        done=_names(value["done"]),
        solved=_names(value["solved"]),
        path=str(value.get("path", "")),
        opened=float(str(value.get("opened", 0.0))),
        own=value.get("own") is True,
    )


def _names(value: object) -> frozenset[str]:
    if not isinstance(value, list):
        raise TypeError
    return frozenset(map(str, value))
