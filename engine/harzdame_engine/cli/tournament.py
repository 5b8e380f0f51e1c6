"""``tournament``: games between many engines, with standings, a cross table and Elo."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import date
from pathlib import Path

from harzdame_engine.ballots.ballot_sets import ballot_set
from harzdame_engine.cli import match
from harzdame_engine.cli.executors import add_cluster, cluster_of
from harzdame_engine.cli.options import Exit, add_position, add_running, leave, whole
from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.files.lock_file import HeldError, held
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import FAULTS
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.tournament.pdn_file import TournamentGames
from harzdame_engine.tournament.plan import BOOK, Format, Plan
from harzdame_engine.tournament.runner import Finished, games_at_once, play
from harzdame_engine.tournament.summary import summary, summary_line, summary_record
from harzdame_engine.tournament.tournament import Tournament


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = match.ABOUT
    parser.set_defaults(run=run)
    add_position(parser)
    parser.add_argument(
        "--player", action="append", default=[], metavar="SPEC", help="a player; give it once for each"
    )
    parser.add_argument("--format", type=Format, choices=list(Format), default=Format.ROUND_ROBIN)
    parser.add_argument(
        "--games", type=whole, default=2, metavar="N", help="games between two players who meet"
    )
    parser.add_argument(
        "--cycles",
        type=whole,
        default=1,
        metavar="N",
        help="how often all of round-robin or gauntlet is played",
    )
    parser.add_argument(
        "--rounds", type=whole, metavar="N", help="rounds of a Swiss (default: as many as find one winner)"
    )
    parser.add_argument(
        "--replays", type=int, default=2, metavar="N",
        help="how often a level encounter of a knock-out is replayed, by two games, before a lot is drawn",
    )  # fmt: skip
    add_running(parser)
    add_cluster(parser)
    match.add_limits(parser.add_argument_group("limits for all, unless their specs have some"), control=str)
    match.add_openings(parser.add_argument_group("openings, each played twice with colours changed"))
    match.add_ends(parser.add_argument_group("ends of games"))
    results = parser.add_argument_group("results")
    results.add_argument(
        "--sprt",
        type=match.sprt,
        metavar="elo0=A,elo1=B",
        help="end a match of two when this test is decided",
    )
    results.add_argument("--name", default="Tournament", help="the Event of the games")
    results.add_argument("--record", type=Path, metavar="FILE", help="keep plan and results in this new file")
    results.add_argument(
        "--resume", type=Path, metavar="FILE", help="go on with the tournament of this file, by its plan"
    )
    results.add_argument("--pdn", type=Path, metavar="FILE", help="append the games to this file")
    results.add_argument("--json", action="store_true", help="print the summary as JSON")


def run(options: argparse.Namespace) -> None:
    """Play what is missing, show the score, and sum up."""
    with Interruption() as interruption:
        try:
            with _alone(options.resume or options.record):
                tournament = _tournament(options)
                with _record_of_games(options.record, tournament):
                    problem = _play(options, tournament, interruption)
        except (ClusterError, MatchError) as error:
            if interruption.asked:  # what was being made ready was broken off
                sys.exit(Exit.INTERRUPTED)
            leave(Exit.REFUSED, error)
        print(summary_record(tournament) if options.json else summary(tournament))
        if problem:
            leave(Exit.FAILED, problem)
        if waiting := len(tournament.waiting):
            leave(Exit.FAILED, f"{waiting} games wait for persons, who play in the app")
        if interruption.asked:
            sys.exit(Exit.INTERRUPTED)


@contextmanager
def _alone(path: Path | None) -> Iterator[None]:
    """Keep others from playing the tournament of this record meanwhile.

    Raises:
        MatchError: another program plays it.
    """
    with ExitStack() as stack:
        try:
            if path:
                stack.enter_context(held(path))
        except HeldError:
            raise MatchError(f"{path} is being played by another program") from None
        yield


@contextmanager
def _record_of_games(path: Path | None, tournament: Tournament) -> Iterator[None]:
    """Keep no new record of a tournament that cannot begin, so that the command can be given again."""
    try:
        yield
    except (ClusterError, MatchError):
        if path and not tournament.results:
            path.unlink(missing_ok=True)
        raise


def _tournament(options: argparse.Namespace) -> Tournament:
    if options.resume:
        if options.player or options.record:
            raise MatchError("--resume takes the players and the rest of the plan from its file")
        return Tournament.resumed(options.resume)
    plan = Plan(
        name=options.name,
        date=date.today().strftime("%Y.%m.%d"),
        game=options.game,
        players=tuple(options.player),
        format=options.format,
        games=options.games,
        cycles=options.cycles,
        rounds=options.rounds or 0,
        replays=max(0, options.replays),
        limits=_limits(options),
        fen=options.fen or "",
        openings=_openings(options.game, options.openings),
        opening_plies=options.opening_plies,
        imbalance=options.imbalance,
        seed=options.seed,
        rules=match.game_rules(options),
        sprt=options.sprt,
    )
    return Tournament.created(plan, options.record) if options.record else Tournament(plan)


def _openings(game: str, path: Path | None) -> str:
    """The words for a plan: a file by its whole path."""
    if path is None:
        return ""
    word = str(path)
    return word if word == BOOK or ballot_set(game, word) else str(path.resolve())


def _limits(options: argparse.Namespace) -> str:
    words = [
        f"{name}={getattr(options, name)}" for name in ("time", "depth", "nodes") if getattr(options, name)
    ]
    if options.tc:
        words.append(f"tc={options.tc}")
    return " ".join(words) or "time=0.1"


def _play(options: argparse.Namespace, tournament: Tournament, interruption: Interruption) -> str:
    """Play until all games are played, the test has decided, or it is interrupted.

    Returns:
        The cause that kept it from going on; empty if there was none.

    Raises:
        ClusterError, MatchError: it cannot begin, or not one game could be played.
    """
    names = [spec.name for spec in tournament.specs]
    before = len(tournament.results)
    resumed = tournament.plan if options.resume else None
    games = TournamentGames(options.pdn, tournament.results, resumed) if options.pdn else None
    progress = Progress(sys.stderr, tournament.total, options.report_every, before)
    concurrency = options.concurrency or games_at_once(tournament.specs)
    try:
        with (
            closing(progress),
            cluster_of(options, progress.tell) as cluster,
            closing(
                play(tournament, concurrency, interruption, tell=progress.tell, cluster=cluster)
            ) as events,
        ):
            for event in events:
                if not isinstance(event, Finished):
                    continue
                result = event.result
                if games:
                    games.add(result)
                if result.cause in FAULTS:
                    loser = names[result.white if result.points == 0 else result.black]
                    progress.tell(f"game {result.id}: {loser} lost by {result.cause}: {result.detail}")
                progress.show(len(tournament.results), summary_line(tournament))
    except (ClusterError, MatchError) as error:
        if len(tournament.results) == before:
            raise
        return str(error)
    return ""
