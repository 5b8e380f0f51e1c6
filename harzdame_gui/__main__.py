"""The command line of the app: no Qt before the options are read and the display is checked."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from harzdame_gui import preflight
from harzdame_gui.version import version


def parse(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the options: ``file`` and ``temp_profile``. Leaves by SystemExit after --help and --version."""
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
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and leave")
    return parser.parse_args(argv)


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        sys.stdout.write(f"Harzdame {version()}\n")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run the app; the exit code is 0, or 2 where no window can be opened."""
    options = parse(argv)
    problem = preflight.find_problem(os.environ) if sys.platform.startswith("linux") else None
    if problem is not None:
        sys.stderr.write(problem + "\n")
        return 2
    from harzdame_gui.app import run

    return run(options.file, temp_profile=options.temp_profile)


if __name__ == "__main__":
    sys.exit(main())
