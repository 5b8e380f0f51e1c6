"""The choice of game, mode and kind of puzzles."""

from __future__ import annotations

from collections.abc import Mapping

from harzdame_engine import variants
from harzdame_engine.puzzles.endings import Difficulty
from harzdame_engine.puzzles.puzzle import PuzzleTheme
from harzdame_engine.puzzles.results import Mode
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QButtonGroup, QComboBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.commands.command import with_key
from harzdame_gui.controllers.puzzles.trainer import Counts
from harzdame_gui.puzzles.text import mode_name, mode_words, theme_name
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.buttons import leave_room_for_bold
from harzdame_gui.widgets.layouts import fill

_COLUMNS = 2


class PuzzleChoice(QWidget):
    """A field for the game, a button for each mode, and a field for what the mode lets one choose.

    *Signals*
    gameChosen(str): by its id.
    modeChosen(Mode)
    themeChosen(Theme): None: puzzles of any kind.
    difficultyChosen(Difficulty): of endings.
    """

    gameChosen = Signal(str)
    modeChosen = Signal(object)
    themeChosen = Signal(object)
    difficultyChosen = Signal(object)

    def __init__(self, look: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = QComboBox()
        self.themes = QComboBox()
        self._theme_rows = QStandardItemModel(self)
        self.themes.setModel(self._theme_rows)
        self.difficulties = QComboBox()
        self._group = QButtonGroup(self)
        self._buttons: dict[Mode, QPushButton] = {}
        self._build(look)
        self.games.activated.connect(self._on_game)
        self.themes.activated.connect(self._on_theme)
        self.difficulties.activated.connect(self._on_difficulty)
        self._group.buttonClicked.connect(self._on_mode)

    def button(self, mode: Mode) -> QPushButton:
        """The button of a mode."""
        return self._buttons[mode]

    def show_choice(self, game: str, mode: Mode) -> None:
        """Show what is chosen."""
        self.games.setCurrentIndex(self.games.findData(game))
        self._buttons[mode].setChecked(True)
        self.themes.setVisible(mode is Mode.TRAIN)
        self.difficulties.setVisible(mode is Mode.ENDINGS)

    def show_counts(self, counts: Counts) -> None:
        """Show how many puzzles wait."""
        for mode, number in ((Mode.DUE, counts.due), (Mode.MISTAKES, counts.mistakes)):
            self._buttons[mode].setText(f"{mode_name(mode)} · {number}" if number else mode_name(mode))
            leave_room_for_bold(self._buttons[mode])

    def show_themes(self, numbers: Mapping[PuzzleTheme, int], chosen: PuzzleTheme | None) -> None:
        """Show how many puzzles of each theme there are; those without any cannot be chosen."""
        for row, theme in enumerate(PuzzleTheme, 1):
            number = numbers.get(theme, 0)
            shown = f" · {self.locale().toString(number)}" if number else ""
            self.themes.setItemText(row, theme_name(theme) + shown)
            self._theme_rows.item(row).setEnabled(number > 0)
        self.themes.setCurrentIndex(self.themes.findData(chosen and str(chosen)))

    def _build(self, look: Theme) -> None:
        self.games.setAccessibleName(self.tr("Game"))
        self.themes.setAccessibleName(self.tr("Kind of puzzles"))
        self.difficulties.setAccessibleName(self.tr("Difficulty"))
        for box in (self.games, self.themes, self.difficulties):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(10)
            box.setMaxVisibleItems(20)
        for rules in variants():
            self.games.addItem(game_name(rules), rules.id)
        self.themes.addItem(self.tr("All kinds of puzzles"), None)
        for theme in PuzzleTheme:
            self.themes.addItem(theme_name(theme), str(theme))
        names = (self.tr("Short endings"), self.tr("Longer endings"), self.tr("Hard endings"))
        for difficulty, name in zip(Difficulty, names, strict=True):
            self.difficulties.addItem(name, str(difficulty))
        grid = QGridLayout()
        grid.setSpacing(look.spacing.s)
        for number, mode in enumerate(Mode):
            button = QPushButton(mode_name(mode))
            button.setCheckable(True)
            button.setProperty("role", "choice")
            leave_room_for_bold(button)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setShortcut(f"Ctrl+{number + 1}")
            button.setToolTip(with_key(mode_words(mode), button.shortcut()))
            self._group.addButton(button)
            self._buttons[mode] = button
            grid.addWidget(button, number // _COLUMNS, number % _COLUMNS)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        fill(QVBoxLayout(self), self.games, grid, self.themes, self.difficulties, spacing=look.spacing.s)

    @Slot()
    def _on_game(self) -> None:
        self.gameChosen.emit(str(self.games.currentData()))

    @Slot()
    def _on_theme(self) -> None:
        chosen = self.themes.currentData()
        self.themeChosen.emit(None if chosen is None else PuzzleTheme(chosen))

    @Slot()
    def _on_difficulty(self) -> None:
        self.difficultyChosen.emit(Difficulty(self.difficulties.currentData()))

    @Slot(object)
    def _on_mode(self, button: QPushButton) -> None:
        for mode, each in self._buttons.items():
            if each is button:
                self.modeChosen.emit(mode)
