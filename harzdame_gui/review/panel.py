"""The part of the side panel about a reviewed game: graph, accuracy of both sides, turning points."""

from __future__ import annotations

from harzdame_engine import Color, Node
from harzdame_engine.review.summary import SideSummary, Summary
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.review.graph import ScoreGraph
from harzdame_gui.review.text import accuracy_text, counts_text, no_figures_text, side_text, without_figures
from harzdame_gui.review.turning_points import TurningPoints
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill

_STONE = 12
_GRAPH, _FIGURES, _ALL = 320, 430, 660
"""The heights of the side panel, without analysis and explorer, from which on there is room for the parts."""


class ReviewPanel(QWidget, Themed):
    """The summary of a review; hidden while the game on the board has none.

    *Signals*
    nodeChosen(Node): the game is to be shown there.
    appearing(): it is about to be shown, and to take height from what stands above it.
    """

    nodeChosen = Signal(object)
    appearing = Signal()

    def __init__(
        self,
        turning_points: QAction,
        learn: QAction,
        wanted: Setting[bool],
        parent: QWidget | None = None,
    ) -> None:
        """`turning_points` shows and hides the boards, and `wanted` keeps whether they are shown.

        `learn` is offered while there is something to learn from.
        """
        super().__init__(parent)
        self.graph = ScoreGraph()
        self.points = TurningPoints()
        self._sides = {color: _SideRow(color) for color in Color}
        self._heading = label("muted", self.tr("Accuracy"))
        self._toggle = turning_points
        self._wanted = wanted
        self._is_high = True
        self._room = _ALL
        turning_points.setChecked(wanted.value)
        turning_points.triggered.connect(self._on_toggled_by_hand)
        self._button = ActionButton(turning_points, Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._learn = ActionButton(learn, Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.graph.nodeChosen.connect(self.nodeChosen)
        self.points.nodeChosen.connect(self.nodeChosen)
        turning_points.toggled.connect(self._show_points)
        self._summary: Summary | None = None
        self._lay_out()
        self._learn.hide()
        self.take_theme()
        self.hide()

    def _lay_out(self) -> None:
        """The accuracy of both sides in one row with a button, their bad moves in the next with the other."""
        space = current_theme().spacing
        self._gap = space.xs + 2
        named: list[QWidget | int] = [self._heading]
        counted: list[QWidget | int] = []
        for row in self._sides.values():
            named += [row.stone, row.accuracy]
            counted += [row.second_stone, row.counts, space.s]
        self._figures = QWidget()
        above = fill(QHBoxLayout(), *named, STRETCH, self._button, spacing=self._gap)
        self._counted = tuple(part for part in counted if isinstance(part, QWidget))
        self._below = fill(QHBoxLayout(), *counted, STRETCH, self._learn, spacing=self._gap)
        self._last = fill(QHBoxLayout(), STRETCH)
        fill(QVBoxLayout(self._figures), above, self._below, self._last, spacing=space.xs)
        fill(QVBoxLayout(self), self.graph, self._figures, self.points, spacing=space.xs)

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self._heading.setFont(current_theme().font(FontRole.CAPTION))

    def show_summary(self, summary: Summary | None, *, flipped: bool, learnable: bool = False) -> None:
        """Show what is known of the game; None: nothing. `learnable`: there are mistakes to learn from."""
        self._summary = summary
        self._learn.setVisible(learnable)
        if summary is not None:
            self.graph.show_moments(summary.moments)
            self.points.show_moments(summary.turning_points, flipped=flipped)
            for color, row in self._sides.items():
                row.show_side(summary.sides[color])
            few = without_figures(summary)
            self._heading.setText(no_figures_text() if few else self.tr("Accuracy"))
            for part in (part for row in self._sides.values() for part in (row.stone, row.accuracy)):
                part.setVisible(not few)
        self._button.setVisible(summary is not None and bool(summary.turning_points))
        self._fit_rows()
        self._show_points()
        self.setVisible(summary is not None)

    def fit(self, room: int) -> None:
        """Leave the moves their part of the `room`, a height: boards give way, the rest goes `beyond` it.

        The boards can be asked for nevertheless; the choice made with enough room is what is remembered.
        """
        self._room = room
        if (room >= _ALL) is not self._is_high:
            self._is_high = room >= _ALL
            self._toggle.setChecked(self._is_high and self._wanted.value)

    @property
    def beyond(self) -> int:
        """The height of those parts that have no room: they can be scrolled to."""
        if self.isHidden():
            return 0
        gap = current_theme().spacing.xs
        parts = {self.graph: _GRAPH, self._figures: _FIGURES}
        return sum(part.minimumSizeHint().height() + gap for part, room in parts.items() if self._room < room)

    def set_current(self, node: Node) -> None:
        """Mark the position at the cursor."""
        self.graph.set_current(node)

    def _fit_rows(self) -> None:
        """Name the accuracy where no button is cut off by that; one that would cut counts has its own row."""
        rows = () if self._summary is None or without_figures(self._summary) else self._sides.values()
        named = [part for row in rows for part in (row.stone, row.accuracy)]
        button = () if self._button.isHidden() else (self._button,)
        self._heading.setVisible(self._has_room(self._heading, *named, *button))
        row = self._below if self._has_room(*self._counted, self._learn) else self._last
        if row.indexOf(self._learn) < 0:
            (self._below if row is self._last else self._last).removeWidget(self._learn)
            row.addWidget(self._learn)

    def _has_room(self, *parts: QWidget) -> bool:
        """Whether all of these fit into one row."""
        widths = (max(part.sizeHint().width(), part.minimumWidth()) for part in parts)
        return sum(widths) + (len(parts) + 2) * self._gap <= self.width()

    def _show_points(self) -> None:
        known = self._summary is not None and bool(self._summary.turning_points)
        self.points.setVisible(known and self._toggle.isChecked())

    def _on_toggled_by_hand(self, shown: bool) -> None:
        if self._is_high:
            self._wanted.set(shown)

    # Qt's own

    def setVisible(self, visible: bool) -> None:
        if visible and self.isHidden():
            self.appearing.emit()  # before Qt lays out everything around it
        super().setVisible(visible)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.points.fit(self.width())
        self._fit_rows()


class _SideRow:
    """The labels of one side: its colour, its accuracy and its bad moves."""

    def __init__(self, color: Color) -> None:
        self._color = color
        self.stone, self.second_stone = _Stone(color), _Stone(color)
        self.accuracy = QLabel()
        self.counts = label("muted")

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        self.accuracy.setFont(theme.font(FontRole.STRONG))
        self.counts.setFont(theme.font(FontRole.CAPTION))

    def show_side(self, side: SideSummary) -> None:
        """Show what the review says of the side."""
        self.accuracy.setText(accuracy_text(side))
        counts = (side.inaccuracies, "?!"), (side.mistakes, "?"), (side.blunders, "??")
        self.counts.setText("  ".join(f"{count} {sign}" for count, sign in counts))
        self.counts.setToolTip(counts_text(side))
        spoken = side_text(self._color, side)
        self.accuracy.setAccessibleName(spoken)
        self.accuracy.setToolTip(spoken)


class _Stone(QWidget):
    """A small disc in the colour of a side."""

    def __init__(self, color: Color) -> None:
        super().__init__()
        self._color = color
        self.setFixedSize(_STONE, _STONE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name = "advantage_white" if self._color is Color.WHITE else "advantage_black"
        painter.setBrush(current_theme().color(name))
        painter.setPen(QPen(current_theme().color("line_strong"), 1))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
