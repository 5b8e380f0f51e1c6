"""The look ahead on screen: the board shows it, and a banner above says so and how to go on."""

from __future__ import annotations

from harzdame_engine import Move, Node
from harzdame_engine.game.numbering import number_of
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QSizePolicy, QWidget

from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.play.board_area import BoardArea
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import ElidedLabel

_SHOWN = 3
"""The most moves that the banner shows: the last ones."""

_TEXT_ONLY = Qt.ToolButtonStyle.ToolButtonTextOnly


class LookAheadBanner(QFrame):
    """One line of text, and the two ways on."""

    def __init__(self, actions: MainCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self.setObjectName("lookAhead")
        self._origin: Node | None = None
        self._moves: tuple[Move, ...] = ()
        self._text = ElidedLabel()
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        layout = self._parts = QHBoxLayout(self)
        layout.setContentsMargins(theme.spacing.m, 0, theme.spacing.xs, 0)
        layout.setSpacing(theme.spacing.xs)
        layout.addWidget(self._text, 1)
        for action in (actions.take_line, actions.leave_line):
            layout.addWidget(ActionButton(action, _TEXT_ONLY))

    def show_line(self, origin: Node, moves: tuple[Move, ...]) -> None:
        """Show the moves of a line that goes on from `origin`."""
        self._origin, self._moves = origin, moves
        keys = self.tr("Esc returns, Enter takes the line into the game.")
        self.setAccessibleName(f"{self._told(_SHOWN)}. {keys}")
        self._fit()

    def _told(self, most: int) -> str:
        if self._origin is None:
            return ""
        moves = line_text(self._origin, self._moves, most)
        return self.tr("Looking ahead: {moves}").format(moves=moves)

    def _fit(self) -> None:
        """Show as many of the last moves as there is room for."""
        for most in range(_SHOWN, 0, -1):
            self._text.setText(self._told(most))
            if self._text.shown_text() == self._text.text():
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._parts.activate()
        self._fit()


class LookAheadView(QObject):
    """Shows the line that is looked at on the board, and hands the focus to it meanwhile."""

    def __init__(self, context: Context, area: BoardArea) -> None:
        super().__init__(context.window)
        self._look_ahead = context.look_ahead
        self._session = context.session
        self._board = context.board
        self._area = area
        self._actions = context.commands
        self._banner: LookAheadBanner | None = None  # made when it is first wanted
        self._focus: QWidget | None = None
        self._look_ahead.changed.connect(self._on_changed)
        self._actions.take_line.triggered.connect(self._look_ahead.take)
        self._actions.leave_line.triggered.connect(self._look_ahead.leave)
        self._enable()

    def _enable(self) -> None:
        for action in (self._actions.take_line, self._actions.leave_line):
            action.setEnabled(self._look_ahead.active)

    @Slot(object)
    def _on_changed(self, transition: Transition) -> None:
        active = self._look_ahead.active
        last = self._look_ahead.moves[-1] if active else self._session.node.move
        self._enable()
        self._board.set_looking_ahead(active)
        self._board.clear_marks()
        self._board.set_position(transition.after, transition)
        self._board.set_last_move(last)
        self._show_banner(active)
        self._move_focus(active)

    def _show_banner(self, active: bool) -> None:
        if self._banner is None:
            self._banner = LookAheadBanner(self._actions)
            self._area.set_banner(self._banner)
        if active:
            self._banner.show_line(self._look_ahead.origin, self._look_ahead.moves)
        self._banner.setVisible(active)

    def _move_focus(self, active: bool) -> None:
        """Enter and Escape are for the line; afterwards the focus is where it was."""
        if active and self._focus is None:
            self._focus = QApplication.focusWidget()
            self._board.setFocus()
        elif not active:
            if self._focus is not None and self._focus.isVisible():
                self._focus.setFocus()
            self._focus = None


def line_text(origin: Node, moves: tuple[Move, ...], most: int) -> str:
    """Moves in a row with their numbers, played from `origin` on; of more than `most` only the last."""
    first = max(0, len(moves) - most)
    words = ["…"] if first else []
    for place, move in enumerate(moves[first:], start=first):
        number = number_of(origin).after(1 + place)
        if place == first or not number.answers:
            words.append(str(number))
        words.append(short_move(move))
    return " ".join(words)
