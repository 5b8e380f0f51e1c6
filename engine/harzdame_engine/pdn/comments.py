r"""Comments between their form in a tree and their form between braces.

In a tree a comment is plain text in which a line break is meant. In a file
lines are broken to a width, so a line break there is a blank, unless two
blanks stand before it or an empty line is on either side. A brace, which
would end the comment, is written as the embedded command ``[%lbrace]`` or
``[%rbrace]``: PDN's own way to put into comments what other readers skip.
"""

from __future__ import annotations

import re
from itertools import pairwise

from harzdame_engine.pdn.problems import LINE_END

_BLANKS = re.compile(r"[ \t\v\f]+")
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_SURROGATES = re.compile(r"[\ud800-\udfff]")
_CLOCK = re.compile(r"\[%clk ([0-9]{1,3}):([0-9]{1,2}):([0-9]{1,2}(?:\.[0-9]{1,3})?)\]")
_LONGEST = 999 * 3_600_000  # milliseconds
_BRACES = {"{": "[%lbrace]", "}": "[%rbrace]"}


def tidy(text: str) -> str:
    """`text` as a file can hold it: no control characters, single blanks, no blanks at the edges of lines."""
    text = _CONTROLS.sub("", _SURROGATES.sub("\ufffd", text))
    lines = (_BLANKS.sub(" ", line).strip(" ") for line in LINE_END.split(text))
    return "\n".join(lines).strip("\n ")


def encode(comment: str, clock: float | None) -> list[list[str]]:
    """The words to write between braces, line by line; [] when there is nothing to write."""
    text = tidy(comment)
    for brace, command in _BRACES.items():
        text = text.replace(brace, command)
    if clock is not None:
        text = f"{_clock_text(clock)} {text}".rstrip(" ")
    return [[word for word in line.split(" ") if word] for line in text.split("\n")] if text else []


def decode(parts: list[str]) -> tuple[str, float | None]:
    """The comment and the clock that the texts of one move's comments give together."""
    text = "\n".join(_unwrap(part) for part in parts)
    clock = None
    if match := _CLOCK.search(text):
        whole = int(match[1]) * 3_600_000 + int(match[2]) * 60_000
        clock = (whole + round(float(match[3]) * 1000)) / 1000
        text = text[: match.start()] + text[match.end() :]
    if "[%" in text:
        for brace, command in _BRACES.items():
            text = text.replace(command, brace)
    return tidy(text), clock


def _unwrap(text: str) -> str:
    if "\n" not in text and "\r" not in text:
        return text
    lines = LINE_END.split(text)
    result = [lines[0].strip(" \t")]
    for above, line in pairwise(lines):
        meant = above.endswith("  ") or not above.strip(" \t") or not line.strip(" \t")
        result.append("\n" if meant else " ")
        result.append(line.strip(" \t"))
    return "".join(result)


def _clock_text(clock: float) -> str:
    milliseconds = min(max(0, round(clock * 1000)), _LONGEST)
    seconds, fraction = divmod(milliseconds, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    decimals = f".{fraction:03}".rstrip("0") if fraction else ""
    return f"[%clk {hours}:{minutes:02}:{seconds:02}{decimals}]"
