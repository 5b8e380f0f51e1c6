"""The words of exported texts and pages, in English unless the caller has others."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.export.score import GameScore
from harzdame_engine.game.move import Color


class ExportWords(NamedTuple):
    """Every word that an export adds to a game. `language` is a code such as ``en``."""

    language: str = "en"
    white: str = "White"
    black: str = "Black"
    white_to_move: str = "White to move"
    black_to_move: str = "Black to move"
    men: str = "men"
    kings: str = "kings"
    round: str = "round {number}"
    legend: str = "w b: men, W B: kings"
    board: str = "Board"
    chapters: str = "Games"
    moves: str = "Moves"
    beginning: str = "Beginning"
    to_start: str = "To the start"
    back: str = "One move back"
    on: str = "One move on"
    to_end: str = "To the end"
    play: str = "Play"
    pause: str = "Pause"
    flip: str = "Flip the board"
    speed: str = "Seconds a move"
    keys: str = "Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board"

    def to_move(self, color: Color) -> str:
        """The side to move, in words."""
        return self.white_to_move if color is Color.WHITE else self.black_to_move

    def title(self, score: GameScore) -> str:
        """The players of a game."""
        return f"{score.white or self.white} – {score.black or self.black}"

    def facts(self, score: GameScore) -> list[str]:
        """Event, place, date and round, as far as they are known."""
        number = score.fact("Round")
        told = [score.fact("Event"), score.fact("Site"), _date(score.fact("Date"))]
        told.append(self.round.format(number=number) if number else "")
        return [fact for fact in told if fact]


def _date(text: str) -> str:
    """A date of a tag in the order of ISO 8601, without the parts that are unknown."""
    return "-".join(part for part in text.split(".") if part.strip("?"))
