"""Games in which one side has men less, to measure what a man is worth: from level positions of other games.

From a position in which both sides have as many men, nobody has a king and nobody can capture, men of one
side are taken off at random, so that still nobody can capture; it is then played on. Positions as they come
in games would not do: a side that is ahead has often given its place for the man, or is about to lose it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.match.statistics import CONFIDENCE
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.evaluation import evaluation_of
from harzdame_engine.training.games_file import Conditions, games_in, read_frames, rules_of

PHASES = 6
_UNBOUNDED = 30_000
_RESULT = 3
"""The byte of a game in which its result stands."""
_TRIES = 20
"""Draws of the men to be taken off, before a position is given up."""


class Sample(NamedTuple):
    """A game of a side that had `men` less: `phase` counts from 0, the fullest board; None: from the start.

    `points` are those of the side with more men.
    """

    phase: int | None
    men: int
    points: float


class Scored(NamedTuple):
    """What the side ahead scored of each game, with the error (95 %)."""

    games: int
    points: float
    error: float


def phase_of(rules: Rules, pieces: int) -> int:
    """The phase of so many pieces, of six of the same width; the fullest board is 0."""
    full = 2 * len(rules.setup)
    return PHASES - 1 - (max(pieces, 1) - 1) * PHASES // full


def pieces_of_phase(rules: Rules, phase: int) -> tuple[int, int]:
    """The least and the most pieces of a phase."""
    full, number = 2 * len(rules.setup), PHASES - phase
    return full * (number - 1) // PHASES + 1, full * number // PHASES


class Handicaps:
    """Plays such games on, each search with so many `nodes`, by the evaluation of this name."""

    def __init__(self, rules: Rules, nodes: int, evaluation: str, seed: int) -> None:
        self._rules = rules
        self._random = random.Random(seed)  # noqa: S311 - no secret
        self._weights = evaluation_of(rules, evaluation).native
        unused = Conditions(game="", rules="", evaluation="", seed=0, nodes=nodes)
        self._terms = replace(unused, least_random=0, most_random=0, balance=_UNBOUNDED)

    def from_start(self, men: int) -> Sample | None:
        """A game from the beginning, without so many men of one side; None: the draw would not do."""
        return self._played(Position.start(self._rules.id), men, None)

    def phase_after(self, position: Position, men: int) -> int:
        """The phase in which a game from this position begins when so many men are gone."""
        return phase_of(self._rules, len(position.pieces) - men)

    def from_position(self, position: Position, men: int) -> Sample | None:
        """A game from a level position; the phase is that of the pieces which are left."""
        return self._played(position, men, self.phase_after(position, men))

    def _played(self, position: Position, men: int, phase: int | None) -> Sample | None:
        behind = self._random.choice(list(Color))
        changed = self._without(position, behind, men)
        if changed is None:
            return None
        white = self._result(changed)
        return Sample(phase, men, (1 + (white if behind is Color.BLACK else -white)) / 2)

    def _without(self, position: Position, side: Color, men: int) -> Position | None:
        own = [square for square, piece in position.pieces.items() if piece == Piece(side)]
        if len(own) <= men:
            return None
        for _ in range(_TRIES):
            gone = self._random.sample(own, men)
            left = {square: piece for square, piece in position.pieces.items() if square not in gone}
            if is_quiet(self._rules, left):
                return Position.of(self._rules, left, position.turn)
        return None

    def _result(self, start: Position) -> int:
        """1: White won, 0: a draw, -1: Black won."""
        native = native_rules(self._rules)
        settings = asdict(self._terms)
        for name in ("game", "rules", "evaluation", "seed", "tables"):
            del settings[name]
        player = native.width.SelfPlay(
            rules=native.rules, start=start._core, weights=self._weights, endgames=None, **settings  # noqa: SLF001
        )  # fmt: skip
        game: bytes = player.play(seed=1, first=0, games=1)
        return int.from_bytes(game[_RESULT : _RESULT + 1], "little", signed=True)


def is_quiet(rules: Rules, pieces: dict[str, Piece]) -> bool:
    """Whether both sides can move, and neither can capture, whoever is to move."""
    try:
        moves = [Position.of(rules, pieces, turn).legal_moves() for turn in Color]
    except PositionError:
        return False
    return all(each and not each[0].captures for each in moves)


def level_positions(files: Sequence[Path], seed: int) -> Iterator[Position]:
    """Of each game of the files, and of each phase, one position with as many men of both sides and no king.

    Raises:
        GamesFileError: a file holds no games, or games by other rules than the first.
        OSError: a file cannot be read.
    """
    rules = rules_of(files)
    native = native_rules(rules)
    start = Position.start(rules.id)._core  # noqa: SLF001 - one package, one core
    rng = random.Random(seed)  # noqa: S311 - no secret
    for path in files:
        for frame in read_frames(path):
            for game in games_in(frame):
                records = native.width.labelled_of_games(
                    rules=native.rules, start=start, games=game, one_in=1
                )
                level: dict[int, list[Position]] = {}
                for each in native.width.read_labelled(native.rules, records):
                    core = each.position
                    men = core.white_men.bit_count(), core.black_men.bit_count()
                    if men[0] == men[1] and not core.white_kings and not core.black_kings:
                        level.setdefault(phase_of(rules, sum(men)), []).append(Position(rules, core, native))
                for phase in sorted(level):
                    yield rng.choice(level[phase])


def scored(samples: Sequence[Sample]) -> Scored:
    """The mean of the points, and its error as if two games more had ended at either extreme."""
    points = [sample.points for sample in samples]
    mean = sum(points) / len(points)
    spread = [*points, 0.0, 0.0, 1.0, 1.0]
    middle = sum(spread) / len(spread)
    variance = sum((each - middle) ** 2 for each in spread) / len(spread)
    return Scored(len(points), mean, CONFIDENCE * (variance / len(points)) ** 0.5)
