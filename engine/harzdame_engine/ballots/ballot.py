"""A ballot: one of the openings that are drawn by lot, and what its line in a file means.

It knows nothing of the sets that it may belong to, nor of files.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.rules.variants import variant

_LINE = re.compile(r'(?:(?P<label>[0-9/]+): )?(?P<steps>[^"]+?)(?: "(?P<name>[^"]+)")?')
_NOTHING = "..."


class BallotError(ValueError):
    """A line that is no ballot of its game."""


class Ballot(NamedTuple):
    """An opening that is drawn.

    `start` is the position to begin from: that of the game, or one in which men
    are missing or stand elsewhere. The `moves`, as text, are played from it. The
    `label` is its place in a table, and `name` what players call it, if anything;
    `steps` are its moves, and its changes of the set-up, as they are written.
    """

    steps: str
    start: Position
    moves: tuple[str, ...]
    label: str = ""
    name: str = ""

    @property
    def title(self) -> str:
        """How players see it: its place, its moves and its name."""
        steps = self.steps.replace(_NOTHING, "…").replace(">", "→").replace(" -", " −")
        steps = f"−{steps[1:]}" if steps.startswith("-") else steps
        return (f"{self.label}: " if self.label else "") + steps + (f" ({self.name})" if self.name else "")

    @property
    def from_usual(self) -> bool:
        """Whether it begins in the usual position of its game."""
        return self.start == Position.start(self.start.rules.id)


def ballot_of(line: str, game: str) -> Ballot:
    """The ballot of a line: ``[label: ]steps[ "name"]``.

    A step is a move; or, before all moves, a change of the set-up, each of
    which passes the turn: ``-11`` takes the man on 11 away, ``a1>b4`` puts the one on
    a1 on b4, ``...`` leaves a side as it is.

    Raises:
        BallotError: there is no such man, or a move is not legal.
    """
    found = _LINE.fullmatch(line)
    if found is None:
        raise BallotError(f"{line!r} is no ballot")
    steps = found["steps"].split()
    changes = [step for step in steps if _is_change(step)]
    moves = tuple(steps[len(changes) :])
    start = position = _changed(game, changes) if changes else Position.start(game)
    try:
        for move in moves:
            position = position.play(position.parse_move(move))
    except ValueError as error:
        raise BallotError(f"{line!r}: {error}") from None
    return Ballot(found["steps"], start, moves, found["label"] or "", found["name"] or "")


def _is_change(step: str) -> bool:
    return step == _NOTHING or step.startswith("-") or ">" in step


def _changed(game: str, changes: list[str]) -> Position:
    usual = Position.start(game)
    pieces, turn = dict(usual.pieces), usual.turn
    for step in changes:
        origin, _, target = step.removeprefix("-").partition(">")
        if step != _NOTHING:
            piece = pieces.pop(origin, None)
            if piece is None or target in pieces:
                raise BallotError(f"{step} cannot be done in the set-up of {game}")
            if target:
                pieces[target] = piece
        turn = Color.BLACK if turn is Color.WHITE else Color.WHITE
    return Position.of(variant(game), pieces, turn)
