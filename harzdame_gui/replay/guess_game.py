"""A game whose moves are guessed: whose turn it is, what was guessed, and what the engine says of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from enum import Enum, auto

from harzdame_engine import Color, Move, Node, Position
from harzdame_engine.review.guessing import Guess, GuessVerdict, compare
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.replay.comparison import MoveComparison

_REPLY_MS = 450
"""Between a move on the board and the next one that comes by itself."""
_PRAISE_MS = 1100
"""The time to read that a guess is right."""


class GuessStage(Enum):
    """What the game waits for."""

    PLAYING = auto()  # a move of the game comes by itself
    ASKED = auto()  # a guess
    COMPARING = auto()  # the searches
    TOLD = auto()  # the person has read the verdict
    OVER = auto()


class GuessGame(QObject):
    """Goes along a line of play that it does not change; where only one move is legal, nobody is asked.

    *Signals*
    moved(Transition): another position is to be shown.
    changed(): anything else is different.
    """

    moved = Signal(object)
    changed = Signal()

    def __init__(
        self,
        service: EngineService,
        line: Sequence[Node],
        first: int,
        *,
        sides: Collection[Color],
        motion_left: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """`first` is the place in `line` of the position to begin with; `motion_left` as of the board."""
        super().__init__(parent)
        self._comparison = MoveComparison(service, self)
        self._line = tuple(line)
        self._at = first
        self._sides = frozenset(sides)
        self.motion_left = motion_left
        """Milliseconds until what is shown has come to its end; another board may show it later."""
        self.tried: Move | None = None
        """Another move than that of the game, which stands on the board."""
        self.stage = GuessStage.PLAYING
        self.guesses: list[Guess] = []
        self._timer = QTimer(self, singleShot=True)
        self._then: Callable[[], None] = self._go_on
        self._timer.timeout.connect(self._on_time)
        self._comparison.done.connect(self._judge)

    @property
    def node(self) -> Node:
        """The position that the game has reached."""
        return self._line[self._at]

    @property
    def to_come(self) -> int:
        """The number of moves that are still to be guessed, the present one included until it is."""
        begin = self._at + (self.stage is GuessStage.TOLD and self.tried is not None)
        return sum(self._is_asked(place) for place in range(begin, len(self._line) - 1))

    @property
    def last(self) -> Guess | None:
        """The latest guess."""
        return self.guesses[-1] if self.guesses else None

    def begin(self) -> None:
        """Ask for the first guess."""
        self._after(_REPLY_MS, self._go_on)

    def stop(self) -> None:
        """Ask no more; the searches end."""
        self._timer.stop()
        self._comparison.stop()

    def guess(self, move: Move) -> None:
        """Take `move`, legal here, for the one that was played."""
        if self.stage is not GuessStage.ASKED:
            return
        node, played = self.node, self._line[self._at + 1]
        if move == played.move:
            self.guesses.append(Guess(played, move, GuessVerdict.PLAYED))
            self._enter(GuessStage.TOLD)
            self._advance(move)
            self._after(_PRAISE_MS, self._go_on)
            return
        self.tried = move
        self._enter(GuessStage.COMPARING)
        self.moved.emit(Transition(node.position, node.position.play(move), move, forward=True))
        if played.move is not None:
            history = tuple(each.position for each in self._line[: self._at + 1])
            self._comparison.begin(history, (move, played.move))

    def show(self) -> None:
        """Give this move up, and see it."""
        if self.stage is GuessStage.ASKED:
            self.guesses.append(Guess(self._line[self._at + 1], None, GuessVerdict.SHOWN))
            self._enter(GuessStage.TOLD)
            self._play()

    @Slot()
    def proceed(self) -> None:
        """The verdict was read: back, if another move was tried, and on with the game."""
        if self.stage is not GuessStage.TOLD:
            return
        if self.tried is None:
            self._timer.stop()
            self._go_on()
            return
        tried, self.tried = self.tried, None
        position = self.node.position
        self._enter(GuessStage.PLAYING)
        self.moved.emit(Transition(position.play(tried), position, tried, forward=False))
        self._after(_REPLY_MS // 2, self._play)

    # The way through the game

    def _is_asked(self, place: int) -> bool:
        position = self._line[place].position
        return position.turn in self._sides and len(position.legal_moves()) > 1

    def _go_on(self) -> None:
        if self._at + 1 >= len(self._line):
            self._enter(GuessStage.OVER)
        elif self._is_asked(self._at):
            self._enter(GuessStage.ASKED)
        else:
            self._enter(GuessStage.PLAYING)
            self._play()

    def _play(self) -> None:
        """Play the move of the game."""
        move = self._line[self._at + 1].move
        if move is not None:
            self._advance(move)
        self._after(_REPLY_MS, self._go_on)

    def _advance(self, move: Move) -> None:
        before = self.node.position
        self._at += 1
        self.moved.emit(Transition(before, self.node.position, move, forward=True))
        self.changed.emit()

    def _enter(self, stage: GuessStage) -> None:
        self.stage = stage
        self.changed.emit()

    def _after(self, pause: int, then: Callable[[], None]) -> None:
        self._then = then
        self._timer.start(self.motion_left() + pause)

    @Slot()
    def _on_time(self) -> None:
        self._then()

    # The comparison

    @Slot()
    def _judge(self) -> None:
        """Tell the verdict: both moves were searched."""
        played = self._line[self._at + 1]
        if self.tried is None or played.move is None:
            return
        own, theirs = self._comparison.points(self.tried), self._comparison.points(played.move)
        verdict = GuessVerdict.WORSE if own is None or theirs is None else compare(own, theirs)
        self.guesses.append(Guess(played, self.tried, verdict, own, theirs))
        self._enter(GuessStage.TOLD)


def can_be_guessed(line: Sequence[Node], first: int, side: Color) -> int:
    """The number of moves of a side, from a place in a line on, that leave a choice."""
    positions: Sequence[Position] = [node.position for node in line[first:-1]]
    return sum(position.turn is side and len(position.legal_moves()) > 1 for position in positions)
