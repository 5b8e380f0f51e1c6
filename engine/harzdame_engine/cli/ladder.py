"""``ladder``: the strength of the levels, measured by games between neighbours."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path

from harzdame_engine.cli.executors import add_cluster, cluster_of
from harzdame_engine.cli.options import Exit, add_game, add_running, leave, whole
from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.machine import cores
from harzdame_engine.match.errors import MatchError, file_errors
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.rating import ladder_tables as tables
from harzdame_engine.rating.ladder import LadderPlan, Results, play
from harzdame_engine.rating.ratings import Rating, read_ratings
from harzdame_engine.search.levels import LEVELS


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = "Measure the strength of the levels by games between neighbours."
    parser.set_defaults(run=run)
    add_game(parser)
    parser.add_argument("--games", type=whole, default=200, help="games between each two levels")
    parser.add_argument(
        "--reach", type=whole, default=2, metavar="N",
        help="play levels up to N apart",
    )  # fmt: skip
    parser.add_argument(
        "--from", type=whole, default=1, dest="first", metavar="LEVEL", help="the lowest level"
    )
    parser.add_argument(
        "--to", type=whole, default=len(LEVELS), dest="last", metavar="LEVEL", help="the highest level"
    )
    parser.add_argument(
        "--full-nodes", type=whole, default=300_000, metavar="N",
        help="nodes a move for full strength",
    )  # fmt: skip
    parser.add_argument("--seed", type=whole, default=1, help="seed of the openings")
    add_running(parser)
    add_cluster(parser)
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="keep results in this file, and continue from it"
    )
    parser.add_argument("--ratings", type=Path, metavar="FILE", help="write the ratings that the app reads")
    parser.add_argument(
        "--above", type=Path, metavar="FILE",
        help="levels above --to keep the distance to it that they have in this file of ratings",
    )  # fmt: skip
    parser.add_argument("--into", type=Path, metavar="FILE", help="put the table into this Markdown file")


def run(options: argparse.Namespace) -> None:
    """Play what is missing, print the table of levels and write it to the files asked for."""
    levels = LEVELS[options.first - 1 : options.last]
    openings = (options.games + 1) // 2
    plan = LadderPlan(options.game, levels, openings, options.reach, options.full_nodes, options.seed)
    with Interruption() as interruption:
        try:
            if len(levels) < 2:
                raise MatchError("a ladder has at least two levels")
            results = Results(options.results)
            _play(options, plan, results, interruption)
            table = tables.rows(plan, results)
            if options.above:
                table = tables.with_carried(table, _read(options.above))
            if options.ratings and not interruption.asked:
                tables.write_ratings(options.ratings, table)
            if options.into and not interruption.asked:
                tables.put_into(options.into, options.game, table)
        except (ClusterError, MatchError, ValueError) as error:
            leave(Exit.INTERRUPTED if interruption.asked else Exit.FAILED, error)
        print(tables.markdown(table), end="")
        if interruption.asked:
            sys.exit(Exit.INTERRUPTED)


def _read(path: Path) -> dict[str, Rating]:
    with file_errors(path, writing=False):
        return read_ratings(path)


def _play(
    options: argparse.Namespace, plan: LadderPlan, results: Results, interruption: Interruption
) -> None:
    missing = sum(len(plan.missing(results, pairing)) for pairing in plan.pairings())
    with (
        closing(Progress(sys.stderr, missing, options.report_every)) as progress,
        cluster_of(options, progress.tell) as cluster,
    ):
        standings = play(plan, results, options.concurrency or cores(), interruption, cluster=cluster)
        for number, standing in enumerate(standings, 1):
            pairing = standing.pairing
            progress.show(number, f"{pairing.upper} against {pairing.lower}: {standing.points:g} of 2")
