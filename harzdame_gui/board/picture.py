"""Still pictures of positions, for lists and pages: painted by the very items of the board on screen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from harzdame_engine import Piece, Rules, Square
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from harzdame_gui.board.geometry.cells import cells_of
from harzdame_gui.board.geometry.layout import Orientation, fit
from harzdame_gui.board.items.arrows import Arrow
from harzdame_gui.board.items.marks import Marks
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.theme import Theme


def render_position(
    rules: Rules,
    pieces: Mapping[Square, Piece],
    theme: Theme,
    size_px: int,
    device_ratio: float = 1.0,
    *,
    arrows: Sequence[Sequence[Square]] = (),
    squares: Collection[Square] = (),
    barred: Collection[Square] = (),
    flipped: bool = False,
    coordinates: bool = False,
) -> QPixmap:
    """The board of `rules` with `pieces`, `size_px` wide and high, on a transparent ground.

    Each of `arrows` runs along two or more squares; `squares` are lit up, `barred` ones marked as an
    obstacle is. Needs a running QGuiApplication.
    """
    size = QSizeF(size_px, size_px)
    layout = fit(cells_of(rules.board), size, Orientation(flipped), device_ratio, coordinates)
    scene = BoardScene(rules, theme, layout)
    scene.show_pieces(pieces)
    closed = frozenset(barred)
    marks = Marks(lit=frozenset(squares), refused=closed, refused_by_obstacle=True, refusal_strength=1.0)
    scene.set_marks(marks)
    scene.set_arrows(tuple(Arrow(tuple(path)) for path in arrows))
    picture = QPixmap((size * device_ratio).toSize())
    picture.setDevicePixelRatio(device_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size_px, size_px)
    scene.render(painter, area, area)
    painter.end()
    return picture
