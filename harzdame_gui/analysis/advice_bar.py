"""The row of the analysis panel with the arrows on the board, which it explains, and the number of lines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.analysis.commands import AnalysisCommands
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import ElidedLabel
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.tips_above import TipsAbove

_SAMPLE = QSize(24, 14)
_TEXT_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_TEXT_ONLY = Qt.ToolButtonStyle.ToolButtonTextOnly


class AdviceBar(QWidget, Themed):
    """Buttons that switch the arrows, with samples of them; below, what is known of the threat."""

    def __init__(self, actions: AnalysisCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._best = ActionButton(actions.best, _TEXT_BESIDE)
        self._threat = ActionButton(actions.threat, _TEXT_BESIDE)
        self._fewer = ActionButton(actions.fewer_lines, _TEXT_ONLY)
        self._more = ActionButton(actions.more_lines, _TEXT_ONLY)
        self._lines = 1
        self._count = QLabel()
        self._count.setProperty("role", "muted")
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.threat_text = ElidedLabel()
        self.threat_text.setProperty("role", "muted")
        self.threat_text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for button in (self._best, self._threat, self._fewer, self._more):
            button.setProperty("role", "slim")
            button.setIconSize(_SAMPLE)
        for named in (self._best, self._threat):
            named.setMinimumWidth(_SAMPLE.width())  # their names can go, see `_fit`
        row = fill(
            QHBoxLayout(), self._best, self._threat, STRETCH, self._fewer, self._count, self._more, spacing=0
        )
        fill(QVBoxLayout(self), row, self.threat_text, spacing=current_theme().spacing.xs)
        self.threat_text.hide()
        TipsAbove(self)  # the lines below are read and clicked meanwhile
        self.take_theme()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        caption = theme.font(FontRole.CAPTION)
        for part in (self._count, self.threat_text):
            part.setFont(caption)
        for button, color, dashed in (
            (self._best, theme.board.best, False),
            (self._threat, theme.board.threat, True),
        ):
            # the button would take the action's back with its next change
            button.defaultAction().setIcon(_sample(QColor(color), dashed=dashed))

    def set_count(self, count: int) -> None:
        """Show the number of lines."""
        self._lines = count
        self._count.setToolTip(self.tr("Lines: {count}").format(count=count))
        self._count.setAccessibleName(self._count.toolTip())
        self._fit()

    def show_threat(self, text: str | None) -> None:
        """Say what is threatened; None: nobody asked."""
        self.threat_text.setText(text or "")
        self.threat_text.setVisible(text is not None)

    def _fit(self) -> None:
        """Name the number, and then the buttons, where there is room for that: nothing is cut off."""
        named, metrics = self._count.toolTip(), self._count.fontMetrics()
        room = self._room_beside(_TEXT_BESIDE)
        if room < metrics.horizontalAdvance(str(self._lines)):
            self._room_beside(Qt.ToolButtonStyle.ToolButtonIconOnly)
        fits = metrics.horizontalAdvance(named) < room
        self._count.setText(named if fits else str(self._lines))

    def _room_beside(self, style: Qt.ToolButtonStyle) -> int:
        """Give the buttons a style; returns the width that they leave to the number."""
        for button in (self._best, self._threat):
            button.setToolButtonStyle(style)
        buttons = (self._best, self._threat, self._fewer, self._more)
        return self.width() - sum(button.sizeHint().width() for button in buttons)

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _sample(color: QColor, *, dashed: bool) -> QIcon:
    """A small arrow, drawn as it is on the board, on a ground like the board's."""
    theme = current_theme()
    ratio = 2
    picture = QPixmap(_SAMPLE * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.board.square_dark))
    painter.drawRoundedRect(0, 0, _SAMPLE.width(), _SAMPLE.height(), 4, 4)
    middle = _SAMPLE.height() / 2
    head = QPolygonF([QPointF(21, middle), QPointF(14, middle - 4), QPointF(14, middle + 4)])
    for ink, extra in ((QColor(theme.board.hint_outline), 2.0), (color, 0.0)):
        pen = QPen(ink, 2.5 + extra)
        if dashed and not extra:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([1.4, 0.9])
        painter.setPen(pen)
        painter.drawLine(QPointF(4, middle), QPointF(14, middle))
        painter.setPen(QPen(ink, extra) if extra else Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPolygon(head)
    painter.end()
    return QIcon(picture)
