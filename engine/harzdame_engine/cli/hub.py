"""``hub``: the engine as a program of the Hub protocol, over standard input and output; see docs/hub.md."""

from __future__ import annotations

import argparse
import os
import sys

from harzdame_engine.hub.output import Output
from harzdame_engine.hub.server import serve


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:  # noqa: ARG001
    """Answer until ``quit`` or the end of input."""
    output = Output(sys.stdout.buffer, on_closed=_leave)
    if not serve(sys.stdin.buffer, output):
        _leave()


def _leave() -> None:
    """End the process, whatever its threads are doing: their output is no longer read."""
    os._exit(0)
