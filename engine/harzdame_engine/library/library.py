"""A library of games: one file, in which games are kept, found and counted.

It knows files and games, not screens. One `Library` is used by one thread at
a time; several may be open to the same file, in one process or in many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from harzdame_engine.files.resources import user_data_folder
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.game.position import Position
from harzdame_engine.library.connection import Connection
from harzdame_engine.library.explorer import ExploredMove, played_moves
from harzdame_engine.library.folders import BELOW, LibraryFolders
from harzdame_engine.library.games import LibraryGames
from harzdame_engine.library.importing import ImportOptions, ImportProgress, ImportReport, import_paths
from harzdame_engine.library.orders import Orders
from harzdame_engine.library.positions import PositionSearch
from harzdame_engine.library.query import GameQuery, statement
from harzdame_engine.library.records import FoundGames
from harzdame_engine.library.sortings import Sortings

FILE_NAME = "library.sqlite"

_EXPORTED_AT_ONCE = 500


def usual_path() -> Path:
    """The library in the user's folder for data."""
    return user_data_folder() / FILE_NAME


class Library:
    """An open library.

    `games` are what it holds, `folders` the folders they lie in, `positions`
    the search for positions alone.
    """

    def __init__(self, path: Path) -> None:
        """Open it. It is made if there is none, and upgraded, after a backup copy, if it is older.

        Raises:
            LibraryError: it cannot be used, is newer, or is something else.
        """
        self._connection = Connection(path)
        self.path = path
        self.games = LibraryGames(self._connection)
        self.folders = LibraryFolders(self._connection)
        self.sortings = Sortings(self._connection)
        self.positions = PositionSearch(self._connection)
        self._orders = Orders(self._connection)

    def close(self) -> None:
        """Close it."""
        self._connection.close()

    def __enter__(self) -> Library:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def state(self) -> tuple[int, int]:
        """A value that changes with every change of the library, through this object or elsewhere."""
        return self._connection.state()

    def search(self, query: GameQuery) -> FoundGames:
        """The games wanted, in order.

        Raises:
            LibraryError: the library cannot be read.
        """
        wanted: Set[int] | None = None
        if found := statement(query):
            wanted = {row[0] for row in self._connection.rows(found.sql, found.values)}
        plies: dict[int, int] = {}
        if query.pattern is not None and not query.pattern.open:
            plies = self.positions.find(query.pattern)
            if query.either_side:
                exchanged = self.positions.find(query.pattern.exchanged)
                plies |= {game: min(ply, plies.get(game, ply)) for game, ply in exchanged.items()}
            wanted = plies.keys() if wanted is None else plies.keys() & wanted
        return FoundGames(self._orders.ids(query.order, descending=query.descending, among=wanted), plies)

    def explore(self, position: Position, folder: int | None = None) -> tuple[ExploredMove, ...]:
        """The moves played in a position, the most frequent first; `folder`: only in it and those it holds.

        Raises:
            LibraryError: the library cannot be read.
        """
        only = None
        if folder is not None:
            rows = self._connection.rows(
                f"{BELOW}SELECT id FROM games WHERE folder IN (SELECT id FROM below) ORDER BY id",
                {"folder": folder},
            )
            only = [row[0] for row in rows]
        return played_moves(position, self.positions.explore(position, only))

    def import_paths(
        self,
        paths: Iterable[Path],
        options: ImportOptions = ImportOptions(),  # noqa: B008 - a named tuple
        tell: Callable[[ImportProgress], None] = lambda _progress: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> ImportReport:
        """Import files and folders: see `importing.import_paths`."""
        return import_paths(self.games, paths, options, tell, stopped)

    def export(
        self, ids: Sequence[int], path: Path, stopped: Callable[[], bool] = lambda: False
    ) -> int | None:
        """Write games to a PDN file, each letter by letter as it was imported or edited.

        Returns:
            The number of games written; None if it was stopped, and `path` left as it was.

        Raises:
            LibraryError: the library cannot be read.
            OSError: the file cannot be written; it is as it was.
        """
        try:
            with write_whole(path) as file:
                written = self.write(ids, file, stopped)
                if written is None:
                    raise _StoppedError
        except _StoppedError:
            return None
        return written

    def write(
        self, ids: Sequence[int], file: BinaryIO, stopped: Callable[[], bool] = lambda: False
    ) -> int | None:
        """Write games into an open file, each letter by letter as it was imported or edited.

        Returns:
            The number of games written; None if it was stopped.

        Raises:
            LibraryError: the library cannot be read.
            OSError: the file cannot be written.
        """
        written = 0
        for begin in range(0, len(ids), _EXPORTED_AT_ONCE):
            if stopped():
                return None
            for text in self.games.texts(ids[begin : begin + _EXPORTED_AT_ONCE]):
                # half of a surrogate pair must not keep all else from being written
                letters = text.rstrip().encode("utf-8", "replace")
                file.write((b"\n" if written else b"") + letters + b"\n")
                written += 1
        return written


class _StoppedError(Exception):
    """Leaves a half-written file, which is then removed."""
