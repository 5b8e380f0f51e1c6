"""The torn end of a PDN file: half a game, left by a machine that went down while it was being written.

What is put behind half a game could be read as part of it. So the half is moved to a
file beside, from which whoever misses it can take it; nothing is thrown away.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from harzdame_engine.files.whole_file import append_whole

_GAME = re.compile(rb"(?:\A|(?<=\n\n)|(?<=\n\r\n))\[(?=[A-Za-z]|\s*\Z)")
"""The beginning of a game's tags, behind an empty line; tags within comments begin otherwise."""
_RESULT_TAG = re.compile(rb'^\[Result\s+"([^"\n]*)"\]', re.MULTILINE)
_RESULTS = {b"*", b"0-0", b"0-1", b"0-2", b"1-0", b"1-1", b"2-0", b"1/2-1/2"}
_LONGEST_GAME = 1 << 22
"""Bytes that the last game of a file is looked for in."""


def beginnings(data: bytes) -> list[int]:
    """Where games begin in a PDN file, in order."""
    return [found.start() for found in _GAME.finditer(data)]


def is_torn(game: bytes) -> bool:
    """Whether the end of a game is missing: it ends among its tags, or not with the result that they tell.

    A game without such a tag, as others write them, may end as it likes.
    """
    text = game.rstrip()
    last_line = text.rpartition(b"\n")[2]
    if last_line.startswith(b"[") and not last_line.startswith(b"[%"):
        return True
    told = _RESULT_TAG.search(text)
    end = text.split()[-1] if text else b""
    return told is not None and (end not in _RESULTS or end != told[1])


def set_torn_end_aside(path: Path) -> None:
    """Move the torn end of a PDN file, if it has one, to the file beside.

    Raises:
        OSError: a file cannot be read or written.
    """
    if not path.exists():
        return
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        skipped = max(0, size - _LONGEST_GAME)
        file.seek(skipped)
        data = file.read()
    begun = [begin for begin in beginnings(data) if begin or not skipped]
    if begun and is_torn(data[begun[-1] :]):
        set_aside(path, skipped + begun[-1])


def set_aside(path: Path, begin: int) -> None:
    """Move what a file holds from a byte on to the file beside, which comes onto the disk first.

    Raises:
        OSError: a file cannot be written.
    """
    with path.open("rb") as file:
        file.seek(begin)
        append_whole(torn_path(path), file.read().rstrip() + b"\n\n")
    cut(path, begin)


def cut(path: Path, begin: int) -> None:
    """Let a file end before a byte.

    Raises:
        OSError: it cannot be written.
    """
    with path.open("rb+") as file:
        file.truncate(begin)
        os.fsync(file.fileno())


def torn_path(path: Path) -> Path:
    """The file beside, which halves of games are moved to."""
    return path.with_name(f"{path.name}.torn")
