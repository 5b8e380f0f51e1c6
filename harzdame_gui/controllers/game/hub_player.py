"""Another program as a player: one that the user has added, spoken to in the Hub protocol."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Event, Lock
from typing import NamedTuple

from harzdame_engine import Color, Limit, Move, Node, Position, Rules, Score
from harzdame_engine.hub.client import HubEngine, ProgramMove
from harzdame_engine.hub.lines import HubSyntaxError
from harzdame_engine.hub.program import (
    EngineStartError,
    EngineTerminated,
    EngineTimeout,
    HubError,
    ProtocolError,
)
from PySide6.QtCore import QObject

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.engine.program_probe import dialect_of
from harzdame_gui.controllers.engine.programs import Programs
from harzdame_gui.controllers.game.draw_offer import accepts_draw
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.players import Player, PlayerProblem, Request
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs

_PROBLEMS: dict[type, PlayerProblem] = {
    EngineStartError: PlayerProblem.NOT_STARTED,
    EngineTerminated: PlayerProblem.ENDED,
    EngineTimeout: PlayerProblem.SILENT,
    ProtocolError: PlayerProblem.NONSENSE,
}


class _Question(NamedTuple):
    """A request in the words of the client: a position, and the moves since."""

    request: Request
    root: Position
    moves: tuple[Move, ...]
    limit: Limit


class HubPlayer(Player):
    """Starts its program when first asked, and once more when it fails; then the person has to ask."""

    def __init__(
        self, spec: PlayerSpec, programs: Programs, jobs: Jobs, parent: QObject | None = None
    ) -> None:
        super().__init__(spec, parent)
        self._judged: tuple[Node, Score] | None = None
        self._jobs = jobs
        self._programs = programs
        self._program = _Program(self._find)

    def _find(self) -> AddedProgram | None:
        return self._programs.find(self.spec.program)

    @property
    def name(self) -> str:
        """The name that the user gave the program."""
        known = self._find()
        return known.name if known is not None else self.spec.name

    def ask(self, request: Request) -> None:
        """See `Player`."""
        super().ask(request)
        line: list[Move] = []
        node = request.node
        while node.parent is not None and node.move is not None:
            line.append(node.move)
            node = node.parent
        limit = request.limit(self.spec.thinking_time)
        question = _Question(request, node.position, tuple(reversed(line)), limit)
        self._program.want(question)
        job = self._jobs.run(partial(self._program.answer, question))
        job.finished.connect(partial(self._on_answered, question))
        job.failed.connect(partial(self._on_failed, question))

    def hurry(self) -> None:
        """See `Player`."""
        super().hurry()
        self._program.stop()

    def stop(self) -> None:
        """See `Player`."""
        super().stop()
        self._program.want(None)
        self._program.stop()

    def consider_draw(self, request: Request, side: Color) -> None:  # noqa: ARG002 - the score is its own
        """See `Player`. The protocol knows no draws: the program's score for its last move decides."""
        node = request.node
        known = self._judged if self._judged and self._judged[0] is node.parent else None
        self.drawAnswered.emit(known is not None and accepts_draw((known[1],), node))

    def close(self) -> None:
        """See `Player`."""
        super().close()
        self._jobs.run(self._program.close)  # need not wait until the program has answered

    def wait(self, timeout_ms: int) -> bool:
        """See `Player`."""
        return self._program.ended.wait(timeout_ms / 1000)

    def _on_answered(self, question: _Question, choice: ProgramMove | None) -> None:
        if choice is None or question.request is not self._request:
            return
        said = choice.report.score
        self._judged = None if said is None else (question.request.node, Score(round(100 * said)))
        self._move(choice.move)

    def _on_failed(self, question: _Question, error: Exception) -> None:
        if question.request is self._request:
            self._fail(_PROBLEMS.get(type(error), PlayerProblem.STOPPED), str(error))


class _Program:
    """The program as jobs use it: one question after another; `stop` and `close` may come at any time."""

    def __init__(self, find: Callable[[], AddedProgram | None]) -> None:
        """`find` tells what to start, from any thread; None: it was removed."""
        self._find = find
        self._wanted: _Question | None = None
        self._stopped = False
        self._lock = Lock()
        self._asking = Lock()
        self.ended = Event()
        self._closed = False
        self._engine: HubEngine | None = None
        self._searching = False

    def want(self, question: _Question | None) -> None:
        """Set the question that is to be answered; every other one has lapsed."""
        self._wanted, self._stopped = question, False

    def answer(self, question: _Question, _job: Job) -> ProgramMove | None:
        """The program's move; None: the question has lapsed.

        Raises:
            HubError: the program has failed; the next question starts it anew.
        """
        with self._asking:
            try:
                return self._answer(question)
            except EngineStartError:
                raise
            except HubError:
                if self._closed or self._stopped:
                    raise
                return self._answer(question)  # by a new process

    def _answer(self, question: _Question) -> ProgramMove | None:
        if self._wanted is not question:
            return None
        try:
            engine = self._engine or self._start(question.root.rules)
            if self._wanted is not question:
                return None
            self._searching = True
            again = partial(self._stop_again, engine, question)
            return engine.think(question.root, question.moves, question.limit, on_glance=again)
        except (HubSyntaxError, ValueError) as error:  # the protocol cannot express a value or a limit
            raise EngineStartError(str(error)) from error
        except HubError:
            if self._engine is not None:
                self._engine.close()
                self._engine = None
            raise
        finally:
            self._searching = False

    def stop(self) -> None:
        """End the search, so that `answer` returns."""
        self._stopped = True
        engine = self._engine
        if engine is not None and self._searching:
            engine.stop()

    def _stop_again(self, engine: HubEngine, question: _Question) -> None:
        """Stop a search that goes on, because it was stopped before the program had heard of it."""
        if self._stopped or self._wanted is not question:
            engine.stop()

    def close(self, _job: Job) -> None:
        """End the program, whatever it is doing, and the answer that is waited for."""
        with self._lock:
            self._closed = True
        if self._engine is not None:
            self._engine.close()
        with self._asking:
            self.ended.set()

    def _start(self, rules: Rules) -> HubEngine:
        program = self._find()
        if program is None:
            raise EngineStartError("it is no longer among the engines")
        engine = HubEngine(
            program.command,
            rules,
            folder=program.working_folder,
            parameters=dict(program.values),
            dialect=dialect_of(program.language),
        )
        with self._lock:
            if not self._closed:
                self._engine = engine
                return engine
        engine.close()
        raise EngineTerminated("it was closed")
