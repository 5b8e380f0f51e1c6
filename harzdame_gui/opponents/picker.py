"""The opponents to choose from: their faces in rows, the weakest first, with a tick on those beaten."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from harzdame_gui.controllers.opponents.opponents import OPPONENTS, Opponent
from harzdame_gui.opponents.face import paint_face
from harzdame_gui.text.levels import level_name
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import translate

_SIDE, _GAP, _IN_A_ROW = 40, 4, 7
_FRAME = 4
"""The room around a face for the ring of the one that is chosen."""


class OpponentPicker(QWidget):
    """One of the opponents is chosen, or none; the arrow keys go from one to the next.

    *Signals*
    picked(Opponent): the person chose one.
    """

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(_GAP)
        self._group = QButtonGroup(self)
        self._faces = [_FaceButton(opponent) for opponent in OPPONENTS]
        for number, face in enumerate(self._faces):
            self._group.addButton(face, number)
            grid.addWidget(face, number // _IN_A_ROW, number % _IN_A_ROW)
        grid.setColumnStretch(_IN_A_ROW, 1)
        self.setAccessibleName(self.tr("Opponent"))
        self._group.idToggled.connect(self._on_toggled)

    def show_beaten(self, beaten: Collection[str]) -> None:
        """Mark those who were beaten, by their ids, and no others."""
        for face in self._faces:
            face.show_beaten(beaten=face.opponent.id in beaten)

    def choose(self, opponent: Opponent | None) -> None:
        """Show who is chosen, or that it is none of them."""
        with_signals = self._group.blockSignals(True)
        self._group.setExclusive(opponent is not None)
        for face in self._faces:
            face.setChecked(face.opponent is opponent)
        self._group.setExclusive(True)
        self._group.blockSignals(with_signals)

    @Slot(int, bool)
    def _on_toggled(self, number: int, checked: bool) -> None:
        if checked:
            self.picked.emit(OPPONENTS[number])


class _FaceButton(QAbstractButton):
    """A face that can be chosen."""

    def __init__(self, opponent: Opponent) -> None:
        super().__init__()
        self.opponent = opponent
        self._beaten = False
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name_it()

    def show_beaten(self, *, beaten: bool) -> None:
        self._beaten = beaten
        self._name_it()
        self.update()

    def _name_it(self) -> None:
        name = f"{self.opponent.name} ({level_name(self.opponent.level)})"
        if self._beaten:
            name = translate("Opponent", "{name}: beaten").format(name=name)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        if self.isChecked() or self.hasFocus() or self.underMouse():
            focused = self.hasFocus()
            color = "focus" if focused else "accent" if self.isChecked() else "line_strong"
            width = 3.0 if self.isChecked() else 2.0 if focused else 1.0
            painter.setPen(QPen(theme.color(color), width))
            painter.drawEllipse(whole.adjusted(width / 2, width / 2, -width / 2, -width / 2))
        face = whole.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        paint_face(painter, face, self.opponent, beaten=self._beaten)
