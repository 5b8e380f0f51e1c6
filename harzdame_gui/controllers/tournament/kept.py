"""The tournaments on record in a folder, and the files that should be such records and cannot be read."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.match.errors import MatchError
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.tournament import Tournament

from harzdame_gui.controllers.storage.paths import is_file, is_folder
from harzdame_gui.controllers.storage.used_days import is_past, note_day
from harzdame_gui.controllers.tournament.holding import held

SUFFIX = ".tournament"
_REMOVED = ".removed"
_DAYS = 30


class Kept(NamedTuple):
    """A tournament on record: `played` of `total` games."""

    path: Path
    plan: Plan
    names: tuple[str, ...]
    played: int
    total: int
    over: bool


class Unreadable(NamedTuple):
    """A file that should be the record of a tournament, and what is wrong with it."""

    path: Path
    error: Exception


class RemovedError(MatchError):
    """The record was removed, and whatever is reported of its games with it."""


def check_kept(path: Path) -> None:
    """Find out whether a record was removed; if its folder is gone, too, it was not by a person.

    Raises:
        RemovedError: it was.
    """
    if is_folder(path.parent) and not is_file(path):
        raise RemovedError("the tournament was removed")


def resumed(path: Path) -> Tournament:
    """A tournament on record, to be gone on with.

    Raises:
        RemovedError: it was removed.
        MatchError: it cannot be read.
    """
    check_kept(path)
    return Tournament.resumed(path)


def kept_in(folder: Path) -> tuple[Kept | Unreadable, ...]:
    """All of a folder, the latest first. Nothing is written."""
    # even to open a pipe would be noticed by who writes into it
    files = filter(is_file, sorted(folder.glob(f"*{SUFFIX}"), reverse=True))
    return tuple(map(_found, files))


def newest_unfinished(folder: Path) -> Kept | None:
    """The tournament that was begun last, unless it is over, or cannot be read."""
    path = next(filter(is_file, sorted(folder.glob(f"*{SUFFIX}"), reverse=True)), None)
    found = None if path is None else _found(path)
    return found if isinstance(found, Kept) and not found.over else None


def remove(path: Path, days: Path) -> Path | None:
    """Take a record out of the list; what was taken out more than thirty days ago is deleted.

    `days`: the file of the days on which the app was used. Where that cannot be used now, nothing is deleted.

    Returns:
        The file that it is now, for `put_back`; None if it was gone already.

    Raises:
        TakenError: an app plays it.
        OSError: it cannot be removed.
    """
    _delete_old(path.parent, note_day(days, time.time()))
    with held(path):
        removed = path.with_name(f"{path.name}{_REMOVED}")
        try:
            os.utime(path)  # the thirty days begin now
            path.replace(removed)
        except FileNotFoundError:
            return None
        return removed


def put_back(removed: Path) -> None:
    """Put a record that was removed back into the list.

    Raises:
        OSError: it cannot be put back; another of its name may be there.
    """
    path = removed.with_name(removed.name.removesuffix(_REMOVED))
    with held(path):
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        removed.replace(path)


def _delete_old(folder: Path, days: Sequence[str]) -> None:
    for path in folder.glob(f"*{SUFFIX}{_REMOVED}"):
        with suppress(OSError):
            if is_past(path.stat().st_mtime, _DAYS, days, time.time()):
                path.unlink()


def _found(path: Path) -> Kept | Unreadable:
    try:
        tournament = Tournament.resumed(path)
        names = tuple(spec.name for spec in tournament.specs)
        played, total = len(tournament.results), tournament.total
        return Kept(path, tournament.plan, names, played, total, tournament.over)
    except Exception as error:  # whatever is wrong with one, the others are shown
        return Unreadable(path, error)
