"""How far studies have been read: plain records, and their form in a file of the profile.

A study is known by its id and a chapter by its own, so that a place is found again
when a file was moved, its texts were edited, or it is read in another language.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from harzdame_gui.controllers.storage.storage import locked, read_plain, write_whole

FILE_NAME = "studies.json"
_MOST_BYTES = 16 << 20
_VERSION = 1


class Progress(NamedTuple):
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

    def with_solved(self, chapter: str, ply: int) -> Progress:
        """The same with a question answered."""
        return self._replace(solved=self.solved | {f"{chapter}:{ply}"})

    def is_solved(self, chapter: str, ply: int) -> bool:
        """Whether a question was answered."""
        return f"{chapter}:{ply}" in self.solved

    def without_solved(self, chapter: str) -> Progress:
        """The same with no question of a chapter answered."""
        kept = (each for each in self.solved if each.rpartition(":")[0] != chapter)
        return self._replace(solved=frozenset(kept))

    def with_done(self, chapter: str) -> Progress:
        """The same with a chapter read to its end."""
        return self._replace(done=self.done | {chapter})


def read_all(path: Path) -> dict[str, Progress]:
    """What is kept, by the ids of studies; nothing where the file is missing, unreadable or damaged.

    A damaged place in one study takes none in another along.
    """
    with suppress(OSError):
        return _understood(read_plain(path, _MOST_BYTES))[0]
    return {}


def write(path: Path, study: str, progress: Progress | None) -> None:
    """Keep the place in one study beside those in others; None forgets it.

    A file that is damaged, if only in one place, is kept aside as ``.bak`` before.

    Raises:
        OSError, FileError: it cannot be written, or what it holds cannot be read; it is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        kept = _for_writing(path)
        if progress is None:
            kept.pop(study, None)
        else:
            kept[study] = progress
        write_whole(path, _written(kept))


def _for_writing(path: Path) -> dict[str, Progress]:
    """What is kept, with a copy put aside where writing would lose something."""
    try:
        data = read_plain(path, _MOST_BYTES)
    except FileNotFoundError:
        return {}
    kept, whole = _understood(data)
    if not whole:
        write_whole(path.with_name(path.name + ".bak"), data)
    return kept


def _understood(data: bytes) -> tuple[dict[str, Progress], bool]:
    """The places in a file, and whether those are all that it holds."""
    kept: dict[str, Progress] = {}
    whole = False
    with suppress(ValueError, TypeError, KeyError, AttributeError, RecursionError):
        found = json.loads(data)
        studies = {} if found == {} else found["studies"]
        for key, value in studies.items():
            with suppress(ValueError, TypeError, KeyError, AttributeError, OverflowError):
                kept[key] = _progress(value)
        whole = len(kept) == len(studies)
    return kept, whole


def _written(kept: Mapping[str, Progress]) -> bytes:
    studies = {
        key: value._asdict() | {"done": sorted(value.done), "solved": sorted(value.solved)}
        for key, value in kept.items()
    }
    text = json.dumps({"version": _VERSION, "studies": studies}, ensure_ascii=False, indent=1)
    return text.encode("utf-8", "surrogatepass")  # names of files may be any bytes


def _progress(value: Mapping[str, object]) -> Progress:
    return Progress(
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
