"""One player at the edge of the board: name, level, pieces left, turn and clock."""

from typing import NamedTuple

from harzdame_engine import Color
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.opponents.face import Face
from harzdame_gui.play.clock_face import ClockFace
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import ElidedLabel, PlainLabel
from harzdame_gui.widgets.thinking_dots import ThinkingDots

_HEIGHT = 44
_DISC = 18
_FACE = 36
_LEAST_OF_NAME = 48
_ROOMY = 440
"""The width from which there is room for everything beside a clock."""


class PlayerState(NamedTuple):
    """The contents of a row: `detail` follows the name, `status` stands at the far end during the turn.

    An `opponent` shows its face; `tip` explains the detail.
    """

    color: Color
    name: str
    detail: str = ""
    pieces: str = ""
    status: str = ""
    thinking: bool = False
    opponent: Opponent | None = None
    tip: str = ""


class PlayerRow(QWidget, Themed):
    """A line of text after the player's disc, with a pill at its end during the player's turn.

    `clock` is hidden in games without one. Where it takes too much room, the
    pieces left and the pill give way: the clock that runs tells the turn, too. So they do where it is told
    why the game does not count.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._disc = _Disc()
        self._face = Face(_FACE)
        self._name = ElidedLabel()
        self._name.setMinimumWidth(_LEAST_OF_NAME)
        self._detail = ElidedLabel()
        self._pieces = PlainLabel()
        self._told = False  # whether the detail is not to be cut off for the pieces
        self._state: PlayerState | None = None
        self.dots = ThinkingDots()
        self._status = PlainLabel()
        self.clock = ClockFace()
        self.clock.installEventFilter(self)
        self.setFixedHeight(_HEIGHT)
        self._detail.setProperty("role", "muted")
        self._pieces.setProperty("role", "muted")
        self._detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._status.setProperty("role", "pill")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.spacing.s)
        layout.addWidget(self._disc)
        layout.addWidget(self._face)
        layout.addWidget(self._name)
        layout.addWidget(self._detail, 1)
        layout.addWidget(self._pieces)
        layout.addSpacing(theme.spacing.xs)
        layout.addWidget(self.dots)
        layout.addWidget(self._status, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.clock, 0, Qt.AlignmentFlag.AlignVCenter)
        self.take_theme()
        self.show_player(PlayerState(Color.WHITE, ""))

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        self._name.setFont(theme.font(FontRole.STRONG))
        self._status.setFont(theme.font(FontRole.STRONG))

    def show_player(self, state: PlayerState) -> None:
        """Show `state` in place of the one before."""
        if state == self._state:
            return
        self._state = state
        self._disc.set_color(state.color)
        self._name.setText(state.name)
        self._face.show_opponent(state.opponent)
        self._detail.setText(state.detail)
        self.setToolTip(state.tip)
        self._pieces.setText(state.pieces)
        self._told = bool(state.tip)
        self._status.setText(state.status)
        self._make_room()
        self.dots.setVisible(state.thinking)
        spoken = (state.name, state.detail, state.tip, state.pieces, state.status)
        self.setAccessibleName(", ".join(text for text in spoken if text))

    def _make_room(self) -> None:
        roomy = (self.clock.isHidden() and not self._told) or self.width() >= _ROOMY
        self._pieces.setVisible(roomy)
        self._status.setVisible(roomy and bool(self._status.text()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.clock and event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self._make_room()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()


class _Disc(QWidget):
    """A small piece in the player's colour."""

    def __init__(self) -> None:
        super().__init__()
        self._color = Color.WHITE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_color(self, color: Color) -> None:
        self._color = color
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_DISC, _DISC)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        white = self._color is Color.WHITE
        painter.setBrush(current_theme().color("advantage_white" if white else "advantage_black"))
        painter.setPen(QPen(current_theme().color("line_strong"), 1.2))
        painter.drawEllipse(QRectF(0, 0, _DISC, _DISC).adjusted(1, 1, -1, -1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(0, 0, _DISC, _DISC).adjusted(4.5, 4.5, -4.5, -4.5))
