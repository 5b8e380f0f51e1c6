"""Asks who plays which side, how strong the computer is and how long it thinks."""

from __future__ import annotations

from harzdame_engine import LEVELS, Color
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.new_game import NewGame
from harzdame_gui.controllers.players import PlayerKind
from harzdame_gui.dialogs.answers import make_default
from harzdame_gui.dialogs.choice import Choice
from harzdame_gui.theme import Theme
from harzdame_gui.words.levels import level_name, level_sentence
from harzdame_gui.words.outcomes import color_name

SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The thinking times on offer."""


class NewGameDialog(QDialog):
    """Opens with the last choice; Return starts."""

    def __init__(self, last: NewGame, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._players = {color: self._player_choice(color) for color in Color}
        self._level = _slider(len(LEVELS), self.tr("Strength"))
        self._level_name = QLabel()
        self._level_sentence = QLabel()
        self._time = _slider(len(SECONDS), self.tr("Thinking time"))
        self._time_text = QLabel()
        self._computer = QWidget()
        self._buttons = QDialogButtonBox()
        self._build(theme)
        self._show(last)
        self._level.valueChanged.connect(self._refresh)
        self._time.valueChanged.connect(self._refresh)
        for choice in self._players.values():
            choice.changed.connect(self._refresh)
        self._refresh()

    @property
    def choice(self) -> NewGame:
        """What was chosen."""
        return NewGame(
            white=self._players[Color.WHITE].value,
            black=self._players[Color.BLACK].value,
            level=LEVELS[self._level.value()],
            thinking_time=SECONDS[self._time.value()],
        )

    def _player_choice(self, color: Color) -> Choice[PlayerKind]:
        options = ((PlayerKind.HUMAN, self.tr("You")), (PlayerKind.ENGINE, self.tr("Computer")))
        return Choice(options, color_name(color))

    def _build(self, theme: Theme) -> None:
        space = theme.spacing
        heading = QLabel(self.tr("Who plays?"))
        heading.setProperty("role", "heading")
        sides = QGridLayout()
        sides.setHorizontalSpacing(space.l)
        sides.setVerticalSpacing(space.s)
        sides.setColumnStretch(1, 1)
        for row, (color, choice) in enumerate(self._players.items()):
            sides.addWidget(QLabel(color_name(color)), row, 0)
            sides.addWidget(choice, row, 1)
        start = self._buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.xl, space.xl, space.xl, space.xl)
        layout.setSpacing(space.m)
        layout.addWidget(heading)
        layout.addLayout(sides)
        layout.addSpacing(space.m)
        layout.addWidget(self._computer)
        layout.addStretch(1)
        layout.addWidget(self._buttons)
        self._build_computer(theme)
        self.setMinimumWidth(440)
        make_default(start, self._buttons)
        start.setFocus()

    def _build_computer(self, theme: Theme) -> None:
        heading = QLabel(self.tr("The computer"))
        heading.setProperty("role", "heading")
        self._level_name.setProperty("role", "strong")
        self._level_sentence.setProperty("role", "muted")
        self._level_sentence.setWordWrap(True)
        self._level_sentence.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._level_sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._time_text.setProperty("role", "strong")
        grid = QGridLayout(self._computer)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.spacing.l)
        grid.setVerticalSpacing(theme.spacing.s)
        grid.setColumnStretch(1, 1)
        grid.addWidget(heading, 0, 0, 1, 2)
        grid.addWidget(QLabel(self.tr("Strength")), 1, 0)
        grid.addWidget(self._level_name, 1, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._level, 2, 0, 1, 2)
        grid.addWidget(self._level_sentence, 3, 0, 1, 2)
        grid.addWidget(QLabel(self.tr("Thinking time")), 4, 0)
        grid.addWidget(self._time_text, 4, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._time, 5, 0, 1, 2)

    def _show(self, last: NewGame) -> None:
        self._players[Color.WHITE].choose(last.white)
        self._players[Color.BLACK].choose(last.black)
        self._level.setValue(LEVELS.index(last.level) if last.level in LEVELS else len(LEVELS) - 1)
        nearest = min(range(len(SECONDS)), key=lambda number: abs(SECONDS[number] - last.thinking_time))
        self._time.setValue(nearest)

    @Slot()
    def _refresh(self) -> None:
        level = LEVELS[self._level.value()]
        self._level_name.setText(level_name(level))
        self._level_sentence.setText(level_sentence(level))
        self._time_text.setText(self._time_words(SECONDS[self._time.value()]))
        kinds = {choice.value for choice in self._players.values()}
        self._computer.setEnabled(PlayerKind.ENGINE in kinds)

    def _time_words(self, seconds: float) -> str:
        if seconds == 1:
            return self.tr("at most 1 second a move")
        number = self.locale().toString(seconds, "g", 3)
        return self.tr("at most {number} seconds a move").format(number=number)


def _slider(stops: int, name: str) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(0, stops - 1)
    slider.setPageStep(1)
    slider.setAccessibleName(name)
    return slider
