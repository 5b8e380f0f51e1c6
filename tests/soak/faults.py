"""Every writer of the project, with every change that it makes on the disk failing once.

    python -m tests.soak.faults

Needs Linux and a C compiler. Each writer runs again and again in a process of
its own: its first, second, … change fails as the system's calls fail on a full
or broken disk or without rights, or is the moment at which the power goes, and
takes with it what was not synchronised (`faults.c`). The file must then be the
old one or the new one, an error must have been raised unless it is the new
one, the next attempt must succeed, and nothing else may lie about after it.
"""

from __future__ import annotations

import ctypes
import errno
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.soak.fault_writers import WRITERS, Writer

_CUT_STATUS = 77
_AN_HOUR_AGO = time.time() - 3600
_FAIL, _SHORT, _CUT = 1, 2, 3
_LOADED = "HARZDAME_FAULTS"


class Fault(NamedTuple):
    """A kind of fault, and the error of the call that fails."""

    name: str
    kind: int
    error: int = 0


FAULTS = (
    Fault("full disk", _FAIL, errno.ENOSPC),
    Fault("broken disk", _FAIL, errno.EIO),
    Fault("no rights", _FAIL, errno.EACCES),
    Fault("short write", _SHORT),
    Fault("power cut", _CUT),
)


class Outcome(NamedTuple):
    """The end of a writer's process: `status` is 0 for success and 1 for an error; `changes` were counted."""

    status: int
    changes: int
    error: str


def build(folder: Path) -> Path:
    """Compile the faults.

    Raises:
        CalledProcessError: it fails.
    """
    made = folder / "faults.so"
    source = Path(__file__).with_name("faults.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(made), str(source)], check=True)
    return made


def check(writer: Writer, folder: Path) -> Iterator[str]:
    """All that is wrong with a writer."""
    reference = folder / "reference"
    reference.mkdir(parents=True)
    writer.prepare(reference)
    states = [writer.read(reference)]
    for _ in range(2):
        writer.write(reference)
        states.append(writer.read(reference))
    expected = {path.name for path in reference.rglob("*")}
    for fault in FAULTS:
        number = 1
        while True:
            place = folder / f"{fault.name}-{number}"
            place.mkdir()
            writer.prepare(place)
            outcome = _run(writer, place, fault, number)
            for problem in _problems(writer, place, outcome, states, expected):
                yield f"{writer.name}, {fault.name} at change {number}: {problem}"
            if outcome.changes < number:
                break
            number += 1


def _problems(
    writer: Writer, folder: Path, outcome: Outcome, states: list[object], expected: set[str]
) -> Iterator[str]:
    try:
        found = writer.read(folder)
    except Exception as error:
        yield f"unreadable: {error!r}"
        return
    if found not in states[:2]:
        yield f"neither old nor new: {found!r}"
        return
    if outcome.status == 0 and found != states[1]:
        yield "no error, and not written"
    if outcome.status not in {0, 1, _CUT_STATUS}:
        yield f"ended with {outcome.status}: {outcome.error}"
    for lock in folder.glob(".*.lock"):  # empty after a cut, and nobody's when it is half a minute old
        os.utime(lock, (_AN_HOUR_AGO, _AN_HOUR_AGO))
    try:
        writer.write(folder)
    except Exception as error:
        yield f"cannot be written any more: {error!r}"
        return
    wanted = states[states.index(found) + 1]
    if (again := writer.read(folder)) != wanted:
        yield f"written again: {again!r} instead of {wanted!r}"
    left = {path.name for path in folder.rglob("*")} - expected
    if left and outcome.status != _CUT_STATUS:
        yield f"left behind: {sorted(left)}"


def _run(writer: Writer, folder: Path, fault: Fault, number: int) -> Outcome:
    """Let it write in a process of its own."""
    reading, telling = os.pipe()
    child = os.fork()
    if child == 0:
        os._exit(_write(writer.write, folder, fault, number, telling))
    os.close(telling)
    with os.fdopen(reading) as told:
        words = told.read()
    _, status = os.waitpid(child, 0)
    changes, _, error = words.partition(" ")
    code = os.waitstatus_to_exitcode(status)
    if changes and code == _CUT_STATUS:  # the power went after the end
        code = int(bool(error))
    return Outcome(code, int(changes or number), error)


def _write(write: Callable[[Path], None], folder: Path, fault: Fault, number: int, telling: int) -> int:
    shim = ctypes.CDLL(None)
    shim.faults_arm(os.fsencode(folder), fault.kind, number, fault.error)
    error, status = "", 0
    try:
        write(folder)
    except Exception as found:
        error, status = repr(found), 1
    changes = shim.faults_count()
    os.write(telling, f"{changes} {error}".encode())
    if fault.kind == _CUT:
        shim.faults_cut()  # what it has called written must last
    return status


def check_all(names: set[str] | None = None) -> list[str]:
    """The problems of all writers, or of those with these names; in a process with the faults loaded."""
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for place, writer in enumerate(WRITERS):
            if names is None or writer.name in names:
                problems += check(writer, Path(folder) / str(place))
    return problems


def main() -> int:
    """Load the faults and run."""
    if _LOADED not in os.environ:
        with tempfile.TemporaryDirectory() as folder:
            loaded = {"LD_PRELOAD": str(build(Path(folder))), _LOADED: "1", "QT_QPA_PLATFORM": "offscreen"}
            command = [sys.executable, "-m", "tests.soak.faults", *sys.argv[1:]]
            return subprocess.run(command, env=os.environ | loaded, check=False).returncode
    problems = check_all(set(sys.argv[1:]) or None)
    print("\n".join([*problems, f"{len(problems)} problems"]))
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
