"""The tools of the set-up editor that change all pieces at once, and its choice of a game."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Rules, variants
from harzdame_engine.game.rearrangement import mirror
from harzdame_engine.rules.board import Direction
from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.commands.command import Command
from harzdame_gui.setup.commands import SetUpCommands
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.layouts import STRETCH, fill

_PAD_BUTTON = QSize(32, 28)
_PAD_ICON = QSize(18, 18)
_PAD = {
    Direction.NW: (0, 0, "Ctrl+Home"),
    Direction.N: (0, 1, "Ctrl+Up"),
    Direction.NE: (0, 2, "Ctrl+PgUp"),
    Direction.W: (1, 0, "Ctrl+Left"),
    Direction.E: (1, 2, "Ctrl+Right"),
    Direction.SW: (2, 0, "Ctrl+End"),
    Direction.S: (2, 1, "Ctrl+Down"),
    Direction.SE: (2, 2, "Ctrl+PgDown"),
}
"""The place of each direction on the screen, and its key: that of the number pad, or an arrow."""


class GameBox(QComboBox):
    """The games by their names; typing goes to the next one whose name begins so.

    *Signals*
    chosen(str): the id of another game.
    """

    chosen = Signal(str)

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for each in variants():
            self.addItem(game_name(each), each.id)
        self.setAccessibleName(self.tr("Game"))
        self.setMinimumContentsLength(12)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.show_game(rules)
        self.activated.connect(self._on_activated)

    def show_game(self, rules: Rules) -> None:
        """Show a game as the chosen one."""
        self.setCurrentIndex(self.findData(rules.id))

    @Slot(int)
    def _on_activated(self, number: int) -> None:
        self.chosen.emit(self.itemData(number))

    # Qt's own

    def event(self, event: QEvent) -> bool:
        # letters look for a game here, and are no keys of the editor
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if not control and event.text().isprintable() and event.text():
                event.accept()
                return True
        return super().event(event)


class SetUpTools(QWidget):
    """Undo, the board's side, mirror image, exchange of sides, and a pad that moves all pieces.

    The pad points as the board is seen, and has the directions in which squares adjoin each other.

    *Signals*
    shiftWanted(Direction): move all pieces; in the direction on the screen.
    """

    shiftWanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.commands = commands = SetUpCommands(self)
        self._mirror_tip = commands.mirror.toolTip()
        self.as_seen = QCheckBox(self.tr("Side as in the game"))
        self.as_seen.setToolTip(
            self.tr("See the board from the side from which the game is seen; else White's")
        )
        self._ways = {way: self._pad_button(way) for way in _PAD}
        pad = QGridLayout()
        pad.setSpacing(2)
        for way, (row, column, _) in _PAD.items():
            pad.addWidget(self._ways[way], row, column)
        space = current_theme().spacing
        small = fill(
            QHBoxLayout(),
            *(self._button(each) for each in (commands.undo, commands.redo, commands.flip)),
            STRETCH,
            spacing=2,
        )
        named = [self._button(each, named=True) for each in (commands.mirror, commands.exchange)]
        right = fill(QVBoxLayout(), small, *named, spacing=2)
        left = fill(QVBoxLayout(), pad, STRETCH, spacing=0)
        self.addActions(commands.all())
        fill(QHBoxLayout(self), left, right, spacing=space.l, grow=[right])

    def show_rules(self, rules: Rules) -> None:
        """Offer what can be done in a game."""
        for way, button in self._ways.items():
            button.setVisible(way in rules.board.vectors)
        possible = mirror(rules) is not None
        self.commands.mirror.setEnabled(possible)
        none = self.tr("In its mirror image this game would not be the same")
        self.commands.mirror.setToolTip(self._mirror_tip if possible else none)

    def _button(self, action: QAction, *, named: bool = False) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setAccessibleName(action.text())
        button.setIconSize(QSize(current_theme().sizes.icon, current_theme().sizes.icon))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if named:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return button

    def _pad_button(self, way: Direction) -> QToolButton:
        names = {
            Direction.N: self.tr("Move all pieces up"),
            Direction.NE: self.tr("Move all pieces up to the right"),
            Direction.E: self.tr("Move all pieces to the right"),
            Direction.SE: self.tr("Move all pieces down to the right"),
            Direction.S: self.tr("Move all pieces down"),
            Direction.SW: self.tr("Move all pieces down to the left"),
            Direction.W: self.tr("Move all pieces to the left"),
            Direction.NW: self.tr("Move all pieces up to the left"),
        }
        action = self.commands.made(Command(names[way], _PAD[way][2], icon=f"shift-{way.name.lower()}"))
        action.triggered.connect(lambda: self.shiftWanted.emit(way))
        button = self._button(action)
        button.setProperty("framed", "true")
        button.setFixedSize(_PAD_BUTTON)
        button.setIconSize(_PAD_ICON)
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)
        return button


def button_row(spacing: int, *entries: tuple[str, Callable[[], None]]) -> QHBoxLayout:
    """Buttons side by side, each with what it does."""
    buttons = []
    for text, slot in entries:
        button = QPushButton(text, autoDefault=False)
        button.clicked.connect(slot)
        buttons.append(button)
    return fill(QHBoxLayout(), *buttons, spacing=spacing, grow=buttons)
