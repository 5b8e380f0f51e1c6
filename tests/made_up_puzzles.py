"""Puzzles for tests: some that hold, of each theme, and a file of them."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine import variant
from harzdame_engine.puzzles.puzzle import Puzzle, puzzle_id
from harzdame_engine.puzzles.puzzle_file import PuzzleFile, write_puzzles
from harzdame_engine.puzzles.themes import themes_of

SHOT = (
    "W:Wa1,b1,d1,e1,f1,a2,b2,c2,d2,a3,b3,d3,b4,c4,a5,c5,a6:"
    "Bg1,h1,f4,g5,h5,d6,f6,h6,e7,f7,g7,h7,b8,d8,f8,g8,h8",
    "c5-d5 d6xd4 c4xe4xg4xg6xe6xe8xc8xa8",
)
BREAKTHROUGH = ("B:Wa1,b1,f1,a2,d2,f2,a4,b4,a6,d6:Bh1,f3,h5,g6,e7,h7,a8,e8,f8,h8", "h1-g1 f1xh1 f3xf1")
RACE = ("B:We1,a2,g4:Bh3,a8,e8", "a8-a7 e1-e2 a7-a6")
# the second capture may go to another square
KING_HUNT = ("W:Wh1,a2,h2,Ka3:BKa1,h3,c4,h4", "a3-a8 a1xa3 a8xa2")
QUIET = ("W:We1,h1,c5:Bg2,h3,d6", "e1-e2 h3-g3 h1-h2 d6-d5 c5xe5")
CHOICE = (
    "W:Wa1,b1,c1,e1,f1,a2,c2,d2,f2,g2,a3,b3,c3,e3,a4,c5,a8:Bf3,h3,h4,e5,f5,d6,f6,h6,f7,g7,h7,c8,e8,f8,g8,h8",
    "e3xg3 h3xf3 f2xf4",
)


def puzzle(
    fen: str, solution: str, *, game: str = "harzdame", rating: int = 1000, only: bool = True
) -> Puzzle:
    """A puzzle with the id and the themes that are its own."""
    bare = Puzzle(puzzle_id(game, fen), game, fen, tuple(solution.split()), (), rating, only)
    return bare._replace(themes=themes_of(bare.steps()))


def some_puzzles() -> tuple[Puzzle, ...]:
    """Puzzles that hold, easier ones first."""
    made = [SHOT, BREAKTHROUGH, RACE, KING_HUNT, QUIET, CHOICE]
    return tuple(
        puzzle(*each, rating=600 + 100 * number, only=each != KING_HUNT) for number, each in enumerate(made)
    )


def write_some(path: Path, puzzles: tuple[Puzzle, ...] | None = None) -> Path:
    """A file of puzzles of Harzdame."""
    found = some_puzzles() if puzzles is None else puzzles
    write_puzzles(path, PuzzleFile(variant("harzdame"), found, {"seed": 1, "nodes": 1000, "games": 32}))
    return path
