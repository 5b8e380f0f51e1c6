"""A game's tags: reading one, writing one, and which game they name."""

from __future__ import annotations

import re
from collections.abc import Mapping

from harzdame_engine.rules import Rules
from harzdame_engine.variants import HARZDAME, variants

ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?"}
"""The tags every game has, in their order, with what stands for an unknown value; Result follows them."""

DERIVED = frozenset({"result", "gametype", "variant", "setup", "fen"})
"""What a tree says itself, in small letters."""

TAG = r'\[[ \t]*([A-Za-z][\w-]*)[ \t]+"([^"\\\r\n]*)"[ \t]*\]'
"""The pattern of an ordinary tag: name and value."""

_ESCAPED_TAG = re.compile(r'\[[ \t]*([A-Za-z][\w-]*)[ \t]*"((?:[^"\\\r\n]|\\[^\r\n])*)"[ \t]*\]')
_CLOSED_TAG = re.compile(r'\[[ \t]*([A-Za-z][\w-]*)[ \t]*"?([^\r\n]*?)"?[ \t]*\][ \t]*(?=[\r\n]|\Z)')
_OPEN_TAG = re.compile(r'\[[ \t]*([A-Za-z][\w-]*)[ \t]*"?([^\r\n]*)')


def match_tag(text: str, offset: int) -> tuple[str, str, int, bool] | None:
    """The tag that begins at `offset`, also one with quotes in its value or cut off.

    Returns:
        Its name, its value, the offset after it, and whether it is closed;
        None if there is no tag.
    """
    if found := _ESCAPED_TAG.match(text, offset):
        return found[1], _unescape(found[2]), found.end(), True
    if text[max(0, offset - 1) : offset] not in {"", "\r", "\n"}:
        return None  # within a line only a perfect tag is one
    if found := _CLOSED_TAG.match(text, offset):
        return found[1], _unescape(found[2]), found.end(), True
    if found := _OPEN_TAG.match(text, offset):
        return found[1], _unescape(found[2].rstrip()), found.end(), False
    return None


def _unescape(value: str) -> str:
    return re.sub(r'\\(["\\])', r"\1", value) if "\\" in value else value


def write_tag(name: str, value: str) -> str:
    """One line of a game's head, without the line end; what a file cannot hold is left out."""
    name = re.sub(r"[^\w-]+", "_", name)
    if not re.match("[A-Za-z]", name):
        name = f"X{name}"
    value = re.sub(r"[\x00-\x1f\x7f]+", " ", value)
    value = re.sub(r"[\ud800-\udfff]", "\ufffd", value)
    return '[{} "{}"]'.format(name, value.replace("\\", "\\\\").replace('"', '\\"'))


def lookup(tags: Mapping[str, str], name: str) -> str | None:
    """The tag's value, whatever the case of its name; None when absent."""
    if name in tags:
        return tags[name]
    return next((value for key, value in tags.items() if key.lower() == name.lower()), None)


def find_variant(tags: Mapping[str, str]) -> tuple[Rules | None, str]:
    """The game that Variant, or else GameType, names; Harzdame when neither does.

    Returns:
        The rules, None if no such game is known, and the name as it is written.
    """
    name = (lookup(tags, "Variant") or "").strip()
    if name not in {"", "?"}:
        wanted = name.lower()
        return next((r for r in variants() if wanted in {r.id, r.name.lower()}), None), name
    kind = (lookup(tags, "GameType") or "").strip()
    if number := re.match(r"[0-9]{1,4}(?![0-9])", kind):
        return next((r for r in variants() if r.gametype == int(number[0])), None), f"GameType {kind}"
    return HARZDAME, HARZDAME.name
