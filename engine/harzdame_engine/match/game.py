"""Single games of a match: the loop of moves, the clocks, and the cause of the end."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from enum import StrEnum
from operator import add
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.notation import IllegalMove
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree
from harzdame_engine.match.adjudication import Arbiter, DrawRule, ResignRule
from harzdame_engine.match.clocks import PlayerClock, PlayerLimits
from harzdame_engine.match.errors import IllegalReply, PlayerError, PlayerTimeout
from harzdame_engine.match.openings import Opening
from harzdame_engine.match.players import MatchPlayer
from harzdame_engine.search.kept_score import evaluation_of


class Cause(StrEnum):
    """The cause of a game's end; `Termination` distinguishes those of the rules."""

    RULES = "rules"
    TIME = "time forfeit"
    ILLEGAL = "illegal move"
    DIED = "engine died"
    ADJUDICATED = "adjudication"
    LENGTH = "too long"


_CAUSES = {PlayerTimeout: Cause.TIME, IllegalReply: Cause.ILLEGAL}
FAULTS = frozenset({Cause.TIME, Cause.ILLEGAL, Cause.DIED})
"""Causes for which the loser is to blame."""


class GameRules(NamedTuple):
    """The conditions of every game of a match.

    `margin` is the number of seconds by which a move may be late. A game is
    drawn after `no_progress` moves by each side without a capture or a man's
    move, and after `max_plies` plies.
    """

    margin: float = 0.5
    no_progress: int | None = 50
    max_plies: int | None = 600
    draw: DrawRule | None = None
    resign: ResignRule | None = None


class Seat(NamedTuple):
    """A player at the board, with its name and its limits."""

    name: str
    player: MatchPlayer
    limits: PlayerLimits


class SideEffort(NamedTuple):
    """The cost of all moves of one side; `time` (the engine's own) and `elapsed` are in seconds."""

    moves: int = 0
    depth: int = 0
    nodes: int = 0
    time: float = 0.0
    elapsed: float = 0.0

    def plus(self, other: SideEffort) -> SideEffort:
        """The sum of both."""
        return SideEffort(*map(add, self, other))


class MatchGame(NamedTuple):
    """A finished game: its record with the result, the cause of its end, and each side's effort."""

    tree: GameTree
    outcome: Outcome
    cause: Cause
    detail: str
    efforts: Mapping[Color, SideEffort]


class _End(NamedTuple):
    outcome: Outcome
    cause: Cause
    detail: str


Told = Callable[[Position, Move, Position, int], None]
"""Hears each move of a player: the positions before and after it, and the plies played so far."""


def play_game(
    opening: Opening,
    variant: str,
    seats: Mapping[Color, Seat],
    rules: GameRules,
    told: Told | None = None,
) -> MatchGame:
    """Play one game to its end. There is a result whatever the players do.

    Raises:
        MatchError: one of them cannot be made ready.
        ValueError: the opening cannot be played.
    """
    return _Game(opening, variant, seats, rules, told).run()


class _Game:
    """The state of a game in progress."""

    def __init__(
        self,
        opening: Opening,
        variant: str,
        seats: Mapping[Color, Seat],
        rules: GameRules,
        told: Told | None,
    ) -> None:
        start = Position.from_fen(opening.fen, variant)
        names = {"White": seats[Color.WHITE].name, "Black": seats[Color.BLACK].name}
        self.tree = GameTree(start, names, rules.no_progress)
        self.node = self.tree.root
        self.positions = [start]
        for text in opening.moves:
            self._add(self.node.position.parse_move(text))
        self.moves = [node.move for node in self.tree.mainline() if node.move]
        self.seats = seats
        self.rules = rules
        self.told = told
        self.clocks = {color: PlayerClock(seat.limits, rules.margin) for color, seat in seats.items()}
        self.arbiter = Arbiter(rules.draw, rules.resign)
        self.efforts = dict.fromkeys(Color, SideEffort())

    def run(self) -> MatchGame:
        """Play to the end."""
        for seat in self.seats.values():
            seat.player.new_game()
        end: _End | None = None
        while end is None and (end := self._ended()) is None:
            end = self._move()
        self.tree.result = end.outcome
        if end.cause is not Cause.RULES:
            self.tree.tags["Termination"] = end.cause
        return MatchGame(self.tree, end.outcome, end.cause, end.detail, self.efforts)

    def _ended(self) -> _End | None:
        if outcome := self.tree.outcome(self.node):
            return _End(outcome, Cause.RULES, outcome.termination)
        if self.rules.max_plies and self.node.ply >= self.rules.max_plies:
            return _End(Outcome(None, Termination.UNSPECIFIED), Cause.LENGTH, f"{self.node.ply} plies")
        return None

    def _move(self) -> _End | None:
        """Let the side to move play; the end of the game, if that ends it."""
        mover = self.positions[-1].turn
        seat, clock = self.seats[mover], self.clocks[mover]
        begun = time.perf_counter()
        try:
            reply = seat.player.reply(self.positions, self.moves, clock.limit, clock.allowance)
        except PlayerError as error:
            return _forfeit(mover, error)
        elapsed = time.perf_counter() - begun
        effort = SideEffort(1, reply.depth, reply.nodes, reply.time or elapsed, elapsed)
        self.efforts[mover] = self.efforts[mover].plus(effort)
        self.clocks[mover.other].gain(elapsed)
        if not clock.spend(elapsed):
            return _forfeit(mover, PlayerTimeout(f"{elapsed:.3f} s for a move"))
        try:
            self._add(reply.move)
        except IllegalMove as error:
            return _forfeit(mover, IllegalReply(str(error)))
        self.moves.append(reply.move)
        self.node.clock, self.node.elapsed = clock.remaining, round(elapsed, 3)
        if reply.score is not None:
            self.node.evaluation = evaluation_of(reply.score, mover, reply.depth or None)
        if self.told:
            self.told(self.positions[-2], reply.move, self.positions[-1], self.node.ply)
        over, winner = self.arbiter.hear(mover, reply.score, self.node.ply)
        if not over:
            return None
        return self._ended() or _End(
            Outcome(winner, Termination.UNSPECIFIED),
            Cause.ADJUDICATED,
            "a draw" if winner is None else "a win",
        )

    def _add(self, move: Move) -> None:
        self.node = self.tree.add(self.node, move)
        self.positions.append(self.node.position)


def _forfeit(loser: Color, error: PlayerError) -> _End:
    cause = _CAUSES.get(type(error), Cause.DIED)
    return _End(Outcome(loser.other, Termination.UNSPECIFIED), cause, str(error))
