"""``selftest``: the checks of the engine, a line for each."""

from __future__ import annotations

import argparse

from harzdame_engine.cli.options import Exit, leave
from harzdame_engine.selftest.checks import engine_checks, run_checks


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.set_defaults(run=run)


def run(_options: argparse.Namespace) -> None:
    """Make the checks; the status says whether all passed."""
    if not run_checks(engine_checks(), lambda line: print(line, flush=True)):
        leave(Exit.FAILED, "something does not work; see above")
