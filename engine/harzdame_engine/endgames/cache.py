"""The tables at hand, game by game: opened when they are first asked for, looked for again when told to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Lock

from harzdame_engine.endgames.errors import TableError
from harzdame_engine.endgames.folders import existing, folders_with
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.rules.rules import Rules

INSTALLED = "installed"
NONE = "none"


def cache_named(
    name: str, on_problem: Callable[[TableError], None] = lambda _error: None
) -> EndgameCache | None:
    """The tables to play by: `INSTALLED`, those in the usual folders; `NONE`; or those of a folder.

    Those that come with the program count beside those of the folder.

    Raises:
        ValueError: there is no such folder.
    """
    if name == NONE:
        return None
    return EndgameCache(None if name == INSTALLED else folders_with(existing(name)), on_problem)


class EndgameCache:
    """Holds the tables of one game at a time; may be used from any thread."""

    def __init__(
        self,
        folders: Iterable[Path] | None = None,
        on_problem: Callable[[TableError], None] = lambda _error: None,
    ) -> None:
        """`folders` as `Tables` takes them; `on_problem` hears of each file that cannot be used."""
        self._folders = None if folders is None else tuple(folders)
        self._on_problem = on_problem
        self._lock = Lock()
        self._tables: Tables | None = None

    def tables(self, rules: Rules) -> Tables:
        """The tables of a game: the same object until there may be others."""
        with self._lock:
            if self._tables is None or self._tables.rules != rules:
                self._tables = Tables(rules, self._folders)
                for problem in self._tables.problems:
                    self._on_problem(problem)
            return self._tables

    def look_again(self) -> None:
        """Some were made, or taken away."""
        with self._lock:
            self._tables = None

    def look_in(self, folders: Iterable[Path] | None) -> None:
        """Hold what lies in other folders from now on; () holds nothing."""
        with self._lock:
            self._folders = None if folders is None else tuple(folders)
            self._tables = None
