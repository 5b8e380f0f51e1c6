"""Small pictures of positions, painted one after the other on one scene, and kept."""

from __future__ import annotations

from collections import OrderedDict

from harzdame_engine import Move, Position, Rules
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from harzdame_gui.board.geometry.cells import cells_of
from harzdame_gui.board.geometry.layout import Orientation, fit
from harzdame_gui.board.items.marks import Marks
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.theme import Theme, current_theme

_MOST_BYTES = 16 << 20
"""Some four hundred pictures of the strip, a hundred on a fine screen."""
_BYTES_PER_PIXEL = 4

Key = tuple[Position, Move | None]


class SmallBoards:
    """The pictures of one size; the longest unused are forgotten. Needs a running QGuiApplication."""

    def __init__(self, side: int, ratio: float = 1.0) -> None:
        """`side`: width and height of a picture, in device-independent pixels."""
        self._theme = current_theme()
        self._side = side
        self._ratio = ratio
        self._flipped = False
        self._scene: BoardScene | None = None
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()

    @property
    def side(self) -> int:
        """Width and height of a picture."""
        return self._side

    def change(
        self,
        *,
        theme: Theme | None = None,
        side: int | None = None,
        ratio: float | None = None,
        flipped: bool | None = None,
    ) -> bool:
        """Paint otherwise from now on; returns whether earlier pictures are of no use any more."""
        wanted = (theme or self._theme, side or self._side, ratio or self._ratio)
        turned = self._flipped if flipped is None else flipped
        if (*wanted, turned) == (self._theme, self._side, self._ratio, self._flipped):
            return False
        (self._theme, self._side, self._ratio), self._flipped = wanted, turned
        self._scene = None
        self._kept.clear()
        return True

    @property
    def _bytes(self) -> float:
        """The size of one picture in bytes."""
        return _BYTES_PER_PIXEL * (self._side * self._ratio) ** 2

    def known(self, position: Position, move: Move | None) -> QPixmap | None:
        """The picture of a position after a move, if it was painted already."""
        picture = self._kept.get((position, move))
        if picture is not None:
            self._kept.move_to_end((position, move))
        return picture

    def picture(self, position: Position, move: Move | None) -> QPixmap:
        """The picture of a position; the squares of the move that led to it are lit up."""
        known = self.known(position, move)
        if known is not None:
            return known
        made = self._kept[position, move] = self._painted(position, move)
        if len(self._kept) * self._bytes > _MOST_BYTES:
            self._kept.popitem(last=False)
        return made

    def _painted(self, position: Position, move: Move | None) -> QPixmap:
        scene = self._scene_for(position.rules)
        scene.show_pieces(position.pieces)
        scene.set_marks(
            Marks(last_move=frozenset() if move is None else frozenset((move.origin, move.target)))
        )
        size = QSizeF(self._side, self._side)
        picture = QPixmap((size * self._ratio).toSize())
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(0, 0, self._side, self._side)
        scene.render(painter, area, area)
        painter.end()
        return picture

    def _scene_for(self, rules: Rules) -> BoardScene:
        if self._scene is None or self._scene.rules != rules:
            size = QSizeF(self._side, self._side)
            orientation = Orientation(self._flipped)
            layout = fit(cells_of(rules.board), size, orientation, self._ratio, coordinates=False)
            self._scene = BoardScene(rules, self._theme, layout)
        return self._scene
