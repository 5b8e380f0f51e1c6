"""Verdicts of endgame tables on positions and moves: plain records."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.rules.rules import Rules


class Verdict(NamedTuple):
    """The exact outcome for the side to move.

    `plies`: those left to the end of the game if both sides play their best; None if the position is drawn.
    Odd if the mover wins, even if it loses; the other way round where pieces are to be given away, so that
    who cannot move has won.
    """

    plies: int | None
    gives_away: bool = False

    @classmethod
    def of_code(cls, code: int, rules: Rules) -> Verdict:
        """The verdict that the core writes as `code` in a game."""
        return cls(code - 1 - rules.gives_away if code else None, rules.gives_away)

    @property
    def is_draw(self) -> bool:
        """Whether neither side can force a win."""
        return self.plies is None

    @property
    def is_win(self) -> bool:
        """Whether the side to move wins."""
        return self.plies is not None and self.plies % 2 != self.gives_away

    @property
    def is_loss(self) -> bool:
        """Whether the side to move loses."""
        return self.plies is not None and self.plies % 2 == self.gives_away

    @property
    def moves(self) -> int | None:
        """The winner's moves to the end; None for a draw."""
        return None if self.plies is None else (self.plies + 1) // 2

    def __str__(self) -> str:
        if self.plies is None:
            return "drawn"
        return f"{'won' if self.is_win else 'lost'} in {self.plies} {'ply' if self.plies == 1 else 'plies'}"


class JudgedMove(NamedTuple):
    """A legal move and the verdict on it for the side that makes it; its plies count the move itself."""

    move: Move
    verdict: Verdict


class Endgame(NamedTuple):
    """All that tables know of a position, for the side to move.

    `moves`: every legal move with its verdict, best first; () unless all are
    known. `line`: the best play of both sides to the end of the game; () for a
    draw. Repetitions count where the positions before were given. `limit_ignored`:
    the rules limit the moves of one king in a row, which tables know nothing of,
    and that may make a difference here.
    """

    moves: tuple[JudgedMove, ...] = ()
    line: tuple[Move, ...] = ()
    limit_ignored: bool = False

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the position; None if it is not known."""
        return self.moves[0].verdict if self.moves else None
