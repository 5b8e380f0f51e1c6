"""``harzdame-engine``: reads the command line and calls the module of the command.

A module declares its command by ``declare(parser)``, which adds the options
and sets the default ``run`` to the function that carries it out. Only the
module of the command given is imported: some need packages that take long to
load, or that playing does without.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module

from harzdame_engine.cli.options import Exit, Parser, leave, remark
from harzdame_engine.files.terminal import plain_output
from harzdame_engine.game.fen import PositionError
from harzdame_engine.version import version

COMMANDS = {
    "perft": "count move sequences, depth by depth",
    "bench": "search fixed positions to a fixed depth on one thread",
    "selftest": "check that what is installed computes what it should",
    "analyse": "find the best move",
    "review": "judge the moves of games, and write what was better into them",
    "pdn": "list, check or convert files of games",
    "study": "list, check or publish studies",
    "match": "play two engines against each other",
    "tournament": "play many engines against each other",
    "ladder": "measure how strong the levels are",
    "hangs": "count how often the levels leave a piece to be taken for nothing",
    "hub": "be an engine for another program: the Hub protocol, version 2",
    "dxp": "play International draughts over the network: the DamExchange protocol",
    "book": "make an opening book, or look into one",
    "tables": "make exact endgame tables, or look positions up in them",
    "puzzles": "find positions to solve in games, check, grade and list them",
    "selfplay": "play games of the engine against itself and keep them",
    "label": "score positions of self-played games, and others like them, by searches",
    "positions": "list, merge or filter files of labelled positions",
    "tune": "fit weights to self-played games",
    "heldout": "make positions with deep scores, and measure evaluations on them",
    "expectation": "fit the curves of expected points to self-played games, or check them",
    "figures": "count how self-played games went",
    "worth": "measure the worth of a king",
    "handicap": "measure what a side scores that has some men more",
}
"""Each command with its line of help; its module has the command's name."""
_TRAINING = {"selfplay", "label", "positions", "tune", "heldout", "expectation"}
"""The commands in the room `training`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; `Exit` has the statuses of those that fail.

    The program ends quietly when its output is no longer read, as in
    ``harzdame-engine perft --depth 9 | head -3``.
    """
    # a native call would hold a KeyboardInterrupt back until it is done
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    words = sys.argv[1:] if arguments is None else arguments
    with plain_output(words):
        return _main(words)


def _main(arguments: Sequence[str]) -> int:
    try:
        try:
            return _run(arguments)
        finally:
            if sys.stdout is not None:  # None if the shell has closed it
                sys.stdout.flush()
    except BrokenPipeError:  # of standard output; commands handle their own pipes
        _drop_output()
        return Exit.UNREAD


def _run(arguments: Sequence[str]) -> int:
    options = parser(arguments).parse_args(arguments)
    try:
        options.run(options)
    except PositionError as error:
        remark(error)
        return Exit.REFUSED
    return 0


def parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of these words; of the commands, only the one that is given has its options."""
    made = Parser(prog="harzdame-engine", description="The engine of Harzdame.")
    made.add_argument("--version", action="version", version=f"Harzdame {version()}")
    commands = made.add_subparsers(required=True, metavar="command")
    given = next((word for word in arguments if not word.startswith("-")), None)
    for name, text in COMMANDS.items():
        command = commands.add_parser(name, help=text)
        if name == given:
            _declare(name, command)
    return made


def _declare(name: str, parser: argparse.ArgumentParser) -> None:
    room = "cli.training" if name in _TRAINING else "cli"
    try:
        import_module(f"harzdame_engine.{room}.{name}").declare(parser)
    except ModuleNotFoundError as error:
        leave(Exit.FAILED, f"{error}: {name} needs what `pip install harzdame[learn]` brings")


def _drop_output() -> None:
    """Keep the interpreter from trying once more, as it ends, to write output that is not read."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())
