"""Positions that show a difference between two games, found among small random placements.

One game plays by its own rules and, in the same position, with a single fact of
the other game. Where the legal moves differ, that fact is the reason. Pieces
are taken away as long as the difference stays. A search does a bounded number
of tries, and finds the same each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import NamedTuple

from harzdame_engine._core import StopToken
from harzdame_engine.comparison.facts import Fact, Shows, exchanged
from harzdame_engine.comparison.placements import placement
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Move, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules

Pieces = Mapping[Square, Piece]
Moves = tuple[Move, ...]

_TRIES = (60, 200, 400, 700, 900, 900, 900)
"""Placements tried of one piece, of two, and so on."""
_FEW = 12
"""Positions of a size that are compared; the others would hardly be simpler."""
_MOST_STEPS = 2000
"""Of the core, for the captures of one position: small placements need far fewer."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position, White to move, in which a fact shows.

    `base` is the game on whose board the pieces stand. `moves` are the legal ones by the fact as the
    first game of the comparison has it, then as the other has it, all other rules being those of `base`;
    of each, those come first that the other has not.
    `exact`: with all its own rules the other game has the very same moves.
    """

    fact: Fact
    base: Rules
    pieces: Pieces
    moves: tuple[Moves, Moves]
    exact: bool

    @property
    def position(self) -> Position:
        """The position in the game on whose board it is."""
        return Position.of(self.base, self.pieces, Color.WHITE)

    def only(self, game: int) -> Moves:
        """The moves that the first game (0) or the other one (1) has alone."""
        return _only(self.moves[game], self.moves[1 - game])


def example(one: Rules, other: Rules, fact: Fact, token: StopToken | None = None) -> Example | None:
    """A position in which a fact shows: on the board of the first game, if it can, else on the other's.

    None: there is none on either board, none was found, or the search was stopped.
    """
    for base, lender in ((one, other), (other, one)):
        changed = exchanged(base, lender, fact)
        found = None if changed is None else _Search(base, changed, lender, fact).find(token or StopToken())
        if found is not None:
            moves = _own_first(found.own, found.changed), _own_first(found.changed, found.own)
            in_order = moves if base is one else moves[::-1]
            return Example(fact, base, found.pieces, in_order, found.exact)
    return None


class _Found(NamedTuple):
    pieces: Pieces
    own: Moves
    changed: Moves
    exact: bool


class _Search(NamedTuple):
    """A search for a position that tells `base` from `changed`, which has one fact of the `lender`."""

    base: Rules
    changed: Rules
    lender: Rules
    fact: Fact

    def find(self, token: StopToken) -> _Found | None:
        """The simplest of the first few, and rather one in which the lender itself has those moves."""
        chance = Random(f"{self.base.id} {self.lender.id} {self.fact.fields[0]}")  # noqa: S311 - nothing secret
        best: _Found | None = None
        for size, tries in enumerate(_TRIES, start=1):
            few = islice(self._among(size, tries, chance, token), _FEW)
            best = min(filter(None, (best, *map(self._simplest, few))), key=self._rank, default=None)
            if best is not None and (best.exact or size > len(best.pieces) + 1):
                break
        return best

    def _among(self, size: int, tries: int, chance: Random, token: StopToken) -> Iterator[_Found]:
        """Those of so many placements in which the fact shows."""
        for _ in range(tries):
            if token.stopped:
                return
            maker = self.base if chance.random() < 0.5 else self.changed
            found = self._shown_by(placement(maker, size, chance))
            if found is not None:
                yield found

    def _simplest(self, found: _Found) -> _Found:
        """The same without the pieces that are not needed, and with men where no king is needed."""
        for pieces in _simpler(found.pieces):
            simpler = self._shown_by(pieces)
            if simpler is not None and simpler.exact >= found.exact:
                return self._simplest(simpler)
        return found

    def _rank(self, found: _Found) -> tuple[bool, int, int]:
        """Its place among others, the lowest first: rather many steps, but few captures."""
        moves = len(found.own) + len(found.changed)
        return not found.exact, len(found.pieces), -moves if self.fact.shows is Shows.STEPS else moves

    def _shown_by(self, pieces: Pieces) -> _Found | None:
        own, changed = _moves(self.base, pieces), _moves(self.changed, pieces)
        if own is None or changed is None or not self._differ(own, changed):
            return None
        return _Found(pieces, own, changed, self._is_exact(pieces, changed))

    def _differ(self, own: Moves, changed: Moves) -> bool:
        either = set(map(_seen, own)) ^ set(map(_seen, changed))
        if self.fact.shows is Shows.CAPTURES:
            return any(captures for _, _, captures, _ in either)
        if self.fact.shows is Shows.STEPS:
            return bool(either) and not any(move.captures for move in (*own, *changed))
        return bool(either)

    def _is_exact(self, pieces: Pieces, changed: Moves) -> bool:
        """Whether the lender, by all its own rules, has these moves on the same board."""
        if self.lender.board != self.base.board:
            return False
        moves = _moves(self.lender, pieces)
        return moves is not None and set(map(_seen, moves)) == set(map(_seen, changed))


def _simpler(pieces: Pieces) -> Iterator[Pieces]:
    """The pieces without one of them, or with a man in place of a king."""
    for square in pieces:
        yield {other: piece for other, piece in pieces.items() if other != square}
    for square, piece in pieces.items():
        if piece.king:
            yield {**pieces, square: piece._replace(king=False)}


def _moves(rules: Rules, pieces: Pieces) -> Moves | None:
    """The legal moves of White; None where that is no position of the game."""
    if not any(piece.color is Color.WHITE for piece in pieces.values()):
        return None
    try:
        return Position.of(rules, pieces, Color.WHITE, most=_MOST_STEPS).legal_moves()
    except PositionError:
        return None


def _only(moves: Moves, others: Moves) -> Moves:
    known = set(map(_seen, others))
    return tuple(move for move in moves if _seen(move) not in known)


def _own_first(moves: Moves, others: Moves) -> Moves:
    own = _only(moves, others)
    return own + tuple(move for move in moves if move not in own)


def _seen(move: Move) -> tuple[Square, Square, frozenset[Square], bool]:
    """A move by all that is left of it on the board."""
    return move.origin, move.target, frozenset(move.captures), move.promotes
