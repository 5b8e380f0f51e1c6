"""A client of another engine: a program of the protocol, in a process of its own.

A program is sent only the part of the game that a repetition can reach back
to: the position after the last move that cannot be undone, and the moves since.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.hub.declared import NORMAL, VARIANT, Declarations, Declared, names_of
from harzdame_engine.hub.dialect import Answer, Dialect, Done, Hub2, Named, Ready, SearchReport, Waiting
from harzdame_engine.hub.lines import HubSyntaxError
from harzdame_engine.hub.link import ProgramLink
from harzdame_engine.hub.notation import parse_move
from harzdame_engine.hub.program import EngineGameError, ProtocolError
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.info import Limit

SILENCE = 120.0
"""Seconds after which a program that writes nothing, in a search without a limit in time, is asked why."""


class ProgramMove(NamedTuple):
    """A program's move, the answer it expects, and its last report."""

    move: Move
    ponder: Move | None
    report: SearchReport


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
        silence: float = SILENCE,
        given_up: Callable[[], bool] = lambda: False,
    ) -> None:
        """Start `command` in `folder`, set its `parameters` and wait until it is ready.

        The parameter `variant` follows from `rules`. `patience`: the seconds
        allowed for each step of starting up, and beyond its time for a move.
        `silence`: the seconds that it may write nothing in a search that has
        no limit in time; then it is pinged, and has as long again to answer.
        `given_up` is asked now and then: whether no answer is waited for any more.

        Raises:
            HubError: it cannot be started, does not play this game, or breaks the protocol.
            HubSyntaxError: the protocol cannot express one of the parameters.
        """
        self.rules = rules
        self._declarations = Declarations()
        self._patience = patience
        self._silence = silence
        self._turn = Lock()  # a stop comes before a search or within it, never into the next one
        self._searching = False
        self._stopped: float | None = None
        self._given_up = given_up
        self._link = ProgramLink(command, folder, dialect or Hub2())
        self._dialect = self._link.dialect
        try:
            self._start(parameters or {})
        except BaseException:
            self.close()
            raise

    @property
    def name(self) -> str:
        """The name that the program gives itself, or its file's name before it has told one."""
        return self._link.name

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._link.program.pid

    def new_game(self) -> None:
        """Announce a new game."""
        self._link.send(self._dialect.new_game)

    def think(
        self,
        position: Position,
        moves: Sequence[Move],
        limit: Limit,
        *,
        ponder: bool = False,
        analyse: bool = False,
        timeout: float | None = None,
        on_report: Callable[[SearchReport], None] | None = None,
        on_glance: Callable[[], object] | None = None,
    ) -> ProgramMove:
        """Its move in the position that `moves` lead to from `position`; blocks.

        It may take `timeout` seconds. None means its time by `limit` and some
        patience; without a limit in time, or when it ponders, as long as it
        gives signs of life. To `analyse` is to look into the position rather
        than for a move to play.
        `on_glance` is called at least ten times a second, and may call `stop`.

        Raises:
            HubError: it gave no legal move.
            IllegalMove: one of `moves` is not legal.
            ValueError: this version of the protocol cannot express the limit.
        """
        positions = [position]
        for move in moves:
            positions.append(positions[-1].play(move))
        root, since = since_irreversible(positions, moves)
        lines = tuple(self._dialect.search(root, since, limit, ponder=ponder, analyse=analyse))
        if timeout is None and not ponder:
            timeout = self._longest(limit)
        report = SearchReport()

        def hear(answer: Answer) -> None:
            nonlocal report
            if isinstance(answer, SearchReport):
                report = answer
                if on_report:
                    on_report(answer)

        def is_over() -> bool:
            if on_glance:
                on_glance()
            return self._is_late() or self._given_up()

        silence = self._silence if timeout is None else None
        self._begin(lines)
        try:
            done = self._link.wait_for(Done, timeout, hear, is_over, silence)
        finally:
            self._searching = False
        try:
            move = parse_move(done.move, positions[-1])
        except HubSyntaxError as error:
            raise ProtocolError(f"{self.name}: {error} (in {positions[-1].fen})") from error
        return ProgramMove(move, _expected(done.ponder, positions[-1].play(move)), report)

    def stop(self) -> None:
        """End its search at once; `think` returns what it has found, or raises EngineTimeout soon.

        The program hears of it once a search: there are some that answer a second stop with a second
        move, which would be taken for the answer to what is asked next.
        """
        with self._turn:
            if self._searching and self._stopped is None:
                self._stopped = time.monotonic()
                self._link.send(self._dialect.stop)

    def ponder_hit(self) -> None:
        """Report that the opponent has played the move expected: its time counts from now on."""
        self._link.send(self._dialect.ponder_hit)

    def close(self, *, kindly: bool = True) -> None:
        """End the program, whatever it is doing, if not `kindly` at once; a second call does nothing."""
        self._link.close(kindly=kindly)

    @property
    def declared(self) -> Mapping[str, Declared]:
        """The parameters that the program has, by their names."""
        return self._declarations.by_name

    def __enter__(self) -> HubEngine:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _start(self, parameters: Mapping[str, str]) -> None:
        def hear(answer: Answer) -> None:
            if isinstance(answer, Named):
                self._link.name = answer.name or self.name
            elif isinstance(answer, Declared):
                self._declarations.add(answer)

        self._link.send(self._dialect.greeting)
        self._link.wait_for(Waiting, self._patience, hear, self._given_up)
        for name, value in {**self._variant(), **parameters}.items():
            self._link.send(self._dialect.set_parameter(name, value))
        self._link.send(self._dialect.init)
        self._link.wait_for(Ready, self._patience, hear, self._given_up)

    def _begin(self, lines: Sequence[str]) -> None:
        with self._turn:
            self._searching, self._stopped = True, None
            for line in lines:
                self._link.send(line)

    def _variant(self) -> dict[str, str]:
        """The parameter that names the game, if it is needed."""
        names = names_of(self.rules)
        if not (declared := self.declared.get(VARIANT)):
            if NORMAL in names:  # it plays nothing else
                return {}
        elif declared.value in names:
            return {}
        else:
            for name in names:
                if name in declared.values:
                    return {VARIANT: name}
        raise EngineGameError(f"{self.name} does not play {self.rules.name}")

    def _is_late(self) -> bool:
        """Whether it goes on although it was stopped long ago."""
        return self._stopped is not None and time.monotonic() - self._stopped > self._patience

    def _longest(self, limit: Limit) -> float | None:
        """The most seconds that it may take, patience included."""
        times = [limit.time] if limit.time is not None else []
        if limit.clock is not None:
            times.append(limit.clock.allowance + limit.clock.increment)
        return max(min(times), 0) + self._patience if times else None


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
