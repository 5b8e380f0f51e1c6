"""Exercises on paper: positions in which a move is to be found, and their solutions in one line."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.game.numbering import first_number
from harzdame_engine.game.position import Position


class PaperExercise(NamedTuple):
    """A position with the moves that solve it, the first by the side to move. `title`: "" if it has none."""

    start: Position
    solution: tuple[Move, ...]
    title: str = ""
    flipped: bool = False

    @property
    def solution_text(self) -> str:
        """The solution with the numbers of its moves, counted from 1 as the game counts them."""
        first, words = first_number(self.start), []
        for ply, move in enumerate(self.solution):
            number = first.after(ply)
            if not ply or not number.answers:
                words.append(str(number))
            words.append(str(move))
        return " ".join(words)
