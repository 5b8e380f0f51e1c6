"""``harzdame-engine``: reads the command line and hands over to a command."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence

from harzdame_engine.cli import (
    analyse,
    bench,
    book,
    figures,
    hub,
    ladder,
    match,
    perft,
    selfplay,
    tables,
    tune,
    worth,
)
from harzdame_engine.game.fen import PositionError
from harzdame_engine.rules.variants import variants

_UNREAD = 141
"""As of a program that the system ends by the signal for a pipe without a reader."""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="harzdame-engine", description="The engine of Harzdame.")
    commands = parser.add_subparsers(required=True, metavar="command")
    position = argparse.ArgumentParser(add_help=False)
    games = [rules.id for rules in variants()]
    position.add_argument("--game", default=games[0], choices=games, help="default: %(default)s")
    position.add_argument("--fen", help="the position, W:Wa1,Kc4:Bg8,h8 (default: the start of the game)")
    for command in (perft, bench, analyse, match, ladder, hub, book, tables, selfplay, tune, figures, worth):
        command.add_to(commands, position)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 2 for input that makes no sense.

    It ends quietly where nobody reads on, as in ``harzdame-engine perft --depth 9 | head -3``.
    """
    # a native call would hold a KeyboardInterrupt back until it is done
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        try:
            return _run(arguments)
        finally:
            if sys.stdout is not None:  # as it is where the shell has closed it
                sys.stdout.flush()
    except BrokenPipeError:  # commands see to pipes of their own
        _drop_output()
        return _UNREAD


def _run(arguments: Sequence[str] | None) -> int:
    options = _parser().parse_args(arguments)
    try:
        options.run(options)
    except PositionError as error:
        print(f"harzdame-engine: {error}", file=sys.stderr)
        return 2
    return 0


def _drop_output() -> None:
    """Keep the interpreter from trying again, at its end, to write what could not be written."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())
