"""Tags of a game's text written anew, and every other letter kept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from harzdame_engine.game.results import OPEN
from harzdame_engine.library.facts import result_of
from harzdame_engine.pdn.problems import line_end_of
from harzdame_engine.pdn.tags import lookup, match_tag, write_tag

_BLANKS = re.compile(r"[ \t]*(?:\r\n|\r|\n)?")
_NOT_BLANK = re.compile(r"\S")
_RESULT = re.compile(r"(?<![\w/-])(1-0|1/2-1/2|1-1|0-1|2-0|0-2|0-0|½-½|\*)")
_REMARKS = re.compile(r"(?:\s|\{[^}]*\})*+")  # may follow a result
_SPACE = re.compile(r"\s*")
_TWO_POINTS = {"1-0": "2-0", "0-1": "0-2", "1/2-1/2": "1-1"}


class _Tag(NamedTuple):
    """A tag and its place, the rest of its line included in `line_end`."""

    name: str
    start: int
    end: int
    line_end: int


def with_tags(text: str, changes: Mapping[str, str]) -> str:
    """A game's text with these tags; an empty value removes one. A new result is also put behind the moves.

    New tags follow the last of those there are, in the order given. Where the result behind the moves
    is counted in two points, the new one is, in both places.
    """
    changes = {
        name: _counted(text, value) if name.lower() == "result" else value for name, value in changes.items()
    }
    tags = _tags(text)
    line_end = line_end_of(text)
    names = {tag.name.lower() for tag in tags}
    new = [write_tag(name, value) for name, value in changes.items() if value and name.lower() not in names]
    wanted = {name.lower(): (name, value) for name, value in changes.items()}
    parts, at = [], 0
    for tag in tags:
        if tag.name.lower() in wanted:
            _, value = wanted[tag.name.lower()]
            parts.append(text[at : tag.start])
            parts.append(write_tag(tag.name, value) if value else "")
            at = tag.end if value else tag.line_end
    if new and tags and at > tags[-1].end:  # the last one was removed, its line end included
        parts.append(line_end.join(new) + line_end)
    elif new:
        place = tags[-1].end if tags else 0
        before, after = (line_end, "") if tags else ("", line_end * 2)
        parts.append(f"{text[at:place]}{before}{line_end.join(new)}{after}")
        at = place
    edited = "".join([*parts, text[at:]])
    result = wanted.get("result")
    return edited if result is None else _with_result(edited, result[1])


def _tags(text: str) -> list[_Tag]:
    """The tags at the head of a game."""
    found = []
    at = 0
    while (begin := _NOT_BLANK.search(text, at)) and (tag := match_tag(text, begin.start())):
        name, _, end, _ = tag
        blanks = _BLANKS.match(text, end)
        found.append(_Tag(name, begin.start(), end, blanks.end() if blanks else end))
        at = end
    return found


def _counted(text: str, result: str) -> str:
    """A result in the form of counting that the one behind the moves has."""
    last = _last_result(text)
    in_two_points = last is not None and last[1] in _TWO_POINTS.values()
    return _TWO_POINTS.get(result_of(result), result) if in_two_points else result


def _with_result(text: str, result: str) -> str:
    """The text ended by another result."""
    last = _last_result(text)
    if last is None:
        return text
    written = result if result in _TWO_POINTS.values() else result_of(result) or OPEN
    return f"{text[: last.start()]}{written}{text[last.end() :]}"


def _last_result(text: str) -> re.Match[str] | None:
    """The first result after which there are only remarks."""
    last_closed = text.rfind("}")
    passed = 0  # a result among remarks that do not reach the end has the same behind it
    for found in _RESULT.finditer(text):
        if found.start() >= passed:
            # behind the last closing brace none is looked for
            remarks = (_REMARKS if found.end() <= last_closed else _SPACE).match(text, found.end())
            passed = remarks.end() if remarks else found.end()
            if passed == len(text):
                return found
    return None


class TagChange(NamedTuple):
    """A change of tags that can be made in any number of games.

    `tags`: new values; an empty one removes the tag. `names`: players' names → what they shall be, on
    whichever side they are.
    """

    tags: Mapping[str, str] = {}
    names: Mapping[str, str] = {}

    def of(self, tags: Mapping[str, str]) -> dict[str, str]:
        """The tags of a game that differ, with their new values."""
        changed = {
            name: self.names[value]
            for name in ("White", "Black")
            if (value := (lookup(tags, name) or "").strip()) in self.names
        }
        changed |= self.tags
        return {name: value for name, value in changed.items() if value != (lookup(tags, name) or "")}
