"""A client of another engine: a program of the protocol, in a process of its own.

A program is sent only the part of the game that a repetition can reach back
to: the position after the last move that cannot be undone, and the moves since.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.hub.dialect import (
    Answer,
    Declared,
    Dialect,
    Done,
    Hub2,
    Named,
    Ready,
    Report,
    Trouble,
    Waiting,
)
from harzdame_engine.hub.lines import HubSyntaxError, excerpt
from harzdame_engine.hub.notation import parse_move
from harzdame_engine.hub.parameters import NORMAL
from harzdame_engine.hub.program import (
    EngineReportedError,
    EngineStartError,
    EngineTimeout,
    HubError,
    Program,
    ProtocolError,
)
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.info import Limit

_A = TypeVar("_A", bound=Answer)


class Choice(NamedTuple):
    """A program's move, the answer it expects, and its last report."""

    move: Move
    ponder: Move | None
    report: Report


class HubEngine:
    """A program that plays one game; a context manager. After a HubError it can only be closed.

    `stop` and `ponder_hit` may be called from any thread while another one waits in `think`.
    """

    def __init__(
        self,
        command: Sequence[str],
        rules: Rules,
        *,
        folder: Path | None = None,
        parameters: Mapping[str, str] | None = None,
        dialect: Dialect | None = None,
        patience: float = 10.0,
    ) -> None:
        """Start `command` in `folder`, set its `parameters` and wait until it is ready.

        The parameter `variant` follows from `rules`. `patience`: the seconds
        allowed for each step of starting up, and beyond its time for a move.

        Raises:
            HubError: it cannot be started, does not play this game, or breaks the protocol.
            HubSyntaxError: the protocol cannot express one of the parameters.
        """
        self.name = Path(command[0]).name
        self.rules = rules
        self.declared: dict[str, Declared] = {}
        self._dialect = dialect or Hub2()
        self._patience = patience
        self._program = Program(command, folder)
        try:
            self._start(parameters or {})
        except BaseException:
            self.close()
            raise

    def new_game(self) -> None:
        """Announce a new game."""
        self._program.send(self._dialect.new_game)

    def think(
        self,
        position: Position,
        moves: Sequence[Move],
        limit: Limit,
        *,
        ponder: bool = False,
        timeout: float | None = None,
        on_report: Callable[[Report], None] | None = None,
    ) -> Choice:
        """Its move in the position that `moves` lead to from `position`; blocks.

        It may take `timeout` seconds. None means its time by `limit` and some
        patience, or no end without a limit in time or when it ponders.

        Raises:
            HubError: it gave no legal move.
            IllegalMove: one of `moves` is not legal.
            ValueError: this version of the protocol cannot express the limit.
        """
        positions = [position]
        for move in moves:
            positions.append(positions[-1].play(move))
        root, since = since_irreversible(positions, moves)
        for line in self._dialect.search(root, since, limit, ponder=ponder):
            self._program.send(line)
        if timeout is None and not ponder:
            timeout = self._longest(limit)
        report = Report()

        def hear(answer: Answer) -> None:
            nonlocal report
            if isinstance(answer, Report):
                report = answer
                if on_report:
                    on_report(answer)

        done = self._await(Done, timeout, hear)
        try:
            move = parse_move(done.move, positions[-1])
        except HubSyntaxError as error:
            raise ProtocolError(f"{self.name}: {error} (in {positions[-1].fen})") from error
        return Choice(move, _expected(done.ponder, positions[-1].play(move)), report)

    def stop(self) -> None:
        """End its search at once; `think` returns what it has found."""
        self._program.send(self._dialect.stop)

    def ponder_hit(self) -> None:
        """Report that the opponent has played the move expected: its time counts from now on."""
        self._program.send(self._dialect.ponder_hit)

    def close(self) -> None:
        """End the program, whatever it is doing; a second call does nothing."""
        self._program.close(self._dialect.quit)

    def __enter__(self) -> HubEngine:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _start(self, parameters: Mapping[str, str]) -> None:
        def hear(answer: Answer) -> None:
            if isinstance(answer, Named):
                self.name = answer.name or self.name
            elif isinstance(answer, Declared):
                self.declared[answer.name] = answer

        self._program.send(self._dialect.greeting)
        self._await(Waiting, self._patience, hear)
        for name, value in {**self._variant(), **parameters}.items():
            self._program.send(self._dialect.set_parameter(name, value))
        self._program.send(self._dialect.init)
        self._await(Ready, self._patience, hear)

    def _variant(self) -> dict[str, str]:
        """The parameter that names the game, if it is needed."""
        names = [self.rules.id]
        if self.rules == variant("international"):
            names.append(NORMAL)
        if not (declared := self.declared.get("variant")):
            if NORMAL in names:  # it plays nothing else
                return {}
        elif declared.value in names:
            return {}
        else:
            for name in names:
                if name in declared.values:
                    return {"variant": name}
        raise EngineStartError(f"{self.name} does not play {self.rules.name}")

    def _longest(self, limit: Limit) -> float | None:
        """The most seconds that it may take, patience included."""
        times = [limit.time] if limit.time is not None else []
        if limit.clock is not None:
            times.append(limit.clock.allowance + limit.clock.increment)
        return max(min(times), 0) + self._patience if times else None

    def _await(self, kind: type[_A], timeout: float | None, hear: Callable[[Answer], object]) -> _A:
        """Its answer of this kind; `hear` is called with those before it."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            line = self._receive(deadline, kind)
            try:
                answer = self._dialect.read(line) if line.strip() else None
            except HubSyntaxError as error:
                raise ProtocolError(f"{self.name}: {error} (in {excerpt(line)!r})") from error
            if isinstance(answer, kind):
                return answer
            if isinstance(answer, Trouble):
                raise EngineReportedError(f"{self.name}: {answer.message}")
            if answer is not None:
                hear(answer)
            if deadline is not None and time.monotonic() > deadline:  # even if it keeps talking
                raise self._silent(kind)

    def _receive(self, deadline: float | None, kind: type[object]) -> str:
        try:
            return self._program.receive(deadline)
        except EngineTimeout:
            raise self._silent(kind) from None
        except HubError as error:
            raise type(error)(f"{self.name}: {error}") from None

    def _silent(self, kind: type[object]) -> EngineTimeout:
        return EngineTimeout(f"{self.name}: not {kind.__name__.lower()} in time")


def _expected(text: str, position: Position) -> Move | None:
    """The answer that a program expects; None if it is not a legal move, since it is only a guess."""
    try:
        return parse_move(text, position)
    except HubSyntaxError:
        return None


def since_irreversible(positions: Sequence[Position], moves: Sequence[Move]) -> tuple[Position, list[Move]]:
    """The position after the last move that cannot be undone, and the moves from there on.

    `moves` lead through `positions`, the first before the first move.
    """
    start = len(moves)
    while start and _is_reversible(positions[start - 1], moves[start - 1]):
        start -= 1
    return positions[start], list(moves[start:])


def _is_reversible(position: Position, move: Move) -> bool:
    if move.captures or move.promotes:
        return False
    return position.pieces[move.origin].king or native_rules(position.rules).rules.men_return
