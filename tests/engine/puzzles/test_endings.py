"""Endings drawn from tables: won, as hard as asked for, and for the side asked for."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from harzdame_engine import Color, variant
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.puzzles.endings import Difficulty, difficulties, draw_ending

from tests.made_up_tables import made_up_tables

PLIES = {
    Difficulty.EASY: range(3, 10),
    Difficulty.MEDIUM: range(11, 22),
    Difficulty.HARD: range(23, 1000),
}


@pytest.mark.parametrize("difficulty", Difficulty)
def test_an_ending_is_won_and_as_hard_as_wanted(tables: Tables, difficulty: Difficulty) -> None:
    chance = random.Random(1)
    materials = set()
    for _ in range(20):
        ending = draw_ending(tables, difficulty, chance)
        assert ending is not None
        judged = tables.moves(ending.position)
        assert ending.plies == judged[0].verdict.plies
        assert ending.plies in PLIES[difficulty]
        assert ending.moves == len(judged) >= 2
        assert ending.keeping == sum(each.verdict.is_win for each in judged)
        assert not judged[0].move.captures
        materials.add(ending.material)
    assert len(materials) > 2
    if difficulty is Difficulty.HARD:
        assert ending.keeping * 2 <= ending.moves


@pytest.mark.parametrize("color", Color)
def test_the_solver_is_the_side_asked_for(tables: Tables, color: Color) -> None:
    chance = random.Random(2)
    for _ in range(10):
        ending = draw_ending(tables, Difficulty.MEDIUM, chance, color)
        assert ending is not None
        assert ending.position.turn is color
        assert ending.material.normal in tables.files


def test_the_same_chance_draws_the_same(tables: Tables) -> None:
    first, again = (draw_ending(tables, Difficulty.EASY, random.Random(3)) for _ in range(2))
    assert first == again


def test_what_the_tables_do_not_have_is_not_drawn(tmp_path: Path) -> None:
    none = Tables(variant("harzdame"), ())
    assert difficulties(none) == ()
    assert draw_ending(none, Difficulty.EASY, random.Random(1)) is None
    kings = made_up_tables(tmp_path, "KvM")  # won in eleven plies at most
    assert set(difficulties(kings)) == {Difficulty.EASY, Difficulty.MEDIUM}
    assert draw_ending(kings, Difficulty.HARD, random.Random(1)) is None
    assert draw_ending(kings, Difficulty.MEDIUM, random.Random(1), tries=0) is None
    assert Material.parse("KvM") in kings.files
