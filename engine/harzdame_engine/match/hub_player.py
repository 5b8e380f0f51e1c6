"""Other programs as players of matches, spoken to in the Hub protocol."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.hub.client import HubEngine, since_irreversible
from harzdame_engine.hub.dialect import Dialect, Hub2
from harzdame_engine.hub.dialect_1 import Hub1
from harzdame_engine.hub.lines import HubSyntaxError
from harzdame_engine.hub.program import (
    EngineGameError,
    EngineReportedError,
    EngineStartError,
    EngineTerminated,
    EngineTimeout,
    HubError,
    ProtocolError,
)
from harzdame_engine.match.clocks import PlayerClock, PlayerLimits
from harzdame_engine.match.errors import (
    FailureReason,
    Hindrance,
    IllegalReply,
    MatchError,
    PlayerDied,
    PlayerError,
    PlayerTimeout,
)
from harzdame_engine.match.players import PlayerReply
from harzdame_engine.match.spec import EngineSpec
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.info import Limit, Score

_DIALECTS: dict[int, Callable[[], Dialect]] = {1: Hub1, 2: Hub2}
_FAULTS: dict[type, type[PlayerError]] = {EngineTimeout: PlayerTimeout, ProtocolError: IllegalReply}
"""The faults that are not just the end of the program."""
_HINDRANCES: dict[type[HubError], Hindrance] = {
    EngineGameError: Hindrance.OTHER_GAMES,  # before what it is a kind of
    EngineStartError: Hindrance.NOT_STARTED,
    EngineTerminated: Hindrance.ENDED,
    EngineTimeout: Hindrance.SILENT,
    EngineReportedError: Hindrance.REPORTED,
    ProtocolError: Hindrance.NONSENSE,
}
_LONGEST = 600.0
"""The longest wait for a move without a time limit, in seconds."""
_PATIENCE = 10.0
"""Seconds for each step of starting up."""


class HubMatchPlayer:
    """Runs the program. After a failure it is started again for the next game."""

    def __init__(
        self,
        spec: EngineSpec,
        variant_id: str,
        limits: PlayerLimits,
        given_up: Callable[[], bool] = lambda: False,
    ) -> None:
        """Start nothing yet: the first game does.

        `given_up` is asked now and then: whether no answer is waited for any more.

        Raises:
            MatchError: its version of the protocol cannot express these limits.
        """
        self._spec = spec
        self._given_up = given_up
        self._rules = variant(variant_id)
        self._dialect = _DIALECTS[spec.protocol]()
        self._lock = threading.Lock()
        self._closed = False
        try:
            limit = PlayerClock(limits, margin=0).limit
            self._dialect.search(Position.start(variant_id), (), limit, ponder=False)
        except ValueError as error:
            raise MatchError(f"{spec.name}: {error}", [FailureReason(Hindrance.LIMIT, spec.name)]) from None
        self._engine: HubEngine | None = None
        self._has_run = False

    def new_game(self) -> None:
        """See `MatchPlayer`. Raises MatchError: it does not start."""
        with self._lock:
            if self._closed:
                return
            self._engine = self._engine or self._started()
            self._has_run = True
            self._engine.new_game()

    def reply(
        self, positions: Sequence[Position], moves: Sequence[Move], limit: Limit, allowance: float | None
    ) -> PlayerReply:
        """See `MatchPlayer`."""
        if self._engine is None:
            raise PlayerDied("it is not running")
        # the client replays the moves: leave out those that no longer matter
        root, since = since_irreversible(positions, moves)
        try:
            choice = self._engine.think(root, since, limit, timeout=allowance or _LONGEST)
        except HubError as error:
            self._engine.close()
            self._engine = None
            raise _FAULTS.get(type(error), PlayerDied)(str(error)) from error
        said = choice.report
        score = None if said.score is None else Score(round(100 * said.score))
        return PlayerReply(choice.move, score, said.depth or 0, said.nodes or 0, said.time or 0.0)

    def close(self) -> None:
        """End the program for good. May be called from any thread."""
        with self._lock:
            self._closed = True
            if self._engine is not None:
                self._engine.close()

    def _started(self) -> HubEngine:
        try:
            return HubEngine(
                self._spec.command,
                self._rules,
                folder=Path(self._spec.folder) if self._spec.folder else None,
                parameters=dict(self._spec.parameters),
                dialect=self._dialect,
                patience=_PATIENCE,
                given_up=self._given_up,
            )
        except (HubError, HubSyntaxError) as error:
            again = " again" if self._has_run else ""
            name = self._spec.name
            kind = next((each for known, each in _HINDRANCES.items() if isinstance(error, known)), None)
            reasons = [FailureReason(kind, name, error.words)] if isinstance(error, HubError) and kind else ()
            raise MatchError(f"{name} does not start{again}: {error}", reasons) from error
