"""The ladder of levels: games of each level against its neighbours, and the file of their results."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.cluster.executor import Executor
from harzdame_engine.game.position import Position
from harzdame_engine.match.clocks import NO_LIMITS, PlayerLimits
from harzdame_engine.match.errors import file_errors
from harzdame_engine.match.game import GameRules
from harzdame_engine.match.game_file import GameAppender
from harzdame_engine.match.openings import Opening, random_openings, sensible_plies
from harzdame_engine.match.progress import Interruption
from harzdame_engine.match.runner import play_match
from harzdame_engine.match.spec import EngineSpec
from harzdame_engine.match.worker import Setup
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit
from harzdame_engine.search.levels import Level, Weakness


class Pairing(NamedTuple):
    """Two players by their ids, and a `key` that changes when the play of either does."""

    upper: str
    lower: str
    key: str


class Results:
    """The points of the upper player of each pairing in the two games from each opening, by its number.

    A file keeps them, one line an opening, so that nothing is played twice. A
    line that makes no sense, such as one half written, is skipped.
    """

    def __init__(self, path: Path | None) -> None:
        """Read the file at `path`; with None nothing is kept.

        Raises:
            MatchError: the file cannot be read or written.
        """
        self._path = path
        self._file = GameAppender(path) if path else None
        self._points: dict[Pairing, dict[int, float]] = {}
        if path:
            self._read(path)

    def played(self, pairing: Pairing) -> frozenset[int]:
        """The numbers of the openings that were played."""
        return frozenset(self._points.get(pairing, ()))

    def counts(self, pairing: Pairing) -> tuple[int, ...]:
        """The numbers of openings that brought 0, ½, 1, 1½ and 2 points."""
        counts = [0, 0, 0, 0, 0]
        for points in self._points.get(pairing, {}).values():
            counts[round(2 * points)] += 1
        return tuple(counts)

    def add(self, pairing: Pairing, opening: int, points: float) -> None:
        """Keep the points of the two games from an opening.

        Raises:
            MatchError: the file cannot be written.
        """
        self._points.setdefault(pairing, {})[opening] = points
        if self._file:
            self._file.add(json.dumps([*pairing, opening, points]) + "\n")

    def _read(self, path: Path) -> None:
        with file_errors(path, writing=False):
            lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        for line in lines:
            if (found := _result(line)) is not None:
                pairing, opening, points = found
                self._points.setdefault(pairing, {})[opening] = points


def _result(line: str) -> tuple[Pairing, int, float] | None:
    try:
        match json.loads(line):
            case [str(upper), str(lower), str(key), int(opening), (int() | float()) as points]:
                known = points in {0, 0.5, 1, 1.5, 2} and opening >= 0
                return (Pairing(upper, lower, key), opening, float(points)) if known else None
    except (ValueError, RecursionError):
        return None
    return None


IMBALANCE = 50
"""Hundredths of a man that an opening may favour one side by."""
_FINGERPRINT_DEPTH = 8
_ERRING = Level("erring", 1, depth=3, weakness=Weakness(60, 500, 2, 40, plain=True))
_ERRING_SEEDS = 4
_WEAK_TABLE_MB = 4
"""As in the app: weak levels do not fill more, and it is cleared before each of their moves."""


class LadderPlan(NamedTuple):
    """The games of a ladder: `openings` for each two levels up to `reach` apart, each played twice.

    `full_nodes`: the nodes that full strength may search for a move.
    """

    game: str
    levels: tuple[Level, ...]
    openings: int
    reach: int = 2
    full_nodes: int = 300_000
    seed: int = 1

    def pairings(self) -> list[Pairing]:
        """All pairings, neighbours first, so that an early end still leaves a ladder."""
        search = _fingerprint(self.game)
        return [
            Pairing(upper.id, lower.id, _key(search, self, upper, lower))
            for apart in range(1, self.reach + 1)
            for lower, upper in zip(self.levels, self.levels[apart:], strict=False)
        ]

    def missing(self, results: Results, pairing: Pairing) -> list[int]:
        """The numbers of the openings that a pairing has still to play."""
        return sorted(set(range(self.openings)) - results.played(pairing))

    def limits(self, level: Level) -> PlayerLimits:
        """The limits of a level's searches, beside its own."""
        return PlayerLimits(nodes=self.full_nodes) if level.full else NO_LIMITS


class LadderRound(NamedTuple):
    """One more opening played: its pairing, and the points of the upper player in the two games."""

    pairing: Pairing
    opening: int
    points: float


def play(
    plan: LadderPlan,
    results: Results,
    concurrency: int,
    interruption: Interruption,
    *,
    cluster: Executor | None = None,
) -> Iterator[LadderRound]:
    """Play the games that `results` lacks and add them; ends early when interrupted. See `play_match`.

    Raises:
        MatchError: a game could not be played, or its result not be kept.
    """
    openings = _Openings(plan)
    for pairing in plan.pairings():
        missing = plan.missing(results, pairing)
        if not missing or interruption.asked:
            continue
        chosen = map(openings.of, missing)
        reports = play_match(
            _setup(plan, pairing), chosen, 2 * len(missing), concurrency, interruption, cluster=cluster
        )
        halves: dict[int, float] = {}
        with closing(reports):
            for report in reports:
                place = (report.number - 1) // 2
                if place not in halves:
                    halves[place] = report.points
                    continue
                points = halves[place] + report.points
                results.add(pairing, missing[place], points)
                yield LadderRound(pairing, missing[place], points)


class _Openings:
    """The openings of a plan by their numbers; each is chosen when it, or a later one, is first wanted."""

    def __init__(self, plan: LadderPlan) -> None:
        self._start = Position.start(plan.game)
        self._seed = plan.seed
        self._known: list[Opening] = []
        self._more: Iterator[Opening] | None = None

    def of(self, number: int) -> Opening:
        """The opening of a number, from 0.

        Raises:
            MatchError: there are not so many.
        """
        if self._more is None:
            plies = sensible_plies(self._start)
            self._more = random_openings(self._start, plies, self._seed, IMBALANCE)
        self._known += islice(self._more, max(0, number + 1 - len(self._known)))
        return self._known[number]


def _setup(plan: LadderPlan, pairing: Pairing) -> Setup:
    levels = {level.id: level for level in plan.levels}
    upper, lower = (
        EngineSpec(name, hash_mb=_WEAK_TABLE_MB, level=levels[name], limits=plan.limits(levels[name]))
        for name in (pairing.upper, pairing.lower)
    )
    return Setup(plan.game, (upper, lower), NO_LIMITS, GameRules(), {})


def _fingerprint(game: str) -> tuple[object, ...]:
    """Facts that change when the search, its evaluation, or the way in which weak levels err does."""
    start, engine = Position.start(game), Engine(hash_mb=4)
    info = engine.analyse(start, Limit(depth=_FINGERPRINT_DEPTH))
    erring = [engine.analyse(start, Limit(), level=_ERRING, seed=seed) for seed in range(_ERRING_SEEDS)]
    return (game, info.nodes, info.score, [(one.nodes, one.score, str(one.best)) for one in erring])


def _key(search: tuple[object, ...], plan: LadderPlan, *levels: Level) -> str:
    facts = (search, plan.seed, [(tuple(level), plan.limits(level)) for level in levels])
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]
