"""Self-played games and their positions as columns of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.training.games_file import GamesFileError, read_frames, rules_of

Numbers = NDArray[np.int64]
NEVER = -1


class PieceKind(IntEnum):
    """The kinds of pieces, in the order of their columns."""

    WHITE_MEN = 0
    WHITE_KINGS = 1
    BLACK_MEN = 2
    BLACK_KINGS = 3


@dataclass(frozen=True, slots=True)
class GameColumns:
    """n games, each column (n).

    `results`: 1 White won, 0 drawn, -1 Black won. `plies`, the `random` ones
    at the beginning among them. `crowned`: the men that were. `first_crowned`:
    in which ply for the first time, from 0, NEVER. `first_side`: 1 if White
    moved there, -1 Black. `first_kept`: 1 if that side still had a king when it
    was to move again.
    """

    results: Numbers
    plies: Numbers
    random: Numbers
    crowned: Numbers
    first_crowned: Numbers
    first_side: Numbers
    first_kept: Numbers

    @property
    def points(self) -> NDArray[np.float64]:
        """White's points of each game: 1, ½ or 0."""
        return (self.results + 1) / 2


@dataclass(frozen=True, slots=True)
class Positions:
    """m positions that were searched and in which neither side can capture, by games, in their order.

    `game` (m): its number. `turn` (m): 1 White, -1 Black. `pieces` (m × 4 ×
    words of 64 bits): the squares of each kind. `ways` (m × 4): their plain moves.
    """

    game: Numbers
    turn: Numbers
    pieces: NDArray[np.uint64]
    ways: Numbers

    def __len__(self) -> int:
        return len(self.game)

    def where(self, chosen: NDArray[np.bool_] | slice) -> Positions:
        """Some of them."""
        return Positions(self.game[chosen], self.turn[chosen], self.pieces[chosen], self.ways[chosen])

    @property
    def counts(self) -> Numbers:
        """The number of pieces of each kind (m × 4)."""
        return np.asarray(np.bitwise_count(self.pieces).sum(2, np.int64))

    def on(self, kind: int, squares: int) -> Numbers:
        """The number of pieces of a kind on squares (m), given as the core's bits."""
        words = [squares >> 64 * word & (1 << 64) - 1 for word in range(self.pieces.shape[2])]
        there = self.pieces[:, kind] & np.array(words, np.uint64)
        return np.asarray(np.bitwise_count(there).sum(1, np.int64))


_Columns = TypeVar("_Columns", GameColumns, Positions)


def read_games(files: Sequence[Path]) -> tuple[Rules, GameColumns, Positions]:
    """The game, all games of the files, and their positions.

    Raises:
        GamesFileError: a file holds something else, or games by other rules than the first; or all are empty.
        ValueError: what should be moves are none.
        OSError: a file cannot be read.
    """
    rules = rules_of(files)
    native = native_rules(rules)
    start = Position.start(rules.id)._core  # noqa: SLF001 - one package, one core
    begins = -1 if rules.black_begins else 1
    games: list[GameColumns] = []
    positions: list[Positions] = []
    count = 0
    for path in files:
        for frame in read_frames(path):
            columns = native.width.replayed(rules=native.rules, start=start, games=frame.data)
            one, its = _columns(columns, count, begins)
            games.append(one)
            positions.append(its)
            count += frame.games
    if not count:
        raise GamesFileError("there are no games")
    return rules, _joined(games), _joined(positions)


def _columns(columns: Sequence[bytes], before: int, begins: int) -> tuple[GameColumns, Positions]:
    """The columns of some games that follow those `before`; `begins`: 1 if White does, -1 Black."""
    results, plies, random, pieces, ways, quiet, promotes = columns
    lengths = np.frombuffer(plies, np.uint16).astype(np.int64)
    game = np.repeat(np.arange(len(lengths)), lengths)
    starts = np.cumsum(lengths) - lengths
    ply = np.arange(len(game)) - starts[game]
    turn = begins * (1 - 2 * (ply % 2))
    its_pieces = np.frombuffer(pieces, np.uint64).reshape(len(game), 4, -1)
    crowning = np.flatnonzero(np.frombuffer(promotes, np.uint8))
    first = np.full(len(lengths), NEVER, np.int64)
    first[game[crowning][::-1]] = ply[crowning][::-1]  # of several the one that is written last stays
    side = begins * (1 - 2 * (first % 2))
    again = starts + np.minimum(first + 2, lengths - 1)
    kings = its_pieces[again, np.where(side < 0, PieceKind.BLACK_KINGS, PieceKind.WHITE_KINGS)].any(1)
    kings |= first == lengths - 1  # by the last move of all
    games = GameColumns(
        np.frombuffer(results, np.int8).astype(np.int64),
        lengths,
        np.frombuffer(random, np.uint16).astype(np.int64),
        np.bincount(game[crowning], minlength=len(lengths)),
        first,
        side,
        (kings & (first != NEVER)).astype(np.int64),
    )
    chosen = np.frombuffer(quiet, np.uint8) > 0
    positions = Positions(
        game + before,
        turn,
        its_pieces,
        np.frombuffer(ways, np.uint8).reshape(len(game), 4).astype(np.int64),
    )
    return games, positions.where(chosen)


def _joined(parts: Sequence[_Columns]) -> _Columns:
    kind = type(parts[0])
    return kind(*(np.concatenate([getattr(one, name) for one in parts]) for name in kind.__slots__))
