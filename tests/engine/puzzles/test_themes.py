"""Themes: each of its own example, and of none that only looks like it."""

from __future__ import annotations

import pytest
from harzdame_engine.puzzles.puzzle import PuzzleTheme
from harzdame_engine.puzzles.themes import themes_of

from tests.made_up_puzzles import BREAKTHROUGH, CHOICE, KING_HUNT, QUIET, RACE, SHOT, puzzle


@pytest.mark.parametrize(
    ("made", "themes"),
    [
        (SHOT, [PuzzleTheme.SHOT]),
        (BREAKTHROUGH, [PuzzleTheme.BREAKTHROUGH]),
        (RACE, [PuzzleTheme.PROMOTION_RACE, PuzzleTheme.EDGE, PuzzleTheme.ENDGAME, PuzzleTheme.QUIET]),
        (KING_HUNT, [PuzzleTheme.KING_HUNT, PuzzleTheme.ENDGAME]),
        (QUIET, [PuzzleTheme.ENDGAME, PuzzleTheme.QUIET]),
        (CHOICE, [PuzzleTheme.CHOICE]),
    ],
)
def test_a_theme_follows_from_the_solution(made: tuple[str, str], themes: list[PuzzleTheme]) -> None:
    assert list(themes_of(puzzle(*made).steps())) == themes


def test_a_side_that_has_a_king_does_not_break_through() -> None:
    fen, solution = BREAKTHROUGH
    with_king = puzzle(fen.replace("Bh1,", "Bh1,Kg8,"), solution)
    assert PuzzleTheme.BREAKTHROUGH not in with_king.themes


def test_a_blockade_leaves_pieces_and_no_move() -> None:
    fen = "W:Wd1,f1:Bg1,h1"
    assert PuzzleTheme.BLOCKADE in puzzle(fen, "d1-e1").themes
    assert PuzzleTheme.BLOCKADE not in puzzle(fen, "d1-d2").themes
