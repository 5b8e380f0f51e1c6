"""Text from the bytes of a file, in whatever encoding: known by a mark, proven by its form, or guessed."""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

from charset_normalizer import from_bytes

from harzdame_engine.pdn.likely_encoding import likely, sample_of
from harzdame_engine.pdn.problems import PdnError, PdnProblem, ProblemKind

ENCODINGS = (
    "utf-8", "utf-16-le", "utf-16-be",
    "cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257", "cp1258",
    "latin-1", "iso8859-2", "iso8859-3", "iso8859-4", "iso8859-5", "iso8859-6", "iso8859-7", "iso8859-8",
    "iso8859-9", "iso8859-10", "iso8859-11", "iso8859-13", "iso8859-14", "iso8859-15", "iso8859-16",
    "koi8-r", "koi8-t", "koi8-u", "kz1048", "ptcp154",
    "cp437", "cp720", "cp737", "cp775", "cp850", "cp852", "cp855", "cp856", "cp857", "cp858", "cp860",
    "cp861", "cp862", "cp863", "cp865", "cp866", "cp869", "cp874", "cp1006", "cp1125", "tis-620",
    "mac-croatian", "mac-cyrillic", "mac-greek", "mac-iceland", "mac-latin2", "mac-roman", "mac-romanian",
    "mac-turkish", "hp-roman8", "palmos",
    "big5", "big5hkscs", "cp950", "gb2312", "gbk", "gb18030",
    "shift_jis", "cp932", "euc_jp", "euc_jis_2004", "euc_jisx0213", "euc_kr", "cp949", "johab",
)  # fmt: skip
"""The encodings of game files, by Python's names: all of its encodings of text that leave ASCII as it is."""

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


def known_encoding(name: str) -> str | None:
    """The encoding that Python knows by this name or one of its aliases; None: it is none for files of games.

    Those are left out that are no text (zip, base64), and those in which the
    letters of ASCII are written otherwise (EBCDIC, UTF-7) or their meaning hangs
    on what is before them: what is edited in a file must not touch the rest.
    """
    try:
        found = codecs.lookup(name).name
    except (LookupError, ValueError, UnicodeError):
        return None
    found = {"iso8859-1": "latin-1", "ascii": "utf-8", "utf-8-sig": "utf-8"}.get(found, found)
    return found if found in ENCODINGS else None


def read_text(data: bytes, encoding: str | None = None) -> Text:
    """The text of a file, in `encoding` if that is given.

    A stray zero byte does not make a file binary: a file cut off by a crash
    may end in zeros, and its games are worth having.

    Raises:
        PdnError: the data is no text (BINARY).
        LookupError: it is none of `ENCODINGS`.
    """
    mark, marked = next(((mark, name) for mark, name in _MARKS if data.startswith(mark)), (b"", ""))
    data = data[len(mark) :]
    if encoding is not None:
        if encoding not in ENCODINGS:
            raise LookupError(f"{encoding} is no encoding of games")
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
    for encoding in likely(data):
        if _reads(data, encoding):
            return encoding
    found = from_bytes(
        sample_of(data, _GUESSED_FROM), cp_isolation=["cp1251", "cp866", "cp1252", "latin_1"]
    ).best()
    name = found.encoding.replace("_", "-") if found else _FALLBACK
    return name if name in ENCODINGS else _FALLBACK


def _reads(data: bytes, encoding: str) -> bool:
    """Whether all bytes are letters of an encoding."""
    try:
        data.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True


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
