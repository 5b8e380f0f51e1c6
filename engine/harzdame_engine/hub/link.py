"""A line to a program: what it is told and what it answers, in either version of the protocol."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from harzdame_engine.hub.dialect import Answer, Dialect, Trouble
from harzdame_engine.hub.lines import HubSyntaxError, excerpt
from harzdame_engine.hub.program import (
    EngineReportedError,
    EngineTerminated,
    EngineTimeout,
    HubError,
    Program,
    ProtocolError,
)

_A = TypeVar("_A", bound=Answer)
_GLANCE = 0.1
"""Seconds after which a wait looks whether it is still wanted."""


class ProgramLink:
    """A running program and the language that it is spoken to in; `name` is quoted in errors."""

    def __init__(self, command: Sequence[str], folder: Path | None, dialect: Dialect) -> None:
        """Start `command` in `folder`. Raises EngineStartError."""
        self.name = Path(command[0]).name
        self.dialect = dialect
        self._asked = False  # for a sign of life, since its last line
        self.program = Program(command, folder)

    def send(self, line: str) -> None:
        """Send one line; returns at once."""
        self.program.send(line)

    def wait_for(
        self,
        kind: type[_A],
        timeout: float | None,
        hear: Callable[[Answer], object],
        given_up: Callable[[], bool] = lambda: False,
        silence: float | None = None,
    ) -> _A:
        """Its answer of this kind; `hear` is called with those before it.

        It may take `timeout` seconds (None: without end), unless it is `given_up` before.
        A program that writes nothing for `silence` seconds (None: for however long) is asked
        for a sign of life, and has as long again to give one.

        Raises:
            HubError: it ended, reported an error, said something meaningless, or nothing in time.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            line = self._receive(deadline, kind, given_up, silence)
            asked, self._asked = self._asked, False
            try:
                answer = self.dialect.read(line) if line.strip() else None
            except HubSyntaxError as error:
                raise ProtocolError(f"{self.name}: {error} (in {excerpt(line)!r})") from error
            if isinstance(answer, kind):
                return answer
            if isinstance(answer, Trouble) and not asked:  # asked, any answer is a sign of life
                words = excerpt(answer.message, 300)
                raise EngineReportedError(f"{self.name}: {words}", words)
            if answer is not None and not isinstance(answer, Trouble):
                hear(answer)
            late = deadline is not None and time.monotonic() > deadline
            if late or given_up():  # even if it keeps talking
                raise self._silent(kind)

    def close(self, *, kindly: bool = True) -> None:
        """End the program, whatever it is doing, if not `kindly` at once; a second call does nothing."""
        self.program.close(self.dialect.quit if kindly else None)

    def _receive(
        self,
        deadline: float | None,
        kind: type[object],
        given_up: Callable[[], bool],
        silence: float | None,
    ) -> str:
        begun = time.monotonic()
        while True:
            glance = time.monotonic() + _GLANCE
            try:
                return self.program.receive(glance if deadline is None else min(glance, deadline))
            except EngineTimeout:
                late = deadline is not None and time.monotonic() >= deadline
                if late or given_up() or (silence and self._is_dead(begun, silence)):
                    raise self._silent(kind) from None
            except EngineTerminated as error:
                raise EngineTerminated(f"{self.name}: {error}", error.words) from None

    def _is_dead(self, begun: float, silence: float) -> bool:
        """Whether a program that was silent since `begun` was asked for a sign of life, and gave none."""
        silent = time.monotonic() - begun
        if silent > silence and not self._asked:
            self._asked = True
            self.send(self.dialect.ping)
        return silent > 2 * silence

    def _silent(self, kind: type[object]) -> HubError:
        return EngineTimeout(f"{self.name}: not {kind.__name__.lower()} in time")
