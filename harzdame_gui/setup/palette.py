"""The palette of the set-up editor: four pieces and an eraser."""

from __future__ import annotations

from harzdame_engine import Color, Piece
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from harzdame_gui.resources import resource
from harzdame_gui.theme import Theme, icon
from harzdame_gui.widgets.layouts import STRETCH, fill

_PIECE = 40


class PiecePalette(QWidget):
    """Five buttons of which exactly one is down."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._pieces: list[Piece | None] = []
        self._add(Piece(Color.WHITE), _piece_icon("white-man"), self.tr("White man"))
        self._add(Piece(Color.WHITE, True), _piece_icon("white-king"), self.tr("White king"))
        self._add(Piece(Color.BLACK), _piece_icon("black-man"), self.tr("Black man"))
        self._add(Piece(Color.BLACK, True), _piece_icon("black-king"), self.tr("Black king"))
        self._add(None, icon("delete", theme), self.tr("Eraser"))
        fill(QHBoxLayout(self), *self._group.buttons(), STRETCH, spacing=theme.spacing.xs)
        self._group.button(0).setChecked(True)

    @property
    def piece(self) -> Piece | None:
        """The piece that a click places, or None for the eraser."""
        return self._pieces[self._group.checkedId()]

    def _add(self, piece: Piece | None, picture: QIcon, name: str) -> None:
        button = QPushButton(picture, "", autoDefault=False)
        button.setProperty("role", "tool")
        button.setCheckable(True)
        button.setIconSize(QSize(_PIECE, _PIECE) if piece is not None else QSize(_PIECE // 2, _PIECE // 2))
        button.setFixedSize(_PIECE + 16, _PIECE + 16)
        button.setToolTip(name)
        button.setAccessibleName(name)
        self._group.addButton(button, len(self._pieces))
        self._pieces.append(piece)


def _piece_icon(name: str) -> QIcon:
    return QIcon(str(resource(f"pieces/{name}.svg")))
