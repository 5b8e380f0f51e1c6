"""``harzdame-engine``: reads the command line and hands over to a command."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence

from harzdame_engine import PositionError, variants
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
    tune,
    worth,
)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="harzdame-engine", description="The engine of Harzdame.")
    commands = parser.add_subparsers(required=True, metavar="command")
    position = argparse.ArgumentParser(add_help=False)
    games = [rules.id for rules in variants()]
    position.add_argument("--game", default=games[0], choices=games, help="default: %(default)s")
    position.add_argument("--fen", help="the position, W:Wa1,Kc4:Bg8,h8 (default: the start of the game)")
    for command in (perft, bench, analyse, match, ladder, hub, book, selfplay, tune, figures, worth):
        command.add_to(commands, position)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 2 for input that makes no sense."""
    # a native call would hold a KeyboardInterrupt back until it is done
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    options = _parser().parse_args(arguments)
    try:
        options.run(options)
    except PositionError as error:
        print(f"harzdame-engine: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
