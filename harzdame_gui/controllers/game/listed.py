"""Where games that ended are in the library: noted with each of them, so that another run knows it, too."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

_KEY = "listed"
_MOST = 2**63 - 1  # the numbers that a library can have


class Listed(NamedTuple):
    """A game as it was put into the library: its id there, and its revision.

    `text` is the digest of the game that was put, `there` that of the text which the library had then.
    Where it has another one, or none, the game was edited or removed by somebody, or it is another library.
    Not `ours`: somebody has put it there before it ended, and it was given its result at most.
    """

    id: int
    revision: int
    text: str
    there: str
    ours: bool = True


class ListedGames(QObject):
    """Knows this of the games of this run, by their ids among one's own games.

    Signals:
        changed(str, object): a game is there in another way: `Listed`, or None if it was taken out.
    """

    changed = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: dict[str, Listed | None] = {}

    def get(self, game_id: str) -> Listed | None:
        """What is known of a game; None: it was not put there, or nobody noted it."""
        return self._games.get(game_id)

    def note(self, game_id: str, listed: Listed | None) -> None:
        """A game was put there, or taken out."""
        if game_id not in self._games or self._games[game_id] != listed:
            self._games[game_id] = listed
            self.changed.emit(game_id, listed)

    def recall(self, game_id: str, listed: Listed | None) -> None:
        """A game is taken up with which this was kept; what this run did with it is newer."""
        if listed is not None:
            self._games.setdefault(game_id, listed)


def kept_listed(listed: Listed | None) -> dict[str, Any]:
    """The entry in the form in which a kept game has it."""
    return {_KEY: listed._asdict() if listed is not None else None}


def read_listed(values: dict[str, Any]) -> Listed | None:
    """The entry that a kept game has; None: it has none, or none that can be read."""
    with suppress(KeyError, TypeError, ValueError, OverflowError):
        kept = values[_KEY]
        game, revision = int(kept["id"]), int(kept["revision"])
        if 0 < game <= _MOST and 0 <= revision <= _MOST:
            return Listed(game, revision, str(kept["text"]), str(kept["there"]), kept["ours"] is True)
    return None


def with_listed(listed: Listed | None, data: bytes) -> bytes:
    """The same kept game, with this noted.

    Raises:
        ValueError: there is no game in it.
    """
    try:
        return json.dumps({**json.loads(data), **kept_listed(listed)}).encode()
    except (TypeError, RecursionError) as error:
        raise ValueError(f"no game: {error}") from None
