"""The text of PDN files: made from bytes, one game replaced or added."""

from __future__ import annotations

import codecs

from harzdame_engine.pdn.games import PdnGame
from harzdame_engine.pdn.problems import LINE_END, PdnError, PdnProblem, ProblemKind, line_end_of


def replace_game(text: str, game: PdnGame, new_text: str) -> str:
    """`text` with `game`, found in it by a scan, rewritten as `new_text`.

    Raises:
        ValueError: the game is not, or no longer, at its place in `text`.
    """
    if text[game.start : game.end] != game.text:
        raise ValueError(f"game {game.number} is not where it was found: the file has changed")
    return text[: game.start] + _with_line_ends(new_text, text).rstrip() + text[game.end :]


def append_game(text: str, new_text: str) -> str:
    """`text` with one more game at its end, behind an empty line."""
    line_end = line_end_of(text)
    kept = text.rstrip("\x1a\0")  # the end mark of DOS would hide what follows
    before = kept
    if before.strip():
        while not before.endswith((line_end * 2, "\n\n")):
            before += line_end
    return before + _with_line_ends(new_text, text)


def _with_line_ends(new_text: str, text: str) -> str:
    return LINE_END.sub(line_end_of(text or new_text), new_text)


_TEXT_CONTROLS = frozenset(b"\t\n\v\f\r\x1a\x1b")  # 0x1a ends a DOS file
_SAMPLE = 8192


def decode(data: bytes) -> str:
    """The text of a file: UTF-8 with or without BOM, UTF-16 with BOM, else Latin-1.

    A stray zero byte does not make a file binary: a file cut off by a crash
    may end in zeros, and its games are worth having.

    Raises:
        PdnError: the data is no text (BINARY).
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace").removeprefix("\ufeff")
    if _is_binary(data):
        raise PdnError(PdnProblem(ProblemKind.BINARY))
    if data.startswith(codecs.BOM_UTF8):
        return data[len(codecs.BOM_UTF8) :].decode("utf-8", errors="replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            return data.decode("utf-8", errors="replace")  # cut off within its last character
        return data.decode("latin-1")


def _is_binary(data: bytes) -> bool:
    sample = data[:_SAMPLE].rstrip(b"\0")
    controls = sum(byte < 0x20 and byte not in _TEXT_CONTROLS for byte in sample)
    return controls * 20 > len(sample) or bool(data and not sample)
