"""The ids of all games in the order of each column, kept until the library changes.

A search takes those that it found out of such an order. That costs a few
milliseconds for 100,000 games; sorting half of them in every search costs a
hundred.
"""

from __future__ import annotations

from array import array
from collections.abc import Container

from harzdame_engine.library.connection import Connection
from harzdame_engine.library.records import GameColumn

_TERMS = {
    GameColumn.DATE: "day",
    **{
        column: f"{column} COLLATE NOCASE"
        for column in (
            GameColumn.WHITE,
            GameColumn.BLACK,
            GameColumn.EVENT,
            GameColumn.SITE,
            GameColumn.ROUND,
        )
    },
}


class Orders:
    """Orders of the games in a library; used by one thread at a time, as its connection is."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._state: tuple[int, int] | None = None
        self._ids: dict[GameColumn, array[int]] = {}

    def ids(
        self, column: GameColumn, *, descending: bool = False, among: Container[int] | None = None
    ) -> array[int]:
        """The ids of all games, or of those `among` them, sorted by a column, and where that is equal by id.

        Raises:
            LibraryError: the library cannot be read.
        """
        ids = self._sorted(column)
        if among is not None:
            ids = array("q", [game for game in ids if game in among])
        return ids[::-1] if descending else ids[:]

    def _sorted(self, column: GameColumn) -> array[int]:
        state = self._connection.state()
        if state != self._state:
            self._state = state
            self._ids.clear()
        if column not in self._ids:
            term = _TERMS.get(column, str(column))
            rows = self._connection.rows(f"SELECT id FROM games ORDER BY {term}, id")
            self._ids[column] = array("q", [row[0] for row in rows])
        return self._ids[column]
