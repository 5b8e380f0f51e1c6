"""Gestures of play: presses and releases on squares become moves.

Knows no pixels and no rules: which pieces move, where to and what happens on the way, it asks the position.
"""

from typing import NamedTuple

from harzdame_engine import Landing, Move, Piece, Position, Square

from harzdame_gui.board.items.marks import Target

_MOST_WAYS = 3
"""The most ways that can be told apart at once."""

_MOST_TRIED = 40
"""The most moves that are followed to find them."""


class Chosen(NamedTuple):
    """A move was shown to its end; it goes the way that was shown."""

    move: Move


class Refused(NamedTuple):
    """An attempt that is no legal move; a click on a piece that cannot move has its square twice.

    `path` are the squares of a capture that is under way, the origin first; empty before the first landing.
    """

    origin: Square
    target: Square
    path: tuple[Square, ...] = ()


class Undecided(NamedTuple):
    """A square where several captures end: the next landing is to decide between the `moves`."""

    moves: tuple[Move, ...]


class Gestures:
    """The piece that is picked up and the landings shown so far, in one position.

    `path` is empty while no piece is picked; its first square is the origin, its last is where the
    piece stands for now. `held` says that it hangs on the pointer; `pressed` is a piece that was pressed
    but does not lift. `choice` are the captures that end on the square that was shown, until one is chosen.
    """

    def __init__(self, position: Position, playable: bool) -> None:
        self._position = position
        self._playable = playable  # whether the side to move is a person's
        self.path: tuple[Square, ...] = ()
        self.held = False
        self.pressed: Square | None = None
        self.choice: tuple[Move, ...] = ()
        self._grasped: tuple[Square, ...] = ()  # the path when the piece was grasped
        self._newly_picked = False

    @property
    def movable(self) -> frozenset[Square]:
        """Squares whose piece lifts."""
        return frozenset(move.origin for move in self._moves())

    @property
    def must_capture(self) -> frozenset[Square]:
        """Squares whose piece must capture; none if nothing must."""
        return frozenset(move.origin for move in self._moves() if move.captures)

    @property
    def captured(self) -> frozenset[Square]:
        """The squares of the pieces that the landings shown so far have jumped."""
        return frozenset(landing.captured for landing in self._landings() if landing.captured is not None)

    @property
    def piece(self) -> Piece | None:
        """The picked piece as it is after the landings shown so far, crowned if it goes on as a king."""
        piece = self._position.pieces.get(self.path[0]) if self.path else None
        if piece is not None and any(landing.crowned for landing in self._landings()):
            return piece._replace(king=True)
        return piece

    def ways(self, square: Square | None) -> tuple[Move, ...]:
        """The different ways a capture can go from here that end on `square`, or land there next.

        Each is a move that goes that way; a single jump without an alternative needs no showing.
        """
        if self.choice:
            through = tuple(move for move in self.choice if self._next_of(move) == square)
            return (through or self.choice)[:_MOST_WAYS]
        if not self.path or square is None:
            return ()
        moves = self._position.moves_along(self.path)
        if not any(move.captures for move in moves):
            return ()
        found: list[Move] = []
        if square in self._position.next_landings(self.path):
            onward = self._position.moves_along((*self.path, square))[:_MOST_TRIED]
            # of ways that differ in nothing but how far the last leap goes one is enough
            found = list({move.squares[:-1]: move for move in onward}.values())
        found += [move for move in moves if move.target == square and move not in found]
        shown = len(self.path)
        return tuple(way for way in found[:_MOST_WAYS] if len(moves) > 1 or len(way.landings) > shown)

    def targets(self) -> dict[Square, Target]:
        """The squares where the picked piece may be set down, and what each would mean."""
        if self.choice:
            return dict.fromkeys(map(self._next_of, self.choice), Target.LANDING)
        return self._targets(self.path)

    def press(self, square: Square | None) -> Chosen | Refused | Undecided | None:
        """The button went down on `square`, None beyond the board."""
        self.pressed = None
        if square not in self.targets():
            self.choice = ()
        if self.path:
            return self._press_with_piece(square)
        self._press_piece(square)
        return None

    def release(self, square: Square | None, dragged: bool) -> Chosen | Refused | Undecided | None:
        """The button went up on `square`; `dragged` if the pointer travelled in between."""
        pressed, self.pressed = self.pressed, None
        if pressed is not None:
            return self._release_unmovable(pressed, square, dragged)
        if not self.held:
            return None
        self.held = False
        if square == self.path[-1]:
            if not dragged and not self._newly_picked and len(self.path) == 1:
                self.cancel()
            return None
        if square is not None and square not in self.targets() and square in self._targets(self._grasped):
            self.path = self._grasped  # resting on the way was no jump after all
        return self._set_down(square)

    def dwell(self, square: Square | None) -> bool:
        """The held piece rests on `square`. True if that counts as a landing, or takes one back."""
        if not self.held or square is None:
            return False
        if square in self._position.next_landings(self.path):
            longer = (*self.path, square)
            if not self._position.next_landings(longer):
                return False  # complete: the release decides
            self.path = longer
            return True
        if len(self.path) > len(self._grasped) and square == self.path[-2]:
            self.path = self.path[:-1]
            return True
        return False

    def cancel(self) -> None:
        """Put everything back."""
        self.path = ()
        self.choice = ()
        self.held = False
        self.pressed = None

    def _moves(self) -> tuple[Move, ...]:
        return self._position.legal_moves() if self._playable else ()

    def _press_with_piece(self, square: Square | None) -> Chosen | Refused | Undecided | None:
        origin = self.path[0]
        if square is None:
            self.cancel()
        elif square in self.targets():
            return self._land(square)
        elif square == self.path[-1]:
            self._grasp(newly=False)
        elif square == origin:
            self.cancel()
        elif self._is_own(square):
            self.cancel()
            self._press_piece(square)
        else:
            return self._refuse(square)
        return None

    def _press_piece(self, square: Square | None) -> None:
        if square is not None and square in self.movable:
            self.path = (square,)
            self._grasp(newly=True)
        elif square in self._position.pieces:
            self.pressed = square

    def _grasp(self, newly: bool) -> None:
        self.held = True
        self._newly_picked = newly
        self._grasped = self.path

    def _release_unmovable(self, pressed: Square, square: Square | None, dragged: bool) -> Refused | None:
        if square is None:
            return None
        if square == pressed:
            clicked = self._playable and not dragged and self._is_own(pressed)
            return Refused(pressed, pressed) if clicked else None
        return Refused(pressed, square)

    def _set_down(self, square: Square | None) -> Chosen | Refused | Undecided | None:
        if square is None or (square == self.path[0] and square not in self.targets()):
            self._put_back()
            return None
        if square in self.targets():
            return self._land(square)
        return self._refuse(square)

    def _refuse(self, square: Square) -> Refused:
        if len(self.path) > 1:
            return Refused(self.path[0], square, self.path)
        refused = Refused(self.path[0], square)
        self.cancel()
        return refused

    def _put_back(self) -> None:
        """Off the board a fresh piece goes home; a begun capture rests on its last landing."""
        if len(self.path) == 1 or self.path == self._grasped:
            self.cancel()

    def _land(self, square: Square) -> Chosen | Undecided | None:
        if self.choice:
            return self._decide([move for move in self.choice if self._next_of(move) == square])
        if square in self._position.next_landings(self.path):
            self.path = (*self.path, square)
            if self._position.next_landings(self.path):
                return None
            (move,) = self._position.moves_along(self.path)
            return self._choose(move)
        return self._decide([move for move in self._position.moves_along(self.path) if move.target == square])

    def _decide(self, ends: list[Move]) -> Chosen | Undecided:
        """Go as far as the captures go the same way; the only one is chosen."""
        if len(ends) == 1:
            return self._choose(ends[0])
        self.path = _common_start([move.squares for move in ends])
        self.choice = tuple(ends)
        return Undecided(self.choice)

    def _next_of(self, move: Move) -> Square:
        """Where a capture of `choice` lands next."""
        return move.squares[min(len(self.path), len(move.squares) - 1)]

    def _choose(self, move: Move) -> Chosen:
        self.cancel()
        return Chosen(move)

    def _landings(self) -> tuple[Landing, ...]:
        """The landings along the path shown so far."""
        shown = len(self.path) - 1
        return self._position.moves_along(self.path)[0].landings[:shown] if shown > 0 else ()

    def _targets(self, path: tuple[Square, ...]) -> dict[Square, Target]:
        if not path:
            return {}
        moves = self._position.moves_along(path)
        # a round trip ends where the piece stands; it is shown landing by landing, not by a second click
        found = {move.target: Target.END for move in moves if move.target != path[-1]}
        next_kind = Target.LANDING if any(move.captures for move in moves) else Target.STEP
        return found | dict.fromkeys(self._position.next_landings(path), next_kind)

    def _is_own(self, square: Square) -> bool:
        piece = self._position.pieces.get(square)
        return piece is not None and piece.color is self._position.turn


def _common_start(paths: list[tuple[Square, ...]]) -> tuple[Square, ...]:
    shared = []
    for squares in zip(*paths, strict=False):
        if len(set(squares)) > 1:
            break
        shared.append(squares[0])
    return tuple(shared)
