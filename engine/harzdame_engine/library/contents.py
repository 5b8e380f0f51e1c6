"""A read game in the form of the library's tables: its facts, its text packed, and the words to search in."""

from __future__ import annotations

import json
import zlib
from typing import NamedTuple

from harzdame_engine.game.results import OPEN, is_result
from harzdame_engine.library.facts import (
    NO_RESULT,
    RESULTS,
    comments_of,
    day_of,
    fingerprint,
    known,
    movetext_of,
    result_of,
    without_comments,
)
from harzdame_engine.library.reading import ReadGame
from harzdame_engine.pdn.tags import DERIVED, lookup

FACTS = "variant, white, black, event, site, round, date, day, result, plies, opening, complete, fingerprint"
"""The columns that `Content.facts` are for."""

_COMPRESSIBLE = 200  # characters; below, zlib saves next to nothing
_LISTED = frozenset({"white", "black", "event", "site", "date", "round", *DERIVED})

_BEGINNING = "GameType", "Variant", "FEN"
"""The tags that tell apart games of which nothing was read."""
_OCCASION = "Event", "Site", "Round", "Result"
"""The tags that tell apart games in which nothing was played."""


class Content(NamedTuple):
    """A read game in the form of the tables."""

    facts: tuple[object, ...]
    fingerprint: int
    text: str | bytes
    tags: str
    moves: tuple[str, int, int, bytes] | None
    words: tuple[str, ...]
    kind: tuple[str, bool] | None


def content_of(game: ReadGame) -> Content:
    """A game for the tables."""
    tags = game.tags
    result = game.result if game.result in RESULTS else result_of(lookup(tags, "Result") or "")
    date = known(tags, "Date")
    day = day_of(date)
    mark = fingerprint(game.variant, game.packed, _rest(game), tags)
    listed = {name: _storable(known(tags, name)) for name in ("White", "Black", "Event", "Site")}
    return Content(
        facts=(
            game.variant,
            *listed.values(),
            _storable(known(tags, "Round")),
            _storable(date),
            day,
            result,
            game.plies,
            game.opening,
            game.complete,
            mark,
        ),
        fingerprint=mark,
        text=packed(game.text),
        tags=json.dumps(tags),
        moves=(game.variant, RESULTS.get(result, NO_RESULT), day // 10_000, game.packed)
        if game.packed
        else None,
        words=(
            *listed.values(),
            _storable(" ".join(value for name, value in tags.items() if name.lower() not in _LISTED)),
            _storable(comments_of(game.text)),
        ),
        kind=(_storable(game.foreign), game.guessed) if game.foreign or game.guessed else None,
    )


def _rest(game: ReadGame) -> str:
    """What tells a game from others of its players and date beside the moves that were read."""
    moves = "" if game.complete else movetext_of(game.text)
    parts = [moves]
    if not game.packed:
        parts += (known(game.tags, name) for name in _BEGINNING)
    played = without_comments(moves)
    if not game.plies and (played in {"", OPEN} or is_result(played)):
        parts += (known(game.tags, name) for name in _OCCASION)
    return "|".join(filter(None, parts))


def packed(text: str) -> str | bytes:
    """The text itself if it is short, else compressed; the type tells which."""
    if len(text) < _COMPRESSIBLE and _storable(text) == text:
        return text
    return zlib.compress(text.encode("utf-8", "surrogatepass"), 6)


def _storable(text: str) -> str:
    """The text without halves of surrogate pairs, which no UTF-8 can hold."""
    return text.encode("utf-8", "replace").decode()


def unpacked(stored: str | bytes) -> str:
    """The text again.

    Raises:
        zlib.error, UnicodeDecodeError: it is damaged.
    """
    if isinstance(stored, str):
        return stored
    return zlib.decompress(stored).decode("utf-8", "surrogatepass")
