"""The place that a kept game belongs to, in the form of `kept_game`: read and changed, and nothing else."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from harzdame_engine import pdn

from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.storage.paths import absolute

_BROKEN = (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError, RecursionError)


def read_version(data: bytes) -> tuple[FilePlace, bool] | None:
    """The place of a game whose changes are not saved there, and `told`; None: it is no such game.

    `Place.game` tells the text that the game had there. `told`: somebody was told that it has it no more.
    """
    with suppress(*_BROKEN):
        values = json.loads(data)
        place = place_in(values.get("place"))
        if place is not None and place.number > 0 and place.game and values.get("modified") is True:
            return place, values.get("told") is True
    return None


def read_place(data: bytes) -> tuple[FilePlace, str] | None:
    """The place that a game was left with, saved there or not, and its record; None: it has none."""
    with suppress(*_BROKEN):
        values = json.loads(data)
        place = place_in(values.get("place"))
        return (place, str(values["pdn"])) if place is not None else None
    return None


def without_version(data: bytes) -> bytes:
    """The same kept game, which is no version of the one at its place any more.

    Raises:
        ValueError: there is no game in it.
    """
    try:
        values = json.loads(data)
        values["place"]["game"] = ""
    except _BROKEN as error:
        raise ValueError(f"no place: {error}") from None
    return json.dumps(values).encode()


def with_place(place: FilePlace, data: bytes) -> bytes:
    """The same kept game, which belongs to another place now.

    Raises:
        ValueError: there is no game in it.
    """
    try:
        return json.dumps({**json.loads(data), "place": place_values(place)}).encode()
    except _BROKEN as error:
        raise ValueError(f"no game: {error}") from None


def told_version(data: bytes) -> bytes:
    """The same kept game, of which somebody was told that its file has the game no more.

    Raises:
        ValueError: there is no game in it.
    """
    try:
        return json.dumps({**json.loads(data), "told": True}).encode()
    except _BROKEN as error:
        raise ValueError(f"no game: {error}") from None


def place_values(place: FilePlace) -> dict[str, Any]:
    """A place as it is kept."""
    return asdict(place) | {"path": str(absolute(place.path))}


def place_in(kept: Any) -> FilePlace | None:
    """The place that was kept; None: it is none."""
    with suppress(*_BROKEN):
        encoding = kept.get("encoding")
        return FilePlace(
            Path(kept["path"]),
            int(kept["number"]),
            str(kept["digest"]),
            pdn.known_encoding(encoding) if isinstance(encoding, str) else None,
            _text_digest(kept.get("game")),
        )
    return None


def _text_digest(kept: Any) -> str:
    return kept if isinstance(kept, str) and re.fullmatch("[0-9a-f]{32}", kept) else ""
