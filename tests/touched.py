"""The quick check: what a change can have touched, for the minutes between two runs of the whole one.

    .venv/bin/python -m tests.touched
    .venv/bin/python -m tests.touched --since main~3 -- -x

Lint, types, layers and texts, then the tests of the rooms in which something differs from `--since`,
committed or not. Nothing is done when only this passes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import PurePosixPath

from tests.checkout import ROOT

ALWAYS = ("tests/test_project.py", "tests/test_translations.py")
_CORE = ("tests/engine/test_core_checks.py", "tests/engine/test_core_stub.py", "tests/perft", "tests/rules")
_ROOTS = {
    "harzdame_gui": "tests/gui",
    "engine/harzdame_engine": "tests/engine",
    "engine/core": "tests/engine",
    "engine/bindings": "tests/engine",
    "engine/checks": "tests/engine",
    "packaging": "tests/packaging",
}
_RESOURCES = ("tests/gui", "tests/engine")


def mirrors_of(path: str) -> set[str]:
    """The tests that mirror a file, by paths in the checkout; none if it has none of its own."""
    file = PurePosixPath(path)
    found = set()
    if path.startswith("tests/"):
        found.add(path if file.name.startswith("test_") else str(file.parent))
    elif file.parts[0] == "resources" and len(file.parts) > 2:
        found |= {f"{root}/{file.parts[1]}" for root in _RESOURCES}
    for source, mirror in _ROOTS.items():
        if path.startswith(f"{source}/"):
            rest = PurePosixPath(path).relative_to(source)
            found.add(_nearest(PurePosixPath(mirror), rest))
    if path.startswith(("engine/core/", "engine/bindings/", "engine/checks/", "engine/CMakeLists")):
        found.update(_CORE)
    return {each for each in found if (ROOT / each).exists() and each != "tests"}


def _nearest(mirror: PurePosixPath, rest: PurePosixPath) -> str:
    """The test of that name, else the folder of its room, else the nearest folder above that there is."""
    named = mirror / rest.parent / f"test_{rest.stem}.py"
    folder = mirror / rest.parent
    while not (ROOT / folder).exists():
        folder = folder.parent
    return str(folder if len(folder.parts) > len(mirror.parts) or not (ROOT / named).exists() else named)


def chosen(paths: Iterable[str]) -> list[str]:
    """What to run for changes in these files: no test that another path includes."""
    wanted = {test for path in paths for test in mirrors_of(path)} | set(ALWAYS)
    above = {test: {str(parent) for parent in PurePosixPath(test).parents} for test in wanted}
    return sorted(test for test in wanted if not above[test] & wanted)


def changed(since: str) -> list[str]:
    """The files that differ from a revision, new ones included."""
    base = _git("merge-base", since, "HEAD")[0]
    return [
        *_git("diff", "--name-only", "--no-renames", base),
        *_git("ls-files", "--others", "--exclude-standard"),
    ]


def _git(*arguments: str) -> list[str]:
    told = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.split("\n")[:-1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--since", default="origin/HEAD", help="the revision to compare with")
    parser.add_argument("pytest", nargs="*", help="for pytest, after --")
    options = parser.parse_args()
    tests = chosen(changed(options.since))
    print("\n".join(tests), flush=True)
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    workers = ["-n", str(min(os.cpu_count() or 1, 4))]
    command = [sys.executable, "-m", "pytest", "-q", *workers, *options.pytest, *tests]
    return subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
