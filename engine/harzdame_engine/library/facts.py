"""Facts of a game that lists and searches need, in one form however the file wrote them."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Mapping

from harzdame_engine.game.results import OPEN, outcome_of
from harzdame_engine.pdn.tags import lookup

RESULTS = {"1-0": 1, "1/2-1/2": 0, "0-1": -1}
"""A result in the library's form → the core's number for it."""

NO_RESULT = 2
"""The core's number for a game without a result."""

_UNKNOWN = frozenset({"", "?", "-", "????.??.??"})
_NUMERIC_DATE = re.compile(r"([12][0-9]{3})(?:[./-]([0-9?]{1,2})(?:[./-]([0-9?]{1,2}))?)?(?![0-9])")
_DAY_FIRST = re.compile(r"([0-9]{1,2})[./-]([0-9]{1,2})[./-]([12][0-9]{3})(?![0-9])")
_YEAR = re.compile(r"(?<![0-9])[12][0-9]{3}(?![0-9])")
_COMMENT = re.compile(r"\{([^}]*)\}|;([^\r\n]*)")
_COMMAND = re.compile(r"\[%[^\[\]]*+\]")
_TAG_LINE = re.compile(r"^[ \t]*\[[^\r\n]*\][ \t]*$", re.MULTILINE)


def known(tags: Mapping[str, str], name: str) -> str:
    """The tag's value; "" if it is missing or stands for something unknown."""
    value = (lookup(tags, name) or "").strip()
    return "" if value in _UNKNOWN else value


def result_of(text: str) -> str:
    """A result of any form as ``1-0``, ``1/2-1/2``, ``0-1``; ``*`` if it names none."""
    outcome = outcome_of(text.strip(), "", None)
    return OPEN if outcome is None else outcome.result


def day_of(date: str) -> int:
    """A date as the number yyyymmdd, unknown parts zero: ``1998.05.??`` is 19980500; 0 without a year."""
    date = date.strip()
    if found := _DAY_FIRST.match(date):
        day, month, year = (int(part) for part in found.groups())
    elif found := _NUMERIC_DATE.match(date):
        year, month, day = (int(part) if part and part.isdecimal() else 0 for part in found.groups())
    elif found := _YEAR.search(date):
        year, month, day = int(found[0]), 0, 0
    else:
        return 0
    if not month <= 12 or not day <= 31:
        month = day = 0
    return year * 10_000 + month * 100 + (day if month else 0)


def movetext_of(text: str) -> str:
    """A game's text without its tags and blanks."""
    return "".join(_TAG_LINE.sub("", text).split())


def without_comments(moves: str) -> str:
    """The text of moves without what is said about them."""
    return _COMMENT.sub("", moves)


def comments_of(text: str) -> str:
    """The words of all comments of a game's text, without the commands of programs."""
    if "{" not in text and ";" not in text:
        return ""
    moves = _TAG_LINE.sub("", text)
    closed = moves.rfind("}") + 1
    moves = moves[:closed] + moves[closed:].replace("{", " ")  # or each would look for its end
    parts = (found[1] or found[2] or "" for found in _COMMENT.finditer(moves))
    return " ".join(" ".join(_COMMAND.sub(" ", part).split()) for part in parts).strip()


def fingerprint(variant: str, packed: bytes, rest: str, tags: Mapping[str, str]) -> int:
    """A signed 64-bit hash that copies of a game share: its moves, start, players and date.

    `rest`: the words of a game whose moves do not tell all. Letter case, order of names,
    accents and the form of the date make no difference.
    """
    players = "|".join(_plain_name(known(tags, name)) for name in ("White", "Black"))
    head = f"{variant}|{players}|{day_of(known(tags, 'Date'))}|{rest}|"
    digest = hashlib.blake2b(head.encode("utf-8", "replace") + packed, digest_size=8).digest()
    return int.from_bytes(digest, "little", signed=True)


def _plain_name(name: str) -> str:
    letters = "".join(
        c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c)
    )
    return " ".join(sorted(re.findall(r"\w+", letters)))
