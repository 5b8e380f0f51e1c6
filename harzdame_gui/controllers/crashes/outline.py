"""What a report may say of a trace and of the log: where something went wrong, and nothing of whose it was.

Only lines of known kinds are let through, and only what is not a person's in them: frames, the kinds of
errors without their words, the times and places of what was logged. Paths are cut to what is the app's or
the system's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

_ROOTS = "harzdame_gui", "harzdame_engine", "PySide6", "shiboken6", "site-packages", "dist-packages"
"""Folders below which all that lies is known to everybody."""
_PROGRAMS = re.compile(
    r"\.(?:py|pyd|dll|exe|dylib|so(?:\.\d+)*)$|^python[\d.]*$|^harzdame(?:-engine)?$", re.IGNORECASE
)
_FRAME = re.compile(r'^(\s*File )"(.*)"(, line \d+,? in [\w.<>]+)$')
_NATIVE_FRAME = re.compile(r"^(\s*(?:#\d+ |\d+ +)?)(\S[^()\[\]]*?)(\([^()\s]*\))? ?(\[0x[0-9a-fA-F]+\])$")
_ERROR = re.compile(r"^([A-Za-z_][\w.]*)(?::|$)")
_ERRNO = re.compile(r"^\w+: (\[(?:Errno|WinError) \d+\])")
_KNOWN = re.compile(
    r"^(?:Fatal Python error: [\w ]+|Windows fatal exception: [\w ]+|Current thread 0x\w+.*|Thread 0x\w+.*"
    r"|Traceback \(most recent call last\):|Native stack.*|\d+ +[\w.+-]+ +0x[0-9a-fA-F]+ \w+ \+ \d+"
    r"|During handling of the above exception.*|The above exception was the direct cause.*"
    r"|  <no Python frame>|  \.\.\.)$"
)
_LOGGED = re.compile(r"^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d),\d+ ([A-Z]+) ([\w.]+): ?")


def outline(text: str) -> Iterator[str]:
    """The lines of a trace that may be told."""
    before = ""
    for line in text.splitlines():
        if (told := _told(line, before)) is not None:
            yield told
        before = line


def _told(line: str, before: str) -> str | None:
    """What may be told of a line; an error is named behind the last of its frames, and nowhere else."""
    if frame := _FRAME.match(line):
        return f'{frame[1]}"{short_path(frame[2])}"{frame[3]}'
    if frame := _NATIVE_FRAME.match(line):
        return f"{frame[1]}{short_path(frame[2])}{frame[3] or ''} {frame[4]}"
    if _KNOWN.match(line):
        return line
    if line.startswith("Qt fatal error"):
        return "Qt fatal error"
    if before.startswith(" ") and (error := _ERROR.match(line)):
        number = _ERRNO.match(line)
        return f"{error[1]}{f' {number[1]}' if number else ''}"
    return None


def outline_of_log(lines: Iterable[str]) -> Iterator[str]:
    """When, how grave and by which part something was logged, with the traces, and not in which words."""
    before = ""
    for line in lines:
        if logged := _LOGGED.match(line):
            yield f"{logged[1]} {logged[2]} {logged[3]}"
        elif (told := _told(line, before)) is not None:
            yield f"    {told.strip()}"
        before = line


def short_path(path: str) -> str:
    """A path from the first folder on that is the app's, Python's or Qt's; else at most a program's name."""
    parts = re.split(r"[\\/]+", path)
    roots = [
        place for place, part in enumerate(parts) if part in _ROOTS or re.fullmatch(r"python\d[\d.]*", part)
    ]
    if roots and roots[-1] < len(parts) - 1:
        return "/".join(parts[roots[-1] :])
    return parts[-1] if _PROGRAMS.search(parts[-1]) or len(parts) == 1 else "…"


def without_home(text: str, home: str, user: str) -> str:
    """A text without the folder and the name of a person in it."""
    if len(home) > 1:
        text = text.replace(home, "~").replace(home.replace("\\", "\\\\"), "~")
    return re.sub(rf"(?<!\w){re.escape(user)}(?!\w)", "…", text) if user else text
