"""The window of puzzles: as large a board as there is room for, and a calm column beside it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.notices.room_card import RoomCard
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.puzzles.choice import PuzzleChoice
from harzdame_gui.puzzles.commands import PuzzleCommands
from harzdame_gui.puzzles.rating_view import RatingView
from harzdame_gui.puzzles.storm_view import StormView
from harzdame_gui.puzzles.task_view import TaskView
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import CommandButton, press_focused
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.labels import separator
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(1240, 860)
_SMALLEST = QSize(680, 480)
_COLUMN = 340


class PuzzleWindow(QWidget):
    """Board, column and commands.

    *Signals*
    closed(): the person has closed it.
    """

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        theme = current_theme()
        self.setWindowTitle(self.tr("Puzzles"))
        self.setProperty("role", "page")
        self.actions_of = PuzzleCommands(self)
        self.board = BoardView()
        self.notice = RoomCard()
        self.choice = PuzzleChoice(theme)
        self.task = TaskView(self.actions_of.steps)
        self.storm = StormView()
        self.rating = RatingView()
        self.entry = MoveEntry()
        self._place = _BoardPlace(self.board)
        self._main = CommandButton(self.actions_of.main, "primary")
        self._analyse = CommandButton(self.actions_of.analyse, "quiet")
        self._missed = CommandButton(self.actions_of.missed, "quiet")
        self._helps = [CommandButton(action) for action in (self.actions_of.hint, self.actions_of.solution)]
        self._stop = CommandButton(self.actions_of.stop)
        self._column = self._made_column()
        space = theme.spacing
        margins = (space.l, space.l, space.l, space.l)
        fill(
            QHBoxLayout(self),
            self._place,
            self._column,
            spacing=space.l,
            margins=margins,
            grow=(self._place,),
        )
        self.addActions(self.actions_of.all())
        connect_in_qt(self.actions_of.close, "triggered()", self, "close()")
        open_at(self, _USUAL, _SMALLEST)
        self.board.setFocus()

    def come_forward(self) -> None:
        """Show it above the others."""
        self.show()
        self.raise_()
        self.activateWindow()

    def _made_column(self) -> QFrame:
        space = current_theme().spacing
        column = QFrame()
        column.setProperty("role", "panel")
        column.setFixedWidth(_COLUMN)
        inner = QWidget()
        helps = QGridLayout()
        helps.setSpacing(space.s)
        for number, button in enumerate(self._helps):
            helps.addWidget(button, 0, number)
            helps.setColumnStretch(number, 1)
        parts = (
            self.choice, separator(), self.storm, self.task, STRETCH,
            self.entry, helps, self._stop, self._main, self._missed, self._analyse, self.rating,
        )  # fmt: skip
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(inner), *parts, spacing=space.m, margins=margins)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        fill(QVBoxLayout(column), self.notice, area, spacing=0, margins=(1, 1, 1, 1), grow=(area,))
        return column

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_focused(self, event):
            return
        # not shortcuts: a button that has the focus is pressed by Space, and the field takes Enter
        if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.actions_of.main.isEnabled() and self.actions_of.main.isVisible():
                self.actions_of.main.trigger()
        elif event.key() == Qt.Key.Key_Escape:  # where nothing is under way that it would stop
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


class _BoardPlace(QWidget):
    """A square for the board, as large as its place allows, in the middle of it."""

    def __init__(self, board: BoardView) -> None:
        super().__init__()
        self._board = board
        board.setParent(self)

    def minimumSizeHint(self) -> QSize:
        return self._board.minimumSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = min(self.width(), self.height())
        self._board.setGeometry((self.width() - side) // 2, (self.height() - side) // 2, side, side)
