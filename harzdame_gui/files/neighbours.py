"""Ways from the game on the board to the games before and behind it in its file."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.files.file_games import FileGames
from harzdame_gui.widgets.actions import Actions


class Neighbours(QObject):
    """The actions that lead to the next and the previous game; greyed out where there is none.

    A neighbour that cannot be put on the board is passed by when the action is
    triggered again.
    """

    def __init__(self, file: GameFile, games: FileGames, actions: Actions) -> None:
        super().__init__(games)
        self._file = file
        self._games = games
        self._actions = actions
        self._reached = 0
        actions.previous_game.triggered.connect(partial(self._step, -1))
        actions.next_game.triggered.connect(partial(self._step, 1))
        file.changed.connect(self._on_changed)
        self._on_changed()

    def _step(self, by: int) -> None:
        number = self._reached + by
        if 1 <= number <= self._file.count:
            self._reached = number
            self._games.open_own(number)
            self._show_ends()

    @Slot()
    def _on_changed(self) -> None:
        self._reached = self._file.number
        self._show_ends()

    def _show_ends(self) -> None:
        self._actions.previous_game.setEnabled(self._reached > 1)
        self._actions.next_game.setEnabled(0 < self._reached < self._file.count)
