"""The tournaments on record in a folder, and the files that should be such records and cannot be read."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.tournament import Tournament

from harzdame_gui.controllers.storage.paths import is_file
from harzdame_gui.controllers.tournament.holding import held

SUFFIX = ".tournament"


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


def kept_in(folder: Path) -> tuple[Kept | Unreadable, ...]:
    """All of a folder, the latest first. Nothing is written."""
    # even to open a pipe would be noticed by who writes into it
    files = filter(is_file, sorted(folder.glob(f"*{SUFFIX}"), reverse=True))
    return tuple(map(_found, files))


def remove(path: Path) -> None:
    """Remove a record.

    Raises:
        TakenError: an app plays it.
        OSError: it cannot be removed.
    """
    with held(path):
        path.unlink(missing_ok=True)


def _found(path: Path) -> Kept | Unreadable:
    try:
        tournament = Tournament.resumed(path)
        names = tuple(spec.name for spec in tournament.specs)
        played, total = len(tournament.results), tournament.total
        return Kept(path, tournament.plan, names, played, total, tournament.over)
    except Exception as error:  # whatever is wrong with one, the others are shown
        return Unreadable(path, error)
