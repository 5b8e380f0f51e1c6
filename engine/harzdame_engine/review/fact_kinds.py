"""The kinds of facts about a move: plain records, made by `review.facts` and worded elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.endgames.material import Side
from harzdame_engine.endgames.verdict import Verdict
from harzdame_engine.game.move import Move
from harzdame_engine.review.chains import Chain
from harzdame_engine.review.safety import Wing
from harzdame_engine.rules.board import Square


class GameLost(NamedTuple):
    """The move loses the game: by `line`, which begins with the answer, or as soon by others."""

    line: tuple[Move, ...]

    @property
    def moves(self) -> int:
        """The winner's moves."""
        return (len(self.line) + 1) // 2


class WinMissed(NamedTuple):
    """The game could have been won by `line`, played to its end, or as soon by others."""

    line: tuple[Move, ...]

    @property
    def moves(self) -> int:
        """The winner's moves."""
        return (len(self.line) + 1) // 2


class VerdictChanged(NamedTuple):
    """Endgame tables know that the move gave away a win or a draw. Both verdicts are the mover's.

    `own` and `theirs`: the pieces of both sides before the move.
    """

    was: Verdict
    now: Verdict
    own: Side
    theirs: Side


class Shot(NamedTuple):
    """The answer begins a chain that nobody escapes: `chain`, whose attacker is the opponent.

    `captured` counts the pieces that the move itself took.
    """

    chain: Chain
    captured: int = 0

    @property
    def own(self) -> int:
        """The pieces that the mover takes, with the move itself."""
        return self.captured + self.chain.given

    @property
    def net(self) -> int:
        """The pieces that the mover loses on balance; where they are to be given away, that it takes."""
        return self.own - self.chain.taken if self.chain.gives_away else self.chain.taken - self.own


class Hanging(NamedTuple):
    """The answer takes the pieces on `squares`, and nothing is won back. `before`: so it was before."""

    squares: tuple[Square, ...]
    line: tuple[Move, ...]
    before: bool = False


class ShotMissed(NamedTuple):
    """The mover could have begun a chain that nobody escapes."""

    chain: Chain


class EdgeLeft(NamedTuple):
    """The piece on `guard` kept the other side's men from promotion; now one is a king in `moves` moves."""

    guard: Square
    moves: int
    line: tuple[Move, ...]


class RaceLost(NamedTuple):
    """The other side makes a king in `moves` moves whatever is done, which the better move prevents."""

    moves: int
    line: tuple[Move, ...]


class BreakthroughMissed(NamedTuple):
    """The mover could have made a king in `moves` moves whatever the other side did."""

    moves: int
    line: tuple[Move, ...]


class NoSafeMove(NamedTuple):
    """After `answer` each of the mover's `moves` legal moves loses material for good."""

    answer: Move
    moves: int


class MaterialLost(NamedTuple):
    """At the quiet end of `line`, which begins with the answer, the mover has lost `pieces` on balance.

    `gives_away`: it has taken more than it has given away, by so many.
    """

    pieces: int
    line: tuple[Move, ...]
    gives_away: bool = False

    @property
    def moves(self) -> int:
        """The other side's moves until then."""
        return (len(self.line) + 1) // 2


class MaterialMissed(NamedTuple):
    """At the quiet end of `line`, which begins with the better move, the mover has won `pieces`.

    `gives_away`: it has given away more than it has taken, by so many.
    """

    pieces: int
    line: tuple[Move, ...]
    gives_away: bool = False

    @property
    def moves(self) -> int:
        """The mover's moves until then."""
        return (len(self.line) + 1) // 2


class KingAllowed(NamedTuple):
    """The other side makes a king in `moves` moves of `line`, which begins with the answer."""

    moves: int
    line: tuple[Move, ...]


class KingMissed(NamedTuple):
    """The mover makes a king in `moves` moves of `line`, which begins with the better move."""

    moves: int
    line: tuple[Move, ...]


class EndAllowed(NamedTuple):
    """The mover loses the game by `line`, which begins with the answer; not every other way was tried."""

    line: tuple[Move, ...]

    @property
    def moves(self) -> int:
        """The winner's moves."""
        return (len(self.line) + 1) // 2


class EndMissed(NamedTuple):
    """The mover wins the game by `line`, which begins with the better move; not every answer was tried."""

    line: tuple[Move, ...]

    @property
    def moves(self) -> int:
        """The winner's moves."""
        return (len(self.line) + 1) // 2


class KingGone(NamedTuple):
    """The mover has fewer kings at the quiet end of `line`, which begins with the answer."""

    line: tuple[Move, ...]


class KingTaken(NamedTuple):
    """The other side has fewer kings at the quiet end of `line`, which begins with the better move."""

    line: tuple[Move, ...]


class WingStuck(NamedTuple):
    """No man on this wing, on `squares`, can move next without loss, whatever is answered."""

    wing: Wing
    squares: tuple[Square, ...]


Fact = (
    GameLost | VerdictChanged | Shot | Hanging | WinMissed | ShotMissed | EdgeLeft | RaceLost
    | BreakthroughMissed | NoSafeMove | MaterialLost | MaterialMissed | KingAllowed | KingMissed | WingStuck
    | EndAllowed | EndMissed | KingGone | KingTaken
)  # fmt: skip
