"""The command line of the app: options are read and the display is checked before Qt is loaded."""

# ruff: noqa: E402 - some modules are put off before others import them
from __future__ import annotations

from harzdame_gui.late_modules import OF_PYTHON, put_off

for _name in OF_PYTHON:
    put_off(_name)

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from harzdame_gui import preflight
from harzdame_gui.exit_codes import ExitCode
from harzdame_gui.pyside_loading import load_pyside

if TYPE_CHECKING:
    from argparse import ArgumentParser


class Options(NamedTuple):
    """The options of the command line."""

    file: Path | None = None
    temp_profile: bool = False
    new_window: bool = False
    safe: bool = False
    self_test: bool = False


def parse(arguments: Sequence[str]) -> Options:
    """Read the options; raises SystemExit after --help and --version."""
    if not arguments:
        return Options()
    return Options(**vars(parser().parse_args(arguments)))


def parser() -> ArgumentParser:
    """The parser of the command line."""
    import argparse  # takes 15 ms, and a desktop starts the app without options

    from harzdame_engine.version import version

    made = argparse.ArgumentParser(
        prog="harzdame",
        description="Play, replay and set up games of Harzdame, a draughts game on all squares.",
    )
    made.add_argument("file", nargs="?", type=Path, metavar="FILE.pdn", help="open the games in this file")
    made.add_argument(
        "--temp-profile",
        action="store_true",
        help="start with fresh settings, and forget them at the end",
    )
    made.add_argument(
        "--new-window",
        action="store_true",
        help="open another window, even if the app is running already",
    )
    made.add_argument(
        "--safe",
        action="store_true",
        help="start with the usual settings, without added engines and without what was open",
    )
    made.add_argument(
        "--self-test",
        action="store_true",
        help="check that everything works, without a screen, and say so in lines",
    )
    made.add_argument("--version", action="version", version=f"Harzdame {version()}")
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run the app and return its exit code."""
    gc.disable()  # what is made while starting stays: collecting garbage costs a tenth of the start
    options = parse(sys.argv[1:] if argv is None else argv)
    if options.self_test:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    problem = preflight.find_problem(os.environ) if sys.platform.startswith("linux") else None
    if problem is not None:
        if sys.stderr is not None:
            sys.stderr.write(problem + "\n")
        if not options.self_test:
            from harzdame_gui import on_screen

            on_screen.show(problem)
        return ExitCode.NO_WINDOW
    load_pyside()  # before whatever loads many modules
    if options.self_test:
        from harzdame_gui.selftest import self_test

        return self_test()
    from harzdame_gui.app import run

    return run(
        options.file,
        temp_profile=options.temp_profile,
        new_window=options.new_window,
        safe=options.safe,
    )


if __name__ == "__main__":
    sys.exit(main())
