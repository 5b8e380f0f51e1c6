"""Games of files among one's own games that were left with unsaved changes: found, and told apart, on disk.

A version belongs to a game of its file as long as that has the text that it had when it was edited.
All of this is work for jobs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.files.regular import open_regular

from harzdame_gui.controllers.files.file_place import FilePlace, numbers_of
from harzdame_gui.controllers.files.moved_games import MovedGame
from harzdame_gui.controllers.game.kept_game import read_record
from harzdame_gui.controllers.game.kept_place import read_place, read_version
from harzdame_gui.controllers.storage.kept_values import NO_FILE_OF_OURS
from harzdame_gui.controllers.storage.storage import read_plain, write_whole
from harzdame_gui.controllers.work.job import Job

_MOST_BYTES = 256 << 20
_HEAD = 1 << 16
"""Bytes at the beginning of a file that say whether its game has a place."""
_NO_PLACE = b'"place": null'


class Version(NamedTuple):
    """A game left with changes at `left_at` in seconds: its file, the place that it belongs to, and `told`.

    `told`: see `read_version`.
    """

    path: Path
    place: FilePlace
    told: bool
    left_at: float

    @property
    def id(self) -> str:
        """Its id among one's own games."""
        return self.path.stem

    def note(self) -> bytes:
        """Its journal. Raises OSError: it cannot be read."""
        return read_plain(self.path, _MOST_BYTES)


class KeptVersion(NamedTuple):
    """A version to be looked for in its file: the number and the digest of the text that it had there."""

    id: str
    number: int
    digest: bytes
    told: bool
    note: Callable[[], bytes]


class Sorted(NamedTuple):
    """What became of versions, by their ids: the numbers of their games, those saved, those to tell of."""

    numbers: dict[str, int]
    saved: tuple[str, ...]
    outdated: tuple[str, ...]


def find_versions(folder: Path, job: Job) -> tuple[Version, ...]:
    """The versions in the folder of one's own games, the latest first."""
    found = []
    for path in folder.glob("*.json"):
        if job.token.stopped:
            break
        with suppress(OSError):
            if _may_have_a_place(path) and (read := read_version(read_plain(path, _MOST_BYTES))) is not None:
                found.append(Version(path, *read, path.stat().st_mtime))
    return tuple(sorted(found, key=lambda version: -version.left_at))


def find_moved(folder: Path, moved: Sequence[MovedGame], job: Job) -> tuple[tuple[str, FilePlace], ...]:
    """The ids of one's own games that are among the `moved` ones, and where they are now."""
    found = []
    for path in folder.glob("*.json"):
        if job.token.stopped:
            break
        with suppress(OSError):
            if not _may_have_a_place(path) or (read := read_place(read_plain(path, _MOST_BYTES))) is None:
                continue
            now = next((each.now for each in moved if each.had(*read)), None)
            if now is not None:  # what is no version of a game any more becomes none again
                found.append((path.stem, now if read[0].game else replace(now, game="")))
    return tuple(found)


def note_in(path: Path, change: Callable[[bytes], bytes], _job: Job) -> None:
    """Change the file of a game, whose age stays; one that is gone, or is no game, stays as it is.

    Raises:
        OSError, FileError: it cannot be read or written now.
    """
    with suppress(FileNotFoundError, *NO_FILE_OF_OURS, ValueError):
        about = path.stat()
        write_whole(path, change(read_plain(path, _MOST_BYTES)))
        os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))


def sort_out(content: pdn.PdnFile, versions: Sequence[KeptVersion], _job: Job) -> Sorted:
    """Look for the games of versions in their file."""
    numbers: dict[str, int] = {}
    saved, outdated = [], []
    there = content.numbers_by_digest()
    for kept in versions:
        number = _number_in(content, kept, there)
        if number is not None:
            numbers[kept.id] = number
        elif _is_saved(content, kept):
            saved.append(kept.id)
        elif not kept.told:
            outdated.append(kept.id)
    return Sorted(numbers, tuple(saved), tuple(outdated))


def _may_have_a_place(path: Path) -> bool:
    with open_regular(path) as file:
        return _NO_PLACE not in file.read(_HEAD)


def _number_in(content: pdn.PdnFile, kept: KeptVersion, there: dict[bytes, int]) -> int | None:
    """The number that it had, if the text is still there; of equal texts elsewhere the first."""
    if kept.number <= len(content.games) and content.games[kept.number - 1].digest == kept.digest:
        return kept.number
    return there.get(kept.digest)


def _is_saved(content: pdn.PdnFile, kept: KeptVersion) -> bool:
    """Whether the file has the version itself, saved just before the app ended."""
    try:
        text = read_record(kept.note())
    except (OSError, ValueError):
        return False
    return any(numbers_of(content, text))
