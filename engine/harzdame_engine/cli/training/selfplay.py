"""``selfplay``: games of the engine against itself, kept to learn from or to count."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path

from harzdame_engine.cli.executors import add_cluster, executor_of
from harzdame_engine.cli.options import Exit, add_evaluation, add_game, add_tables, leave, share, whole
from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.machine import cores
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.evaluation import evaluation_of
from harzdame_engine.training.games_file import Conditions, GamesFileError
from harzdame_engine.training.selfplay import collect

_USUAL = Conditions(game="", rules="", evaluation="", seed=1, nodes=1000)
_MAN = 100
_THOUSAND = 1000


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = "The games already in FILE are kept: run the same command again to continue."
    add_game(parser)
    parser.set_defaults(run=run)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--games", type=whole, default=10_000, help="total number of games")
    parser.add_argument(
        "--nodes", type=whole, nargs="+", default=[_USUAL.nodes], metavar=("LEAST", "MOST"),
        help="size of each search; with MOST each side of each game has its own",
    )  # fmt: skip
    parser.add_argument("--seed", type=whole, default=_USUAL.seed)
    parser.add_argument("--threads", type=whole, default=cores(), help="default: all cores")
    add_cluster(parser)
    add_evaluation(parser)
    add_tables(parser)
    usual = (_USUAL.least_random, _USUAL.most_random)
    parser.add_argument(
        "--random", type=int, nargs=2, default=usual, metavar=("LEAST", "MOST"),
        help="number of random moves at the beginning",
    )  # fmt: skip
    parser.add_argument(
        "--balance", type=float, default=_USUAL.balance / _MAN, metavar="MEN",
        help="the largest advantage with which a game begins",
    )  # fmt: skip
    parser.add_argument(
        "--missing", type=share, default=0.0, metavar="SHARE",
        help="the share of games in which a side begins with men less",
    )  # fmt: skip
    parser.add_argument(
        "--most-missing", type=whole, default=_USUAL.most_missing, metavar="MEN",
        help="in these games, from one to so many",
    )  # fmt: skip
    parser.add_argument(
        "--mistakes", type=share, default=0.0, metavar="SHARE",
        help="the share of moves made after hardly a look",
    )  # fmt: skip


def run(options: argparse.Namespace) -> None:
    """Play until the file holds the games asked for, or until interrupted."""
    rules = variant(options.game)
    if len(options.nodes) > 2:
        leave(Exit.REFUSED, "--nodes takes one number or two")
    tables = options.tables.tables(rules) if options.tables else None
    with Interruption() as interruption, closing(Progress(sys.stderr, options.games, pause=10)) as progress:
        try:
            evaluation = evaluation_of(rules, options.eval)
            conditions = Conditions(
                rules.id,
                fingerprint(rules),
                evaluation.name,
                options.seed,
                options.nodes[0],
                most_nodes=sum(options.nodes[1:2]),
                least_random=options.random[0],
                most_random=options.random[1],
                balance=round(options.balance * _MAN),
                missing=round(options.missing * _THOUSAND),
                most_missing=options.most_missing,
                mistakes=round(options.mistakes * _THOUSAND),
                tables=tables.name if tables else "",
            )
            with executor_of(options, progress.tell) as executor:
                games = collect(
                    options.file,
                    conditions,
                    options.eval,
                    options.tables,
                    games=options.games,
                    executor=executor,
                    on_progress=lambda played: progress.show(played, f"{played} games"),
                    interrupted=lambda: interruption.asked,
                )
        except BrokenPipeError:
            raise  # no problem of a file: the output is no longer read
        except (ClusterError, GamesFileError, WeightsError, OSError, ValueError) as error:
            leave(Exit.FAILED, error)
    print(f"{games} games, judged by {evaluation.name}, in {options.file}")
    if interruption.asked:
        sys.exit(Exit.INTERRUPTED)
