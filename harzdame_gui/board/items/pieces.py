"""Pieces on screen: drawn once for each size, then shown as pictures."""

from __future__ import annotations

from harzdame_engine import Color, Piece
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QGraphicsItem

from harzdame_gui.resources import resource

LIFTED = 1.1
"""The scale of a piece while it is picked up."""

DIMMED = 0.45
"""The opacity of a piece that is jumped but not yet taken off."""

_NAMES = {
    Piece(color, king): f"{word}-{'king' if king else 'man'}.svg"
    for color, word in ((Color.WHITE, "white"), (Color.BLACK, "black"))
    for king in (False, True)
}


class PieceAtlas:
    """The pictures of all pieces, each drawn at the device pixels it is shown with."""

    def __init__(self, folder: str) -> None:
        """`folder`: that of the drawings, which a theme names."""
        self._folder = folder
        self._renderers: dict[Piece, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[Piece, int], QPixmap] = {}

    def pixmap(self, piece: Piece, side: float, ratio: float) -> QPixmap:
        """The picture for a square of `side` pixels at `ratio` device pixels each; it fills the square."""
        pixels = max(round(side * ratio), 1)
        key = piece, pixels
        if key not in self._pixmaps:
            self._pixmaps[key] = self._draw(piece, pixels)
        return self._pixmaps[key]

    def set_folder(self, folder: str) -> None:
        """Other drawings."""
        if folder != self._folder:
            self._folder = folder
            self._renderers.clear()
            self.forget()

    def forget(self) -> None:
        """The size changed: drop the pictures drawn so far."""
        self._pixmaps.clear()

    def _renderer(self, piece: Piece) -> QSvgRenderer:
        if piece not in self._renderers:
            self._renderers[piece] = QSvgRenderer(str(resource(f"{self._folder}/{_NAMES[piece]}")))
        return self._renderers[piece]

    def _draw(self, piece: Piece, pixels: int) -> QPixmap:
        pixmap = QPixmap(pixels, pixels)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer(piece).render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
        return pixmap


class PieceItem(QGraphicsItem):
    """One piece. Its position is the middle of the square it stands on; it is never turned."""

    def __init__(self, piece: Piece, atlas: PieceAtlas, side: float) -> None:
        super().__init__()
        self.piece = piece
        self.appearance = piece
        self._atlas = atlas
        self._side = side
        self._drawn_side = side
        self.setZValue(Z_PIECE)

    def set_piece(self, piece: Piece) -> None:
        """Show another piece, after a promotion."""
        self.piece = piece
        self.appear_as(piece)

    def appear_as(self, piece: Piece) -> None:
        """Look like another piece for a while: crowned in the middle of a capture."""
        if piece != self.appearance:
            self.appearance = piece
            self.update()

    def set_side(self, side: float, exact: bool = True) -> None:
        """The square's side. Not `exact`: on the way to another size the old picture is stretched."""
        if side != self._side or (exact and side != self._drawn_side):
            self.prepareGeometryChange()
            self._side = side
            if exact:
                self._drawn_side = side

    def lift(self, lifted: bool) -> None:
        """Pick the piece up, above all others, or set it down."""
        self.setScale(LIFTED if lifted else 1.0)
        self.setZValue(Z_HELD if lifted else Z_PIECE)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._side / 2, -self._side / 2, self._side, self._side)

    def paint(self, painter: QPainter, *_: object) -> None:
        ratio = painter.device().devicePixelRatio()
        pixmap = self._atlas.pixmap(self.appearance, self._drawn_side * self.scale(), ratio)
        at_rest = self.scale() == 1.0 and self._side == self._drawn_side
        if at_rest:
            painter.drawPixmap(self._snapped(painter, ratio, pixmap), pixmap, QRectF(pixmap.rect()))
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.boundingRect(), pixmap, QRectF(pixmap.rect()))

    def _snapped(self, painter: QPainter, ratio: float, pixmap: QPixmap) -> QRectF:
        """The picture's place, moved to whole device pixels so that none is smeared."""
        corner = painter.worldTransform().map(self.boundingRect().topLeft())
        whole = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        place = self.boundingRect().topLeft() + (whole - corner)
        return QRectF(place.x(), place.y(), pixmap.width() / ratio, pixmap.height() / ratio)


Z_PIECE = 10.0
Z_MOVING = 20.0
Z_HELD = 30.0
