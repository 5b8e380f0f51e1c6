"""Refused moves of random positions, and the plain facts about them, taken from record and board alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from harzdame_engine import Color, Direction, Move, Piece, Position, Refusal, Rules, Square, explain

from tests.reference.position import write_fen
from tests.reference.samples import samples
from tests.reference.table import GAMES
from tests.rules.rulebook import written_cases

Vector = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A move that was refused in a position."""

    position: Position
    refusal: Refusal

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def piece(self) -> Piece:
        return self.position.pieces[self.refusal.origin]

    @property
    def direction(self) -> Direction | None:
        """The direction from origin to target as the piece sees it; None if they are on no line."""
        for direction in self.rules.board.vectors:
            if self.refusal.target in ray(self.rules, self.refusal.origin, direction):
                return direction if self.piece.color is Color.WHITE else direction.opposite
        return None

    @property
    def between(self) -> list[Square]:
        """The squares between origin and target; only where they are on a line."""
        seen = self.direction
        assert seen is not None
        direction = seen if self.piece.color is Color.WHITE else seen.opposite
        line = ray(self.rules, self.refusal.origin, direction)
        return line[: line.index(self.refusal.target)]

    @property
    def crossed(self) -> list[Square]:
        """The pieces between origin and target."""
        return [square for square in self.between if square in self.position.pieces]

    @property
    def jumps_one_enemy(self) -> bool:
        return (
            self.direction is not None
            and len(self.crossed) == 1
            and self.position.pieces[self.crossed[0]].color is not self.piece.color
        )

    @property
    def own_moves(self) -> list[Move]:
        return [move for move in self.position.legal_moves() if move.origin == self.refusal.origin]

    @property
    def capturing(self) -> set[Square]:
        """The pieces that a legal capture begins with."""
        return {move.origin for move in self.position.legal_moves() if move.captures}

    @property
    def can_step_there(self) -> bool:
        """Whether, captures and threats aside, a step as the record has it leads from origin to target."""
        direction = self.direction
        if direction is None or self.refusal.target in self.position.pieces or self.crossed:
            return False
        far = self.piece.king and self.rules.flying
        steps = self.rules.king_steps if self.piece.king else self.rules.man_steps
        return direction in steps and (far or not self.between)

    def captures_of(self, turn: Color, pieces: dict[Square, Piece] | None = None) -> list[Move]:
        """The captures there would be with `turn` to move, if any did; of other `pieces` if given."""
        fen = fen_of(turn, self.position.pieces if pieces is None else pieces)
        return captures_in(fen, self.rules.id)

    def threatened(self, square: Square) -> bool:
        """Whether the opponent could capture what stands there, were it their turn."""
        return any(square in move.captures for move in self.captures_of(self.position.turn.other))

    @property
    def would_threaten(self) -> bool:
        """Whether the piece could capture something after the move, were it the mover's turn again."""
        pieces = dict(self.position.pieces)
        man = pieces.pop(self.refusal.origin)
        target = self.refusal.target
        crowning = (
            self.rules.promotion_squares if man.color is Color.WHITE else self.rules.promotion_squares_black
        )
        pieces[target] = Piece(man.color, man.king or target in crowning)
        return any(move.origin == target for move in self.captures_of(self.position.turn, pieces))


@lru_cache(maxsize=100)  # many moves are refused in one position
def captures_in(fen: str, game: str) -> list[Move]:
    """The captures of a position, if any did."""
    return [move for move in Position.from_fen(fen, game).with_free_choice().legal_moves() if move.captures]


def forward(rules: Rules, direction: Direction) -> int:
    """The distance that a direction leads forward, positive or negative; sideways is 0."""
    ways = [rules.board.vectors[step] for step in rules.man_steps]
    ahead = sum(dx for dx, _ in ways), sum(dy for _, dy in ways)
    dx, dy = rules.board.vectors[direction]
    return ahead[0] * dx + ahead[1] * dy


@lru_cache(maxsize=10_000)
def ray(rules: Rules, origin: Square, direction: Direction) -> list[Square]:
    """The squares from `origin` (exclusive) to the edge."""
    squares: list[Square] = []
    at = rules.board.neighbour(origin, direction)
    while at is not None:
        squares.append(at)
        at = rules.board.neighbour(at, direction)
    return squares


def fen_of(turn: Color, pieces: dict[Square, Piece]) -> str:
    """The position in PDN's form."""
    sides = {
        color: ",".join(f"{'K' * piece.king}{at}" for at, piece in pieces.items() if piece.color is color)
        for color in Color
    }
    return f"{'W' if turn is Color.WHITE else 'B'}:W{sides[Color.WHITE]}:B{sides[Color.BLACK]}"


def positions(game: str, *, made: int, played: int) -> Iterator[Position]:
    """The rulebook's positions, made-up ones with many kings, and some out of random play from the start."""
    for case in written_cases(game):
        yield Position.from_fen(case.fen, game)
    chance = random.Random(f"said/{game}")
    for sample in samples(GAMES[game], chance, made):
        yield Position.from_fen(write_fen(sample), game)
    position = Position.start(game)
    for _ in range(played):
        for _ in range(11):
            if not position.legal_moves():
                return
            position = position.play(chance.choice(position.legal_moves()))
        yield position


def attempts(position: Position) -> Iterator[Attempt]:
    """Every move that is refused: of each piece to each square, and a few of what is no own piece."""
    names = position.rules.board.names
    mine = [at for at, piece in position.pieces.items() if piece.color is position.turn]
    others = [at for at in names if at not in mine][:6]
    tried = [(origin, target, None) for origin in mine for target in names]
    tried += [(origin, target, None) for origin in others for target in names[:3]]
    for at, piece in position.pieces.items():
        if piece.color is not position.turn:
            refusal = explain(position, at, names[0], piece.color)
            if refusal is not None:
                yield Attempt(position, refusal)
    for origin, target, player in tried:
        refusal = explain(position, origin, target, player)
        if refusal is not None:
            yield Attempt(position, refusal)
