"""The way from the main window to the puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from harzdame_engine import GameTree, Move, Position
from harzdame_engine.puzzles.results import Mode
from PySide6.QtCore import QObject, Slot

from harzdame_gui.context import Context
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.controllers.puzzles.training import Training
    from harzdame_gui.puzzles.room import PuzzleRoom
    from harzdame_gui.study.presenter import AddToStudy


class Puzzles(QObject):
    """A command in the menu; it makes the room when it is first entered."""

    def __init__(self, context: Context, study: Callable[[GameTree], None], add: AddToStudy) -> None:
        """`study` puts a puzzle on the main board, `add` puts it into a study."""
        super().__init__(context.window)
        self._add_to_study = add
        self._services = context.services
        self._late = context.late
        self._study = study
        self._notices = context.notices
        self._window = context.window
        self._training: Training | None = None
        """What another window handed over, until a room of this one goes on with it."""
        self.room: PuzzleRoom | None = None
        context.commands.puzzles.triggered.connect(self.show)

    def close(self) -> None:
        """Close the window, as the main one closes."""
        if self._training is not None:
            self._training.rest()
            self._training = None
        if self.room is not None:
            self.room.close()
            self.room = None

    def keep(self, training: Training) -> None:
        """Go on with what another window handed over as soon as the room is entered, unless it is already."""
        if self.room is None:
            training.setParent(self)
            self._training = training

    @Slot()
    def show(self) -> None:
        """Open the window."""
        self._entered().open()

    def train(self, game: str, mode: Mode) -> None:
        """Open the window on the puzzles of a game, by its id, that are set in a mode."""
        room = self._entered()
        room.trainer.set_game(game)
        room.trainer.set_mode(mode)
        room.open()

    def _entered(self) -> PuzzleRoom:
        if self.room is None:
            from harzdame_gui.puzzles.room import PuzzleRoom

            training, self._training = self._training, None
            self.room = PuzzleRoom(self._services, self._late, self._study, self._window, training)
            if training is None and not self._services.settings.puzzle_game.value:
                self.room.trainer.game = self._services.session.position.rules.id  # none was chosen yet
            self.room.warned.connect(self._on_warned)
            self.room.addWanted.connect(self._on_add_wanted)
        return self.room

    @Slot(object, object)
    def _on_add_wanted(self, start: Position, line: Sequence[Move]) -> None:
        from harzdame_gui.study.new_chapter import Offer, exercise

        if self.room is not None:
            self._add_to_study((Offer("", (exercise(start, line),)),), self.room.window)

    @Slot(object)
    def _on_warned(self, message: Message) -> None:
        self._notices.tell(message, room=self.room.window if self.room is not None else None)
