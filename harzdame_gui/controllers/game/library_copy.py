"""The library's copy of the game on the board: kept with that, so that another run knows it, too."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

_KEY = "library_copy"
_MOST = 2**63 - 1  # the numbers that a library can have


class LibraryCopy(NamedTuple):
    """The game of this id in the library, at this revision; `text` is the digest of what it has there.

    `source` is the file that it came from, "" without one. Where the library has another text, somebody
    else has edited the game, or it is another library.
    """

    id: int
    revision: int
    text: str
    source: str


def kept_copy(copy: LibraryCopy | None) -> dict[str, Any]:
    """The copy in the form in which a kept game has it."""
    return {_KEY: copy._asdict() if copy is not None else None}


def read_copy(values: dict[str, Any]) -> LibraryCopy | None:
    """The copy that a kept game has; None: it has none, or none that can be read."""
    with suppress(KeyError, TypeError, ValueError, OverflowError):
        kept = values[_KEY]
        game, revision = int(kept["id"]), int(kept["revision"])
        if 0 < game <= _MOST and 0 <= revision <= _MOST:
            return LibraryCopy(game, revision, str(kept["text"]), str(kept["source"]))
    return None
