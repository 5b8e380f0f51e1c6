"""``hub``: play over standard input and output in the Hub protocol, which docs/hub.md describes."""

from __future__ import annotations

import argparse
import os
import sys

from harzdame_engine.cli.options import Commands
from harzdame_engine.hub.output import Output
from harzdame_engine.hub.server import serve


def add_to(commands: Commands, position: argparse.ArgumentParser) -> None:  # noqa: ARG001 - is told its positions
    """Declare the command."""
    parser = commands.add_parser("hub", help="be an engine for another program: the Hub protocol, version 2")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:  # noqa: ARG001
    """Answer until ``quit`` or the end of input."""
    output = Output(sys.stdout.buffer, on_closed=_leave)
    if not serve(sys.stdin.buffer, output):
        _leave()


def _leave() -> None:
    """End the process, whatever its threads are doing: nobody is left to hear of it."""
    os._exit(0)
