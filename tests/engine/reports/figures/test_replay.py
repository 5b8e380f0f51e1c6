"""Games come back from a file as they were played."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from harzdame_engine import Color, Position
from harzdame_engine.reports.figures.replay import NEVER, read_games
from harzdame_engine.training.games_file import GamesFileError

from tests.engine.training.played import NO_SCORE, games_of, play

GAMES = ["harzdame", "international", "turkish", "bahrain"]


@pytest.mark.parametrize("game", GAMES)
def test_columns_say_what_was_played(game: str, tmp_path: Path) -> None:
    path = play(tmp_path / "some.games", game, 40)
    rules, games, positions = read_games([path])
    assert rules.id == game
    expected = list(games_of(path, game))
    assert games.results.tolist() == [one.result for one in expected]
    assert games.random.tolist() == [one.random for one in expected]
    assert games.plies.tolist() == [len(one.scores) for one in expected]
    crownings = [crowning_plies(one.positions) for one in expected]
    assert games.crowned.tolist() == [len(plies) for plies in crownings]
    assert games.first_crowned.tolist() == [plies[0] if plies else NEVER for plies in crownings]
    kept = [
        int(bool(plies) and has_king(one.positions[plies[0] + 2 :], one.positions[plies[0]].turn))
        for plies, one in zip(crownings, expected, strict=True)
    ]
    assert games.first_kept.tolist() == kept
    quiet = [
        (number, position)
        for number, one in enumerate(expected)
        for position, score in zip(one.positions, one.scores, strict=False)
        if score != NO_SCORE and is_quiet(position)
    ]
    assert positions.game.tolist() == [number for number, _ in quiet]
    assert positions.turn.tolist() == [1 if one.turn is Color.WHITE else -1 for _, one in quiet]
    assert positions.counts.tolist() == [[bits.bit_count() for bits in one.bits] for _, one in quiet]
    for square in rules.board.names:
        mask = 1 << rules.board.bit_of[square]
        for kind in range(4):
            assert positions.on(kind, mask).tolist() == [int(bool(one.bits[kind] & mask)) for _, one in quiet]
    for number, (_, position) in enumerate(quiet[:200]):
        mover = 0 if position.turn is Color.WHITE else 2
        if game != "bahrain":  # where a threat forbids some of the plain moves
            assert positions.ways[number, mover : mover + 2].sum() == len(position.legal_moves())


def crowning_plies(line: list[Position]) -> list[int]:
    def kings(position: Position, mover: Color) -> int:
        return position.bits[1 if mover is Color.WHITE else 3].bit_count()

    return [
        ply
        for ply, (before, after) in enumerate(pairwise(line))
        if kings(after, before.turn) > kings(before, before.turn)
    ]


def has_king(rest: list[Position], side: Color) -> bool:
    """Whether the side has one in the first of the positions; before the very last move it has."""
    return len(rest) < 2 or bool(rest[0].bits[1 if side is Color.WHITE else 3])


def is_quiet(position: Position) -> bool:
    other = Position.of(
        position.rules, position.pieces, Color.BLACK if position.turn is Color.WHITE else Color.WHITE
    )
    return not any(move.captures for one in (position, other) for move in one.legal_moves())


def test_files_are_joined(tmp_path: Path) -> None:
    one, two = play(tmp_path / "1", "harzdame", 3), play(tmp_path / "2", "harzdame", 5)
    _, games, positions = read_games([one, two])
    _, alone, its = read_games([two])
    assert games.plies[3:].tolist() == alone.plies.tolist()
    later = positions.where(positions.game >= 3)
    assert np.array_equal(later.pieces, its.pieces)
    assert np.array_equal(later.game - 3, its.game)


def test_games_of_another_game_are_refused(tmp_path: Path) -> None:
    files = [play(tmp_path / "1", "harzdame", 2), play(tmp_path / "2", "turkish", 2)]
    with pytest.raises(GamesFileError, match="2 holds games by other rules than those of Harzdame now"):
        read_games(files)


def test_a_file_without_games_is_told(tmp_path: Path) -> None:
    path = play(tmp_path / "1", "harzdame", 2)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:2]))
    with pytest.raises(GamesFileError, match="there are no games"):
        read_games([path])
