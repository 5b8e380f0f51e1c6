"""A board on which a pattern is put together: pieces, any piece of a side, and squares that are empty."""

from __future__ import annotations

from harzdame_engine import Color, Piece, Rules, Square
from harzdame_engine.library.pattern import Wanted
from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from harzdame_gui.board.geometry.cells import cells_of
from harzdame_gui.board.geometry.layout import Layout, Orientation, fit
from harzdame_gui.board.picture import render_position
from harzdame_gui.theme import current_theme

_SMALLEST = 280
_PIECES = {
    Wanted.WHITE_MAN: Piece(Color.WHITE),
    Wanted.WHITE_KING: Piece(Color.WHITE, True),
    Wanted.BLACK_MAN: Piece(Color.BLACK),
    Wanted.BLACK_KING: Piece(Color.BLACK, True),
    Wanted.WHITE: Piece(Color.WHITE),
    Wanted.BLACK: Piece(Color.BLACK),
}


class PatternBoard(QWidget):
    """A press, or a stroke over several squares, puts down what is chosen; the right button takes it away.

    Any piece of a side is drawn as a man on a lit square, an empty square with a bar.

    *Signals*
    changed(): the pattern differs.
    """

    changed = Signal()

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.squares: dict[Square, Wanted] = {}
        self.chosen: Wanted | None = Wanted.WHITE_MAN
        self._last: Square | None = None
        self.setMinimumSize(_SMALLEST, _SMALLEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Pattern"))

    def set_squares(self, squares: dict[Square, Wanted]) -> None:
        """Show another pattern."""
        self.squares = dict(squares)
        self.update()
        self.changed.emit()

    def _side(self) -> int:
        return min(self.width(), self.height())

    def _layout(self) -> Layout:
        side = self._side()
        return fit(
            cells_of(self._rules.board), QSizeF(side, side), Orientation(), self.devicePixelRatioF(), True
        )

    def _put(self, event: QMouseEvent, wanted: Wanted | None) -> None:
        offset = (self.width() - self._side()) / 2, (self.height() - self._side()) / 2
        place = event.position()
        place.setX(place.x() - offset[0])
        place.setY(place.y() - offset[1])
        square = self._layout().square_at(place)
        if square is None or square == self._last:
            return
        self._last = square
        if wanted is None or not self._fits(square, wanted):
            self.squares.pop(square, None)
        else:
            self.squares[square] = wanted
        self.update()
        self.changed.emit()

    def _fits(self, square: Square, wanted: Wanted) -> bool:
        """Whether it can ever be found there: no man stands where it would be a king."""
        if wanted is Wanted.WHITE_MAN:
            return square not in self._rules.promotion_squares
        if wanted is Wanted.BLACK_MAN:
            return square not in self._rules.turned(self._rules.promotion_squares)
        return True

    # Qt's own

    def sizeHint(self) -> QSize:
        return QSize(460, 460)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._last = None
        self._put(event, self.chosen if event.button() == Qt.MouseButton.LeftButton else None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton):
            self._put(event, self.chosen if event.buttons() & Qt.MouseButton.LeftButton else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        side = self._side()
        pieces = {square: _PIECES[want] for square, want in self.squares.items() if want in _PIECES}
        lit = [
            square
            for square, want in self.squares.items()
            if want in (Wanted.WHITE, Wanted.BLACK, Wanted.OCCUPIED)
        ]
        empty = [square for square, want in self.squares.items() if want is Wanted.EMPTY]
        picture = render_position(
            self._rules,
            pieces,
            current_theme(),
            side,
            self.devicePixelRatioF(),
            squares=lit,
            barred=empty,
            coordinates=True,
        )
        painter = QPainter(self)
        painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, picture)
