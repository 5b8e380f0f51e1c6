"""“Game 3 of 12”: the place of the game on the board in its file, and the ways to its neighbours."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QSize, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.files.file_games import FileGames
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import ElidedLabel
from harzdame_gui.widgets.layouts import fill


class GamePlace(QWidget):
    """The place of the game in its file, and the ways to its neighbours; hidden where there are none."""

    def __init__(self, file: GameFile, actions: MainCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._file = file
        self._text = ElidedLabel()
        self._text.setProperty("role", "caption")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        small = QSize(theme.sizes.icon_small, theme.sizes.icon_small)
        buttons = [
            ActionButton(action) for action in (actions.previous_game, actions.next_game, actions.list_games)
        ]
        for button in buttons:
            button.setIconSize(small)
        fill(QHBoxLayout(self), self._text, *buttons, spacing=0, grow=(self._text,))
        file.changed.connect(self.refresh)
        self.refresh()

    @property
    def text(self) -> str:
        """The place in words."""
        return self._text.text()

    @Slot()
    def refresh(self) -> None:
        """Look at the place anew."""
        file, locale = self._file, self.locale()
        self.setVisible(file.path is not None and file.count > 1)
        if file.path is not None:
            text = self.tr("Game {number} of {count} · {name}")
            number, count = locale.toString(file.number), locale.toString(file.count)
            self._text.setText(text.format(name=file.path.name, number=number, count=count))


class Neighbours(QObject):
    """The actions that lead to the next and the previous game; greyed out where there is none.

    A neighbour that cannot be put on the board is passed by when the action is
    triggered again.
    """

    def __init__(self, file: GameFile, games: FileGames, actions: MainCommands) -> None:
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
