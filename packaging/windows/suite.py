"""The project's tests under Wine, as far as they run there: what was built, by the Python of the bundle.

Each room of the tests runs in a process of its own, which is ended when it takes too long.
"""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from environment import ROOT, say
from wine import PYTHON, Wine, windows

LEFT_OUT = {
    "tests/benchmarks": "measures, and what Wine costs is not what Windows costs",
    "tests/fuzz": "compiles for this machine",
    "tests/packaging": "is about the bundles, which are made outside of Wine",
    "tests/soak": "runs for long, with means of Linux",
}
"""Folders of tests that do not run under Wine, and why."""
DESELECTED: dict[str, str] = {}
"""Single tests likewise."""
_ROOM_S = 3600.0
_TEST_S = 900


def run(wine: Wine, wanted: Sequence[str]) -> bool:
    """Run the rooms that are wanted, by their paths, or all; True if no test failed."""
    passed = True
    with _checkout_in_sight(wine):
        for room in wanted or rooms():
            said = _run_room(wine, room)
            passed = passed and said.startswith("ok")
            say(f"{said}  {room}")
    return passed


def rooms() -> list[str]:
    """The folders and files of tests that run, each by itself."""
    found = [*(ROOT / "tests").iterdir(), *(ROOT / "tests/engine").iterdir(), *(ROOT / "tests/gui").iterdir()]
    names = sorted(path.relative_to(ROOT).as_posix() for path in found if _has_tests(path))
    parents = {"tests/engine", "tests/gui"}
    return [name for name in names if name not in LEFT_OUT and name not in parents]


def _has_tests(path: Path) -> bool:
    if path.is_dir():
        return any(path.rglob("test_*.py"))
    return path.name.startswith("test_") and path.suffix == ".py"


def _run_room(wine: Wine, room: str) -> str:
    """Its last line, begun by what that means; all that it says goes to a file in the work folder."""
    options = ["-q", "-p", "no:cacheprovider", "-o", "pythonpath=", "-o", f"timeout={_TEST_S}", "-rf"]
    left_out = [f"--deselect={name}" for name in DESELECTED]
    command = ["wine", PYTHON, "-m", "pytest", *options, *left_out, room]
    told = wine.root.path("/made/suite") / f"{room.replace('/', '.')}.txt"
    told.parent.mkdir(exist_ok=True)
    try:
        ended = wine.shell(f"cd /checkout; {shlex.join(command)}", timeout_s=_ROOM_S)
    except subprocess.TimeoutExpired as error:
        told.write_text(str(error.stdout), encoding="utf-8")
        return f"ENDED after {_ROOM_S:.0f} s"
    told.write_text(ended.stdout + ended.stderr, encoding="utf-8")
    words = [
        line for line in ended.stdout.splitlines() if re.search(r"\d+ (passed|failed|skipped|error)", line)
    ]
    return f"{'FAILED' if ended.returncode else 'ok':7}{words[-1] if words else f'code {ended.returncode}'}"


@contextmanager
def _checkout_in_sight(wine: Wine) -> Iterator[None]:
    """Let the Python under Wine find the tests, also in the processes that they start, behind what it has."""
    path = wine.root.path(PYTHON).with_name("python313._pth")
    before = path.read_text(encoding="utf-8")
    path.write_text(f"{before}{windows('/checkout')}\n", encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(before, encoding="utf-8")
