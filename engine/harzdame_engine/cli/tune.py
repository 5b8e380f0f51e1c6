"""``tune``: fit the weights of the learned evaluation to self-played games; here are its options."""

from __future__ import annotations

import argparse
from pathlib import Path

from harzdame_engine.cli.learn_extra import learn_extra
from harzdame_engine.cli.options import Commands, whole
from harzdame_engine.search.machine import cores


def add_to(commands: Commands, position: argparse.ArgumentParser) -> None:  # noqa: ARG001 - games say which
    """Declare the command."""
    parser = commands.add_parser(
        "tune",
        help="fit weights to self-played games",
        description="What a run that was broken off had reached lies beside WEIGHTS: run it again to go on.",
    )
    parser.set_defaults(run=_run)
    parser.add_argument("weights", type=Path, metavar="WEIGHTS", help="the file to write")
    parser.add_argument("games", type=Path, nargs="+", metavar="GAMES", help="files of selfplay, of one game")
    parser.add_argument(
        "--penalty", type=float, default=1000.0, metavar="POSITIONS",
        help="that must speak for a pattern to count half, about; default: %(default)s",
    )  # fmt: skip
    parser.add_argument(
        "--blend", type=float, default=0.7, metavar="SHARE",
        help="of the search's score in what is foretold, the rest is the result; default: %(default)s",
    )  # fmt: skip
    parser.add_argument(
        "--slope", type=float, metavar="LOGIT",
        help="of a win by a score of a hundredth of a man (default: as the games say)",
    )  # fmt: skip
    parser.add_argument("--iterations", type=whole, default=50, help="default: %(default)s")
    parser.add_argument("--one-in", type=whole, default=2, help="positions to use, default: %(default)s")
    parser.add_argument("--held-out", type=whole, default=20, help="one batch in N, default: %(default)s")
    parser.add_argument("--threads", type=whole, default=cores(), help="default: all cores")


def _run(options: argparse.Namespace) -> None:
    with learn_extra("tune"):
        from harzdame_engine.cli.tune_run import run  # takes long to import, and only here
    run(options)
