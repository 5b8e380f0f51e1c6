"""The report of a crash: what whoever mends it needs, and nothing of the person to whom it happened."""

from __future__ import annotations

import getpass
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from harzdame_engine.files.regular import open_regular

from harzdame_gui.controllers.crashes.left_runs import LeftRun
from harzdame_gui.controllers.crashes.outline import outline, outline_of_log, without_home
from harzdame_gui.controllers.work.log import FILE_NAME as LOG

FILE_NAME = "crash-report.txt"
_MOST_CRASHES = 5
_MOST_TRACE_LINES = 400
_LOG_BYTES = 1 << 16
_LOG_LINES = 60
_HEAD = """\
Report of a crash of Harzdame
It has been sent nowhere. Names, games and files of yours are left out, and so is what the log says in words.
"""


def report_of(runs: Sequence[LeftRun], profile: Path) -> str:
    """The report of the runs that crashed, the latest first, and of what was logged until then."""
    crashed = [run for run in runs if run.crashed][:_MOST_CRASHES]
    blocks = [_HEAD, *(part for run in crashed for part in _parts(run)), "The end of the log"]
    blocks.append("\n".join(_indented(_log(profile))) or "  (none)")
    return without_home("\n".join(blocks) + "\n", str(Path.home()), _user())


def _parts(run: LeftRun) -> Iterator[str]:
    ended = time.strftime("%Y-%m-%d %H:%M", time.localtime(run.ended))
    minutes = f", after {(run.ended - run.begun) / 60:.1f} minutes" if run.begun else ""
    yield f"Ended at {ended}{minutes}"
    yield f"  {run.surroundings or 'before there was a window'}"
    if run.safe:
        yield "  started safely"
    lines = list(outline(run.trace))
    yield "\n".join(_indented(lines[:_MOST_TRACE_LINES]))
    yield ""


def _indented(lines: Sequence[str]) -> Iterator[str]:
    return (f"  {line}" for line in lines)


def _log(profile: Path) -> list[str]:
    """The last lines of the log, in outline."""
    try:
        with open_regular(profile / LOG) as file:
            file.seek(max(0, file.seek(0, 2) - _LOG_BYTES))
            text = file.read(_LOG_BYTES).decode(errors="replace")
    except OSError:
        return []
    return list(outline_of_log(text.splitlines()))[-_LOG_LINES:]


def _user() -> str:
    with suppress(Exception):  # what it raises where nobody is named differs by system and version
        return getpass.getuser()
    return ""
