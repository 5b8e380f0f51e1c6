"""The window of puzzles: as large a board as there is room for, and a calm column beside it."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.play.board_window import BoardWindow
from harzdame_gui.puzzles.choice import PuzzleChoice
from harzdame_gui.puzzles.commands import PuzzleCommands
from harzdame_gui.puzzles.rating_view import RatingView
from harzdame_gui.puzzles.storm_view import StormView
from harzdame_gui.puzzles.task_view import TaskView
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import CommandButton
from harzdame_gui.widgets.labels import separator
from harzdame_gui.widgets.layouts import STRETCH, fill, scrolled


class PuzzleWindow(BoardWindow):
    """Choice, task, field, helps and rating beside the board."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("puzzles", settings)
        theme = current_theme()
        self.setWindowTitle(self.tr("Puzzles"))
        self.actions_of = PuzzleCommands(self)
        self.choice = PuzzleChoice(theme)
        self.task = TaskView(self.actions_of.steps)
        settings.motion.follow(self.task.dots.set_speed)
        self.storm = StormView()
        self.rating = RatingView()
        self._main = CommandButton(self.actions_of.main, "primary")
        self._analyse = CommandButton(self.actions_of.analyse, "quiet")
        self._study = CommandButton(self.actions_of.study, "quiet")
        self._sheet = CommandButton(self.actions_of.sheet, "quiet")
        self._missed = CommandButton(self.actions_of.missed, "quiet")
        self._helps = [CommandButton(action) for action in (self.actions_of.hint, self.actions_of.solution)]
        self._stop = CommandButton(self.actions_of.stop)
        self.addActions(self.actions_of.all())
        self.show_beside(scrolled(self._made_column()))

    def go_on(self) -> None:
        """Do the likeliest."""
        if self.actions_of.main.isEnabled() and self.actions_of.main.isVisible():
            self.actions_of.main.trigger()

    def _made_column(self) -> QWidget:
        space = current_theme().spacing
        inner = QWidget()
        helps = QGridLayout()
        helps.setSpacing(space.s)
        for number, button in enumerate(self._helps):
            helps.addWidget(button, 0, number)
            helps.setColumnStretch(number, 1)
        parts = (
            self.choice, separator(), self.storm, self.task, STRETCH,
            self.entry, helps, self._stop, self._main, self._missed, self._analyse, self._study, self._sheet,
            self.rating,
        )  # fmt: skip
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(inner), *parts, spacing=space.m, margins=margins)
        return inner
