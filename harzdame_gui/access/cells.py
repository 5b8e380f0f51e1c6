"""The squares of a board as screen readers find them: a list with a name for each, and a click.

Qt asks the factory for an interface as soon as a reader asks for the board. Each square is a widget that
nobody sees, since the interface of a widget is the one that Python can give an action to. What a board has
been given stays for as long as the app: Qt owns the interfaces, and may ask them until its end.
"""

from __future__ import annotations

from harzdame_engine import Square
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.board.board_keys import BoardKeys
from harzdame_gui.text.squares import square_text
from harzdame_gui.translation import translate

_PRESS = "Press"
_FOCUS = "SetFocus"
_kept: list[QAccessibleInterface] = []


class Cell(QWidget):
    """A square, for its interface alone."""

    def __init__(self, board: BoardView, square: Square) -> None:
        super().__init__(board)
        self.board, self.square = board, square
        self.hide()


class Cells(QObject):
    """The cells of a board, made anew for another board, and the one that the keys are at."""

    def __init__(self, keys: BoardKeys, board: BoardView) -> None:
        super().__init__(board)
        self.board, self.keys = board, keys
        self._cells: tuple[Cell, ...] = ()
        self._names: tuple[Square, ...] = ()
        keys.moved.connect(self._focus)
        keys.clicked.connect(self._tell)

    def all(self) -> tuple[Cell, ...]:
        """A cell for each square of the board shown."""
        if self._names != self.board.squares:
            for cell in self._cells:
                cell.deleteLater()
            self._names = self.board.squares
            self._cells = tuple(Cell(self.board, square) for square in self._names)
        return self._cells

    def at(self, square: Square | None) -> Cell | None:
        """The cell of a square."""
        return next((cell for cell in self.all() if cell.square == square), None)

    def _focus(self, square: Square) -> None:
        """Say where the keys are now."""
        self._send(square, QAccessible.Event.Focus)

    def _tell(self, square: Square) -> None:
        """Say what is there after a click."""
        self._send(square, QAccessible.Event.NameChanged)

    def _send(self, square: Square, event: QAccessible.Event) -> None:
        if QAccessible.isActive() and (cell := self.at(square)) is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(cell, event))


class CellInterface(QAccessibleWidget):
    """A square: its name says what is on it, and what may be done there."""

    def __init__(self, cell: Cell, cells: Cells) -> None:
        super().__init__(cell, QAccessible.Role.ListItem, cell.square)
        self._cell, self._cells = cell, cells

    def text(self, kind: QAccessible.Text) -> str:
        if kind != QAccessible.Text.Name:
            return ""
        square = self._cell.square
        return square_text(square, **self._cell.board.on_square(square)._asdict())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = state.selectable = True
        seen = self._cell.board.on_square(self._cell.square)
        state.focused = self._cells.keys.square == self._cell.square
        state.selected = seen.picked
        return state

    def rect(self) -> QRect:
        board = self._cell.board
        side = round(board.square_side)
        middle = board.viewport().mapToGlobal(board.square_center(self._cell.square).toPoint())
        return QRect(middle - QPoint(side // 2, side // 2), middle + QPoint(side // 2, side // 2))

    def childCount(self) -> int:
        return 0

    def actionNames(self) -> list[str]:
        return [_PRESS, _FOCUS]

    def doAction(self, name: str) -> None:
        self._cell.board.setFocus()
        self._cells.keys.show(self._cell.square)
        if name == _PRESS:
            self._cells.keys.press()


class BoardInterface(QAccessibleWidget):
    """The board as a list of its squares, row by row as the board has them."""

    def __init__(self, board: BoardView, cells: Cells) -> None:
        super().__init__(board, QAccessible.Role.List, translate("Squares", "Board"))
        self._cells = cells

    def childCount(self) -> int:
        return len(self._cells.all())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as Qt has it
        cells = self._cells.all()
        return QAccessible.queryAccessibleInterface(cells[index]) if 0 <= index < len(cells) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        cells = self._cells.all()
        found = child.object()
        return cells.index(found) if isinstance(found, Cell) and found in cells else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # as Qt has it
        cell = self._cells.at(self._cells.keys.square)
        return QAccessible.queryAccessibleInterface(cell) if cell is not None else None


def _interface(_kind: str, found: QObject) -> QAccessibleInterface | None:
    """The interface of a board that is walked by keys, or of one of its squares; None: it is Qt's affair."""
    board = found.board if isinstance(found, Cell) else found
    cells = board.findChild(Cells) if isinstance(board, BoardView) else None
    if cells is None:
        return None
    made = CellInterface(found, cells) if isinstance(found, Cell) else BoardInterface(cells.board, cells)
    _kept.append(made)
    return made


def tell_squares(board: BoardView, keys: BoardKeys) -> None:
    """Let screen readers find the squares of a board, and follow the keys over it."""
    Cells(keys, board)
    QAccessible.installFactory(_interface)  # once, however often it is said
    if QAccessible.isActive():  # what they found of it before is forgotten
        before = QAccessible.queryAccessibleInterface(board)
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(before))
