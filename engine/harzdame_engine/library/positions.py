"""Search for positions in a library: the games of one variant in memory, looked through by the core.

The packed main lines of 100,000 games are 15 MB. They are loaded when a
position is first looked for, and only what is new is loaded later.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.game.position import Position
from harzdame_engine.library.connection import Connection
from harzdame_engine.library.pattern import PositionPattern
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules

_MOST_THREADS = 4


class _Loaded(NamedTuple):
    """The games of a variant up to the id `last`, as they were after so many edits."""

    store: _core.GameStore
    edits: int
    last: int


class PositionSearch:
    """Finds positions in the games of a library; used by one thread at a time, as its connection is."""

    def __init__(self, connection: Connection, threads: int = 0) -> None:
        """`threads`: to search with; 0 means as many as there are processors, up to four."""
        self._connection = connection
        self._threads = threads or min(_MOST_THREADS, os.cpu_count() or 1)
        self._loaded: dict[str, _Loaded] = {}

    def load(self, rules: Rules) -> int:
        """Bring the games of a variant into memory, so that the next search needs not.

        Returns:
            The number of games.

        Raises:
            LibraryError: the library cannot be read.
        """
        return len(self._store(rules))

    def find(self, pattern: PositionPattern) -> dict[int, int]:
        """The games in which the pattern occurs: id → the number of moves before its first occurrence.

        Raises:
            LibraryError: the library cannot be read.
        """
        ids, plies = self._store(pattern.rules).find(pattern.native(), self._threads)
        return dict(zip(array("q", ids), array("i", plies), strict=True))

    def explore(self, position: Position, only: Sequence[int] | None = None) -> list[_core.MoveTally]:
        """The moves played in a position, each game once, the most frequent first.

        `only`: the ids of the games to count, in growing order.

        Raises:
            LibraryError: the library cannot be read.
        """
        pattern = PositionPattern.exactly(position).native()
        return self._store(position.rules).explore(pattern, only, self._threads)

    def _store(self, rules: Rules) -> _core.GameStore:
        """The games of a variant as they are now."""
        with self._connection.reading() as db:
            (edits,) = db.execute("SELECT value FROM counters WHERE name = 'edited'").fetchone()
            loaded = self._loaded.get(rules.id)
            if loaded is None or loaded.edits != edits:
                start = Position.start(rules.id)._core  # noqa: SLF001 - one package
                loaded = _Loaded(native_rules(rules).width.GameStore(start), edits, 0)
            rows = db.execute(
                "SELECT game, result, year, packed FROM moves WHERE variant = ? AND game > ? ORDER BY game",
                (rules.id, loaded.last),
            ).fetchall()
        add = loaded.store.add
        for row in rows:
            add(*row)
        if rows:
            loaded = loaded._replace(last=rows[-1][0])
        self._loaded[rules.id] = loaded
        return loaded.store
