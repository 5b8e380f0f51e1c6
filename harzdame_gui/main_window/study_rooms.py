"""The rooms with windows of their own in which a person trains and studies: puzzles, openings, studies."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import GameTree
from PySide6.QtCore import QObject

from harzdame_gui.context import Context
from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.openings.entry import OpeningsEntry
from harzdame_gui.puzzles.entry import Puzzles
from harzdame_gui.study.presenter import Studies


class StudyRooms(QObject):
    """The way to each of them, in the menu; `close` closes what is open."""

    def __init__(
        self,
        context: Context,
        study: Callable[[GameTree], None],
        play: Callable[[Opponent, str], None],
    ) -> None:
        """`study` puts a game on the board of the main window.

        `play` begins one there against somebody, by the id of the game.
        """
        super().__init__(context.window)
        self.studies = Studies(context, study, play)
        self.puzzles = Puzzles(context, study, self.studies.add)
        self.openings = OpeningsEntry(context, self.studies.add)

    def close(self) -> None:
        """Close what is open."""
        for room in (self.puzzles, self.openings, self.studies):
            room.close()
