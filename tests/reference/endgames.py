"""The values of all positions with few pieces, by the slow generator and plain retrograde analysis.

All positions of a material are listed with their moves. Who cannot move has lost in 0 plies; from there
values spread backwards, by the positions decided in 0 plies first, then by those in 1, in 2 and so on: a
position is won if a move leads to a lost one, and lost if all its moves lead to won ones. Who wins hurries,
who loses delays. Where the goal is to give away, who cannot move has won in 0 plies.
What this never reaches is drawn: neither side can force an end, and the game repeats itself
(shared 8). The no-progress rule is not looked at.

Only positions with White to move are kept. Black's are the same turned, as rules.md describes Black's rules
as White's "turned by 180°"; a test tries it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

from tests.reference.games import Game, Goal, Side
from tests.reference.moves import is_drawn, legal_moves, play
from tests.reference.position import Piece, Position

# A number for each piece on its square, in ascending order.
Placement = tuple[int, ...]

# In the order in which a material counts them.
KINDS = [Piece(side, king) for side in (Side.WHITE, Side.BLACK) for king in (False, True)]

# The number of all positions in which the side to move has no piece: the game is over.
NOTHING_LEFT = 0


class Material(NamedTuple):
    """The number of pieces of each kind; those of the side to move, which is White, come first."""

    men: int
    kings: int
    other_men: int
    other_kings: int

    @property
    def exchanged(self) -> Material:
        """The same pieces with the other side to move."""
        return Material(self.other_men, self.other_kings, self.men, self.kings)

    def __str__(self) -> str:
        return "K" * self.kings + "M" * self.men + "–" + "K" * self.other_kings + "M" * self.other_men


def materials(most: int) -> list[tuple[Material, ...]]:
    """Every material of two to so many pieces, none of the sides bare, in the order of dependence.

    A capture leads to fewer pieces and a promotion to fewer men. All other moves
    lead to the material with the other side to move: the two stand together.
    """
    found = [Material(*counts) for counts in product(range(most), repeat=4)]
    found = [m for m in found if m.men + m.kings and m.other_men + m.other_kings and sum(m) <= most]
    found.sort(key=lambda m: (sum(m), m.men + m.other_men, m))
    return [tuple(dict.fromkeys((m, m.exchanged))) for m in found if m >= m.exchanged]


class Endgames:
    """The values of a game's positions; materials are added one after the other."""

    def __init__(self, game: Game) -> None:
        self.game = game
        standing = {piece: number for number, piece in enumerate(product(game.board.places, KINDS))}
        turned = {
            (square, piece): standing[game.board.turned[square], Piece(piece.side.other, piece.king)]
            for square, piece in standing
        }
        # By the side to move; with Black to move as the position turned has it.
        self._standing = {Side.WHITE: standing, Side.BLACK: turned}
        self._number: dict[Placement, int] = {}
        # By the position's number: the plies to the end, None as long as it is not decided.
        self._plies: list[int | None] = [0]

    def plies(self, position: Position) -> int | None:
        """The length of the game if both do their best, None for a draw.

        Odd when the side to move wins; even, where the goal is to give away.

        Raises:
            KeyError: its material was not added, or a man stands where it would have been crowned.
        """
        return self._plies[self._number_of(position)]

    def is_won(self, plies: int) -> bool:
        """Whether the side to move wins a game of this length."""
        return plies % 2 == (0 if self.game.goal is Goal.GIVE_AWAY else 1)

    def positions(self, material: Material) -> Iterator[Position]:
        """Every position of a material, White to move; no man stands where it would have been crowned."""
        pieces = [kind for kind, count in zip(KINDS, material, strict=True) for _ in range(count)]
        ways = [combinations(self._squares_for(kind), n) for kind, n in zip(KINDS, material, strict=True)]
        for way in product(*ways):
            squares = list(chain.from_iterable(way))
            if len(set(squares)) == len(squares):
                yield Position(self.game, dict(zip(squares, pieces, strict=True)), Side.WHITE)

    def add(self, *together: Material) -> None:
        """Solve materials whose moves lead to nothing but each other and what was added before."""
        first = len(self._plies)
        for number, position in enumerate(self._positions_of(together), first):
            self._number[self._placement(position)] = number
            self._plies.append(None)
        after: dict[int, set[int]] = {}
        for number, position in enumerate(self._positions_of(together), first):
            moves = legal_moves(position)
            after[number] = {self._number_of(play(position, move)) for move in moves}
            # Shared 1: "Who has no legal move … loses". Shared 8: one piece each may be a draw at once.
            if not moves and not is_drawn(position):
                self._plies[number] = 0
        self._decide(after)

    def _decide(self, after: dict[int, set[int]]) -> None:
        """Give values to positions, told the positions after each of their moves."""
        before: defaultdict[int, list[int]] = defaultdict(list)
        for number, following in after.items():
            for other in following:
                before[other].append(number)
        # Positions whose value is known and can make others known, by their distance from the end.
        known: defaultdict[int, list[int]] = defaultdict(list)
        for number in before:
            plies = self._plies[number]
            if plies is not None:
                known[plies].append(number)
        distance = 0
        while any(plies >= distance for plies in known):
            for number in set(chain.from_iterable(before[other] for other in known.pop(distance, ()))):
                if self._plies[number] is None and self._ends_after(distance, after[number]):
                    self._plies[number] = distance + 1
                    known[distance + 1].append(number)
            distance += 1

    def _ends_after(self, distance: int, following: set[int]) -> bool:
        """Whether a position is decided one ply before those that follow and are decided at `distance`."""
        # Won: a lost position follows, and none that was lost sooner.
        if not self.is_won(distance):
            return True
        # Lost, if all that follow are won; and none takes longer.
        values = [self._plies[number] for number in following]
        return all(plies is not None and self.is_won(plies) and plies <= distance for plies in values)

    def _positions_of(self, together: tuple[Material, ...]) -> Iterator[Position]:
        return chain.from_iterable(map(self.positions, together))

    def _squares_for(self, kind: Piece) -> list[str]:
        """The squares on which such a piece may stand."""
        crowning = self.game.promotion_squares[kind.side]
        return [square for square in self.game.board.places if kind.king or square not in crowning]

    def _number_of(self, position: Position) -> int:
        if all(piece.side is not position.turn for piece in position.pieces.values()):
            return NOTHING_LEFT
        return self._number[self._placement(position)]

    def _placement(self, position: Position) -> Placement:
        standing = self._standing[position.turn]
        return tuple(sorted([standing[piece] for piece in position.pieces.items()]))
