"""A look ahead: a line seen on the board and not recorded, while the game's cursor stays where it is."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Move, Node, Position
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.game.standing import Transition


class LookAhead(QObject):
    """The moves that are looked at from the cursor of the session on. It ends when the cursor moves.

    Behind them there may be more of the line, to be walked along.

    Signals:
        changed(Transition): another position is to be shown, by this change of the one shown before.
    """

    changed = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._from: Node = session.node
        self._moves: tuple[Move, ...] = ()
        self._rest: tuple[Move, ...] = ()
        self._positions: tuple[Position, ...] = ()
        session.cursorMoved.connect(self._on_cursor_moved)
        session.gameReplaced.connect(self.leave)

    @property
    def active(self) -> bool:
        """Whether a line is looked at."""
        return bool(self._moves)

    @property
    def origin(self) -> Node:
        """The node from which the line goes on."""
        return self._from

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the line up to the position shown."""
        return self._moves

    @property
    def rest(self) -> tuple[Move, ...]:
        """What is known of the line behind the position shown."""
        return self._rest

    @property
    def can_go_on(self) -> bool:
        """Whether more of the line is known than is shown."""
        return bool(self._rest)

    @property
    def position(self) -> Position:
        """The position shown: at the end of the line, or at the session's cursor."""
        return self._positions[-1] if self._positions else self._session.position

    def show(self, line: Sequence[Move], rest: Sequence[Move] = ()) -> None:
        """Look at the position after the moves of `line`, played from the cursor on; `rest` goes on.

        Raises:
            IllegalMove: one of them cannot be played; nothing changes.
        """
        positions = []
        at = self._session.position
        for move in line:
            at = at.play(move)
            positions.append(at)
        before = (self._moves, self.position)
        self._from = self._session.node
        self._moves, self._positions, self._rest = tuple(line), tuple(positions), tuple(rest)
        self.changed.emit(self._transition(*before))

    def take_up(self, origin: Node, line: Sequence[Move], rest: Sequence[Move]) -> None:
        """Look at what another window looked at from `origin` on, unless the game has left that since."""
        if self._session.node is origin:
            self.show(line, rest)

    @Slot()
    def step_forward(self) -> None:
        """One move on along the line; at its end nothing happens."""
        if self._rest:
            self.show((*self._moves, self._rest[0]), self._rest[1:])

    @Slot()
    def step_back(self) -> None:
        """One move back along the line; from its first move, return to the game."""
        if len(self._moves) > 1:
            self.show(self._moves[:-1], (self._moves[-1], *self._rest))
        else:
            self.leave()

    @Slot()
    def to_end(self) -> None:
        """To the end of the line."""
        if self._rest:
            self.show((*self._moves, *self._rest))

    @property
    def can_play(self) -> bool:
        """Whether the position that is looked at can be played on from, by the rules that need no history."""
        return self.active and self.position.outcome() is None

    @Slot()
    def leave(self) -> None:
        """Return to the game."""
        self._end(None)

    def take(self) -> None:
        """Take the line into the game and go to its end."""
        if self.active:
            self._session.follow(self._moves)

    def play(self, move: Move) -> None:
        """Take the line into the game, and go on from its end with `move` of either side. Nobody answers.

        Raises:
            IllegalMove: it cannot be played there.
        """
        self._session.follow((*self._moves, move))

    @Slot()
    def _on_cursor_moved(self) -> None:
        node = self._session.node
        parent = node.parent
        went_on = self.active and parent is not None and parent.position == self.position
        self._end(node.move if went_on else None)

    def _end(self, onward: Move | None) -> None:
        """Look at the game again; `onward` is the move that leads to its position from the one shown."""
        if self.active:
            before = self.position
            self._moves, self._positions, self._rest = (), (), ()
            self.changed.emit(Transition(before, self.position, onward, forward=onward is not None))

    def _transition(self, moves: tuple[Move, ...], before: Position) -> Transition:
        """The change from the position after `moves`: one move on, one back, or a jump."""
        if self._moves and self._moves[:-1] == moves:
            return Transition(before, self.position, self._moves[-1], forward=True)
        if moves and moves[:-1] == self._moves:
            return Transition(before, self.position, moves[-1], forward=False)
        return Transition(before, self.position, None, forward=False)
