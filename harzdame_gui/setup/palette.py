"""The palette of the set-up editor: four pieces and an eraser."""

from __future__ import annotations

from harzdame_engine import Color, Piece
from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from harzdame_gui.theme import current_theme, icon
from harzdame_gui.widgets.layouts import fill

_PIECE = 36
_HEIGHT = _PIECE + 12


class PiecePalette(QWidget):
    """Five buttons of which exactly one is down; the keys 1 to 5 press them.

    *Signals*
    changed(): another one is down.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._pieces: list[Piece | None] = []
        self._add(Piece(Color.WHITE), icon("white-man"), self.tr("White man"))
        self._add(Piece(Color.WHITE, True), icon("white-king"), self.tr("White king"))
        self._add(Piece(Color.BLACK), icon("black-man"), self.tr("Black man"))
        self._add(Piece(Color.BLACK, True), icon("black-king"), self.tr("Black king"))
        self._add(None, icon("delete"), self.tr("Eraser"))
        buttons = self._group.buttons()
        fill(QHBoxLayout(self), *buttons, spacing=current_theme().spacing.xs, grow=buttons)
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def piece(self) -> Piece | None:
        """The piece that a click places, or None for the eraser."""
        return self._pieces[self._group.checkedId()]

    def choose(self, number: int) -> None:
        """Press a button, counted from 0."""
        self._group.button(number).setChecked(True)

    @property
    def count(self) -> int:
        """The number of buttons."""
        return len(self._pieces)

    @Slot(int, bool)
    def _on_toggled(self, _number: int, down: bool) -> None:
        if down:
            self.changed.emit()

    def _add(self, piece: Piece | None, picture: QIcon, name: str) -> None:
        button = QPushButton(picture, "", autoDefault=False)
        button.setProperty("role", "tool")
        button.setCheckable(True)
        button.setIconSize(QSize(_PIECE, _PIECE) if piece is not None else QSize(_PIECE // 2, _PIECE // 2))
        button.setFixedHeight(_HEIGHT)
        button.setToolTip(f"{name} ({len(self._pieces) + 1})")
        button.setAccessibleName(name)
        self._group.addButton(button, len(self._pieces))
        self._pieces.append(piece)
