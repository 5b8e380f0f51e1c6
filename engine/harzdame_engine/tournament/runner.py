"""Runner of a tournament: the missing games, played by the worker processes of matches."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.cluster.executor import Executor
from harzdame_engine.machine import cores
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.openings import (
    Opening,
    ballot_openings,
    book_openings,
    random_openings,
    read_openings,
    sensible_plies,
)
from harzdame_engine.match.progress import Interruption
from harzdame_engine.match.revisions import command_of
from harzdame_engine.match.runner import play_tasks
from harzdame_engine.match.spec import EngineSpec, as_program
from harzdame_engine.match.spread import refuse_programs
from harzdame_engine.match.trial import refuse_unable
from harzdame_engine.match.worker import GameReport, MovePlayed, Setup, Task
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.plan import BOOK, Plan
from harzdame_engine.tournament.record import GameResult
from harzdame_engine.tournament.tournament import Tournament


class Begun(NamedTuple):
    """A game was given to a worker."""

    fixture: Fixture
    opening: Opening


class Progressed(NamedTuple):
    """A game in progress after a move, by the positions before and after it as FEN."""

    fixture: Fixture
    ply: int
    before: str
    move: str
    after: str


class Finished(NamedTuple):
    """A game is over and on the record."""

    fixture: Fixture
    result: GameResult


Event = Begun | Progressed | Finished


def play(
    tournament: Tournament,
    concurrency: int,
    interruption: Interruption,
    *,
    live: bool = False,
    tell: Callable[[str], None] = lambda _: None,
    cluster: Executor | None = None,
) -> Generator[Event]:
    """Play what is missing, as `play_tasks` does; yield what happens.

    Games begun and moves are told if it is `live`.

    Games of persons are left out; `Tournament.waiting` has them. Results that are added
    meanwhile are seen at the next event.

    An interruption ends it, and so does closing the iterator; games under way are
    then lost and will be played anew. `tell` is called before something takes long.

    Raises:
        MatchError: it cannot begin, as when a player cannot play, or go on.
    """
    if tournament.over:
        return
    plan = tournament.plan
    if cluster:
        refuse_programs(tournament.specs)
    engines = [_runnable(spec, tell) for spec in tournament.specs]
    limits = plan.player_limits()
    setup = Setup(
        plan.game, tuple(engines), limits, plan.rules, {"Event": plan.name, "Date": plan.date}, live
    )
    refuse_unable(setup, _needed(tournament, engines), lambda: interruption.asked)
    giver = _Giver(tournament, plan)
    if giver.nothing_to_give:
        return
    left = max(1, tournament.total - len(tournament.results))
    told = play_tasks(setup, giver.next_task, min(concurrency, left), interruption, cluster=cluster)
    with closing(told):
        for each in told:
            fixture = giver.given[each.number]
            if isinstance(each, Task):
                if live:
                    yield Begun(fixture, each.opening)
            elif isinstance(each, MovePlayed):
                yield Progressed(fixture, *each[1:])
            else:
                result = _result(fixture, each)
                tournament.add(result)
                yield Finished(fixture, result)
                if tournament.verdict:
                    return


def _needed(tournament: Tournament, engines: Sequence[EngineSpec]) -> list[EngineSpec]:
    """The engines that the games to play are known to need; before the first result all of them."""
    if not tournament.results:
        return list(engines)
    games = (each for each in tournament.missing() if not tournament.has_person(each))
    needed = {player for game in games for player in (game.white, game.black)}
    return [engines[player] for player in sorted(needed)]


def _runnable(spec: EngineSpec, tell: Callable[[str], None]) -> EngineSpec:
    if not spec.revision:
        return spec
    try:
        return as_program(spec, command_of(spec.revision, tell))
    except MatchError as error:
        raise MatchError(f"{spec.name}: {error}") from error


def games_at_once(specs: tuple[EngineSpec, ...]) -> int:
    """As many games at once as there are cores for."""
    return max(1, cores() // max(spec.threads for spec in specs))


def _result(fixture: Fixture, report: GameReport) -> GameResult:
    """White is the first engine of every task."""
    return GameResult(
        fixture.id,
        fixture.white,
        fixture.black,
        report.points,
        report.cause,
        report.detail,
        report.plies,
        report.efforts,
        report.pdn,
    )


class _Giver:
    """Gives the workers their games."""

    def __init__(self, tournament: Tournament, plan: Plan) -> None:
        self._tournament = tournament
        self._openings = _Openings(plan)
        self._ids: set[str] = set()
        self.given: dict[int, Fixture] = {}

    @property
    def nothing_to_give(self) -> bool:
        """Whether there is no game at present."""
        return self._next() is None

    def next_task(self) -> Task | None:
        """The next game that was not given yet; None while results are missing, and at the end."""
        fixture = self._next()
        if fixture is None:
            return None
        opening = self._openings[fixture.opening]
        number = len(self.given) + 1
        self._ids.add(fixture.id)
        self.given[number] = fixture
        pair = (fixture.white, fixture.black)
        return Task(number, opening, first_is_white=True, pair=pair, round=fixture.id)

    def _next(self) -> Fixture | None:
        tournament = self._tournament
        given = self._ids
        missing = (each for each in tournament.missing() if each.id not in given)
        return next((each for each in missing if not tournament.has_person(each)), None)


class _Openings:
    """The openings of a tournament by their numbers; where there are too few, they come again."""

    def __init__(self, plan: Plan) -> None:
        """Raises MatchError: the file of openings cannot be used."""
        start = plan.start()
        self._known: list[Opening] = []
        if ballots := plan.ballots:
            self._more: Iterator[Opening] = ballot_openings(ballots, plan.seed)
        elif plan.openings == BOOK:
            plies = plan.opening_plies or sensible_plies(start)
            self._more = book_openings(start, plies, plan.seed, plan.imbalance)
        elif plan.openings:
            read = read_openings(Path(plan.openings), start.rules, plan.opening_plies)
            self._more = cycle(read)
        else:
            plies = plan.opening_plies or sensible_plies(start)
            self._more = random_openings(start, plies, plan.seed, plan.imbalance)

    def __getitem__(self, number: int) -> Opening:
        while len(self._known) <= number:
            try:
                self._known.append(next(self._more))
            except MatchError:
                if not self._known:
                    raise
                self._more = cycle(tuple(self._known))
        return self._known[number]
