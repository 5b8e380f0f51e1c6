r"""Comments between their form in a tree and their form between braces.

In a tree a comment is plain text in which a line break is meant. In a file
lines are broken to a width, so a line break there is a blank, unless two
blanks stand before it or an empty line is on either side.

What programs have to say stands in embedded commands, ``[%NAME VALUE]``. Those
understood are PDN's ``clk``, ``clock`` and ``emt`` (remaining and elapsed time)
and, from the chess world, ``eval`` (an evaluation), ``csl`` and ``cal`` (marked
squares and arrows). ``[%lbrace]`` and ``[%rbrace]`` stand for braces, which
would end the comment. Any other command is kept as it is written. What programs
that play say of their moves in words (`engine_remarks`) is read as well.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from harzdame_engine.game.tree import Evaluation, Mark
from harzdame_engine.pdn.engine_remarks import read_engine_remark
from harzdame_engine.pdn.problems import LINE_END

_BLANKS = re.compile(r"[ \t\v\f]+")
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_SURROGATES = re.compile(r"[\ud800-\udfff]")
# possessive: without a closing bracket nothing is tried twice
_COMMAND = re.compile(r"\[%([A-Za-z]++)[ \t]*+([^\[\]\r\n]*+)\][ \t]?")
_TIME = re.compile(r"([0-9]{1,3}):([0-9]{1,2}):([0-9]{1,2}(?:\.[0-9]{1,3})?)")
_CLOCK = re.compile(rf"([wWbB]?){_TIME.pattern}")
_SQUARE = r"[a-wA-W][0-9]{1,2}|[0-9]{1,2}"
_MARK = re.compile(rf"([GRYB])({_SQUARE})(?:-?({_SQUARE}))?")
_EVALUATION = re.compile(r"(?:#([+-]?[0-9]{1,4})|([+-]?[0-9]{1,4}(?:\.[0-9]{1,4})?))(?:,([0-9]{1,3}))?")
_LONGEST = 999 * 3_600_000  # milliseconds
_BRACES = {"{": "[%lbrace]", "}": "[%rbrace]"}


class Remark(NamedTuple):
    """All that a move's comments say: in words, and in commands. See `Node` for the units."""

    text: str = ""
    clock: float | None = None
    elapsed: float | None = None
    evaluation: Evaluation | None = None
    marks: tuple[Mark, ...] = ()
    commands: tuple[str, ...] = ()


def tidy(text: str) -> str:
    """`text` as a file can hold it: no control characters, single blanks, no blanks at the edges of lines."""
    text = _CONTROLS.sub("", _SURROGATES.sub("\ufffd", text))
    lines = (_BLANKS.sub(" ", line).strip(" ") for line in LINE_END.split(text))
    return "\n".join(lines).strip("\n ")


def encode(remark: Remark) -> list[list[str]]:
    """The words to write between braces, line by line; [] when there is nothing to write."""
    text = tidy(remark.text)
    for brace, command in _BRACES.items():
        text = text.replace(brace, command)
    lines = [[word for word in line.split(" ") if word] for line in text.split("\n")] if text else [[]]
    lines[0] = _commands(remark) + lines[0]
    return lines if lines[0] or len(lines) > 1 else []


def decode(parts: list[str], *, black: bool = False) -> Remark:
    """What the texts of one move's comments, of a move by Black if `black`, give together."""
    text = "\n".join(_unwrap(part) for part in parts)
    reading = _Commands("b" if black else "w")
    if "[%" in text:
        text = _COMMAND.sub(reading.take, text)
    return Remark(
        reading.take_words(tidy(text)),
        reading.clock,
        reading.elapsed,
        reading.evaluation,
        tuple(reading.marks),
        tuple(reading.others),
    )


def decode_plain(parts: list[str]) -> str:
    """The text of comments that are no move's own: commands in it are kept as they are written."""
    text = "\n".join(_unwrap(part) for part in parts)
    for brace, command in _BRACES.items():
        text = text.replace(command, brace)
    return tidy(text)


class _Commands:
    """The embedded commands of one move, by the `mover`'s initial."""

    def __init__(self, mover: str) -> None:
        self.mover = mover
        self.clock: float | None = None
        self.elapsed: float | None = None
        self.evaluation: Evaluation | None = None
        self.marks: list[Mark] = []
        self.others: list[str] = []

    def take(self, command: re.Match[str]) -> str:
        """Take up a command; returns the text that it stands for."""
        name, value = command[1].lower(), command[2].strip()
        if name in {"lbrace", "rbrace"}:
            return ("{" if name == "lbrace" else "}") + command[0][len(command[0].rstrip(" \t")) :]
        if not self.understand(name, value):
            self.others.append(command[0].rstrip(" \t"))
        return ""

    def take_words(self, text: str) -> str:
        """Take up what a program says in words, unless commands said it; returns the rest."""
        if self.elapsed is not None or self.evaluation is not None:
            return text
        remark = read_engine_remark(text, black=self.mover == "b")
        if remark is None:
            return text
        self.evaluation, self.elapsed, rest = remark
        return rest

    def understand(self, name: str, value: str) -> bool:
        """Take up a command's value; False if it must be kept as it is written."""
        if name == "clk" and self.clock is None and (time := _TIME.fullmatch(value)):
            self.clock = _seconds(time)
        elif name == "emt" and self.elapsed is None and (time := _TIME.fullmatch(value)):
            self.elapsed = _seconds(time)
        elif name == "eval" and self.evaluation is None and (found := _EVALUATION.fullmatch(value)):
            win_in, men, depth = found.groups()
            self.evaluation = Evaluation(
                float(men) if men else None, int(win_in) if win_in else None, int(depth) if depth else None
            )
        elif name in {"csl", "cal"} and (marks := _read_marks(value)):
            self.marks += marks
        else:
            if name == "clock" and self.clock is None:
                times = {time[1].lower(): _seconds(time, 2) for time in _CLOCK.finditer(value)}
                self.clock = times.get(self.mover, times.get(""))
            return False  # it has more to say than the mover's time
        return True


def _read_marks(value: str) -> list[Mark]:
    """The marks of a command; [] if one of them is not understood."""
    found = [_MARK.fullmatch(word.strip()) for word in value.split(",")]
    if not all(found):
        return []
    return [Mark(m[1], _square(m[2]), _square(m[3]) if m[3] else None) for m in found if m]


def _square(text: str) -> str:
    text = text.lower()
    return text.lstrip("0") if text.isdecimal() else text


def _commands(remark: Remark) -> list[str]:
    """The commands to write."""
    commands = []
    if remark.clock is not None and not any(c.lower().startswith("[%clock") for c in remark.commands):
        commands.append(f"[%clk {_time_text(remark.clock)}]")
    if remark.elapsed is not None:
        commands.append(f"[%emt {_time_text(remark.elapsed)}]")
    if remark.evaluation is not None:
        value, win_in, depth = remark.evaluation
        judged = f"#{win_in}" if win_in is not None else f"{value or 0:.2f}"
        commands.append(f"[%eval {judged}]" if depth is None else f"[%eval {judged},{depth}]")
    squares = ",".join(f"{mark.color}{mark.origin}" for mark in remark.marks if mark.target is None)
    arrows = ",".join(f"{m.color}{m.origin}{_joint(m)}{m.target}" for m in remark.marks if m.target)
    commands += [f"[%{name} {value}]" for name, value in (("csl", squares), ("cal", arrows)) if value]
    return [*commands, *remark.commands]


def _joint(arrow: Mark) -> str:
    return "-" if arrow.origin.isdecimal() else ""


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


def _seconds(time: re.Match[str], first: int = 1) -> float:
    hours, minutes, seconds = time.groups()[first - 1 : first + 2]
    whole = int(hours) * 3_600_000 + int(minutes) * 60_000
    return (whole + round(float(seconds) * 1000)) / 1000


def _time_text(time: float) -> str:
    milliseconds = min(max(0, round(time * 1000)), _LONGEST)
    seconds, fraction = divmod(milliseconds, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    decimals = f".{fraction:03}".rstrip("0") if fraction else ""
    return f"{hours}:{minutes:02}:{seconds:02}{decimals}"
