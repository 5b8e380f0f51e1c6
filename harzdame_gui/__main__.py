"""The command line of the app: no Qt before the options are read and the display is checked."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_gui import preflight
from harzdame_gui.version import version


class Options(NamedTuple):
    """What was asked for on the command line."""

    file: Path | None = None
    temp_profile: bool = False


def parse(arguments: Sequence[str]) -> Options:
    """Read the options. Leaves by SystemExit after --help and --version."""
    if not arguments:
        return Options()
    import argparse  # takes 15 ms, and who double-clicks has no options

    parser = argparse.ArgumentParser(
        prog="harzdame",
        description="Play, replay and set up games of Harzdame, a draughts game on all squares.",
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE.pdn", help="open the games in this file")
    parser.add_argument(
        "--temp-profile",
        action="store_true",
        help="start with fresh settings, and forget them at the end",
    )
    parser.add_argument("--version", action="store_true", help="print the version and leave")
    read = parser.parse_args(arguments)
    if read.version:
        sys.stdout.write(f"Harzdame {version()}\n")
        parser.exit()
    return Options(read.file, read.temp_profile)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the app; the exit code is 0, or 2 where no window can be opened."""
    gc.disable()  # what is made while starting stays: looking for garbage in it costs a tenth of the start
    options = parse(sys.argv[1:] if argv is None else argv)
    problem = preflight.find_problem(os.environ) if sys.platform.startswith("linux") else None
    if problem is not None:
        sys.stderr.write(problem + "\n")
        return 2
    # before Qt: of every module that comes after it PySide reads the source, to look for its own name
    import harzdame_engine  # noqa: F401

    from harzdame_gui.app import run

    return run(options.file, temp_profile=options.temp_profile)


if __name__ == "__main__":
    sys.exit(main())
