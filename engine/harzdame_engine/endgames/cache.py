"""A cache of endgame tables: those of one game at a time, opened when they are first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from threading import Lock

from harzdame_engine.endgames.tables import Tables, existing, folders_with
from harzdame_engine.endgames.verdict import Endgame
from harzdame_engine.files.errors import TableError
from harzdame_engine.game.position import Position
from harzdame_engine.rules.rules import Rules

INSTALLED = "installed"
NONE = "none"


def cache_named(
    name: str, on_problem: Callable[[TableError], None] = lambda _error: None
) -> EndgameCache | None:
    """The tables that a setting names: `INSTALLED`, `NONE`, or those of a folder.

    `INSTALLED` means the tables of the program and the user; those of the
    program count beside a folder, too.

    Raises:
        ValueError: there is no such folder.
    """
    if name == NONE:
        return None
    return EndgameCache(None if name == INSTALLED else folders_with(existing(name)), on_problem)


def tables_named(name: str, cache: EndgameCache | None, rules: Rules) -> Tables | None:
    """The tables of a game in `cache`, for work that goes on with those that had this `Tables.name`.

    None, and the name "", mean that there are none.

    Raises:
        ValueError: there are others.
    """
    tables = cache.tables(rules) if cache else None
    if (tables.name if tables else "") != name:
        raise ValueError("there are other endgame tables here than where the work began")
    return tables


class EndgameCache:
    """The one source of endgame knowledge, for searches and panels alike. May be used from any thread.

    Pickled, it becomes one of the same folders that says nothing of files that cannot be used.
    """

    def __init__(
        self,
        folders: Iterable[Path] | None = None,
        on_problem: Callable[[TableError], None] = lambda _error: None,
    ) -> None:
        """`folders` as `Tables` takes them; `on_problem` is called with each file that cannot be used."""
        self._folders = None if folders is None else tuple(folders)
        self._on_problem = on_problem
        self._lock = Lock()
        self._tables: Tables | None = None

    def __reduce__(self) -> tuple[type[EndgameCache], tuple[tuple[Path, ...] | None]]:
        return EndgameCache, (self._folders,)

    def tables(self, rules: Rules) -> Tables:
        """The tables of a game: the same object until `look_again` or `look_in`."""
        with self._lock:
            if self._tables is None or self._tables.rules != rules:
                self._tables = Tables(rules, self._folders)
                for problem in self._tables.problems:
                    self._on_problem(problem)
            return self._tables

    def endgame(self, position: Position, history: Sequence[Position] = ()) -> Endgame:
        """All that the tables know of a position; see `Tables.endgame`."""
        return self.tables(position.rules).endgame(position, history)

    def look_again(self) -> None:
        """Open the tables anew: some were made, or removed."""
        with self._lock:
            self._tables = None

    def look_in(self, folders: Iterable[Path] | None) -> None:
        """Hold the tables of other folders from now on; none with ()."""
        with self._lock:
            self._folders = None if folders is None else tuple(folders)
            self._tables = None
