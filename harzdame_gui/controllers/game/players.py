"""Players: the interface of all kinds of players to a game, and persons as the simplest kind.

A player is asked for a move at a node and answers by a signal. It changes
nothing in the game's tree.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine import Clock, Color, Info, Level, Limit, Move, Node, Position
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Request:
    """A request for a move at `node`; `history` holds the positions before it. Compared by identity.

    `clock` is that of the side to move, if the game has one.
    """

    node: Node
    history: tuple[Position, ...]
    clock: Clock | None = None

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

    def limit(self, thinking_time: float) -> Limit:
        """The limit of the search: the clock, or without one these seconds."""
        return Limit(time=thinking_time) if self.clock is None else Limit(clock=self.clock)


class PlayerProblem(Enum):
    """The reasons why a player does not move, or does not answer an offer."""

    STOPPED = auto()  # its search failed or hung
    NOT_STARTED = auto()
    ENDED = auto()
    SILENT = auto()  # it did not answer in time
    NONSENSE = auto()  # its answer was no legal move
    NO_HINT = auto()  # the search for a hint failed
    UNANSWERED = auto()  # it found no answer to the offer of a draw, which has lapsed


class PlayerFailure(NamedTuple):
    """A failed move, hint or answer; `detail` is text for a log."""

    problem: PlayerProblem
    detail: str


def no_pause(_request: Request) -> float:
    """No pause: an answer is played as soon as it is found."""
    return 0.0


def no_rest() -> float:
    """No rest: nothing on the board moves that would have to end first."""
    return 0.0


class Player(QObject):
    """One side of a game. The defaults are those of an engine.

    An answer that is found early is held back: `pause` returns the seconds that are to pass from
    a request to its answer, and when they have, `rest` the seconds to wait for what is still moving on
    the board. The player counts as thinking meanwhile; `hurry` and `answer_now` end it.

    Signals:
        found(Request): the answer is found, and may be held back; what it took was thinking time.
        moveReady(Request, Move): the answer to `ask`.
        failed(PlayerFailure): no move will come, or no answer to the offer of a draw.
        infoArrived(Info): progress of the search for a move.
        drawAnswered(bool): the answer to `consider_draw`, unless it failed.
    """

    found = Signal(object)
    moveReady = Signal(object, object)
    failed = Signal(object)
    infoArrived = Signal(object)
    drawAnswered = Signal(bool)

    takes_input = False
    """Whether its moves are made on the board; such a player is not asked."""
    elsewhere = False
    """Whether it thinks on another computer, and takes nothing from the searches of this one."""
    connected = False
    """Whether somebody at the other end of a connection plays along."""

    def __init__(self, spec: PlayerSpec, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.pause: Callable[[Request], float] = no_pause
        self.rest: Callable[[], float] = no_rest
        self._request: Request | None = None
        self._due = 0.0
        self._answer: Move | None = None  # found, and held back
        self.held = False
        self._holding = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._holding.timeout.connect(self._on_due)

    @property
    def name(self) -> str:
        """Its own name; empty if it has none."""
        return ""

    @property
    def rated_level(self) -> Level | None:
        """The level of known strength that it plays at, or None."""
        return None

    @property
    def request(self) -> Request | None:
        """The request that it is thinking about, or None."""
        return self._request

    def last_info(self, node: Node | None) -> Info | None:  # noqa: ARG002 - it does not tell
        """The findings of its search for its last move, from its own side, if it made that at `node`."""
        return None

    def ask(self, request: Request) -> None:
        """Begin to look for a move; an earlier request lapses."""
        self.stop()
        self._request = request
        self._due = time.monotonic() + self.pause(request)

    def hurry(self) -> None:
        """Answer the request now, if possible."""
        self.held = False
        self._due = 0.0
        self.answer_now()

    def hold(self) -> None:
        """Hold the answer to this request back, until `release`."""
        self.held = self._request is not None
        self._holding.stop()

    def release(self) -> None:
        """Give the answer once it is found and the pause is over."""
        self.held = False
        if self._answer is not None:
            self._hold(self._due - time.monotonic())

    @Slot()
    def answer_now(self) -> None:
        """Give the answer that is held back, if there is one."""
        if self.held:
            return
        self._holding.stop()
        request, answer = self._request, self._answer
        if request is not None and answer is not None:
            self._request = self._answer = None
            self.moveReady.emit(request, answer)

    def pause_anew(self) -> None:
        """Let the pause begin once more, because another one is wanted now."""
        if self._request is not None:
            self._due = time.monotonic() + self.pause(self._request)
            if self._answer is not None:
                self._hold(self._due - time.monotonic())

    def stop(self) -> None:
        """Drop the request and an offer of a draw; no signal follows."""
        self.held = False
        self._request = self._answer = None
        self._holding.stop()

    def consider_draw(self, request: Request, side: Color) -> None:  # noqa: ARG002 - nothing to go by
        """Answer the offer of a draw at a node, playing `side`; decline by default."""
        self.drawAnswered.emit(False)

    def close(self) -> None:
        """Leave the game for good, without waiting; `wait` returns when that is done."""
        self.stop()

    def wait(self, timeout_ms: int) -> bool:  # noqa: ARG002 - nothing to wait for
        """Wait until a player that was closed has ended; False: it has not in time."""
        return True

    def _move(self, move: Move) -> None:
        """Answer the request, once the pause is over."""
        if self._request is None:
            return
        self._answer = move
        self.found.emit(self._request)
        self._hold(self._due - time.monotonic())

    @Slot()
    def _on_due(self) -> None:
        self._hold(self.rest())

    def _hold(self, seconds: float) -> None:
        if seconds > 0:
            self._holding.start(math.ceil(1000 * seconds))
        else:
            self.answer_now()

    def _fail(self, problem: PlayerProblem, detail: str) -> None:
        self.held = False
        self._holding.stop()
        self._request = self._answer = None
        self.failed.emit(PlayerFailure(problem, detail))


class PersonPlayer(Player):
    """A person, who moves on the board and agrees to a draw that another person offers."""

    takes_input = True

    def __init__(self, spec: PlayerSpec = PERSON, parent: QObject | None = None) -> None:
        super().__init__(spec, parent)

    def consider_draw(self, request: Request, side: Color) -> None:  # noqa: ARG002 - see the class
        """See `Player`."""
        self.drawAnswered.emit(True)
