"""The tests again and again, quiet or beside other work, for those that fail only sometimes.

    python -m tests.soak.flaky --times 10
    python -m tests.soak.flaky --times 5 --load 10
    python -m tests.soak.flaky --times 50 --load 10 -- tests/gui/openings -n 2

Prints pytest's closing line after each run, and at the end how often each test failed; the whole of what a
run has said lies in a folder that is named then. The load is processes that do nothing but run, at the same
priority. What follows -- is handed on to pytest; by default three processes run all tests.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.checkout import ROOT

ALL = ["-q", "-n", "3"]
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
_LOAD = "while True: pass"


def main(arguments: list[str]) -> int:
    """Run them so often; exit with 1 if any run failed."""
    at = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak.flaky", description="Run the tests again and again."
    )
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--load", type=int, default=0, help="processes that run beside the tests")
    options = parser.parse_args(arguments[:at])
    folder = Path(tempfile.mkdtemp(prefix="harzdame-flaky-"))
    failed: Counter[str] = Counter()
    passed = 0
    with load(options.load):
        for number in range(1, options.times + 1):
            said, code = run(arguments[at + 1 :] or ALL)
            (folder / f"{number}.txt").write_text(said, encoding="utf-8")
            failed.update(failures(said))
            passed += code == 0
            print(f"{number}: {said.splitlines()[-1]}", flush=True)
    for name, count in failed.most_common():
        print(f"{count} of {options.times}: {name}")
    print(f"{passed} of {options.times} runs passed; what they said: {folder}")
    return 0 if passed == options.times else 1


def run(passed_on: list[str]) -> tuple[str, int]:
    """What pytest says, and its exit code."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *passed_on],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout, done.returncode


def failures(said: str) -> set[str]:
    """The tests that failed, by their names."""
    return set(_FAILED.findall(said))


@contextmanager
def load(count: int) -> Iterator[None]:
    """So many processes that do nothing but run."""
    beside = [subprocess.Popen([sys.executable, "-c", _LOAD]) for _ in range(count)]
    try:
        yield
    finally:
        for process in beside:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
