"""Refusals of illegal moves: a reason, the rule it rests on, and squares; no sentences."""

from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Clause


class Reason(StrEnum):
    """The reasons, from the plainest to the subtlest; the comment says what `squares` holds."""

    GAME_OVER = "game over"  # nothing
    NO_PIECE = "no piece"  # the origin
    NOT_YOUR_PIECE = "not your piece"  # the origin
    NOT_YOUR_TURN = "not your turn"  # the origin
    SAME_SQUARE = "same square"  # the origin
    OCCUPIED = "occupied"  # the target
    MUST_CAPTURE = "must capture"  # the pieces that can
    MUST_TAKE_MORE = "must take more"  # the origins of the captures in `moves`, which are the best
    MUST_TAKE_WITH_KING = "must take with a king"  # the same
    MUST_TAKE_KINGS = "must take more kings"  # the same
    KINGS_FIRST = "kings first"  # the same
    MUST_TAKE_VALUE = "must take what is worth more"  # the same
    MUST_CONTINUE = "must continue"  # the squares the capture leads on to
    LANDS_NEXT = "lands next"  # the square behind the piece jumped, where a king has to stop
    LANDS_NEXT_BEHIND_KING = "lands next behind a king"  # the square behind the king that it takes last
    LANDS_TO_GO_ON = "lands to go on"  # the squares behind the piece jumped from which it goes on
    TOO_FAR = "too far"  # the piece that a short jump was to take: from afar, or to a square beyond the next
    NO_SUCH_JUMP = "no such jump"  # the piece that cannot be jumped that way
    MEN_TAKE_NO_KINGS = "men take no kings"  # the king
    NO_FIRST_JUMP = "no first jump"  # the piece that a capture cannot begin with
    NEVER_BACKWARDS = "never backwards"  # the squares a man may step to
    BLOCKED = "blocked"  # the first piece in a king's way
    TWO_IN_A_ROW = "two in a row"  # the pieces that stand too close to be jumped
    OWN_PIECE_IN_THE_WAY = "own piece in the way"  # the piece that a man cannot jump
    MAKES_THREAT = "makes threat"  # the threatened men, this one among them if it is threatened too
    SAME_KING = "same king"  # the pieces that may move
    NO_SUCH_STEP = "no such step"  # the squares it may go to


class Refusal(NamedTuple):
    """The reason why origin → target is no legal move.

    `clause` is the rule that the reason rests on. `squares` are those to light
    up (see `Reason`). `moves` are legal moves that show what the rules demand,
    for MUST_CAPTURE, MUST_CONTINUE and all that tell of a better capture; for those
    but the first `taken` and `required` count pieces.
    """

    reason: Reason
    clause: Clause
    origin: Square
    target: Square
    squares: tuple[Square, ...] = ()
    moves: tuple[Move, ...] = ()
    taken: int = 0
    required: int = 0
