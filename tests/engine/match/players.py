"""Players for tests: they do as they are programmed, right or wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from harzdame_engine import Limit, Move, Position, Score
from harzdame_engine.match.clocks import NO_LIMITS, PlayerLimits
from harzdame_engine.match.game import Seat
from harzdame_engine.match.players import PlayerReply

Choice = Callable[[Position, int], PlayerReply]


class Scripted:
    """Asks a function for its moves, with the position and how many moves it has made."""

    def __init__(self, choose: Choice | None = None) -> None:
        self._choose = choose or first_move
        self.made = 0
        self.limits: list[Limit] = []
        self.closed = False

    def new_game(self) -> None:
        self.made = 0

    def reply(
        self, positions: Sequence[Position], moves: Sequence[Move], limit: Limit, allowance: float | None
    ) -> PlayerReply:
        assert len(positions) == len(moves) + 1
        assert positions[0].turn is positions[-1].turn or len(moves) % 2
        self.limits.append(limit)
        reply = self._choose(positions[-1], self.made)
        self.made += 1
        return reply

    def close(self) -> None:
        self.closed = True


def first_move(position: Position, made: int) -> PlayerReply:
    return PlayerReply(position.legal_moves()[0], Score(0), 1, 10, 0.001)


def seat(choose: Choice | None = None, name: str = "one", limits: PlayerLimits = NO_LIMITS) -> Seat:
    return Seat(name, Scripted(choose), limits)
