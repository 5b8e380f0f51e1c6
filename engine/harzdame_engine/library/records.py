"""Records of a library: games as lists show them, one game whole, folders, and results of a search."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class GameColumn(StrEnum):
    """The columns that a list of games can be sorted by."""

    WHITE = "white"
    BLACK = "black"
    RESULT = "result"
    EVENT = "event"
    SITE = "site"
    ROUND = "round"
    DATE = "date"
    GAME = "variant"
    PLIES = "plies"
    OPENING = "opening"
    STARS = "stars"
    ADDED = "id"


class GameRow(NamedTuple):
    """A game as lists show it.

    `revision` grows with every edit; an edit names the one it was made of.
    `variant`: the id of its rules, "" if they are unknown. Unknown facts are
    "". `day`: the date as yyyymmdd, unknown parts zero. `complete`: all of its
    text could be read. `foreign`: the name of a game that is none of ours, ""
    if that is not known. `guessed`: nothing decides that it is of that variant.
    """

    id: int
    revision: int
    variant: str
    white: str
    black: str
    event: str
    site: str
    round: str
    date: str
    day: int
    result: str
    plies: int
    opening: str
    complete: bool
    stars: int
    folder: int | None
    foreign: str = ""
    guessed: bool = False


class StoredGame(NamedTuple):
    """One game whole: its text letter by letter, its tags, the user's labels, and the file it came from.

    `origin`: the digest of the text that the file has, see `origins`; b"" without a file.
    """

    row: GameRow
    text: str
    tags: dict[str, str]
    labels: tuple[str, ...]
    source: str
    origin: bytes = b""


class Folder(NamedTuple):
    """A folder of games. `own`: the one for games of this app, whose name the app supplies."""

    id: int
    parent: int | None
    name: str
    own: bool
    games: int


class FoundGames(NamedTuple):
    """The games that a search found, in the order asked for.

    `plies`: for a search for positions, the moves of each game before the
    first that matches; else empty.
    """

    ids: array[int]
    plies: Mapping[int, int]
