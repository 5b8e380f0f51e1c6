"""Who moves: a person or the engine, asked for a move alike.

A player is given a position to move in and answers by a signal. It knows
nothing of the game's tree beyond the node it was asked at.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from harzdame_engine import Info, Level, Limit, Move, Node, Position, Score
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority, Search


class PlayerKind(StrEnum):
    """Who plays a side. The value is written to settings."""

    HUMAN = "human"
    ENGINE = "engine"


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """A move is wanted at `node`; `history` holds the positions before it. Told apart by identity."""

    node: Node
    history: tuple[Position, ...]

    @classmethod
    def at(cls, node: Node) -> Request:
        """A request for a move at `node`."""
        earlier: list[Position] = []
        ancestor = node.parent
        while ancestor is not None:
            earlier.append(ancestor.position)
            ancestor = ancestor.parent
        return cls(node, tuple(reversed(earlier)))

    @property
    def position(self) -> Position:
        """The position to move in."""
        return self.node.position


class Player(QObject):
    """Asked for a move, answers by signal.

    Signals:
        moveChosen(Request, Move)
        failed(str): no move will come; the text is for a log, not for a label.
    """

    moveChosen = Signal(object, object)
    failed = Signal(str)

    kind: PlayerKind

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._request: Request | None = None

    @property
    def request(self) -> Request | None:
        """What it is being asked, if anything."""
        return self._request

    def request_move(self, request: Request) -> None:
        """Ask for a move; an earlier request lapses."""
        self.cancel()
        self._request = request

    def cancel(self) -> None:
        """Forget the request; nothing more is heard of it."""
        self._request = None

    def _answer(self, move: Move) -> None:
        request, self._request = self._request, None
        if request is not None:
            self.moveChosen.emit(request, move)


class HumanPlayer(Player):
    """A person at the board: the screens choose for them."""

    kind = PlayerKind.HUMAN

    def choose(self, move: Move) -> None:
        """The person's answer to the standing request."""
        self._answer(move)


class EnginePlayer(Player):
    """The built-in engine.

    Signals:
        infoArrived(Info): what its search has found so far.
    """

    infoArrived = Signal(object)

    kind = PlayerKind.ENGINE

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.level: Level | None = None
        self.thinking_time = 1.0
        self.book_margin: int | None = None
        self._service = service
        self._search: Search | None = None
        self._judged: tuple[Node, Score] | None = None
        service.infoArrived.connect(self._on_info)
        service.finished.connect(self._on_finished)
        service.failed.connect(self._on_failed)

    def request_move(self, request: Request) -> None:
        """Start a search of at most `thinking_time` seconds, or take a move from the opening book."""
        super().request_move(request)
        self._search = self._service.analyse(
            request.position,
            Limit(time=self.thinking_time),
            self.level,
            request.history,
            priority=Priority.PLAY,
            book_margin=self.book_margin,
        )

    def cancel(self) -> None:
        """Stop the search, if any."""
        super().cancel()
        search, self._search = self._search, None
        if search is not None:
            self._service.stop(search)

    def hurry(self) -> None:
        """Answer at once with the best move found so far."""
        if self._search is not None:
            self._service.hurry(self._search)

    def last_score(self, node: Node | None) -> Score | None:
        """How it judged `node`, from the mover's side, if that is where it last moved."""
        if self._judged is None or self._judged[0] is not node:
            return None
        return self._judged[1]

    def _on_info(self, search: Search, info: Info) -> None:
        if search is self._search:
            self.infoArrived.emit(info)

    def _on_finished(self, search: Search, info: Info) -> None:
        if search is not self._search:
            return
        self._search = None
        if info.best is None:
            self._fail("the engine found no move")
            return
        if self._request is not None:
            self._judged = (self._request.node, info.score)
        self._answer(info.best)

    def _on_failed(self, search: Search, message: str) -> None:
        if search is self._search:
            self._search = None
            self._fail(message)

    def _fail(self, message: str) -> None:
        self._request = None
        self.failed.emit(message)
