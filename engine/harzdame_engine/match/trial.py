"""A trial of players before games are played: each is made ready once, and whoever cannot play is told of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

from harzdame_engine.machine import cores
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.spec import EngineSpec
from harzdame_engine.match.worker import Setup, seat_of


def refuse_unable(setup: Setup, engines: Iterable[EngineSpec], given_up: Callable[[], bool]) -> None:
    """See that these engines can play: programs are started and ended, files opened. Persons can anyway.

    `given_up` is asked now and then: whether to end early, without a verdict.

    Raises:
        MatchError: says of each that cannot play why.
    """

    def problem_of(spec: EngineSpec) -> MatchError | None:
        if given_up():
            return None
        try:
            with closing(seat_of(spec, setup, given_up).player) as player:
                player.new_game()
        except MatchError as error:
            return error
        return None

    tried = [spec for spec in engines if not spec.person]
    with ThreadPoolExecutor(cores()) as threads:
        problems = list(filter(None, threads.map(problem_of, tried)))
    if problems and not given_up():
        reasons = [reason for each in problems for reason in each.reasons]
        known = all(each.reasons for each in problems)
        raise MatchError("\n".join(map(str, problems)), reasons if known else ())
