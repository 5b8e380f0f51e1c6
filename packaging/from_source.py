"""The one command from a bare clone to the running app or to a finished test run.

    python3 packaging/from_source.py run  [-- what the app takes, for example game.pdn]
    python3 packaging/from_source.py test [-- what pytest takes]

Needs Python 3.11 with its standard library, a C++ compiler, and a network the
first time. Everything it makes lies in `build/from-source`; a `.venv` of your own is left alone.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from environment import ROOT, Environment, InstallError, say
from prerequisites import describe, find_missing, find_missing_for_tests, no_window, packages_for

VENV = ROOT / "build" / "from-source" / "venv"
_MOST_WORKERS = 8
"""Each takes some 600 MB."""
MISSING = 3
"""Exit code: the machine lacks something; standard error says what."""


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return its exit code."""
    own, passed_on = _split(arguments)
    parser = argparse.ArgumentParser(
        prog="from_source.py",
        description="From a bare clone to the running app or to a finished test run.",
        epilog="What follows -- is handed on to the app or to pytest.",
    )
    parser.add_argument(
        "what",
        choices=["run", "test", "missing"],
        help="open the app; run the tests; or only name the Debian packages that the tests lack here",
    )
    what = parser.parse_args(own).what
    if what == "missing":
        print("\n".join(packages_for(find_missing_for_tests())))
        return 0
    environment = Environment(VENV)
    extras = {"test"} if what == "test" else set()
    if what == "run" and (problem := no_window()):
        say(problem)  # before minutes of fetching and compiling
        return MISSING
    if not environment.is_current(extras):
        missing = find_missing() if what == "run" else find_missing_for_tests()
        if missing:
            say(describe(missing))
            return MISSING
        try:
            environment.bring_up_to_date(extras)
        except InstallError as error:
            say(str(error))
            return 1
    return _open_app(environment, passed_on) if what == "run" else _test(environment, passed_on)


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    if "--" not in arguments:
        return arguments, []
    at = arguments.index("--")
    return arguments[:at], arguments[at + 1 :]


def _open_app(environment: Environment, arguments: list[str]) -> int:
    return _hand_over([str(environment.scripts / "harzdame"), *arguments], dict(os.environ))


def _test(environment: Environment, arguments: list[str]) -> int:
    os.chdir(ROOT)
    # A desktop session may name its own platform here; the tests are written for none.
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    # hundreds of tests start processes, each of which would compile all that it imports
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    # all of them take long: a process for each core, and one more, for many tests wait; who is done helps
    workers = str(min(1 + (os.cpu_count() or 1), _MOST_WORKERS))
    arguments = arguments or ["-q", "-n", workers, "--dist", "worksteal"]
    return _hand_over([str(environment.python), "-m", "pytest", *arguments], surroundings)


def _hand_over(command: list[str], surroundings: dict[str, str]) -> int:
    if os.name == "posix":
        os.execve(command[0], command, surroundings)  # noqa: S606 signals and the exit code need no messenger
    return subprocess.run(command, env=surroundings, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
