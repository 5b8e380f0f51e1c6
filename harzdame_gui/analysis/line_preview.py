"""A small board over the window: the position after a move of a line, pointed at or gone to by keys."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Move, Node, Position
from harzdame_engine.game.numbering import number_of
from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.board.picture import render_position
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.notices.placing import place_beside
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.theme import FontRole, ThemeSource, current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.line_list import AnalysisLines

_SIDE = 220
_GAP = 6
_KEPT = 64
"""The pictures that are kept: the pointer goes to and fro along a line."""


class LinePreview(QFrame):
    """The board and the move that led there. It takes neither the pointer nor the focus."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        theme = current_theme()
        self.setObjectName("linePreview")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.board = QLabel()
        self.board.setFixedSize(_SIDE, _SIDE)
        self.move_text = label("strong")
        self.move_text.setFont(theme.font(FontRole.STRONG))
        self.move_text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.move_text.setTextFormat(Qt.TextFormat.PlainText)
        self.move_text.setMaximumWidth(_SIDE)
        layout = self._parts = QVBoxLayout(self)
        space = theme.spacing
        layout.setContentsMargins(space.s, space.s, space.s, space.xs)
        layout.setSpacing(space.xs)
        layout.addWidget(self.board)
        layout.addWidget(self.move_text)
        self.hide()

    def show_beside(self, picture: QPixmap, text: str, about: QRect, clear: QRect, home: QRect) -> None:
        """Show a position beside the move at `about`, off the lines at `clear`, if possible within `home`.

        The places are those of the window.
        """
        self.board.setPixmap(picture)
        self.move_text.setText(text)
        size = self.sizeHint()
        place = QRect()
        for space in (home, self.window().rect()):
            place = place_beside(size, space.adjusted(4, 4, -4, -4), (about, clear), _GAP)
            if not place.intersects(clear):
                break
        self.setGeometry(place)
        self.raise_()
        self.show()

    def sizeHint(self) -> QSize:
        return self._parts.totalSizeHint()


class LinePreviews(QObject):
    """Shows the preview for whatever lines it watches."""

    def __init__(self, analysis: Analysis, board: BoardView, themes: ThemeSource, home: QWidget) -> None:
        """`home`: the panel in which it lies where there is room."""
        super().__init__(home)
        self._analysis = analysis
        self._board = board
        themes.changed.connect(self._on_theme)
        self._home = home
        self._card: LinePreview | None = None  # made when it is first wanted
        self._source: AnalysisLines | None = None
        self._pictures: dict[object, QPixmap] = {}

    @property
    def card(self) -> LinePreview | None:
        """The board, while it is shown."""
        return self._card if self._card is not None and self._card.isVisible() else None

    def watch(self, lines: AnalysisLines) -> None:
        """Show the positions of these lines, which begin at the node that is analysed."""
        lines.lookedAt.connect(partial(self._on_looked_at, lines))
        lines.destroyed.connect(self.hide)

    @Slot()
    def hide(self) -> None:
        """Show nothing."""
        self._source = None
        if self._card is not None:
            self._card.hide()

    @Slot()
    def _on_theme(self) -> None:
        self._pictures.clear()
        if self._card is not None:
            self._card.deleteLater()
        self._card = self._source = None

    def _on_looked_at(self, lines: AnalysisLines, moves: tuple[Move, ...]) -> None:
        node = self._analysis.node
        if not moves or node is None:
            if lines is self._source:
                self.hide()
            return
        window = self._home.window()
        if self._card is None:
            self._card = LinePreview(window)
        self._source = lines
        self._card.show_beside(
            self._picture(node.position, moves),
            _told(node, moves),
            _within(window, lines, lines.looked_rect),
            _within(window, lines, lines.rect()),
            _within(window, self._home, self._home.rect()),
        )

    def _picture(self, position: Position, moves: tuple[Move, ...]) -> QPixmap:
        for move in moves:
            position = position.play(move)
        return self._rendered(position, moves[-1])

    def _rendered(self, position: Position, move: Move) -> QPixmap:
        flipped = self._board.orientation.flipped
        ratio = self._home.devicePixelRatioF()
        key = (position, move.squares, flipped, ratio)
        if key not in self._pictures:
            if len(self._pictures) >= _KEPT:
                self._pictures.pop(next(iter(self._pictures)))
            self._pictures[key] = render_position(
                position.rules,
                position.pieces,
                current_theme(),
                _SIDE,
                ratio,
                arrows=(move.squares,),
                flipped=flipped,
            )
        return self._pictures[key]


def _told(node: Node, moves: tuple[Move, ...]) -> str:
    """The last of the moves played from `node` on, with its number."""
    return f"{number_of(node).after(len(moves))} {short_move(moves[-1])}"


def _within(window: QWidget, widget: QWidget, place: QRect) -> QRect:
    return QRect(widget.mapTo(window, QPoint()) + place.topLeft(), place.size())
