"""The torn end of a PDN file: half a game, left by a machine that went down while it was being written.

What is put behind half a game could be read as part of it. So the half, and only that, is moved to
a file beside, from which whoever misses it can take it; nothing is thrown away.
"""

from __future__ import annotations

import os
import re
from collections.abc import Set
from pathlib import Path

from harzdame_engine.files.whole_file import append_whole

_GAME = re.compile(rb"(?:\A|(?<=\n\n)|(?<=\n\r\n))\[(?=[A-Za-z]|\s*\Z)")
"""The beginning of a game's tags, behind an empty line; tags within comments begin otherwise."""
_RESULT_TAG = re.compile(rb'^\[Result\s+"([^"\n]*)"\]', re.MULTILINE)
_RESULTS = {b"*", b"0-0", b"0-1", b"0-2", b"1-0", b"1-1", b"2-0", b"1/2-1/2"}
_TOKEN = re.compile(rb'\{[^}]*\}?|\[\s*\w+\s*"(?:\\.|[^"\\\n])*"?|;[^\n]*|[()]|[^\s\0{}()\[\]";]+')
"""A comment, a tag to the end of its value, a bracket around moves, or a word of moves; a quotation mark
among the moves is none of these, and takes nothing with it."""
_COMMENTS = re.compile(rb"(?:\s|\{[^}]*\}|;[^\n]*)*")
_LONGEST_GAME = 1 << 22
"""Bytes that the last game of a file is looked for in."""


def beginnings(data: bytes) -> list[int]:
    """Where games begin in a PDN file, in order."""
    return [found.start() for found in _GAME.finditer(data)]


def torn_from(game: bytes) -> int | None:
    """The byte of a file's last game from which on it is torn; None: it is whole.

    Torn is all of a game whose end is missing: it ends among its tags, or not with the result that they
    tell. Behind the end of a whole game, what somebody began there is torn, and the game stays.
    A game without such a tag, as others write them, may end as it likes.
    """
    text = game.rstrip()
    told = _RESULT_TAG.search(text)
    if told and (end := _end_of_moves(text, told[1])):
        between = _COMMENTS.match(text, end)
        begun = between.end() if between else end
        return None if begun == len(text) or _ends_whole(text[begun:], _RESULTS) else begun
    return None if _ends_whole(text) else 0


def _end_of_moves(game: bytes, result: bytes) -> int:
    """Where a game ends with the result that its tags tell; 0 if it does not."""
    depth = 0
    for token in _TOKEN.finditer(game):
        depth = max(0, depth + (token[0] == b"(") - (token[0] == b")"))
        if token[0] == result and not depth and result in _RESULTS:
            return token.end()
    return 0


def _ends_whole(text: bytes, results: Set[bytes] = frozenset()) -> bool:
    """Whether a text ends behind its tags, with the result that they tell; without one, with any of these."""
    last_line = text.rpartition(b"\n")[2]
    if last_line.startswith(b"[") and not last_line.startswith(b"[%"):
        return False
    told = _RESULT_TAG.search(text)
    if not told and not results:
        return True
    last = b""
    for token in _TOKEN.finditer(text):
        last = text[token.start() :]  # with zeros behind it, of a file that was never written to its end
    return last in (_RESULTS & {told[1]} if told else results)


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
    if begun and (torn := torn_from(data[begun[-1] :])) is not None:
        set_aside(path, skipped + begun[-1] + torn)


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
