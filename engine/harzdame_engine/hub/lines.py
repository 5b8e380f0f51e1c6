"""Lines of the protocol: a command and its arguments, ``pos pos=We… moves="32-28 19-23"``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple


class HubSyntaxError(ValueError):
    """Text that has no meaning in the protocol; the message says what is wrong with it."""


class HubLine(NamedTuple):
    """A command and its arguments; an argument without a value has the empty one."""

    command: str
    arguments: Mapping[str, str]


_WORD = r"[^\s=\"]+"
_ARGUMENT = re.compile(rf"({_WORD})(?:\s*=\s*(?:\"([^\"]*)\"|({_WORD})))?\s*")
_PLAIN = re.compile(_WORD)
_QUOTED = re.compile(r"[^\"\r\n]*")


def parse_line(line: str) -> HubLine | None:
    """The message of a line; None for a blank one.

    Between quotes every character stands for itself: the protocol has no escapes.

    Raises:
        HubSyntaxError: the line is malformed.
    """
    text = line.strip()
    if not text:
        return None
    if not (match := _ARGUMENT.match(text)) or match[2] is not None or match[3] is not None:
        raise HubSyntaxError(f"no command: {excerpt(text)}")
    command, arguments = match[1], {}
    while match.end() < len(text):
        at = match.end()
        if not (match := _ARGUMENT.match(text, at)):
            raise HubSyntaxError(f"not of the form name=value: {excerpt(text[at:])}")
        if match[1] in arguments:
            raise HubSyntaxError(f"{excerpt(match[1])} is given twice")
        arguments[match[1]] = match[2] or match[3] or ""
    return HubLine(command, arguments)


def format_line(command: str, arguments: Mapping[str, str | None] | None = None) -> str:
    """The line of a command; an argument that is None is written without a value.

    Raises:
        HubSyntaxError: a value has a quote or a line end, which the protocol cannot express.
    """
    words = [command]
    for name, value in (arguments or {}).items():
        words.append(name if value is None else f"{name}={_value(value)}")
    return " ".join(words)


def _value(value: str) -> str:
    if _PLAIN.fullmatch(value):
        return value
    if not _QUOTED.fullmatch(value):
        raise HubSyntaxError(f"the protocol cannot express {value!r}")
    return f'"{value}"'


def sayable(text: str) -> str:
    """`text` for a person to read, with the characters that a value cannot have replaced."""
    return "".join(sign if sign.isprintable() else "?" for sign in text.replace('"', "'"))


def excerpt(text: str, most: int = 60) -> str:
    """The beginning of a text, to quote it in a message."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
