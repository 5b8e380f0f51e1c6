"""The plan of a tournament: all that decides which games it has, as plain values that a file can keep."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from typing import Any, NamedTuple

from harzdame_engine.ballots.ballot_sets import BallotSet, ballot_set
from harzdame_engine.files.untrusted import typed
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.position import Position
from harzdame_engine.match.adjudication import DrawRule, ResignRule
from harzdame_engine.match.clocks import PlayerLimits
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import GameRules
from harzdame_engine.match.spec import EngineSpec, SpecError, parse_spec
from harzdame_engine.match.statistics import Sprt
from harzdame_engine.rules.variants import variants
from harzdame_engine.tournament.fixtures import Schedule
from harzdame_engine.tournament.knock_out import KnockOut
from harzdame_engine.tournament.round_robin import gauntlet, round_robin
from harzdame_engine.tournament.swiss import Swiss

MOST_PLAYERS = 300
MOST_GAMES = 200_000
"""Games of a tournament, those of every replay and cycle included."""
_MOST_ROUNDS = 100
"""Rounds of a Swiss, and replays of an encounter: each is worked out from all before it."""
BOOK = "book"
"""In place of a file: openings of the installed opening book."""


class Format(StrEnum):
    """Who meets whom."""

    ROUND_ROBIN = "round-robin"
    GAUNTLET = "gauntlet"
    KNOCK_OUT = "knock-out"
    SWISS = "swiss"


class Plan(NamedTuple):
    """A tournament.

    `players` are descriptions as `parse_spec` reads them, and so are the
    `limits` of those without their own; `fen` is empty for the start of the
    game. Each encounter has so many `games`; round-robin and gauntlet are gone
    through `cycles` times, a Swiss has so many `rounds` (0: as many as find one
    winner), a level encounter of a knock-out is replayed up to `replays` times.
    `openings` names a file or a set of ballots of the game, or is `BOOK`; when empty they are random.
    """

    name: str
    date: str
    game: str
    players: tuple[str, ...]
    format: Format = Format.ROUND_ROBIN
    games: int = 2
    cycles: int = 1
    rounds: int = 0
    replays: int = 2
    limits: str = "time=0.1"
    fen: str = ""
    openings: str = ""
    opening_plies: int | None = None
    imbalance: int = 50
    seed: int = 1
    rules: GameRules = GameRules()
    sprt: Sprt | None = None

    def specs(self) -> tuple[EngineSpec, ...]:
        """The players.

        Raises:
            MatchError: there are too few, one is described wrongly, or two have the same name.
        """
        try:
            specs = _named(parse_spec(text, "") for text in self.players)
        except SpecError as error:
            raise MatchError(str(error)) from None
        names = [spec.name for spec in specs]
        if len(names) < 2:
            raise MatchError("a tournament has at least two players")
        if twice := [name for number, name in enumerate(names) if name in names[:number]]:
            raise MatchError(f"two players are called {twice[0]}: give them names")
        if self.sprt and len(names) > 2:
            raise MatchError("a test is for a match of two players")
        return specs

    def player_limits(self) -> PlayerLimits:
        """The limits of players without their own.

        Raises:
            MatchError: they make no sense.
        """
        try:
            return parse_spec(self.limits, "limits").limits
        except SpecError as error:
            raise MatchError(str(error)) from None

    @property
    def ballots(self) -> BallotSet | None:
        """The set of ballots that openings are drawn from, if they are."""
        return ballot_set(self.game, self.openings) if self.openings else None

    def start(self) -> Position:
        """The position from which openings are played.

        Raises:
            MatchError: there is no such game or position.
        """
        if self.game not in {rules.id for rules in variants()}:
            raise MatchError(f"there is no game {self.game}")
        try:
            return Position.from_fen(self.fen, self.game) if self.fen else Position.start(self.game)
        except PositionError as error:
            raise MatchError(str(error)) from None

    def check_size(self) -> None:
        """Find out whether anybody can play it.

        Raises:
            MatchError: it has too many players, games or rounds.
        """
        players = len(self.players)
        if players > MOST_PLAYERS or self._most_games > MOST_GAMES:
            raise MatchError(
                f"a tournament has at most {MOST_PLAYERS} players and {MOST_GAMES} games, not "
                f"{players} and {self._most_games}"
            )
        if max(self.swiss_rounds, self.replays) > _MOST_ROUNDS:
            raise MatchError(f"a tournament has at most {_MOST_ROUNDS} rounds, and as many replays")

    def schedule(self) -> Schedule:
        """The games of its format.

        Raises:
            MatchError: they are too many.
        """
        self.check_size()
        players = len(self.players)
        match self.format:
            case Format.ROUND_ROBIN:
                return round_robin(players, self.games, self.cycles)
            case Format.GAUNTLET:
                return gauntlet(players, self.games, self.cycles)
            case Format.KNOCK_OUT:
                return KnockOut(players, self.games, self.replays, self.seed)
            case Format.SWISS:
                return Swiss(players, self.games, self.swiss_rounds, self.seed)

    @property
    def _most_games(self) -> int:
        """The games if every encounter is replayed as often as it can be; none counts as one."""
        others, games, cycles = len(self.players) - 1, max(1, self.games), max(1, self.cycles)
        match self.format:
            case Format.ROUND_ROBIN:
                return (others + 1) * others // 2 * games * cycles
            case Format.GAUNTLET:
                return others * games * cycles
            case Format.KNOCK_OUT:
                return others * (games + 1 + 2 * self.replays)
            case Format.SWISS:
                return (others + 1) // 2 * games * self.swiss_rounds

    @property
    def swiss_rounds(self) -> int:
        """The number of rounds of a Swiss."""
        return self.rounds or max(1, math.ceil(math.log2(len(self.players))))

    def record(self) -> dict[str, Any]:
        """The plan for JSON."""
        return {**self._asdict(), "rules": self.rules._asdict(), "sprt": self.sprt and self.sprt._asdict()}


def plan_of(record: dict[str, Any]) -> Plan:
    """The plan that `Plan.record` made; fields added since have their defaults.

    Raises:
        MatchError: it is none.
    """
    try:
        values = dict(record)
        rules = dict(values.get("rules") or {})
        for name, kind in (("draw", DrawRule), ("resign", ResignRule)):
            if rules.get(name) is not None:
                rules[name] = typed(kind, dict(zip(kind._fields, rules[name], strict=True)))
        values["rules"] = typed(GameRules, rules)
        values["sprt"] = _test_of(values.get("sprt"))
        values["players"] = tuple(map(str, values["players"]))
        values["format"] = Format(values["format"])
        plan = typed(Plan, values)
        if len(plan.players) > MOST_PLAYERS:
            raise ValueError(f"it has {len(plan.players)} players")
        if min(plan.games, plan.cycles, plan.rounds, plan.replays) < 0:
            raise ValueError("it has less than no games")
        return plan
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise MatchError(f"this is no plan of a tournament: {error}") from None


def _test_of(record: dict[str, Any] | None) -> Sprt | None:
    """The test of a match; raises ValueError: it makes no sense."""
    if not record:
        return None
    test = typed(Sprt, record)
    test.check()
    return test


def _named(specs: Iterable[EngineSpec]) -> tuple[EngineSpec, ...]:
    """The players; one without a name has that of its level, or its number where that names another, too."""
    players = tuple(specs)
    names = [spec.name or _known_by(spec) for spec in players]
    return tuple(
        replace(spec, name=spec.name or (name if names.count(name) == 1 and name else f"player-{number}"))
        for number, (spec, name) in enumerate(zip(players, names, strict=True), 1)
    )


def _known_by(spec: EngineSpec) -> str:
    """The level and the style, if it has any."""
    words = (spec.level.id if spec.level else "", spec.style.id if spec.style else "", spec.yardstick)
    return " ".join(filter(None, words))
