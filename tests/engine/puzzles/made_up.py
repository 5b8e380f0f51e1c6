"""A few puzzles of Harzdame, found by the miner; their solutions are legal."""

from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme, puzzle_id


def made_up(
    fen: str,
    solution: str,
    *themes: PuzzleTheme,
    rating: int = 1200,
    only: bool = True,
    game: str = "harzdame",
) -> Puzzle:
    return Puzzle(puzzle_id(game, fen), game, fen, tuple(solution.split()), themes, rating, only)


SHOT = made_up(
    "W:Wc1,d2,b3,d3,b4,d4,c6:Bf2,h3,g4,h4,h5,e6", "d2-e2 f2xd2 d3xd1", PuzzleTheme.SHOT, rating=950
)
RACE = made_up(
    "B:Wc1,e1:Bg1,h6",
    "h6-h5 c1-c2 h5-h4 c2-d2 h4-h3 d2-d3 h3-h2 d3-e3 h2-h1",
    PuzzleTheme.ENDGAME,
    rating=1350,
)
FREE = made_up(
    "B:Wa1,c1,d1,e1,h1,d2,f2,a3,e3,a6:Bh2,g3,b5,h5,h6,c7,a8,e8,h8",
    "b5-a5 h1xh3xf3 a5xa2xe2xh2",
    PuzzleTheme.SHOT,
    PuzzleTheme.BREAKTHROUGH,
    rating=600,
    only=False,
)
KING = made_up(
    "B:Wa1,e1,f1,e2,a3,d3,b4,a6,Kc8:Bg1,h1,g3,h3,h4,c6,d6,h7,f8,h8",
    "h3-h2 c8xg8xg2 h2xf2xd2xd4",
    PuzzleTheme.SHOT,
    PuzzleTheme.KING_HUNT,
    rating=1340,
)
ALL = (SHOT, RACE, FREE, KING)

MISSED = ("c1-c2", "h3-h2")
"""Moves from `SHOT` on: White does not see it, and Black takes its chance away."""
