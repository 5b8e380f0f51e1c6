"""The mark of a move's worth: a plus, an equals sign or a minus, which colours only repeat."""

from __future__ import annotations

from harzdame_engine.endgames.verdict import Verdict
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from harzdame_gui.theme import current_theme

_ARM = 0.25
"""Half a stroke's length, and the gap between two, as shares of the badge's side."""
_GAP = 0.11


def paint_badge(painter: QPainter, place: QRectF, verdict: Verdict) -> None:
    """Draw the mark as a disc that fills `place`; a draw's is hollow."""
    theme = current_theme()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if verdict.is_draw:
        ink = theme.color("text_muted")
        painter.setPen(QPen(ink, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        ink = theme.color("surface")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("success" if verdict.is_win else "error"))
    painter.drawEllipse(place.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.setPen(QPen(ink, 1.75, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLines(_strokes(place, verdict))
    painter.restore()


def _strokes(place: QRectF, verdict: Verdict) -> list[QLineF]:
    arm, gap = place.width() * _ARM, place.width() * _GAP
    across = QLineF(place.center() - QPointF(arm, 0), place.center() + QPointF(arm, 0))
    if verdict.is_draw:
        return [across.translated(0, -gap), across.translated(0, gap)]
    if verdict.is_loss:
        return [across]
    return [across, QLineF(place.center() - QPointF(0, arm), place.center() + QPointF(0, arm))]
