"""Searches of a library by what games say: players, events, dates, results, openings, words, labels.

Searches by position are combined with these in `search`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from harzdame_engine.game.position import Position
from harzdame_engine.library.folders import BELOW
from harzdame_engine.library.packed import OPENING_PLIES, opening_text
from harzdame_engine.library.pattern import PositionPattern
from harzdame_engine.library.records import GameColumn

_WORD = re.compile(r"\w+")
_MOVE_NUMBER = re.compile(r"\b[0-9]+\s*\.+")


class GameQuery(NamedTuple):
    """What is wanted of games, and their order. Everything may be left open.

    `player` is found on either side, and `opponent` on the other. All of these, and `words`, which are
    looked for in names, tags and comments, are words or their beginnings,
    letter case and accents aside; “mueller” finds Müller, and “Müller” Mueller.
    Days are numbers yyyymmdd, zeros for parts left open; a game of which less
    is known counts where it could belong.
    `results`: any of ``1-0``, ``1/2-1/2``, ``0-1``, ``*``. `opening`: the form
    of `opening_of`. `folder` includes those in it. `unread`: only games that
    could not be read to the end. `file`: a part of the path of the file that
    they come from. `either_side`: the pattern with the colours exchanged and
    the board turned is wanted as well. `names`: the spellings of persons, one
    tuple a person; a player who is looked for by one is found by all of them.
    """

    player: str = ""
    opponent: str = ""
    white: str = ""
    black: str = ""
    event: str = ""
    site: str = ""
    words: str = ""
    first_day: int = 0
    last_day: int = 0
    results: frozenset[str] = frozenset()
    variant: str = ""
    opening: str = ""
    pattern: PositionPattern | None = None
    folder: int | None = None
    label: str = ""
    least_stars: int = 0
    unread: bool = False
    file: str = ""
    either_side: bool = False
    names: tuple[tuple[str, ...], ...] = ()
    order: GameColumn = GameColumn.ADDED
    descending: bool = False


def opening_of(text: str, variant: str) -> str:
    """Moves that a person typed, with or without numbers, in the form of `GameQuery.opening`.

    No more than the first ten count.

    Raises:
        IllegalMove: one is not legal.
        AmbiguousMove: one can mean several.
        KeyError: there is no such game.
    """
    position = Position.start(variant)
    moves = []
    for word in _MOVE_NUMBER.sub(" ", text).split()[:OPENING_PLIES]:
        move = position.parse_move(word)
        moves.append((move.origin, move.target, bool(move.captures)))
        position = position.play(move)
    return opening_text(moves)


class Statement(NamedTuple):
    """A query of SQLite with its values."""

    sql: str
    values: dict[str, object]


def statement(query: GameQuery) -> Statement | None:
    """The query that gives the ids of all games wanted, the pattern left out; None if all are."""
    conditions = dict(_conditions(query))
    if not conditions:
        return None
    head = "" if query.folder is None else BELOW
    where = " AND ".join(f"({condition})" for condition in conditions)
    values: dict[str, object] = {}
    for each in conditions.values():
        values |= each
    return Statement(f"{head}SELECT id FROM games WHERE {where}", values)


def _conditions(query: GameQuery) -> Iterator[tuple[str, dict[str, object]]]:
    """The conditions of a query, each with the values that it names."""
    if match := _match(query):
        yield "id IN (SELECT rowid FROM words WHERE words MATCH :match)", {"match": match}
    yield from _days(query)
    if query.results:
        names = {f"result{number}": result for number, result in enumerate(sorted(query.results))}
        yield f"result IN ({', '.join(f':{name}' for name in names)})", dict(names)
    if query.variant:
        yield "variant = :variant", {"variant": query.variant}
    if query.opening:
        # all that go on from these moves: behind them stands a blank, and ! is the next sign
        yield (
            "opening = :opening OR (opening >= :opening || ' ' AND opening < :opening || '!')",
            {"opening": query.opening},
        )
    if query.file:
        yield (
            "source IN (SELECT id FROM sources WHERE instr(lower(path), lower(:file)))",
            {"file": query.file},
        )
    yield from _marks(query)


def _days(query: GameQuery) -> Iterator[tuple[str, dict[str, object]]]:
    if query.first_day:
        # a game without month or day counts as the latest that it can be
        latest = "day + iif(day % 10000 = 0, 1231, iif(day % 100 = 0, 31, 0))"
        yield f"day > 0 AND {latest} >= :first_day", {"first_day": query.first_day}
    if query.last_day:
        yield "day BETWEEN 1 AND :last_day", {"last_day": _latest(query.last_day)}


def _marks(query: GameQuery) -> Iterator[tuple[str, dict[str, object]]]:
    """What the user said of games."""
    if query.label:
        yield "id IN (SELECT game FROM labels WHERE label = :label)", {"label": query.label}
    if query.least_stars:
        yield "stars >= :stars", {"stars": query.least_stars}
    if query.unread:
        yield "NOT complete", {}
    if query.folder is not None:
        yield "folder IN (SELECT id FROM below)", {"folder": query.folder}


def _latest(day: int) -> int:
    if day % 10_000 == 0:
        return day + 1231
    return day + 31 if day % 100 == 0 else day


def _match(query: GameQuery) -> str:
    """The full-text part, in the language of FTS5; "" if there is none."""
    parts = [
        _players(query.player, query.opponent, query.names),
        _either(("white",), _person(query.white, query.names)),
        _either(("black",), _person(query.black, query.names)),
        _either(("event",), _all_of(query.event)),
        _either(("site",), _all_of(query.site)),
        _all_of(query.words),
    ]
    return " AND ".join(part for part in parts if part)


def _players(player: str, opponent: str, names: Sequence[Sequence[str]]) -> str:
    """Two players, on either side but not on the same."""
    one, other = _person(player, names), _person(opponent, names)
    if not one or not other:
        return _either(("white", "black"), one or other)
    return f"((white : {one} AND black : {other}) OR (white : {other} AND black : {one}))"


def _person(text: str, names: Sequence[Sequence[str]]) -> str:
    """A name as it is spelt, or as any other spelling of a person whom it can mean."""
    spellings = {text: None}
    for spelt in names:
        if any(_can_mean(text, each) for each in spelt):
            spellings |= dict.fromkeys(spelt)
    found = [words for each in spellings if (words := _all_of(each))]
    return f"({' OR '.join(found)})" if len(found) > 1 else "".join(found)


def _can_mean(text: str, name: str) -> bool:
    """Whether all words of a text begin words of a name, letter case and accents aside."""
    words, of_name = _plain_words(text), _plain_words(name)
    return bool(words) and all(any(each.startswith(word) for each in of_name) for word in words)


def _plain_words(text: str) -> list[str]:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(each for each in letters if not unicodedata.combining(each)))


def _either(columns: Iterable[str], words: str) -> str:
    """What is to be found, in any one of the columns."""
    return f"({' OR '.join(f'({column} : {words})' for column in columns)})" if words else ""


def _all_of(text: str) -> str:
    # composed, for a letter and an accent of its own are two characters, of which the second is no word's
    words = _WORD.findall(unicodedata.normalize("NFC", text))
    return f"({' AND '.join(map(_any_spelling, words))})" if words else ""


def _any_spelling(word: str) -> str:
    """A word, or a beginning of one, as it is and as programs without its letters spell it, and back."""
    spellings = {word.lower(): None}
    for plain, lettered in (("ae", "ä"), ("oe", "ö"), ("ue", "ü"), ("ss", "ß")):
        for spelling in list(spellings):
            spellings[spelling.replace(lettered, plain)] = None
            spellings[spelling.replace(plain, lettered)] = None
    found = [f'"{spelling}"*' for spelling in spellings]
    return f"({' OR '.join(found)})" if len(found) > 1 else found[0]
