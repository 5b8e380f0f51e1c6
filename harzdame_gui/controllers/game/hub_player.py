"""Another program as a player: an engine of its own that speaks the Hub protocol."""

from __future__ import annotations

from functools import partial
from threading import Lock
from typing import NamedTuple

from harzdame_engine import Color, Limit, Move, Node, Position, Rules, Score
from harzdame_engine.hub.client import Choice, HubEngine
from harzdame_engine.hub.dialect import Report
from harzdame_engine.hub.program import (
    EngineStartError,
    EngineTerminated,
    EngineTimeout,
    HubError,
    ProtocolError,
)
from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

from harzdame_gui.controllers.game.draw_offer import accepts_draw
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.players import Player, PlayerProblem, Request

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
    """Starts its program when first asked, and again after a failure."""

    _answered = Signal(object, object, object)

    def __init__(self, spec: PlayerSpec, parent: QObject | None = None) -> None:
        super().__init__(spec, parent)
        self._judged: tuple[Node, Score] | None = None
        self._program = _Program(spec.command)
        self._answered.connect(self._on_answered, Qt.ConnectionType.QueuedConnection)
        self._asking = QThreadPool(self)
        self._asking.setMaxThreadCount(1)  # one question after another
        self._closing = QThreadPool(self)  # need not wait until the program has answered

    @property
    def name(self) -> str:
        """The program's name for itself; before it has started, the name of its file."""
        return self._program.name

    def ask(self, request: Request) -> None:
        """See `Player`."""
        super().ask(request)
        line: list[Move] = []
        node = request.node
        while node.parent is not None and node.move is not None:
            line.append(node.move)
            node = node.parent
        limit = Limit(time=self.spec.thinking_time)
        question = _Question(request, node.position, tuple(reversed(line)), limit)
        self._program.want(question)
        self._asking.start(partial(self._put, question))

    def hurry(self) -> None:
        """See `Player`."""
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
        self.drawAnswered.emit(known is not None and accepts_draw(known[1], node.ply))

    def close(self) -> None:
        """See `Player`."""
        super().close()
        self._closing.start(self._program.close)

    def wait(self, timeout_ms: int) -> bool:
        """See `Player`."""
        return self._closing.waitForDone(timeout_ms) and self._asking.waitForDone(timeout_ms)

    def _put(self, question: _Question) -> None:
        """Put a question to the program, on the thread for that."""
        choice: Choice | None = None
        failure: Exception | None = None
        try:
            choice = self._program.answer(question)
        except Exception as error:  # whatever it is, it must not be lost with the thread
            failure = error
        self._answered.emit(question, choice, failure)

    def _on_answered(self, question: _Question, choice: Choice | None, error: Exception | None) -> None:
        if question.request is not self._request:
            return
        if choice is None:
            self._fail(_PROBLEMS.get(type(error), PlayerProblem.STOPPED), str(error))
            return
        said = choice.report.score
        self._judged = None if said is None else (question.request.node, Score(round(100 * said)))
        self._move(choice.move)


class _Program:
    """The program as the player's thread uses it. `stop` and `close` may come from other threads."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._wanted: _Question | None = None
        self._stopped = False
        self._lock = Lock()
        self._closed = False
        self._engine: HubEngine | None = None
        self._searching = False

    @property
    def name(self) -> str:
        engine = self._engine
        return engine.name if engine is not None else self._command[0].replace("\\", "/").rpartition("/")[2]

    def want(self, question: _Question | None) -> None:
        """Set the question that is to be answered; every other one has lapsed."""
        self._wanted, self._stopped = question, False

    def answer(self, question: _Question) -> Choice | None:
        """The program's move; None: the question has lapsed. Raises HubError."""
        if self._wanted is not question:
            return None
        try:
            engine = self._engine or self._start(question.root.rules)
            if self._wanted is not question:
                return None
            self._searching = True
            again = partial(self._stop_again, engine, question)
            return engine.think(question.root, question.moves, question.limit, on_report=again)
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

    def _stop_again(self, engine: HubEngine, question: _Question, _report: Report) -> None:
        """Stop a search that goes on, because it was stopped before the program had heard of it."""
        if self._stopped or self._wanted is not question:
            engine.stop()

    def close(self) -> None:
        """End the program, whatever it is doing."""
        with self._lock:
            self._closed = True
        if self._engine is not None:
            self._engine.close()

    def _start(self, rules: Rules) -> HubEngine:
        engine = HubEngine(self._command, rules)
        with self._lock:
            if not self._closed:
                self._engine = engine
                return engine
        engine.close()
        raise EngineTerminated("it was closed")
