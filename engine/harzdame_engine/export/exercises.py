"""Exercises on paper: positions in which a move is to be found, and their solutions in one line."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position


class PaperExercise(NamedTuple):
    """A position with the moves that solve it, the first by the side to move. `title`: "" if it has none."""

    start: Position
    solution: tuple[Move, ...]
    title: str = ""
    flipped: bool = False

    @property
    def solution_text(self) -> str:
        """The solution with the numbers of its moves, counted from 1."""
        words = []
        offset = 0 if self.start.turn is Color.WHITE else 1
        for ply, move in enumerate(self.solution, offset):
            if ply % 2 == 0:
                words.append(f"{ply // 2 + 1}.")
            elif ply == offset:
                words.append("1…")
            words.append(str(move))
        return " ".join(words)
