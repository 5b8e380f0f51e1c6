"""Steps, wings and squares are counted as each game's rules have them."""

from __future__ import annotations

import numpy as np
import pytest
from harzdame_engine import Position, variant, variants
from harzdame_engine.reports.figures.placement import balance, formations, maps, progress, wings_of
from harzdame_engine.reports.figures.replay import PieceKind, Positions

from tests.engine.reports.figures.columns import games_of, positions_of
from tests.for_each import for_each

HARZDAME = variant("harzdame")


@for_each("game", [rules.id for rules in variants()])
def test_a_step_straight_ahead_is_one(game: str) -> None:
    start = Position.start(game)
    steps = [move for move in start.legal_moves() if len(move.landings) == 1]
    after = [start.play(move).fen for move in steps]
    found = progress(positions_of((0, start.fen), *((1, fen) for fen in after), game=game), start.rules)
    found *= -1 if start.rules.black_begins else 1
    assert found[0] == 0
    assert found.max() == max(1, round(found.max()))
    assert found[1:].min() >= 0


def test_progress_is_white_s_less_black_s() -> None:
    positions = positions_of((0, "W:Wa2,c3:Bh8,h7"), (0, "W:Wa1:Be5"), (0, "W:WKd4:Bh8"))
    assert progress(positions, HARZDAME).tolist() == [1 + 4 - 0 - 1, -6, 0]


def test_balance_is_the_other_side_s_imbalance_less_ones_own() -> None:
    positions = positions_of((0, "W:Wa2,b2,c2:Bh7,h6,g6"), (0, "W:Wa2,a3,d4:Bg7,f8,h6"))
    # a2 on one wing and c2 on the other, b2 between; h7, h6 and g6 all on one
    assert balance(positions, HARZDAME).tolist() == [3 - 0, 0 - 2]


@for_each("game", [rules.id for rules in variants()])
def test_the_wings_are_as_large_as_each_other(game: str) -> None:
    left, right = wings_of(variant(game))
    assert len(left) == len(right) > 0
    assert not set(left) & set(right)


def test_harzdames_wings_lie_on_either_side_of_the_long_diagonal() -> None:
    above, below = wings_of(HARZDAME)
    files = "abcdefgh"
    assert {square[0] < files[int(square[1]) - 1] for square in above} in ({True}, {False})
    assert {(square[1], square[0]) for square in above} == {
        (str(files.index(square[0]) + 1), files[int(square[1]) - 1]) for square in below
    }


def planted(kind: int, worth: float, square: str) -> tuple[list[int], Positions]:
    """A piece on `square`, as White sees it, is worth more than elsewhere by so many men."""
    chance = np.random.default_rng(3)
    n = 30_000
    white, black = chance.integers(16, 24, n), chance.integers(40, 48, n)
    pieces = np.zeros((n, 4, 1), np.uint64)
    pieces[:, kind, 0] = 1 << white.astype(np.uint64)
    pieces[:, kind + 2, 0] = 1 << black.astype(np.uint64)
    pieces[:, PieceKind.WHITE_MEN, 0] |= (1 << chance.integers(0, 3, n).astype(np.uint64)) - np.uint64(1)
    positions = Positions(np.arange(n), chance.choice([1, -1], n), pieces, np.zeros((n, 4), np.int64))
    counts = positions.counts
    board = HARZDAME.board
    here = positions.on(kind, 1 << board.bit_of[square])
    there = positions.on(kind + 2, 1 << board.bit_of[board.opposite(square)])
    logits = 1.0 * (counts[:, 0] - counts[:, 2]) + worth * (here - there)
    results = np.where(chance.random(n) < 1 / (1 + np.exp(-logits)), 1, -1)
    return results.tolist(), positions


def test_a_good_square_is_found_for_both_that_mirror_each_other() -> None:
    results, positions = planted(PieceKind.WHITE_KINGS, 0.8, "h3")
    (found,) = maps(games_of(*results), positions, HARZDAME, PieceKind.WHITE_KINGS, 500)
    assert found.worth["h3"] == found.worth["c8"]
    others = [one.value for square, one in found.worth.items() if square not in ("h3", "c8")]
    assert found.worth["h3"].value - np.mean(others) == pytest.approx(0.8, abs=0.2)
    assert "d4" not in found.worth  # where no king ever stood
    assert not list(maps(games_of(*results), positions, HARZDAME, PieceKind.WHITE_KINGS, 20_000))


def test_formations_want_men_only_and_equally_many() -> None:
    positions = positions_of(
        *((number, "W:Wa2,b2,c2:Bh7,h6,g6") for number in range(3)),
        *((number, "W:Wa2,b2:Bh7,h6,g6") for number in range(3)),
        *((number, "W:Wa2,b2,c2,Ka1:Bh7,h6,g6") for number in range(3)),
    )
    (found,) = formations(games_of(1, 0, -1), positions, HARZDAME, 3)
    assert (found.phase.least, len(found.phase.positions), found.step.games) == (1, 3, 3)
    assert not list(formations(games_of(1, 0, -1), positions, HARZDAME, 4))
