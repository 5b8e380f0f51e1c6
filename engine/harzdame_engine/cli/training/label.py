"""``label``: positions of self-played games, each scored by a search of its own, kept to learn from."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path

from harzdame_engine.cli.executors import add_cluster, executor_of
from harzdame_engine.cli.options import Exit, add_evaluation, add_tables, leave, number, remark, whole
from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.machine import cores
from harzdame_engine.match.progress import Interruption
from harzdame_engine.match.progress import Progress as Bar
from harzdame_engine.training.games_file import GamesFileError
from harzdame_engine.training.labels import LabellingState, Sampling, label_games
from harzdame_engine.training.positions_file import PositionsFileError

_USUAL = Sampling()


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = (
        "The positions already in the file are kept: run the same command again to continue. Games that "
        "were played since the first labels are left out; merge files with `positions merge`."
    )
    parser.set_defaults(run=run)
    parser.add_argument(
        "games", type=Path, nargs="+", metavar="GAMES", help="files made by selfplay, all of one game"
    )
    parser.add_argument(
        "--output", type=Path, required=True, metavar="POSITIONS", help="the file to write, or go on with"
    )
    parser.add_argument("--nodes", type=whole, default=_USUAL.nodes, help="size of each search")
    parser.add_argument("--seed", type=whole, default=_USUAL.seed)
    parser.add_argument(
        "--played",
        type=number,
        default=_USUAL.played,
        metavar="N",
        help="positions of a game that were played",
    )
    parser.add_argument(
        "--siblings", type=number, default=_USUAL.siblings, metavar="N",
        help="positions of a game whose moves are compared",
    )  # fmt: skip
    parser.add_argument(
        "--children", type=whole, default=_USUAL.children, metavar="N",
        help="the most moves of each that are, the one played among them",
    )  # fmt: skip
    parser.add_argument(
        "--met", type=number, default=_USUAL.met, metavar="N",
        help="positions of a game that the searches of those played came to",
    )  # fmt: skip
    parser.add_argument("--threads", type=whole, default=cores(), help="default: all cores")
    add_cluster(parser)
    add_evaluation(parser)
    add_tables(parser)


def run(options: argparse.Namespace) -> None:
    """Label until all games are done, or until interrupted."""
    sampling = Sampling(**{name: getattr(options, name) for name in Sampling._fields})
    with Interruption() as interruption, closing(_Told()) as told:
        try:
            with executor_of(options, remark) as executor:
                done = label_games(
                    options.output,
                    options.games,
                    sampling,
                    options.eval,
                    options.tables,
                    executor=executor,
                    on_progress=told.show,
                    interrupted=lambda: interruption.asked,
                )
        except BrokenPipeError:
            raise  # no problem of a file: the output is no longer read
        except (ClusterError, GamesFileError, PositionsFileError, WeightsError, OSError, ValueError) as error:
            leave(Exit.FAILED, error)
    print(f"{done.positions} positions of {done.done} of {done.batches} batches of games in {options.output}")
    if interruption.asked:
        sys.exit(Exit.INTERRUPTED)


class _Told:
    """The progress of labels, shown once it is known how many batches there are."""

    def __init__(self) -> None:
        self._bar: Bar | None = None

    def show(self, progress: LabellingState) -> None:
        if self._bar is None:
            self._bar = Bar(sys.stderr, progress.batches, pause=10, before=progress.done - 1)
        self._bar.show(progress.done, f"{progress.positions} positions")

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()
