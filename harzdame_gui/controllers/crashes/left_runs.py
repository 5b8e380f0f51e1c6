"""What earlier runs left: those that did not end as they should, told by their files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.files.regular import open_regular

from harzdame_gui.controllers.crashes.run_file import BEGUN, FOLDER, SAFE, SUFFIX, WINDOW, lock_of
from harzdame_gui.controllers.storage.storage import take

_MOST_BYTES = 1 << 18
_MOST_RUNS = 100
_CRASH = re.compile(
    r"^(?:Fatal Python error|Windows fatal exception|Qt fatal error|Traceback \()", re.MULTILINE
)
_SURVIVED = re.compile(r"^Windows fatal exception: code 0x8\w{7}\n", re.MULTILINE)
"""What programs under Windows go on after: faulthandler writes down each such exception that is raised."""


class LeftRun(NamedTuple):
    """A run that did not end as it should.

    `begun` and `ended` are times as `time.time` tells them, 0 where that is not known. `surroundings` are
    the versions of all that it ran on; empty: its window never came. `trace`: what a crash has written.
    """

    begun: float
    ended: float
    surroundings: str
    safe: bool
    trace: str

    @property
    def had_window(self) -> bool:
        """Whether it came so far that there was a whole window."""
        return bool(self.surroundings)

    @property
    def crashed(self) -> bool:
        """Whether something is known of its end; whoever is killed, or loses power, leaves no word."""
        return bool(_CRASH.search(_SURVIVED.sub("", self.trace)))


def failed_starts(profile: Path) -> int:
    """The number of runs since the last one with a window that ended before they had one."""
    count = 0
    for path in _left(profile):
        with _taken(path) as is_left:
            count += is_left and not _read(path).had_window
    return count


def take_left(profile: Path) -> list[LeftRun]:
    """The runs that were left, the latest first. They are told of once: their files are gone."""
    runs = []
    for path in _left(profile):
        with _taken(path) as is_left, suppress(OSError):
            if is_left:
                run = _read(path)
                path.unlink()
                runs.append(run)
    return sorted(runs, key=lambda run: -run.ended)


def _left(profile: Path) -> list[Path]:
    try:
        return sorted((profile / FOLDER).glob(f"*{SUFFIX}"))[:_MOST_RUNS]
    except OSError:
        return []


@contextmanager
def _taken(path: Path) -> Iterator[bool]:
    """Whether nobody runs who belongs to this file; meanwhile nobody else takes it for left."""
    lock = lock_of(path)
    taken = take(lock)
    try:
        yield taken
    finally:
        if taken:
            lock.unlock()


def _read(path: Path) -> LeftRun:
    """A run by its file, as far as that can be read."""
    text, ended = "", 0.0
    with suppress(OSError):
        ended = path.stat().st_mtime
        with open_regular(path) as file:
            text = file.read(_MOST_BYTES).decode(errors="replace")
    own: dict[str, str] = {}
    trace = []
    for line in text.splitlines():
        word = next(
            (word for word in (BEGUN, SAFE, WINDOW) if word not in own and line.startswith(word)), None
        )
        if word is None:
            trace.append(line)
        else:
            own[word] = line.removeprefix(word).strip()
    begun = own.get(BEGUN, "")
    return LeftRun(
        float(begun) if begun.isdecimal() else 0.0,
        ended,
        own.get(WINDOW, ""),
        SAFE in own,
        "\n".join(trace),
    )
