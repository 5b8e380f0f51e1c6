"""Text from the bytes of a file, in whatever encoding: known by a mark, proven by its form, or guessed."""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

from charset_normalizer import from_bytes

from harzdame_engine.pdn.problems import PdnError, PdnProblem, ProblemKind

ENCODINGS = ("utf-8", "cp1251", "cp866", "cp1252", "latin-1", "utf-16-le", "utf-16-be")
"""The encodings of game files, by Python's names; the second and third are Cyrillic."""

_FALLBACK = "latin-1"
"""It gives every byte a character, and every character its byte again."""
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_TEXT_CONTROLS = frozenset(b"\t\n\v\f\r\x1a\x1b")  # 0x1a ends a DOS file
_SAMPLE = 8192
_GAME = re.compile(rb'^[ \t]*(\[[A-Za-z]\w*[ \t]+"|[A-Za-z]?\d+[ \t]*[-x:.])', re.MULTILINE)
"""A line that begins with a tag, the number of a move, or a move."""
_GUESSED_FROM = 16_384
"""Bytes of lines with letters beyond ASCII that a guess is made from."""


class Text(NamedTuple):
    """The text of a file, the `encoding` that gave it, and the byte order `mark` before it.

    `guessed`: neither a mark nor the form of the bytes proves the encoding.
    """

    text: str
    encoding: str
    mark: bytes = b""
    guessed: bool = False

    def encode(self, text: str) -> bytes:
        """`text` as bytes of the same file.

        Raises:
            UnicodeEncodeError: the encoding lacks a character.
        """
        return self.mark + text.encode(self.encoding)


def read_text(data: bytes, encoding: str | None = None) -> Text:
    """The text of a file, in `encoding` if that is given.

    A stray zero byte does not make a file binary: a file cut off by a crash
    may end in zeros, and its games are worth having.

    Raises:
        PdnError: the data is no text (BINARY).
        LookupError: there is no such encoding.
    """
    mark, marked = next(((mark, name) for mark, name in _MARKS if data.startswith(mark)), (b"", ""))
    data = data[len(mark) :]
    if encoding is not None:
        return Text(data.decode(encoding, errors="replace"), encoding, mark)
    if marked:
        return Text(data.decode(marked, errors="replace"), marked, mark)
    if wide := _wide(data):
        return Text(data.decode(wide, errors="replace"), wide, guessed=True)
    if _is_binary(data):
        raise PdnError(PdnProblem(ProblemKind.BINARY))
    try:
        return Text(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            return Text(data.decode("utf-8", errors="replace"), "utf-8")  # cut off within a character
    guess = _guess(data)
    try:
        return Text(data.decode(guess), guess, guessed=True)
    except UnicodeDecodeError:
        return Text(data.decode(_FALLBACK), _FALLBACK, guessed=True)


def mark_of(encoding: str) -> bytes:
    """The byte order mark with which a file in `encoding` tells its byte order; b"" where there is none."""
    return next((mark for mark, name in _MARKS if name == encoding and name != "utf-8"), b"")


def decode(data: bytes) -> str:
    """The text of a file, see `read_text`."""
    return read_text(data).text


def _wide(data: bytes) -> str:
    """UTF-16 in either byte order, if every other byte of mostly plain letters is zero; else ""."""
    sample = data[:_SAMPLE]
    low, high = sample[0::2], sample[1::2]
    if len(sample) < 4 or sample.count(0) < len(sample) // 4:
        return ""
    if low.count(0) == 0 and high.count(0) * 2 > len(high):
        return "utf-16-le"
    if high.count(0) == 0 and low.count(0) * 2 > len(low):
        return "utf-16-be"
    return ""


def _guess(data: bytes) -> str:
    """The likeliest encoding of one byte a character, by the lines that are not plain ASCII."""
    sample = bytearray()
    for line in data.splitlines(keepends=True):
        if not line.isascii():
            sample += line
            if len(sample) > _GUESSED_FROM:
                break
    found = from_bytes(bytes(sample), cp_isolation=["cp1251", "cp866", "cp1252", "latin_1"]).best()
    name = found.encoding.replace("_", "-") if found else _FALLBACK
    return name if name in ENCODINGS else _FALLBACK


def _is_binary(data: bytes) -> bool:
    sample = data[:_SAMPLE].rstrip(b"\0")
    controls = sum(byte < 0x20 and byte not in _TEXT_CONTROLS for byte in sample)
    if controls * 20 <= len(sample):
        return bool(data and not sample)
    return _GAME.search(sample) is None or not _is_utf_8(sample)  # a short game with a damaged comment


def _is_utf_8(sample: bytes) -> bool:
    """Whether a sample, which may end within a character, is UTF-8."""
    try:
        codecs.getincrementaldecoder("utf-8")().decode(sample)
    except UnicodeDecodeError:
        return False
    return True
