"""The scene of a board: its items, their places, and the pieces on their squares."""

from __future__ import annotations

from collections.abc import Mapping

from harzdame_engine import Piece, Rules, Square
from harzdame_engine.game.tree import Mark
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from harzdame_gui.board.geometry.layout import Layout
from harzdame_gui.board.items.arrows import Arrow, ArrowsItem, TrailItem, WaysItem
from harzdame_gui.board.items.drawn_marks import DrawnArrowsItem, DrawnSquaresItem
from harzdame_gui.board.items.marks import Marks, MarksItem
from harzdame_gui.board.items.pieces import Z_MOVING, PieceAtlas, PieceItem
from harzdame_gui.board.items.squares import LabelsItem, SquaresItem
from harzdame_gui.theme import Theme


class BoardScene(QGraphicsScene):
    """The items of one game's board. It only displays, and takes no input."""

    def __init__(self, rules: Rules, theme: Theme, layout: Layout, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # few items, most of them moving: an index would cost more than it saves
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.rules = rules
        self._atlas = PieceAtlas(theme.pieces)
        self._squares = SquaresItem(rules, layout.cells, theme)
        self._marks = MarksItem(layout.cells, theme)
        self._trail = TrailItem(layout.cells, theme)
        self._labels = LabelsItem(theme)
        self._best = ArrowsItem(layout.cells, theme, ink="best")
        self._threat = ArrowsItem(layout.cells, theme, ink="threat", dashed=True)
        self._arrows = ArrowsItem(layout.cells, theme)
        self._ways = WaysItem(layout.cells, theme)
        self._drawn = (DrawnSquaresItem(layout.cells, theme), DrawnArrowsItem(layout.cells, theme))
        advice = (self._threat, self._best)
        above = (self._trail, *self._drawn, *advice, self._arrows, self._ways)
        self._on_the_board = (self._marks, *above)
        for item in (self._squares, self._marks, self._labels, *above):  # marked squares show their numbers
            self.addItem(item)
        self._pieces: dict[Square, PieceItem] = {}
        self._layout = layout
        self.lay_out(layout)

    @property
    def layout(self) -> Layout:
        """The present places of everything."""
        return self._layout

    def set_theme(self, theme: Theme) -> None:
        """Other colours, and other pieces if the theme has such."""
        self._atlas.set_folder(theme.pieces)
        for item in (self._squares, self._labels, *self._on_the_board):
            item.set_theme(theme)

    def set_marks(self, marks: Marks) -> None:
        """Mark this and nothing else."""
        self._marks.set_marks(marks)
        self._trail.set_lines((marks.trail,) if marks.trail is not None else ())

    def set_arrows(self, arrows: tuple[Arrow, ...]) -> None:
        """Draw these arrows and no others."""
        self._arrows.set_lines(arrows)

    def set_advice(self, best: Arrow | None, threat: Arrow | None) -> None:
        """Draw the best move and the threat that an engine has found; None: there is none to draw."""
        for item, arrow in ((self._best, best), (self._threat, threat)):
            item.set_lines((arrow,) if arrow is not None else ())

    @property
    def drawn_marks(self) -> tuple[Mark, ...]:
        """The marks of a person that are drawn, squares first."""
        return tuple(mark for item in self._drawn for mark in item.marks)

    def set_drawn_marks(self, marks: tuple[Mark, ...]) -> None:
        """Draw these marks of a person and no others."""
        for item in self._drawn:
            item.set_marks(marks)

    def set_ways(self, ways: tuple[Arrow, ...]) -> None:
        """Draw these ways of a capture and no others."""
        self._ways.set_lines(ways)

    def add_ghost(self, piece: Piece) -> PieceItem:
        """A piece that stands on no square; `remove_ghost` takes it away."""
        ghost = PieceItem(piece, self._atlas, self._layout.side)
        ghost.setZValue(Z_MOVING)
        self.addItem(ghost)
        return ghost

    def remove_ghost(self, ghost: PieceItem) -> None:
        """Take a piece of `add_ghost` away."""
        self.removeItem(ghost)

    def lay_out(self, layout: Layout, exact: bool = True) -> None:
        """Put everything where `layout` says. Not `exact`: one picture of a board that is turning."""
        if exact and layout.side != self._layout.side:
            self._atlas.forget()
        self._layout = layout
        self._squares.set_layout(layout, exact)
        for item in self._on_the_board:
            item.setTransform(layout.transform)
        self._labels.set_layout(layout)
        for square, piece in self._pieces.items():
            piece.set_side(layout.side, exact)
            piece.setPos(layout.center(square))

    def pieces(self) -> dict[Square, Piece]:
        """The pieces that are shown, by the squares they belong to."""
        return {square: item.piece for square, item in self._pieces.items()}

    def item_at(self, square: Square) -> PieceItem | None:
        """The item of the piece that belongs to `square`, wherever it hangs now."""
        return self._pieces.get(square)

    def show_pieces(self, pieces: Mapping[Square, Piece]) -> None:
        """Show exactly these pieces, each at rest on its square."""
        for square in self._pieces.keys() - pieces.keys():
            self.removeItem(self._pieces.pop(square))
        for square, piece in pieces.items():
            item = self._pieces.get(square)
            if item is None:
                item = PieceItem(piece, self._atlas, self._layout.side)
                self._pieces[square] = item
                self.addItem(item)
            item.set_piece(piece)
            item.lift(False)
            item.setOpacity(1.0)
            item.setPos(self._layout.center(square))
