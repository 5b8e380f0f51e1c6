"""Another program as a player: an engine of its own that speaks the Hub protocol."""

from __future__ import annotations

from functools import partial
from threading import Lock
from typing import NamedTuple

from harzdame_engine import Color, Limit, Move, Node, Position, Rules, Score
from harzdame_engine.hub.client import Choice, HubEngine
from harzdame_engine.hub.errors import (
    EngineStartError,
    EngineTerminated,
    EngineTimeout,
    HubError,
    ProtocolError,
)
from PySide6.QtCore import QObject

from harzdame_gui.controllers.game.draw_offer import accepts_draw
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.players import Player, PlayerProblem, Request
from harzdame_gui.controllers.work.thread import BackgroundThread

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

    def __init__(self, spec: PlayerSpec, parent: QObject | None = None) -> None:
        super().__init__(spec, parent)
        self._judged: tuple[Node, Score] | None = None
        self._program = _Program(spec.command)
        self._thread = BackgroundThread("hub", self)
        self._thread.done.connect(self._on_done)
        self._closing = BackgroundThread("hub-closing", self)  # the other one may wait for the program

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
        self._program.wanted = question
        self._thread.submit(partial(self._program.answer, question))

    def hurry(self) -> None:
        """See `Player`."""
        self._program.stop()

    def stop(self) -> None:
        """See `Player`."""
        super().stop()
        self._program.wanted = None
        self._program.stop()

    def consider_draw(self, request: Request, side: Color) -> None:  # noqa: ARG002 - the score is its own
        """See `Player`. The protocol knows no draws: the program's score for its last move decides."""
        node = request.node
        known = self._judged if self._judged and self._judged[0] is node.parent else None
        self.drawAnswered.emit(known is not None and accepts_draw(known[1], node.ply))

    def close(self) -> None:
        """See `Player`."""
        super().close()
        self._closing.submit(self._program.close)

    def wait(self, timeout_ms: int) -> bool:
        """See `Player`."""
        closed = self._closing.finish(timeout_ms)
        return self._thread.finish(timeout_ms) and closed

    def _on_done(self, task: partial[Choice | None], choice: Choice | None, error: Exception | None) -> None:
        question: _Question = task.args[0]
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
        self.wanted: _Question | None = None
        self._command = command
        self._lock = Lock()
        self._closed = False
        self._engine: HubEngine | None = None
        self._searching = False

    @property
    def name(self) -> str:
        engine = self._engine
        return engine.name if engine is not None else self._command[0].replace("\\", "/").rpartition("/")[2]

    def answer(self, question: _Question) -> Choice | None:
        """The program's move; None: the question has lapsed. Raises HubError."""
        if self.wanted is not question:
            return None
        try:
            engine = self._engine or self._start(question.root.rules)
            if self.wanted is not question:
                return None
            self._searching = True
            return engine.think(question.root, question.moves, question.limit)
        except HubError:
            if self._engine is not None:
                self._engine.close()
                self._engine = None
            raise
        finally:
            self._searching = False

    def stop(self) -> None:
        """End the search, so that `answer` returns."""
        engine = self._engine
        if engine is not None and self._searching:
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
