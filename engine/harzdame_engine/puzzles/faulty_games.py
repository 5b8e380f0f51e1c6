"""Games with mistakes, in which puzzles arise: weak players, at times with the best move or just any move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.match.openings import random_walk
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit, Score
from harzdame_engine.search.levels import LEVELS

_RANDOM_PLIES = (2, 10)
"""At the beginning, fewest and most."""
_LONGEST = 160
_DECIDED = 500
"""Hundredths of a man: a game so far decided is played on for a few plies only."""
_PLAYED_ON = 4
_NODES = 400
_AT_RANDOM = 0.04
_WEAKLY = 0.8
_WEAK = [level for level in LEVELS if level.number in range(3, 8)]


class ScoredPosition(NamedTuple):
    """A position of a game, and the score that a quick search found for its mover."""

    position: Position
    score: Score


class FaultyGames:
    """Plays games by a search that is quick to make mistakes; the same seed gives the same game."""

    def __init__(self) -> None:
        self._engine = Engine(hash_mb=2)
        self._weak = Engine(hash_mb=1)

    def play(self, start: Position, seed: str) -> Iterator[ScoredPosition]:
        """The positions of a game, those of its random beginning aside."""
        rng = random.Random(seed)  # noqa: S311 - no secret
        self._engine.new_game()
        position, _ = random_walk(start, rng.randint(*_RANDOM_PLIES), rng)
        decided = 0
        for _ in range(_LONGEST):
            if position.outcome():
                return
            info = self._engine.analyse(position, Limit(nodes=_NODES))
            if info.best is None:
                return
            yield ScoredPosition(position, info.score)
            decided = decided + 1 if abs(info.score.centipieces) >= _DECIDED else 0
            if decided > _PLAYED_ON:
                return
            position = position.play(self._move(position, info.best, rng))

    def _move(self, position: Position, best: Move, rng: random.Random) -> Move:
        lot = rng.random()
        if lot < _AT_RANDOM:
            return rng.choice(position.legal_moves())
        if lot < _AT_RANDOM + _WEAKLY:
            weak = self._weak.analyse(position, Limit(), level=rng.choice(_WEAK), seed=rng.getrandbits(32))
            return weak.best or best
        return best
